import ContentCardSchema
import ContentCards
import Foundation

/// Candidates for a value that breaks a rule of a field.
struct InvalidValue {
  /// The name of the rule in the fixture's identifier.
  var rule: String
  var code: CardFindingCode
  /// The values to try, in order. Some of them can be valid, for example if they contain the separator of a list.
  var candidates: [ExtraValue]
  /// Whether the library accepts the value with a warning.
  var isAccepted = false
}

extension Field {
  /// For each rule of the field that a single value can break, candidates for such a value. A card with one of them can
  /// still be read. Empty for the type `custom`, which the app reads.
  var invalidValues: [InvalidValue] {
    guard type.base != .custom, let place = path.value.place else { return [] }
    return values.map { value in
      var value = value
      // If a standard field has the wrong kind of value, the card cannot be read at all.
      value.candidates = value.candidates.compactMap(place.representable)
      return value
    }
  }

  private var values: [InvalidValue] {
    let hasElements = type.isList && !isCollected && type.base != .json
    let liquid = InvalidValue(
      rule: "liquid", code: .unrenderedLiquid, candidates: ["{{ value }}"],
      isAccepted: keepsLiquid)
    let counts = isCollected ? [] : wrongCounts.map(withWrongCount)
    guard hasElements else { return elements + counts + [liquid] }
    let notAList = InvalidValue(rule: "not-a-list", code: .wrongKind, candidates: [7])
    return elements.map(inList) + [notAList] + counts + [liquid]
  }

  /// The codes for too few and too many items, each with a number of items that causes it. The number is never 0,
  /// because a value without items has the code `missing` or `empty` instead.
  var wrongCounts: [(code: CardFindingCode, count: Int)] {
    let fewer = minimumCount.flatMap { $0.value > 1 ? (CardFindingCode.tooFew, $0.value - 1) : nil }
    let more = maximumCount.map { (CardFindingCode.tooMany, $0.value + 1) }
    return [fewer, more].compactMap(\.self)
  }

  private func withWrongCount(code: CardFindingCode, count: Int) -> InvalidValue {
    let items = sampleItems([type.base == .json ? "7" : elementSample], count)
    let text = items.joined(separator: type.base == .json ? ", " : separator)
    return InvalidValue(
      rule: code.rawValue, code: code,
      candidates: [
        .string(type.base == .json ? "[\(text)]" : text), .array(items.map(ExtraValue.string)),
      ])
  }

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

  /// Candidates without Liquid for a single value, or for an element of a list.
  private var elements: [InvalidValue] {
    let otherKinds = InvalidValue(
      rule: "wrong-kind", code: .wrongKind,
      candidates: [typeDescription.otherKind?.extraValue].compactMap(\.self))
    if choices != nil {
      let candidates: [ExtraValue] = ["something else", "none of them"]
      return [
        InvalidValue(rule: "not-allowed", code: .notAllowed, candidates: candidates), otherKinds,
      ]
    }
    let malformed = InvalidValue(
      rule: type.base.negation, code: .notAValue,
      candidates: typeDescription.malformedTexts.map(ExtraValue.string))
    let oversized = InvalidValue(
      rule: "too-large", code: .tooLarge,
      candidates: typeDescription.oversizedNumbers.map(ExtraValue.string))
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

  /// Returns up to two candidates for a number beyond a bound. One differs from the bound by 1, the other by the
  /// bound's absolute value, because a difference of 1 can be lost in a large double.
  private func neighbors(of bound: String, step: Double) -> [ExtraValue] {
    let next = Decimal(string: bound).map { ExtraValue.string("\($0 + Decimal(step))") }
    let far = Double(bound).map { ExtraValue.string("\($0 + step * abs($0))") }
    return [next, far].compactMap(\.self)
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
}

extension Literal {
  fileprivate var extraValue: ExtraValue? {
    switch self {
    case .int(let value): .int(value)
    case .bool(let value): .bool(value)
    case .string, .double, .text, .list: nil
    }
  }
}
