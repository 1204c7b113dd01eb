import Foundation
import TestSupport
import Testing

@_spi(ContentCardsGenerated) @testable import ContentCards

/// Tests with random values. A printed value must be read as the same value, and a randomly changed text must be read only if
/// `ReferenceGrammar` accepts it.
///
/// To test more or other values: `RANDOM_VALUES=100000 RANDOM_SEED=1 swift test --filter RandomValueTests`.
@Suite struct RandomValueTests {
  static let count = environment("RANDOM_VALUES") ?? 2000
  static let seed = UInt64(environment("RANDOM_SEED") ?? 1)

  private static func environment(_ name: String) -> Int? {
    ProcessInfo.processInfo.environment[name].flatMap { Int($0) }
  }

  private var random: SeededGenerator { SeededGenerator(seed: Self.seed) }

  @Test func aPrintedDoubleReadsBackToTheBit() {
    var random = random
    for _ in 0..<Self.count {
      let value = Double(bitPattern: random.next())
      let read = ValueGrammar.double("\(value)")
      #expect(read?.bitPattern == (value.isFinite ? value.bitPattern : nil), "\(value)")
    }
  }

  @Test func aPrintedDateReadsBackInEveryZone() {
    var random = random
    for _ in 0..<Self.count {
      let (year, month) = (random.number(1...9999), random.number(1...12))
      let day = random.number(1...ReferenceGrammar.days(in: month, of: year))
      let (hour, minute, second) = (
        random.number(0...23), random.number(0...59), random.number(0...59)
      )
      let (hours, minutes) = (random.number(0...23), random.number(0...59))
      let (sign, fraction) = (
        random.pick([1, -1]), random.pick(["0", "5", "25", "125", "6250000000"])
      )
      let zone = sign > 0 ? "+" : "-"
      let text =
        "\(year.digits(4))-\(month.digits(2))-\(day.digits(2))T\(hour.digits(2)):\(minute.digits(2))"
        + ":\(second.digits(2)).\(fraction)\(zone)\(hours.digits(2))\(random.pick([":", ""]))\(minutes.digits(2))"
      let offset = sign * (hours * 60 + minutes)
      let days = ReferenceGrammar.dayNumber(year, month, day)
      let seconds = (days * 1440 + hour * 60 + minute - offset) * 60 + second
      let exact = Double(seconds) + (Double("0.\(fraction)") ?? 0)
      #expect(ValueGrammar.iso8601Date(text)?.timeIntervalSince1970 == exact, "\(text)")
    }
  }

  @Test func theLastDayOfEveryFebruaryIsRead() {
    for year in 1...9999 {
      for (month, day) in [(2, 28), (2, 29), (3, 1), (12, 31)] {
        let text = "\(year.digits(4))-\(month.digits(2))-\(day.digits(2))T00:00Z"
        let isReal = day <= ReferenceGrammar.days(in: month, of: year)
        let seconds = isReal ? Double(ReferenceGrammar.dayNumber(year, month, day) * 86_400) : nil
        let date = ValueGrammar.iso8601Date(text)
        if date?.timeIntervalSince1970 != seconds { Issue.record("\(text)") }
      }
    }
  }

  @Test func aLongListIsRead() throws {
    let text = (0..<100_000).map { String($0 % 1000) }.joined(separator: ", ")
    let list = try [Int].read(.string(text), rules: .list())
    #expect(list.count == 100_000 && list.last == 999)
  }

