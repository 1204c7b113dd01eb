import ContentCards

/// The Liquid tags that are not mistakes, because Braze fills them in when it sends the card.
package enum PendingLiquid: Sendable {
  /// None: a card that has arrived holds no tags.
  case none
  /// Properties of an API-triggered campaign: `{{api_trigger_properties.${coupon}}}`.
  case triggerProperties
  /// Every tag.
  case all

  /// Returns whether a value holds a tag, and only tags that Braze fills in.
  ///
  /// - Parameter value: A text, or a list that may hold texts.
  func fillsIn(_ value: ExtraValue) -> Bool {
    let texts = value.texts.filter(ValueGrammar.containsLiquid)
    return !texts.isEmpty && texts.allSatisfy(fillsIn)
  }

  private func fillsIn(_ text: String) -> Bool {
    switch self {
    case .none: return false
    case .all: return true
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
