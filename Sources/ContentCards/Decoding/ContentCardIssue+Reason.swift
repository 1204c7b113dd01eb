extension ContentCardIssue {
  /// The reason for an issue, such as a missing value.
  public indirect enum Reason: Error, Hashable, Sendable {
    /// No value, or only `null`, was found in the places that were searched. For the keys with a prefix, empty values
    /// also count as missing.
    case missing
    /// A value was found, but it is a list without items, or text that is empty apart from white space. Skipped items,
    /// as in `,` or `[null]`, do not count.
    case empty
    /// A value does not have the expected form, such as "a whole number".
    case notA(String)
    /// A value is JSON of the wrong kind, such as "a number" instead of "text".
    case wrongKind(String, expected: String)
    /// A number is written correctly, but its magnitude is too large, or it has too many digits. The text is the expected
    /// value, such as "a whole number".
    case tooLarge(String)
    /// A value is less than the minimum or greater than the maximum. A bound is `nil` if there is none.
    case outOfRange(minimum: String?, maximum: String?)
    /// A value is not one of the allowed values.
    case notAllowed([String])
    /// An item of a list is invalid. The associated values are the item's position, counted from 1 without skipped
    /// items; its value, or `nil` if values are withheld; and the reason.
    case element(Int, ExtraValue?, Reason)
    /// A list has fewer items than the schema's minimum. Skipped items and duplicates in a set are not counted.
    case tooFew(Int, minimum: Int)
    /// A list has more items than the schema's maximum. Skipped items and duplicates in a set are not counted.
    case tooMany(Int, maximum: Int)
    /// Text contains `{{` or `{%`, usually because a Liquid tag was not filled in before the card was sent.
    case unrenderedLiquid
    /// Text had leading or trailing white space, which was ignored.
    case trimmedWhiteSpace
    /// At least one of these keys and fields must have a valid value, but none has. A value that another rule has
    /// removed does not count.
    case noneOf([String])
    /// Several keys and fields are used only together, but only some of them have a valid value. The list contains these,
    /// and `missing` contains the others. A value that another rule has removed does not count.
    case incomplete([String], missing: [String])
    /// A value is greater than the value of another key or field, but must not be. The values can be `nil`, for example
    /// if they are withheld.
    case outOfOrder(ExtraValue?, after: String, ExtraValue?)
    /// The schema does not declare the card's class type.
    case unknownClassType
    /// The card's class type is deprecated. The text is the schema's advice, if it has any.
    case deprecatedClassType(String?)
    /// No valid value was found, and the field's type rejects the schema's default. The text is the default.
    case refusedDefault(String)
    /// Two keys with the same prefix have the same number, such as `line_01` and `line_1`. The text is the other key.
    case sameNumber(as: String)
    /// The URL of the card's image has a scheme other than `http` and `https`, so the image may not load.
    case unusualScheme
    /// The app's function `contentCardProblem()` found a problem with the object. The text is the function's result, or
    /// `nil` if values are withheld.
    case appRejected(String?)
    /// The initializer of a type that the app declares returned `nil`.
    case initializerRejected
    /// The card has a value under an alias, or its class type under an older discriminator. The text is the current
    /// spelling of the key.
    case oldSpelling(of: String)
  }
}

extension ContentCardIssue.Reason {
  var withoutValue: Self {
    switch self {
    case .element(let index, _, let reason): .element(index, nil, reason.withoutValue)
    case .outOfOrder(_, let other, _): .outOfOrder(nil, after: other, nil)
    case .appRejected: .appRejected(nil)
    default: self
    }
  }
}

extension ContentCardIssue.Reason {
  /// A code for the reason, such as `not-a-value`, for statistics. `cardgen lint-card` uses the same codes.
  public var code: String {
    switch self {
    case .missing: "missing"
    case .empty: "empty"
    case .notA: "not-a-value"
    case .wrongKind: "wrong-kind"
    case .tooLarge: "too-large"
    case .outOfRange: "out-of-range"
    case .notAllowed: "not-allowed"
    case .element: "bad-element"
    case .unrenderedLiquid: "unrendered-liquid"
    case .trimmedWhiteSpace: "trimmed-white-space"
    case .noneOf: "none-of"
    case .unknownClassType: "unknown-class-type"
    case .deprecatedClassType: "deprecated-class-type"
    case .refusedDefault: "refused-default"
    case .sameNumber: "same-number"
    case .unusualScheme: "unusual-scheme"
    case .tooFew: "too-few"
    case .tooMany: "too-many"
    case .incomplete: "incomplete"
    case .outOfOrder: "out-of-order"
    case .appRejected, .initializerRejected: "app-rejected"
    case .oldSpelling: "old-spelling"
    }
  }
}

extension ContentCardIssue.Reason: CustomStringConvertible {
  /// The reason as a phrase without its subject, such as `is not a whole number`. The subject is usually a key.
  public var description: String {
    switch self {
    case .missing: "is missing"
    case .empty: "is empty"
    case .notA(let expectation): "is not \(expectation)"
    case .wrongKind(let kind, let expectation): "is \(kind), not \(expectation)"
    case .tooLarge(let expectation):
      "is too large or has too many digits to be read as \(expectation)"
    case .outOfRange(let minimum?, let maximum?): "is not between \(minimum) and \(maximum)"
    case .outOfRange(let minimum?, nil): "is less than \(minimum)"
    case .outOfRange(nil, let maximum?): "is more than \(maximum)"
    case .outOfRange(nil, nil): "is out of range"
    case .notAllowed(let values):
      "is not one of \(values.quotedList)"
    case .element(let index, let value, let reason):
      "has an invalid item \(index): \(value?.excerpt ?? "it") \(reason)"
    case .tooFew(let count, let minimum): "has \(items(count)) instead of at least \(minimum)"
    case .tooMany(let count, let maximum): "has \(items(count)) instead of at most \(maximum)"
    case .unrenderedLiquid: "contains a Liquid tag that was not filled in"
    case .trimmedWhiteSpace: "has leading or trailing white space (ignored)"
    case .noneOf(let keys):
      "has no valid value for any of \(keys.quotedList)"
    case .incomplete(let present, let missing):
      "has a valid value for \(present.quotedList), but not for \(missing.quotedList)"
    case .outOfOrder(let value?, let other, let otherValue?):
      "is \(value.excerpt), which is greater than \(other.quotedExcerpt), \(otherValue.excerpt)"
    case .outOfOrder(_, let other, _): "is greater than \(other.quotedExcerpt)"
    case .unknownClassType: "is not a declared class type"
    case .deprecatedClassType(let advice): "is deprecated\(advice.map { ": \($0)" } ?? "")"
    case .refusedDefault(let text):
      "has no valid value, and its type rejects the schema's default \(text.quotedExcerpt)"
    case .unusualScheme: "does not begin with https:// or http://"
    case .appRejected(let problem): "is rejected by the app\(problem.map { ": \($0)" } ?? "")"
    case .initializerRejected: "is rejected by the app's initializer"
    case .oldSpelling(let current): "is an old spelling of \(current.quotedExcerpt)"
    case .sameNumber(let other): "has the same number as \(other.quotedExcerpt)"
    }
  }

  private func items(_ count: Int) -> String { count == 1 ? "1 item" : "\(count) items" }
}

extension [String] {
  var quotedList: String { map(\.quotedExcerpt).joined(separator: ", ") }
}
