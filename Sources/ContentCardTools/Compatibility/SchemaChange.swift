import ContentCardSchema

/// A difference between two versions of a schema, and its effects.
///
/// Apps with the old schema receive cards for the new schema, and apps with the new schema receive cards for the old
/// schema.
package struct SchemaChange: Hashable, Sendable {
  /// The effect of a change on cards for one schema version in apps with the other. If diff did not read all cards that
  /// it had chosen, it assumes the worst possible effect.
  package enum Effect: String, Sendable, Comparable, CaseIterable {
    /// No effect was found.
    case none = "safe"
    /// Some cards are read differently or lose a value, or the effect depends on the app's own code.
    case changesMeaning = "changes-meaning"
    /// Some cards are rejected or ignored.
    case breaks = "breaks"

    package static func < (a: Self, b: Self) -> Bool { a.rank < b.rank }

    private var rank: Int { Self.allCases.firstIndex(of: self) ?? 0 }
  }

  package var code: SchemaChangeCode
  package var message: String

  /// The effect on new cards in old apps.
  package var oldApps: Effect
  /// The effect on live cards in the new app.
  package var liveCards: Effect
  /// A small example of a new card that shows the effect in old apps, as JSON, or `nil` if there is none.
  package var oldAppsCard: String?
  /// A small example of a live card that shows the effect in the new app, as JSON, or `nil` if there is none.
  package var liveCardsCard: String?
  /// Whether code that uses the generated types may have to be changed.
  package var changesCode: Bool

  package var old: SourceLocation?
  package var new: SourceLocation?
  /// Advice, for example how to avoid an effect.
  package var advice: [String]
}

extension SchemaChange {
  /// A class of changes. The raw values appear in the JSON output, so scripts can depend on them.
  package enum Class: String, Sendable, CaseIterable {
    case breaksOldApps = "breaks-old-apps"
    case breaksLiveCards = "breaks-live-cards"
    case changesMeaning = "changes-meaning"
    case changesCode = "changes-code"
    /// A change that belongs to none of the other classes.
    case safe

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
