import ContentCardSchema
import ContentCards
import Foundation

extension [Field] {
  /// Values that these fields may read differently, such as the neighbors of bounds, other spellings of allowed values,
  /// and lists with each separator. Many of the values are not valid for some of the fields.
  var trialValues: [ExtraValue] {
    let types = map { TrialType(base: $0.type.base, format: $0.dateFormat) }.uniqued
    let choices = flatMap { $0.choices ?? [] }.map(\.value.value).uniqued
    let texts =
      choices + types.flatMap(\.texts) + flatMap(\.neighborsOfBounds) + ["text"]
      + choices.flatMap(\.spellings)
    // Separators that are equal in Swift can have different bytes.
    let separators = filter(\.type.isList).map { [UInt8]($0.separator.utf8) }.uniqued
      .map { String(decoding: $0, as: UTF8.self) }
    let natives: [ExtraValue] = types.flatMap(\.natives) + [7, true]
    let elements = texts.map(ExtraValue.string) + natives
    let liquid: [ExtraValue] = [
      "{{ x }}", "https://a.com/{{x}}", "#{{ x }}", #"{"a": "{{ x }}"}"#, #"["{{ x }}"]"#,
    ]
    let counts = countBounds
    let counted: [ExtraValue] = flatMap { $0.lists(near: counts) }
    let separated = separators.flatMap { lists(texts, separator: $0, separators) }
    let hasArrays = contains { $0.type.isList || $0.type.base == .json }
    let arrays = hasArrays ? self.arrays(of: elements) : []
    return elements + counted + liquid + [""] + separated + arrays
  }

  /// The bounds of the numbers of items or of keys, and the numbers just below and above them, without 0.
  var countBounds: [Int] {
    let bounds = compactMap(\.minimumCount?.value) + compactMap(\.maximumCount?.value)
    return bounds.flatMap { [$0 - 1, $0, $0 + 1] }.filter { $0 > 0 }.uniqued
  }

  /// Returns texts that contain a separator.
  ///
  /// - Parameter others: The separators of all list fields. An item can contain any of the others.
  private func lists(
    _ texts: [String], separator: String, _ others: [String]
  ) -> [ExtraValue] {
    let isElement = { (text: String) in !text.contains(separator) }
    let items = (texts + others.map { "text\($0)text" } + others.map { "https://a.com/\($0)b" })
      .filter(isElement)
    let pairs = items.flatMap { item in
      [[item, item]] + items.prefix(1).filter { $0 != item }.map { [item, $0] }
    }
    let whole = ["text\(separator)text", "https://a.com/\(separator)b", "7\(separator)text"]
    return (whole + pairs.map { $0.joined(separator: separator) } + ["7\(separator){{ x }}"])
      .map(ExtraValue.string)
  }

  private func arrays(of elements: [ExtraValue]) -> [ExtraValue] {
    [[], [7, "a", []], ["{{ x }}"]]
      + elements.flatMap { [.array([$0]), .array([$0, $0]), .array([$0, elements[0]])] }
  }
}

private struct TrialType: Hashable {
  var base: BaseType
  var format: DateFormat

  var texts: [String] {
    base.description(as: format).samples + (others[base] ?? [])
  }

  private var others: [BaseType: [String]] {
    [
      .string: ["5", "A"],
      .int: ["0", "-1", "+5", "253402300800", "253402300800000", "-999999999999999"],
      .double: ["0", "-1.5", "+5", "7e0", "253402300800", "253402300800000", "-999999999999999"],
      .decimal: ["0", "-1.5", "+5", "253402300800", "253402300800000", "-999999999999999"],
      .bool: ["yes", "no", "1", "0"],
      .url: ["https://a.com", "https://a.com/fFLlZ-#1", "https://[::1]", "x:y"],
      .date: format == .iso8601
        ? ["2026-01-31T09:00Z", "2026-01-31T09:00:00-01:30"]
        : ["-1", "+5", "0.5", "1.0000000000000000000000000000000000000001"],
      .color: ["#0f0", "#ABCDEF"],
      .json: ["{}", "[]", "[1, 1]", "7", "\"a\""],
    ]
  }

  var natives: [ExtraValue] {
    switch base {
    case .int, .decimal, .double: [0.5, -1, 253_402_300_800, 253_402_300_800_000]
    case .json: [["a": 1], 0.5]
    case .date: format == .iso8601 ? [] : [1_769_850_000, 1_769_850_000_000]
    default: []
    }
  }
}

extension Field {
  /// Returns lists with about these numbers of items. Some repeat an item, or have an empty item, which is not
  /// counted.
  fileprivate func lists(near counts: [Int]) -> [ExtraValue] {
    guard type.isList, !isCollected else { return [] }
    var set = self
    set.isUnique = true
    return counts.flatMap { count in
      let items = set.sampleItems([elementSample], count)
      return [items, items + items.prefix(1), sampleItems([elementSample], count)]
    }.uniqued.flatMap { items -> [ExtraValue] in
      let array = ExtraValue.array(items.map(ExtraValue.string))
      guard type.base != .json else {
        return [.string("[\(items.joined(separator: ","))]"), array]
      }
      let text = items.joined(separator: separator)
      return [.string(text), .string(separator + text), array]
    }
  }

  /// The bounds of a number, and the numbers just below and above them.
  fileprivate var neighborsOfBounds: [String] {
    [minimum, maximum].compactMap { $0?.value }.flatMap { bound in
      let number = Decimal(string: bound) ?? 0
      let steps: [Decimal] = type.base == .int ? [-1, 1] : [-1, -0.1, 0.1, 1]
      return [bound] + steps.map { "\(number + $0)" }
    }
  }
}

extension String {
  fileprivate var spellings: [String] {
    [self, ValueGrammar.lowercased(self), uppercased()].flatMap {
      [$0, $0.precomposedStringWithCanonicalMapping, $0.decomposedStringWithCanonicalMapping]
    }
  }
}

extension ExtraValue {
  /// Whether a marketer would type the value: text that does not contain `{`, `[`, or `+`, and is not a number such as
  /// `7e0`.
  var isPlain: Bool {
    guard case .string(let text) = self else { return false }
    return !text.contains { "{[+".contains($0) } && (Double(text) == nil || !text.contains("e"))
  }
}
