import ContentCards

/// The Liquid tags that are accepted because Braze replaces them when it sends the card.
package enum PendingLiquid: Sendable {
  /// No tags, as for cards that have already been sent.
  case none
  /// Only tags for properties of API-triggered campaigns, such as `{{api_trigger_properties.${coupon}}}`.
  case triggerProperties
  /// All tags.
  case all
  /// All tags. Standard fields without a value are accepted, too, because they may have values in the dashboard.
  case allAndFields

  /// Returns whether a value contains tags and all of them are accepted. Only text and the texts of an array are
  /// searched for tags.
  func isPending(_ value: ExtraValue) -> Bool {
    let texts = value.texts.filter(ValueGrammar.containsLiquid)
    return !texts.isEmpty && texts.allSatisfy(isPending)
  }

  /// Returns whether Braze fills in the value at a place later, or the value is not known.
  func isPending(_ place: ContentCardsGeneratedCode.Place, of card: ContentCard) -> Bool {
    if let value = card[place] { return isPending(value) }
    if case (.allAndFields, .card) = (self, place) { return true } else { return false }
  }

  private func isPending(_ text: String) -> Bool {
    switch self {
    case .none: return false
    case .all, .allAndFields: return true
    case .triggerProperties:
      let property = #/\{\{\s*api_trigger_properties\.\$\{[^{}]*\}[^{}]*\}\}/#
      return !ValueGrammar.containsLiquid(text.replacing(property, with: " "))
    }
  }
}

extension ExtraValue {
  fileprivate var texts: [String] {
    switch self {
    case .string(let text): [text]
    case .array(let elements):
      elements.compactMap { if case .string(let text) = $0 { text } else { nil } }
    case .object, .int, .double, .bool, .null: []
    }
  }
}
