/// A problem with a content card, usually for the card's author to fix. Its `description` is a full sentence.
public struct ContentCardIssue: Hashable, Sendable {
  /// The effect of an issue on the card.
  public enum Severity: String, Hashable, Sendable {
    /// The card uses an old spelling of a key, which is still accepted.
    case remark
    /// The card is rejected only if it also has an error. An invalid value is ignored.
    case warning
    /// The card is rejected.
    case error
  }

  /// The card's identifier. Empty if the card has none, or if the values were decoded without a card.
  public let cardID: String
  /// The name of the card's class type in the dashboard, or `nil` if the issue does not name one.
  public let classType: String?
  /// The key, such as `tile_price`; the standard field with the prefix `card.`, such as `card.title`; or the common
  /// prefix of several keys and an asterisk, such as `line_*`. If two values are out of order, the first value has this
  /// key or field. `nil` if the reason lists several keys and fields, or if the issue is about none.
  public let key: String?
  /// The reason for the issue, with its details.
  public let reason: Reason
  /// The effect of the issue on the card.
  public let severity: Severity
  /// The value that the issue is about, including surrounding white space, or `nil` if the issue has none or if values
  /// are withheld.
  public let value: ExtraValue?
  /// For a missing key, a key of the card that may be a misspelling of it. For an unknown class type, a similar name
  /// from the schema. `nil` if nothing similar was found, and for other issues.
  public internal(set) var nearMiss: String?

  /// Creates an issue. Each parameter sets the property of the same name.
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
  /// The issue without the card's values, which can contain personal data.
  public var withoutValue: Self {
    Self(
      cardID: cardID, classType: classType, key: key, reason: reason.withoutValue,
      severity: severity, nearMiss: nearMiss)
  }
}

extension ContentCardIssue: CustomStringConvertible {
  /// A sentence with the card's identifier, the class type if the issue names one, and the problem. For an error, the
  /// sentence adds that the card is rejected.
  public var description: String {
    let classType = classType.map { " of class type \($0.quotedExcerpt)" } ?? ""
    let verdict = severity == .error ? " is rejected" : ""
    return "Content card \(cardID.quotedExcerpt)\(classType)\(verdict): \(sentence)"
  }

  /// The problem as a sentence, without the card's identifier and class type.
  var sentence: String {
    guard severity == .warning, reason.isInvalidValue else { return refusal }
    let ignored =
      switch reason {
      case .outOfOrder: "both values are"
      case .incomplete(let present, _) where present.count > 1: "the values are"
      default: "the value is"
      }
    return "\(problem); \(ignored) ignored."
  }

  /// The same as `sentence`, but without the note that the value is ignored.
  var refusal: String {
    let problem = problem
    return problem.last.map { "?.!".contains($0) } ?? false ? problem : "\(problem)."
  }

  /// The problem, without the card's identifier and class type. No full stop is added.
  package var problem: String {
    let key = (key ?? "").quotedExcerpt
    switch reason {
    case .missing:
      if let prefix = self.key, prefix.hasSuffix("*"), nearMiss == nil {
        return "no key such as \((prefix.dropLast() + "1").quotedExcerpt) has a value"
      }
      // The identifier is empty for values that are decoded without a card.
      let place = cardID.isEmpty ? "there is" : "the card has"
      let hint = nearMiss.map { "; \(place) \($0.quotedExcerpt): is that a misspelling?" }
      return "\(key) \(reason)\(hint ?? "")"
    case .empty:
      return "\(key) \(reason)"
    case .deprecatedClassType:
      return "the class type \(reason)"
    case .appRejected(let problem): return problem ?? "the app rejected the card"
    case .initializerRejected: return "the app's initializer rejected the card"
    case .sameNumber, .refusedDefault:
      return "\(key) \(reason)"
    case .noneOf(let keys):
      return "none of \(keys.quotedList) has a valid value"
    case .incomplete(let present, let missing):
      return
        "\(present.quotedList) \(present.count == 1 ? "has a value" : "have values"), but "
        + "\(missing.quotedList) \(missing.count == 1 ? "has" : "have") no valid value"
    default:
      let hint = nearMiss.map { "; did you mean \($0.quotedExcerpt)?" }
      return reason.problem(about: key, value: value) + (hint ?? "")
    }
  }
}

extension ContentCardIssue.Reason {
  /// Whether an issue with this reason is always about an invalid value: a value that the field's type or rules do not
  /// accept, or that breaks a rule for several values. For a Liquid tag, this is `false`, because text with one can be
  /// valid.
  package var isInvalidValue: Bool {
    switch self {
    case .notA, .wrongKind, .tooLarge, .outOfRange, .notAllowed, .element, .tooFew, .tooMany,
      .incomplete, .outOfOrder:
      true
    case .missing, .empty, .unrenderedLiquid, .trimmedWhiteSpace, .noneOf, .unknownClassType,
      .deprecatedClassType, .refusedDefault, .sameNumber, .unusualScheme, .appRejected,
      .initializerRejected, .oldSpelling:
      false
    }
  }

  /// Returns the reason with its subject, such as `item 2 of "sizes" is "x", which is not a whole number`.
  fileprivate func problem(about subject: String, value: ExtraValue?) -> String {
    if case .element(let index, let item, let reason) = self {
      return reason.problem(about: "item \(index) of \(subject)", value: item)
    }
    return (value.map { "\(subject) is \($0.excerpt), which" } ?? subject) + " \(self)"
  }
}
