import ContentCardSchema

/// One thing that two versions of a schema have otherwise, and for whom it matters.
///
/// The app of either version meets cards of the other: the app in the store gets cards that were
/// written by the new schema, and the new app gets those of campaigns that run already.
package struct SchemaChange: Hashable, Sendable {
  /// What becomes of the cards of one version in the app of the other.
  package enum Effect: String, Sendable, Comparable, CaseIterable {
    /// All of them are accepted and read as they were meant.
    case none = "safe"
    /// All of them are accepted, but some are read otherwise.
    case changesMeaning = "changes-meaning"
    /// Some of them are rejected.
    case breaks = "breaks"

    package static func < (a: Self, b: Self) -> Bool { a.rank < b.rank }

    private var rank: Int { Self.allCases.firstIndex(of: self) ?? 0 }
  }

  package var code: SchemaChangeCode
  /// What is otherwise, and what comes of it for whom.
  package var message: String

  /// What becomes of new cards in the app in the store.
  package var oldApps: Effect
  /// What becomes of cards of running campaigns in the new app.
  package var liveCards: Effect
  /// Whether code that uses the generated types may have to change.
  package var changesCode: Bool

  /// The place in the old schema; nil: there is none, or it is the file as a whole.
  package var old: SourceLocation?
  /// The place in the new schema; nil: there is none, or it is the file as a whole.
  package var new: SourceLocation?
  /// The ways out.
  package var advice: [String]
}

extension SchemaChange {
  /// What can be said of a change. The raw value is the word that scripts hold on to.
  package enum Class: String, Sendable, CaseIterable {
    case breaksOldApps = "breaks-old-apps"
    case breaksLiveCards = "breaks-live-cards"
    case changesMeaning = "changes-meaning"
    case changesCode = "changes-code"
    /// Nothing of the above.
    case safe

    /// The words for people: "breaks old apps".
    package var label: String { rawValue.replacing("-", with: " ") }
  }

  /// One class or more, in the order of their weight.
  package var classes: [Class] {
    let effects = [oldApps, liveCards]
    let found = [
      oldApps == .breaks ? Class.breaksOldApps : nil,
      liveCards == .breaks ? .breaksLiveCards : nil,
      effects.contains(.changesMeaning) ? .changesMeaning : nil,
      changesCode ? .changesCode : nil,
    ].compactMap(\.self)
    return found.isEmpty ? [.safe] : found
  }
}
