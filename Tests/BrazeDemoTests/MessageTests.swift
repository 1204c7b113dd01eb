import BrazeDemo
import ContentCards
import Foundation
import Testing

/// The demo app's rules for messages.
@Suite struct MessageTests {
  private func content(of card: ContentCard) -> (
    content: WebViewMessage.Content?, issues: [ContentCardIssue]
  ) {
    let conversion = ContentCardClassType.convertContentCards([card])
    guard case .webViewMessage(let message) = conversion.objects.first else {
      Issue.record("\(conversion.issues)")
      return (nil, conversion.issues)
    }
    return (message.content, conversion.issues)
  }

  @Test func aWebViewTakesTheURLThenTheHTMLThenTheContentBlock() throws {
    var card = Cards.webView
    #expect(
      content(of: card).content == .url(try #require(URL(string: "https://example.com/page"))))
    card.urlString = ""
    #expect(content(of: card).content == .html("<p>Hi</p>"))
    card.extras["html"] = ""
    #expect(content(of: card).content == .contentBlock("block-1"))
    card.extras["content_block_id"] = nil
    #expect(content(of: card).content == nil)
    #expect(content(of: card).issues == [])
  }

  @Test func aURLThatIsNoneIsReportedAndTheNextChoiceIsTaken() {
    var card = Cards.webView
    card.urlString = "example.com"
    let (content, issues) = content(of: card)
    #expect(content == .html("<p>Hi</p>"))
    #expect(
      issues.map(\.description) == [
        """
        Content card "webView" of class type "message_webview": "card.urlString" is "example.com", which is not a \
        URL such as https://example.com; the value is ignored.
        """
      ])
  }

  @Test func aFullPageFallsBackToTheCardsTitle() throws {
    let card = Cards.fullPage.with("message_title", nil)
    guard
      case .fullPageMessage(let message) = ContentCardClassType.convertContentCards([card]).objects
        .first
    else { throw CancellationError() }
    #expect(message.messageTitle == "The card's title")
  }

  @Test func aWebViewDoesNot() throws {
    var card = Cards.webView
    card.title = "The card's title"
    guard
      case .webViewMessage(let message) = ContentCardClassType.convertContentCards([card]).objects
        .first
    else { throw CancellationError() }
    #expect(message.messageTitle == nil)
  }

  @Test func aMessageNeedsAHeader() {
    for card in [Cards.fullPage, Cards.webView] {
      let conversion = ContentCardClassType.convertContentCards([card.with("message_header", nil)])
      #expect(conversion.objects.isEmpty)
      #expect(conversion.issues.map(\.reason) == [.missing])
    }
  }

  @Test func htmlMayHoldLiquidWithAWarning() {
    var card = Cards.webView.with("html", "<p>{{ x }}</p>")
    card.urlString = nil
    let (content, issues) = content(of: card)
    #expect(content == .html("<p>{{ x }}</p>"))
    #expect(issues.map(\.severity) == [.warning])
  }
}
