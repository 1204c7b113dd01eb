/// Creates random JSON: valid values, damaged text, and fragments. With the same seed, the same calls return the same
/// JSON.
package struct RandomJSON: RandomNumberGenerator {
  private var generator: SeededGenerator

  package init(seed: UInt64) { generator = SeededGenerator(seed: seed) }

  package mutating func next() -> UInt64 { generator.next() }

  package mutating func value(depth: Int) -> String {
    space() + bareValue(depth: depth) + space()
  }

  private mutating func bareValue(depth: Int) -> String {
    switch Int.random(in: 0..<(depth > 0 ? 9 : 5), using: &self) {
    case 0: return ["null", "true", "false"][Int.random(in: 0..<3, using: &self)]
    case 1, 2: return number()
    case 3, 4: return "\"\(characters())\""
    case 5, 6:
      let elements = (0..<Int.random(in: 0..<6, using: &self)).map { _ in value(depth: depth - 1) }
      return "[" + (elements.isEmpty ? space() : elements.joined(separator: ",")) + "]"
    default:
      let members = (0..<Int.random(in: 0..<6, using: &self)).map { index in
        "\(space())\"\(index)\(characters())\"\(space()):\(value(depth: depth - 1))"
      }
      return "{" + (members.isEmpty ? space() : members.joined(separator: ",")) + "}"
    }
  }

  private mutating func number() -> String {
    let sign = Bool.random(using: &self) ? "-" : ""
    let integer = String(
      next() >> UInt64.random(in: 0..<64, using: &self))
    let fraction =
      Bool.random(using: &self) ? "." + String(UInt32.random(in: 0...(.max), using: &self)) : ""
    let exponents = ["", "", "e0", "E12", "e+07", "e-21"]
    return sign + integer + fraction + exponents[Int.random(in: 0..<exponents.count, using: &self)]
  }

  private mutating func characters() -> String {
    let pieces = [
      "a", "Z", " ", "é", "ß", "漢", "😀", "e\u{301}", "\u{301}", "\u{200D}", "/", "'", "{", "]", ",",
      #"\""#, #"\\"#, #"\/"#, #"\b"#, #"\f"#, #"\n"#, #"\r"#, #"\t"#, #"\u0041"#, #"\u00e9"#,
      #"\u0000"#, #"\uD83D\uDE00"#, #"\udbff\udfff"#, "\u{7F}", "\u{10FFFF}",
    ]
    return (0..<Int.random(in: 0..<8, using: &self)).map { _ in
      pieces[Int.random(in: 0..<pieces.count, using: &self)]
    }.joined()
  }

  private mutating func space() -> String {
    ["", "", "", " ", "\n", "\t", "\r\n", "\r", "  \n "][Int.random(in: 0..<9, using: &self)]
  }

  /// Returns the bytes with at most one byte replaced, removed, or duplicated.
  package mutating func damaged(_ bytes: [UInt8]) -> [UInt8] {
    guard let index = bytes.indices.randomElement(using: &self) else { return bytes }
    var damaged = bytes
    switch Int.random(in: 0..<4, using: &self) {
    case 0: damaged.remove(at: index)
    case 1: damaged.insert(bytes[index], at: index)
    case 2: damaged[index] = .random(in: 0...255, using: &self)
    default: damaged[index] = Array("{}[]\",:\\0-+.eEtu \n".utf8).randomElement(using: &self) ?? 0
    }
    return damaged
  }

  /// Returns a random sequence of pieces of JSON, and of pieces that are not valid in JSON.
  package mutating func fragments() -> [UInt8] {
    let pieces = [
      "{", "}", "[", "]", ",", ":", "\"a\"", "\"\"", "\"", "\\", "0", "-", "1.5", "e", "true",
      "null", "nul", " ", "\n", "\r\n", "\t", "/", "'", "\u{FEFF}", "é", "\u{0}", "[]", "{}",
      "\"b\":", ",1", #""\ud800""#, #""\u12"#, "0x1", "NaN", "+1", ".5",
    ]
    return (0..<Int.random(in: 1..<12, using: &self)).flatMap { _ in
      Array(pieces[Int.random(in: 0..<pieces.count, using: &self)].utf8)
    }
  }
}
