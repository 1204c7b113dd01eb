/// Something about a content card that its author should hear of. `description` is a sentence.
public struct ContentCardIssue: Hashable, Sendable {
  /// Whether the card was lost.
  public enum Severity: String, Hashable, Sendable {
    /// It does not by itself cost the card: the value is nil or the default, or was mended.
    case warning
    /// The card is rejected.
    case error
  }

  /// The card's identifier.
  public let cardID: String
  /// The class type as the dashboard spells it; nil when it is not known.
  public let classType: String?
  /// The key, or `card.` and the field, such as `tile_price` or `card.title`; nil when the issue is
  /// about several.
  public let key: String?
  /// What is wrong.
  public let reason: Reason
  /// Whether the card was lost.
  public let severity: Severity
  /// What arrived under the key, white space included; nil when nothing did.
  public let value: ExtraValue?
  /// The nearest key that is there, or the nearest class type that is declared; nil when none is.
  public let nearMiss: String?

  /// An issue of its parts.
  public init(
    cardID: String, classType: String? = nil, key: String?, reason: Reason, severity: Severity,
    value: ExtraValue? = nil, nearMiss: String? = nil
  ) {
    self.cardID = cardID
    self.classType = classType
    self.key = key
    self.reason = reason
    self.severity = severity
    self.value = value
    self.nearMiss = nearMiss
  }
}

extension ContentCardIssue {
  /// What arrived under the key, as text; nil when nothing did.
  public var text: String? { value?.description }
}

extension ContentCardIssue {
  /// The same without what arrived in the card, which can be personal.
  public var withoutValue: Self {
    Self(
      cardID: cardID, classType: classType, key: key, reason: reason.withoutValue,
      severity: severity, nearMiss: nearMiss)
  }
}

extension ContentCardIssue: CustomStringConvertible {
  /// A sentence: which card, whether it is lost, which key, what is wrong.
  public var description: String {
    let classType = classType.map { " of class type \($0.quotedExcerpt)" } ?? ""
    let verdict = severity == .error ? " is rejected" : ""
    return "Content card \(cardID.quotedExcerpt)\(classType)\(verdict): \(finding)."
  }

  /// The finding without the card that it is about.
  package var finding: String {
    let key = (key ?? "").quotedExcerpt
    switch reason {
    case .missing:
      let hint = nearMiss.map { "; the nearest key that is there is \($0.quotedExcerpt)" }
      return "\(key) \(reason)\(hint ?? "")"
    case .empty:
      return "\(key) \(reason)"
    case .deprecatedClassType:
      return "the class type \(reason)"
    case .sameNumber, .refusedDefault:
      return "\(key) \(reason)"
    case .noneOf(let keys):
      return "none of \(keys.map(\.quotedExcerpt).joined(separator: ", ")) has a valid value"
    default:
      let hint = nearMiss.map { "; the nearest is \($0.quotedExcerpt)" }
      let subject = value.map { "\(key) is \($0.excerpt), which" } ?? key
      return "\(subject) \(reason)\(hint ?? "")"
    }
  }
}
