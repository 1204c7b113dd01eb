import ContentCards
import Foundation

/// For each issue, sends Braze the number of cards that have it, at most once a day until the app is restarted.
@MainActor final class IssueCounts {
  private let store: ContentCardStore
  private let braze: Braze
  private var lastDay: Date?

  init(_ store: ContentCardStore, _ braze: Braze) { (self.store, self.braze) = (store, braze) }

  /// Call this function when the app enters the background.
  func send(now: Date = Date()) {
    let day = Calendar.current.startOfDay(for: now)
    guard day != lastDay else { return }
    lastDay = day
    for issue in store.takeIssueCounts() {
      braze.logCustomEvent(
        name: "content_card_issue",
        properties: [
          "class_type": issue.classType ?? "", "key": issue.key ?? "", "code": issue.code,
          "severity": issue.severity.rawValue, "cards": issue.count,
        ])
    }
  }
}

/// A stand-in for the SDK's class.
@MainActor final class Braze {
  private(set) var events: [String] = []

  func logCustomEvent(name: String, properties: [String: Any]) {
    let pairs = properties.map { "\($0.key): \($0.value)" }.sorted().joined(separator: ", ")
    events.append("\(name) \(pairs)")
  }
}
