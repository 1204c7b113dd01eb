import ContentCardSchema
import ContentCards
import Foundation

/// Candidates for a value that breaks a rule of a field.
struct InvalidValue {
  /// The rule, which is the last part of the fixture's identifier.
  var rule: String
  var code: CardFindingCode
  /// The values to try, in order. Some of them can be valid, for example if they contain the separator of a list.
  var candidates: [ExtraValue]
  /// Whether the library accepts the value with a warning.
  var isAccepted = false
}

extension Field {
  /// Invalid values for each rule of the field that a card can break and still be read. Empty for the type `custom`,
  /// whose rules are unknown.
  var invalidValues: [InvalidValue] {
    if type.base == .custom { return [] }
    switch path.value {
    // A card with malformed text in one of these fields cannot be read at all.
    case .card(ContentCardsGeneratedCode.Field.imageAspectRatio.rawValue):
      return outOfRange.map(\.asNumber)
    case .card(ContentCardsGeneratedCode.Field.openURLInWebView.rawValue): return []
    // If another standard field has a value other than text, the card cannot be read either.
    case .card: return values.filter { $0.code != .wrongKind }
    case .extras, .extrasPrefix: return values
    }
  }

  private var values: [InvalidValue] {
    let hasElements = type.isList && !isCollected && type.base != .json
    let liquid = InvalidValue(
      rule: "liquid", code: .unrenderedLiquid, candidates: ["{{ value }}"],
      isAccepted: type.base == .string && choices == nil && !hasElements)
    guard hasElements else { return elements + [liquid] }
    let notAList = InvalidValue(rule: "not-a-list", code: .wrongKind, candidates: [7])
    return elements.map(inList) + [notAList, liquid]
  }

  /// Returns the invalid value as an element of a list, after a valid element.
  private func inList(_ value: InvalidValue) -> InvalidValue {
    let valid = elementSample
    var value = value
    value.code = .badElement
    value.candidates = value.candidates.flatMap { invalid -> [ExtraValue] in
      let list = ExtraValue.array([.string(valid), invalid])
      guard case .string(let text) = invalid else { return [list] }
      return [.string(valid + separator + text), list]
    }
    return value
  }

  /// Invalid values for each rule of a single value, or of an element of a list.
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

  /// Returns two candidates for a number beyond a bound. One differs from the bound by 1, the other by the bound's
  /// absolute value, because large doubles cannot represent a difference of 1.
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
  /// The rule that malformed text breaks, such as `not-a-decimal`.
  fileprivate var negation: String {
    switch self {
    case .int: "not-an-int"
    case .json: "not-json"
    default: "not-a-\(rawValue)"
    }
  }

  /// Returns texts that are not valid for the type, or an empty array if any text can be valid.
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

  /// Returns JSON values of a kind that the type does not accept, or an empty array if it accepts all kinds.
  fileprivate func otherKinds(as format: DateFormat) -> [ExtraValue] {
    switch self {
    case .string, .bool, .url, .color: [7]
    case .int, .double, .decimal: [true]
    case .date: format == .iso8601 ? [7] : [true]
    case .json, .custom: []
    }
  }

  /// Numbers that are too large for the type.
  fileprivate var oversizedNumbers: [ExtraValue] {
    switch self {
    case .int: ["99999999999999999999"]
    case .double: ["1e999"]
    case .decimal: [.string(String(repeating: "9", count: 39))]
    case .string, .bool, .url, .date, .color, .json, .custom: []
    }
  }
}
