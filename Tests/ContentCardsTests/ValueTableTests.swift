import Foundation
import TestSupport
import Testing

@_spi(ContentCardsGenerated) @testable import ContentCards

/// Tests the value grammar and the decoder with the tables of all types.
struct ValueTableTests {
  /// A type that reads the values of a table. Its functions return the value as text.
  struct Reader: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let table: ValueTable
    let decode: @Sendable (inout ContentCardDecoder) -> String?
    let grammar: (@Sendable (String) -> String?)?

    init<Value: ContentCardsGeneratedCode.DecodableValue>(
      _ table: ValueTable, _ type: Value.Type, _ rules: Value.Rules = .init(),
      grammar: (@Sendable (String) -> Value?)? = nil,
      text: @escaping @Sendable (Value) -> String = { "\($0)" }
    ) {
      testDescription = "\(table) as \(type)"
      self.table = table
      decode = { $0.required(type, ContentCardKey("k"), rules).map(text) }
      self.grammar = if let grammar { { grammar($0).map(text) } } else { nil }
    }
  }

  private enum Size: String, CaseIterable, ContentCardValue {
    case small
    case xLarge = "x-Large"
    case istanbul = "İ"
  }

  static let readers = [
    Reader(.string, String.self),
    Reader(.int, Int.self, grammar: ValueGrammar.int),
    Reader(.intInRange, Int.self, .in(0...100)),
    Reader(.double, Double.self, grammar: ValueGrammar.double),
    Reader(.doubleInRange, Double.self, .in(...1)),
    Reader(.decimal, Decimal.self, grammar: ValueGrammar.decimal),
    Reader(.decimalInRange, Decimal.self, .in((1 / 2)...)),
    Reader(.bool, Bool.self, grammar: ValueGrammar.bool),
    Reader(.url, URL.self, grammar: ValueGrammar.url),
    Reader(.color, ContentCardColor.self, grammar: ValueGrammar.color),
    Reader(.size, Size.self, text: \.rawValue),
    Reader(.date, Date.self, grammar: ValueGrammar.iso8601Date, text: seconds),
    Reader(.unixDate, Date.self, .unix, grammar: { ValueGrammar.unixDate($0) }, text: seconds),
    Reader(
      .millisecondDate, Date.self, .unixMilliseconds,
      grammar: { ValueGrammar.unixDate($0, unitsPerSecond: 1000) }, text: seconds),
    Reader(.json, DecodedJSON<ExtraValue>.self, text: \.value.description),
    Reader(
      .jsonList, DecodedJSON<[ExtraValue]>.self, .list(),
      text: { ExtraValue.array($0.value).description }),
    Reader(.strings, [String].self),
    Reader(.ints, [Int].self),
    Reader(.intsInRange, [Int].self, .list(each: .in(...9))),
    Reader(.sizes, [Size].self, text: { "\($0.map(\.rawValue))" }),
    Reader(.uniqueStrings, Set<String>.self, text: { "\($0.sorted())" }),
    Reader(.stringsBySemicolons, [String].self, .list(separator: ";;")),
    Reader(.stringsByLines, [String].self, .list(separator: "\n")),
    Reader(.stringsBySpaces, [String].self, .list(separator: " ")),
  ]

  private static let seconds: @Sendable (Date) -> String = { date in
    "\((date.timeIntervalSince1970 * 1e6).rounded() / 1e6)"
  }

  @Test func everyTableIsTested() {
    #expect(Set(Self.readers.map(\.table.field)) == Set(ValueTable.all.map(\.field)))
  }

  @Test(arguments: readers)
  func theGrammarReadsEachText(reader: Reader) {
    guard let grammar = reader.grammar else { return }
    for row in reader.table.rows {
      guard let text = row.text else { continue }
      #expect(grammar(text) == row.value, "\(row)")
      #expect(grammar(" \(text)") == nil && grammar("\(text)\n") == nil, "\(row)")
    }
  }

  @Test(arguments: readers)
  func theDecoderReadsEachValue(reader: Reader) throws {
    let cards = try ContentCard.Payload(json: Data(reader.table.cards.utf8)).cards
    try #require(cards.count == reader.table.rows.count)
    for (card, row) in zip(cards, reader.table.rows) {
      let issues = [row.issue].compactMap(\.self)
      var decoder = ContentCardDecoder(card)
      #expect(reader.decode(&decoder) == row.value, "\(row)")
      #expect(decoder.issues.map(\.reason) == issues, "\(row)")
      let severity = row.value == nil ? ContentCardIssue.Severity.error : .warning
      #expect(decoder.issues.allSatisfy { $0.severity == severity }, "\(row)")

      guard let text = row.text, row.value != nil else { continue }
      decoder = ContentCardDecoder(
        ContentCard(id: "a", extras: ["k": .string("\u{A0} \(text)\n")]))
      #expect(reader.decode(&decoder) == row.value, "\(row) with white space around it")
      #expect(decoder.issues.map(\.reason) == [.trimmedWhiteSpace] + issues, "\(row)")
    }
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity])
  func numbersMustBeFinite(number: Double) {
    func reason<Value: ContentCardsGeneratedCode.DecodableValue>(
      _ type: Value.Type, _ rules: Value.Rules = .init()
    ) -> [ContentCardIssue.Reason] {
      var decoder = ContentCardDecoder(ContentCard(id: "a", extras: ["k": .double(number)]))
      _ = decoder.required(type, ContentCardKey("k"), rules)
      return decoder.issues.map(\.reason)
    }
    #expect(reason(Int.self).count == 1)
    #expect(reason(Double.self) == [.notA("a number")])
    #expect(reason(Decimal.self) == [.notA("a decimal number")])
    #expect(reason(Date.self, .unix) == [.notA("a date in seconds since 1970")])
  }
}
