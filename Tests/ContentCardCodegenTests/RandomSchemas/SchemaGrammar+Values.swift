import ContentCardSchema
import TestSupport

extension SchemaGrammar {
  /// Returns a random value of a type in the form of a schema. A text has no surrounding white space and does not
  /// contain the separator.
  mutating func value(
    _ base: BaseType, format: String?, between bounds: ClosedRange<Int>, separator: String
  ) -> JSONTree {
    while true {
      let value = anyValue(base, format: format, between: bounds)
      guard case .text(let text) = value else { return value }
      if !text.contains(separator), !separator.contains(text), text == ValueText.trimmed(text),
        !text.isEmpty, !Self.sharesAnEnd(text, separator)
      {
        return value
      }
    }
  }

  /// Returns whether the end of one text could be read as part of the other.
  private static func sharesAnEnd(_ text: String, _ separator: String) -> Bool {
    let bytes = Set(separator.utf8)
    return text.utf8.contains { bytes.contains($0) }
  }

  private mutating func anyValue(
    _ base: BaseType, format: String?, between bounds: ClosedRange<Int>
  ) -> JSONTree {
    let whole = random.number(bounds)
    let fraction = whole == bounds.upperBound ? "" : random.pick(["", ".0", ".25", ".500"])
    // A fraction would make a negative whole number less than the minimum.
    let number = "\(whole)" + (whole < 0 ? "" : fraction)
    switch base {
    case .int:
      return random.pick([
        .number("\(whole)"), .text("\(whole)"), .number("\(whole).0"),
        .text(whole < 0 ? "-000\(-whole)" : "+00\(whole)"),
      ])
    case .double:
      return random.pick([.number(number), .text(number), .number("\(whole)e0")])
    case .decimal: return random.pick([.number(number), .text(number)])
    case .bool:
      return random.pick([.bool(true), .bool(false), .text("Yes"), .text("0"), .text("FALSE")])
    case .url:
      return .text(
        random.pick([
          "https://example.com/", "myapp://x?y=%20#z", "mailto:a@b.com", "https://[::1]:80/'()!$&*",
        ]))
    case .color: return .text(random.pick(["#F80", "#ff8800", "#01020304"]))
    case .date:
      guard format == nil || format == "iso8601" else {
        return random.pick([.number("\(abs(whole))"), .text("-1.5"), .number("0.25")])
      }
      return .text(random.pick(["2026-01-31T09:00Z", "0001-01-01T00:00:00.5-0130"]))
    case .string: return .text(dashboardText())
    case .json: return json(depth: 2)
    case .custom:
      return random.pick([.text(dashboardText()), .number("5"), .bool(true)])
    }
  }

  mutating func json(depth: Int) -> JSONTree {
    switch random.number(0...(depth > 0 ? 6 : 4)) {
    case 0: .null
    case 1: .bool(random.oneIn(2))
    case 2: .number(random.pick(["0", "-0", "1.50", "1E300", "123456789012345678901234567890"]))
    case 3, 4: .text(random.text())
    case 5: .list((0..<random.number(0...3)).map { _ in json(depth: depth - 1) })
    default:
      .object(
        (0..<random.number(0...3)).map { ("\($0)\(random.text())", json(depth: depth - 1)) })
    }
  }

  /// Returns a random default or example for a field of a type.
  mutating func literal(
    _ field: inout FieldDraft, isExample: Bool
  ) -> JSONTree {
    let separator = field.isCollected ? "\u{0}none" : (field.tree["separator"]?.string ?? ",")
    func one(_ grammar: inout Self) -> JSONTree {
      if let values = field.values {
        let value = grammar.random.pick(values)
        return .text(grammar.random.oneIn(2) ? value : ValueGrammar.lowercased(value))
      }
      return grammar.value(
        field.base, format: field.tree["format"]?.string, between: field.bounds,
        separator: separator)
    }
    if field.base == .json {
      let least = field.tree["minimumCount"] == nil ? 0 : 2
      let value =
        field.isList
        ? .list((0..<random.number(least...2)).map { _ in json(depth: 1) }) : json(depth: 2)
      if case .text(let text) = value { return .text(text.isEmpty ? "1" : jsonText(.text(text))) }
      return random.oneIn(2) ? .text(jsonText(value)) : value
    }
    guard field.isList else {
      // Any text is valid as a default.
      if field.base == .string, field.values == nil, !isExample { return .text(random.text()) }
      return one(&self)
    }
    let least = field.tree["minimumCount"] == nil ? (isExample ? 1 : 0) : 2
    let most = field.tree["maximumCount"]?.digits == "2" ? 2 : 3
    let count = isExample && field.isCollected ? 1 : random.number(least...most)
    return .list((0..<count).map { _ in one(&self) })
  }

  private mutating func jsonText(_ tree: JSONTree) -> String { tree.text(using: &random) }
}
