import ContentCardSchema
import ContentCards
import Foundation

/// Values that break a rule of a field.
struct InvalidValue {
  /// The last part of the fixture's identifier.
  var rule: String
  var code: CardFindingCode
  /// In the order in which they are tried: a list's separator can make a right value of a wrong one.
  var candidates: [ExtraValue]
  /// Whether the value is taken nevertheless, with a warning.
  var isTaken = false
}

extension Field {
  /// What is there and wrong, rule by rule. Nothing for a type of the app's own, whose rules are not
  /// known.
  var invalidValues: [InvalidValue] {
    if type.base == .custom { return [] }
    switch path.value {
    // A card in which these are text that is no number, or no bool, cannot be read at all.
    case .card(ContentCardField.imageAspectRatio.rawValue): return outOfRange.map(\.asNumber)
    case .card(ContentCardField.openURLInWebView.rawValue): return []
    // Nor can one in which any other standard field is no text.
    case .card: return values.filter { $0.code != .wrongKind }
    case .extras, .extrasPrefix: return values
    }
  }

  private var values: [InvalidValue] {
    let hasElements = type.isList && !isCollected && type.base != .json
    let liquid = InvalidValue(
      rule: "liquid", code: .unrenderedLiquid, candidates: ["{{ value }}"],
      isTaken: type.base == .string && choices == nil && !hasElements)
    guard hasElements else { return elements + [liquid] }
    let noList = InvalidValue(rule: "not-a-list", code: .wrongKind, candidates: [7])
    return elements.map(inList) + [noList, liquid]
  }

  /// The same behind an element that is right.
  private func inList(_ value: InvalidValue) -> InvalidValue {
    let right = elementSample
    var value = value
    value.code = .badElement
    value.candidates = value.candidates.flatMap { wrong -> [ExtraValue] in
      let list = ExtraValue.array([.string(right), wrong])
      guard case .string(let text) = wrong else { return [list] }
      return [.string(right + separator + text), list]
    }
    return value
  }

  /// What an element of a list is not, and what a value is not that is no list.
  private var elements: [InvalidValue] {
    let otherKinds = InvalidValue(
      rule: "wrong-kind", code: .wrongKind, candidates: type.base.otherKinds(as: dateFormat))
    if choices != nil {
      let candidates: [ExtraValue] = ["something else", "none of them"]
      return [
        InvalidValue(rule: "not-allowed", code: .notAllowed, candidates: candidates), otherKinds,
      ]
    }
    let malformed = InvalidValue(
      rule: type.base.negation, code: .notAValue,
      candidates: type.base.malformedTexts(as: dateFormat))
    let oversized = InvalidValue(
      rule: "too-large", code: .tooLarge, candidates: type.base.oversizedNumbers)
    return [malformed, otherKinds, oversized] + outOfRange
  }

  private var outOfRange: [InvalidValue] {
    [
      InvalidValue(
        rule: "below-minimum", code: .outOfRange,
        candidates: minimum.map { neighbors(of: $0.value, step: -1) } ?? []),
      InvalidValue(
        rule: "above-maximum", code: .outOfRange,
        candidates: maximum.map { neighbors(of: $0.value, step: 1) } ?? []),
    ]
  }

  /// Numbers beyond a bound: the next whole one or, of those of which a Double has not every one, one
  /// that is twice as far.
  private func neighbors(of bound: String, step: Double) -> [ExtraValue] {
    let next = Decimal(string: bound).map { ExtraValue.string("\($0 + Decimal(step))") }
    let far = Double(bound).map { ExtraValue.string("\($0 + step * abs($0))") }
    return [next, far].compactMap(\.self)
  }
}

extension InvalidValue {
  fileprivate var asNumber: Self {
    var value = self
    value.candidates = candidates.compactMap { candidate in
      guard case .string(let text) = candidate else { return nil }
      return Double(text).map(ExtraValue.double)
    }
    return value
  }
}

extension BaseType {
  /// `not-a-decimal`.
  fileprivate var negation: String {
    switch self {
    case .int: "not-an-int"
    case .json: "not-json"
    default: "not-a-\(rawValue)"
    }
  }

  /// Texts that are no values of the type; none where any text is one.
  fileprivate func malformedTexts(as format: DateFormat) -> [ExtraValue] {
    switch self {
    case .string, .custom: []
    case .int: ["7.5", "seven"]
    case .double: ["1,99", "half"]
    case .decimal: ["1,99", "20%"]
    case .bool: ["maybe", "on"]
    case .url: ["example.com", "nowhere"]
    case .date: format == .iso8601 ? ["2026-01-31", "tomorrow"] : ["2026-01-31T09:00:00Z", "soon"]
    case .color: ["FF8800", "orange"]
    case .json: ["{", "none"]
    }
  }

  /// JSON of another kind than the type is read from; none where any kind will do.
  fileprivate func otherKinds(as format: DateFormat) -> [ExtraValue] {
    switch self {
    case .string, .bool, .url, .color: [7]
    case .int, .double, .decimal: [true]
    case .date: format == .iso8601 ? [7] : [true]
    case .json, .custom: []
    }
  }

  /// Numbers that are more than the type can hold.
  fileprivate var oversizedNumbers: [ExtraValue] {
    switch self {
    case .int: ["99999999999999999999"]
    case .double: ["1e999"]
    case .decimal: [.string(String(repeating: "9", count: 39))]
    case .string, .bool, .url, .date, .color, .json, .custom: []
    }
  }
}
