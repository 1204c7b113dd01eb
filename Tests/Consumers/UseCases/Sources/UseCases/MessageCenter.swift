import ContentCards
import Foundation

/// The message center: a list of messages, each of which opens as its type asks for.
@MainActor struct MessageCenter {
  let store: ContentCardStore
  let feed: ContentCardFeed<ContentCardClassType>

  /// The rows of the list; what they show is all that messages share.
  var messages: [any Message] { feed.messages }

  /// Shows the list.
  func show() {
    print("\(messages.count) messages", messages.map(\.messageHeader))
    for message in messages { message.logContentCardImpression() }
  }

  /// Opens the message of a row that was tapped.
  func open(_ message: any Message) {
    message.logContentCardClicked()
    switch message.contentCardObject {
    case .fullPageMessage(let message): show(message)
    case .webViewMessage(let message): show(message)
    // Not in this feed. They are listed instead of `default` so that the compiler reports a new object.
    case .ad, .coupon, .tile, .tileGroup: break
    }
  }

  private func show(_ message: FullPageMessage) {
    print("full page: \(message.messageTitle ?? ""). \(message.cardDescription ?? "")")
  }

  private func show(_ message: WebViewMessage) {
    switch message.content {
    case .url(let url): print("web page at \(url)")
    case .html(let html): print("web page of \(html)")
    case .contentBlock(let id): print("web page of content block \(id)")
    case nil: print("\(message.messageTitle ?? "") without a web page")
    }
  }

  /// Deletes a message: it leaves this feed and every other, and stays away after a refresh.
  func delete(_ message: any Message) { message.dismissContentCard() }

  /// Deletes all messages that can be dismissed, which leave the feed together.
  func deleteAll() {
    let ids = messages.compactMap { $0.contentCardData?.id }
    store.logContentCard(.dismissal, ids: ids)
  }

  /// Acts like a user: the first call opens all messages and deletes the first one, the second call deletes the rest.
  func beUsed() {
    guard let first = messages.first, messages.count > 2 else { return deleteAll() }
    for message in messages { open(message) }
    delete(first)
  }
}
