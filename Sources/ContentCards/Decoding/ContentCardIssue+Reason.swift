extension ContentCardIssue {
  /// What is wrong.
  public indirect enum Reason: Error, Hashable, Sendable {
    /// A required value is not there.
    case missing
    /// A required value is there, and empty.
    case empty
    /// The text does not look like what is expected, such as "a whole number".
    case notA(String)
    /// It is JSON of another kind, such as "a number", than what is expected, such as "text".
    case wrongKind(String, expected: String)
    /// It looks right, and is more than what is expected, such as "a whole number", can hold.
    case tooLarge(String)
    /// It is less than the minimum or more than the maximum; nil: there is no such bound.
    case outOfRange(minimum: String?, maximum: String?)
    /// It is none of the allowed values.
    case notAllowed([String])
    /// An element of a list, counted from 1, is wrong: what it is, nil when that is withheld, and why.
    case element(Int, ExtraValue?, Reason)
    /// A text holds a Liquid tag that was to be replaced before the card was sent.
    case unrenderedLiquid
    /// A text had white space around it, which was taken away.
    case trimmedWhiteSpace
    /// None of these is there, of which one is required.
    case noneOf([String])
    /// The discriminator names no class type that the schema declares.
    case unknownClassType
    /// The class type goes out of use, with what the schema advises instead; nil: nothing.
    case deprecatedClassType(String?)
    /// Nothing that can be read is there, and the default that the schema gives as text is no value
    /// of its type either.
    case refusedDefault(String)
    /// The key ends with the same number as another one, such as `line_01` and "line_1".
    case sameNumber(as: String)
  }
}

extension ContentCardIssue.Reason {
  /// The same without what arrived.
  var withoutValue: Self {
    switch self {
    case .element(let index, _, let reason): .element(index, nil, reason.withoutValue)
    default: self
    }
  }
}

/// Why something that arrived is not a value of the type that is asked for.
public typealias ContentCardValueError = ContentCardIssue.Reason

extension ContentCardIssue.Reason: CustomStringConvertible {
  /// What is wrong, to be read after the name of the value: "is not a whole number".
  public var description: String {
    switch self {
    case .missing: "is missing"
    case .empty: "is empty"
    case .notA(let expectation): "is not \(expectation)"
    case .wrongKind(let kind, let expectation): "is \(kind) and not \(expectation)"
    case .tooLarge(let expectation): "is too large for \(expectation)"
    case .outOfRange(let minimum?, let maximum?): "is not between \(minimum) and \(maximum)"
    case .outOfRange(let minimum?, nil): "is less than \(minimum)"
    case .outOfRange(nil, let maximum?): "is more than \(maximum)"
    case .outOfRange(nil, nil): "is out of range"
    case .notAllowed(let values):
      "is not one of \(values.map(\.quotedExcerpt).joined(separator: ", "))"
    case .element(let index, let value, let reason):
      "has \(value.map { "\($0.excerpt) for " } ?? "")element \(index), which \(reason)"
    case .unrenderedLiquid: "still holds a Liquid tag"
    case .trimmedWhiteSpace: "has white space around it that was ignored"
    case .noneOf(let keys): "is none of \(keys.map(\.quotedExcerpt).joined(separator: ", "))"
    case .unknownClassType: "is not a declared class type"
    case .deprecatedClassType(let advice): "is deprecated\(advice.map { ": \($0)" } ?? "")"
    case .refusedDefault(let text):
      "has no value, and its type refuses the schema's default \(text.quotedExcerpt)"
    case .sameNumber(let other): "has the number of \(other.quotedExcerpt) too"
    }
  }
}
