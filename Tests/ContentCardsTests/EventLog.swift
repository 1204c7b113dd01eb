import ContentCards
import Foundation

/// What the SDK was told, in order.
final class EventLog: @unchecked Sendable {
  // Unchecked is true: `storage` is only touched under the lock.
  private let lock = NSLock()
  private var storage: [String] = []

  var events: [String] { lock.withLock { storage } }

  var context: ContentCardContext {
    ContentCardContext(
      logImpression: { self.append("impression") }, logClick: { self.append("click") },
      processClickAction: { self.append("click action") },
      logDismissed: { self.append("dismissal") })
  }

  func append(_ event: String) { lock.withLock { storage.append(event) } }
}