  /// Returns the value that a type reads, as text, or `nil` if it rejects the text, and the same for the reference grammar.
  struct Pair: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var texts: [String]
    var grammar: @Sendable (String) -> String?
    var reference: @Sendable (String) -> String?
  }

  static let pairs = [
    Pair(
      testDescription: "int", texts: ValueTable.int.texts,
      grammar: { text in ValueGrammar.int(text).map { "\($0)" } },
      reference: { ReferenceGrammar.isInt($0) ? ReferenceGrammar.decimal($0) : nil }),
    Pair(
      testDescription: "double", texts: ValueTable.double.texts,
      grammar: { text in ValueGrammar.double(text).map { String($0.bitPattern) } },
      reference: { text in ReferenceGrammar.double(text).map { String($0.bitPattern) } }),
    Pair(
      testDescription: "decimal", texts: ValueTable.decimal.texts,
      grammar: { text in ValueGrammar.decimal(text).map { "\($0)" } },
      reference: { ReferenceGrammar.decimal($0) }),
    Pair(
      testDescription: "bool", texts: ValueTable.bool.texts,
      grammar: { text in ValueGrammar.bool(text).map { _ in "" } },
      reference: { ReferenceGrammar.isBool($0) ? "" : nil }),
    Pair(
      testDescription: "color", texts: ValueTable.color.texts,
      grammar: { text in ValueGrammar.color(text).map { "\($0)" } },
      reference: { ReferenceGrammar.color($0) }),
    Pair(
      testDescription: "url", texts: ValueTable.url.texts,
      grammar: { text in ValueGrammar.url(text)?.absoluteString },
      reference: { ReferenceGrammar.isURL($0) ? $0 : nil }),
    Pair(
      testDescription: "date", texts: ValueTable.date.texts,
      grammar: { text in
        ValueGrammar.iso8601Date(text).map { String($0.timeIntervalSince1970.rounded(.down)) }
      },
      reference: { text in
        // At the precision of a date, because the last moment of the year 9999 can be rounded up.
        ReferenceGrammar.seconds(text).map {
          String(Date(timeIntervalSince1970: $0).timeIntervalSince1970.rounded(.down))
        }
      }),
  ]

  @Test(arguments: pairs)
  func aRandomlyChangedTextIsReadIfTheReferenceGrammarAcceptsIt(pair: Pair) {
    var random = random
    var acceptedCount = 0
    for _ in 0..<Self.count * 2 {
      let text = Self.changed(random.pick(pair.texts), using: &random)
      let (read, expected) = (pair.grammar(text), pair.reference(text))
      acceptedCount += read == nil ? 0 : 1
      #expect(read == expected, "\(text.debugDescription)")
    }
    #expect(acceptedCount > Self.count / 20 && acceptedCount < Self.count * 2)
  }

  @Test func anIPv6HostIsReadIfTheReferenceGrammarAcceptsIt() {
    var random = random
    var acceptedCount = 0
    for _ in 0..<Self.count {
      let groups = (0..<random.number(1...9)).map { _ in
        random.oneIn(12)
          ? random.pick(["12345", "g", "1.2.3.256", "1.2.3", "01.2.3.4", "%25", "v1.a"])
          : random.oneIn(6) ? random.pick(["", "1.2.3.4"]) : random.pick(["0", "Ff", "2001"])
      }
      let ends = random.pick(["", "", "", ":"])
      let text = "https://[\(ends)\(groups.joined(separator: ":"))\(random.pick([ends, ""]))]/"
      let isURL = ReferenceGrammar.isURL(text)
      acceptedCount += isURL ? 1 : 0
      #expect((ValueGrammar.url(text) != nil) == isURL, "\(text)")
    }
    #expect(acceptedCount > Self.count / 20 && acceptedCount < Self.count)
  }

  /// Letters whose other case is longer, depends on the next letter, or belongs to several letters.
  @Test func lowerCaseMapsEachCodePoint() {
    var random = random
    let letters = Array("aAzZ09_ßẞςΣσİIiıKkÅåǅǆŉﬀΐÉéΆ".unicodeScalars) + ["\u{301}", "\u{307}"]
    for _ in 0..<Self.count {
      let scalars = (0..<random.number(0...6)).map { _ in random.pick(letters) }
      let lowercased = scalars.map { scalar in
        scalar == "İ" ? "i" : String(scalar).lowercased(with: Locale(identifier: "en"))
      }.joined()
      var text = String.UnicodeScalarView()
      text.append(contentsOf: scalars)
      #expect(
        Array(ValueGrammar.lowercased(String(text)).utf8) == Array(lowercased.utf8), "\(text)")
    }
  }

  @Test func aRandomlyChangedListIsSplitAsByTheReferenceGrammar() {
    var random = random
    for _ in 0..<Self.count {
      let separator = random.pick([",", "|", ";;", "\n", "aa", "é", "\u{301}", "\r\n", "🎁"])
      let text = (0..<random.number(0...12)).map { _ in
        random.pick([
          separator, separator, "a", "e", ";", "\r", "\u{301}", "\u{A0}", " ", "\u{200D}", "🎁",
        ])
      }.joined()
      let read = ValueGrammar.list(text, separator: separator)
      let expected = ReferenceGrammar.list(text, separator: separator)
      // Compares bytes, because Swift strings are equal if they differ only in the encoding of accents.
      #expect(
        read.map { Array($0.utf8) } == expected.map { Array($0.utf8) }, "\(text.debugDescription)")
    }
  }

  /// White space at the ends of a text can belong to a separator.
  @Test func aListIsSplitBeforeItsItemsAreTrimmed() {
    var random = random
    for _ in 0..<Self.count {
      let separator = random.pick([
        ",", ", ", " ,", " | ", "; ", "\n", "\t", " ", "\u{A0}", "\u{200B}/",
      ])
      let pieces =
        [separator, separator, "1", "22", "é", " ", "\u{A0}", "\n"] + separator.map { String($0) }
      let text = (0..<random.number(0...8)).map { _ in random.pick(pieces) }.joined()
      let expected = ReferenceGrammar.list(text, separator: separator)
      let allowsEmpty = random.oneIn(2)

      var decoder = ContentCardDecoder(ContentCard(id: "1", extras: ["k": .string(text)]))
      let list = decoder.optional(
        [String].self, ContentCardKey("k"),
        .list(separator: separator, allowsEmpty: allowsEmpty))
      let value = expected.isEmpty && !allowsEmpty ? nil : expected
      #expect(list == value, "\(text.debugDescription) by \(separator.debugDescription)")

      let byDefault = decoder.required(
        [String].self, ContentCardKey("none"),
        .list(separator: separator, allowsEmpty: true), defaultText: text)
      #expect(byDefault == expected, "\(text.debugDescription) by \(separator.debugDescription)")
      let isTrimmed = ReferenceGrammar.hasBlankEnds(text, separator: separator)
      let warnings = decoder.issues.map(\.reason)
      if value != nil { #expect(warnings == (isTrimmed ? [.trimmedWhiteSpace] : [])) }
    }
  }

  /// Returns the text with a few characters added, removed, changed, or duplicated.
  private static func changed(_ text: String, using random: inout SeededGenerator) -> String {
    var scalars = Array(text.unicodeScalars)
    for _ in 0..<random.number(1...3) {
      let position = random.number(0...scalars.count)
      let scalar = random.oneIn(2) ? random.pick(alphabet) : random.pick(Array(text.unicodeScalars))
      switch random.number(0...3) {
      case 0: scalars.insert(scalar, at: position)
      case 1 where position < scalars.count: scalars.remove(at: position)
      case 2 where position < scalars.count: scalars[position] = scalar
      default: scalars.insert(contentsOf: scalars.suffix(random.number(0...3)), at: position)
      }
    }
    var changed = String.UnicodeScalarView()
    changed.append(contentsOf: scalars)
    return String(changed)
  }

  private static let alphabet = Array(
    "0123456789+-.,eExXTZ:/?#[]@%!$&'()*;=_~ \t\n\r\u{0}\u{A0}\u{200B}\u{301}\u{FEFF}٣３é𝟙−aFfgYyｅ{}\"\\^`|<>"
      .unicodeScalars)
}

extension Int {
  /// Returns the number with leading zeros, up to a number of digits.
  fileprivate func digits(_ count: Int) -> String {
    let digits = String(self)
    return String(repeating: "0", count: count - digits.count) + digits
  }
}
