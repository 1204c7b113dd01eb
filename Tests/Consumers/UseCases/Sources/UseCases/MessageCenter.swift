import ContentCards
import Foundation

/// The message center: a list of messages. Each type of message is opened in its own way.
@MainActor struct MessageCenter {
  let store: ContentCardStore
  let feed: ContentCardFeed<ContentCardClassType>

  /// The messages in the rows of the list. A row shows only properties that all messages have.
  var messages: [any Message] { feed.messages }

  /// Shows the list, and logs an impression of each message.
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

  /// Deletes a message if it is dismissible: removes it from all feeds, and logs the dismissal.
  func delete(_ message: any Message) { message.dismissContentCard() }

  /// Deletes all dismissible messages. The feeds change once.
  func deleteAll() {
    let ids = messages.compactMap { $0.contentCardData?.id }
    store.logContentCard(.dismissal, ids: ids)
  }

  /// Acts like a user. If there are more than two messages, opens all of them and deletes the first one. Otherwise,
  /// deletes all messages.
  func beUsed() {
    guard let first = messages.first, messages.count > 2 else { return deleteAll() }
    for message in messages { open(message) }
    delete(first)
  }
}
