import ContentCards
import Foundation

/// The events that were passed to the SDK, in order.
final class EventLog: @unchecked Sendable {
  // `@unchecked`, because the lock protects `storage`.
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
