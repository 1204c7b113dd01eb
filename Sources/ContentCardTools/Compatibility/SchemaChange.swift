import ContentCardSchema

/// A difference between two versions of a schema, and its effects.
///
/// Apps with the old schema receive cards of the new schema, and apps with the new schema receive cards of campaigns
/// that are already running.
package struct SchemaChange: Hashable, Sendable {
  /// The effect of a change on cards of one version in an app of the other version.
  package enum Effect: String, Sendable, Comparable, CaseIterable {
    /// All cards are accepted and read correctly.
    case none = "safe"
    /// Some cards are read differently or lose a value, or the app's own code decides whether they are accepted.
    case changesMeaning = "changes-meaning"
    /// Some cards are rejected or ignored. If diff could not try every card, some may be.
    case breaks = "breaks"

    package static func < (a: Self, b: Self) -> Bool { a.rank < b.rank }

    private var rank: Int { Self.allCases.firstIndex(of: self) ?? 0 }
  }

  package var code: SchemaChangeCode
  /// A description of the difference and its consequences.
  package var message: String

  /// The effect on new cards in old apps.
  package var oldApps: Effect
  /// The effect on cards of running campaigns in the new app.
  package var liveCards: Effect
  /// The smallest affected new card in old apps that was found, as JSON, or `nil` if none was.
  package var oldAppsCard: String?
  /// The smallest affected card of a running campaign in the new app that was found, as JSON, or `nil` if none was.
  package var liveCardsCard: String?
  /// Whether code that uses the generated types may have to be changed.
  package var changesCode: Bool

  /// The location in the old schema, or `nil` if there is none.
  package var old: SourceLocation?
  /// The location in the new schema, or `nil` if there is none.
  package var new: SourceLocation?
  /// How to avoid the consequences.
  package var advice: [String]
}

extension SchemaChange {
  /// A class of changes. Raw values follow semantic versioning, so scripts can rely on them.
  package enum Class: String, Sendable, CaseIterable {
    case breaksOldApps = "breaks-old-apps"
    case breaksLiveCards = "breaks-live-cards"
    case changesMeaning = "changes-meaning"
    case changesCode = "changes-code"
    /// None of the other classes.
    case safe

    /// The name in text output, such as "breaks old apps".
    package var label: String { rawValue.replacing("-", with: " ") }
  }

  /// The classes of this change, the most severe first. There is at least one.
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
