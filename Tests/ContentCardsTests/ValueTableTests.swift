import ContentCards
import Foundation
import TestSupport
import Testing

/// Tests the table of `ValueGrammar.md` with the types.
@Suite struct ValueTableTests {
  /// A row of the table, by its columns.
  struct Row: CustomTestStringConvertible, Sendable {
    var type: String
    var accepted: String
    var acceptedExamples: String
    var rejectedExamples: String
    var native: String

    var testDescription: String { type }

    /// The texts between backticks, and numbers with the number of digits that the cell mentions.
    static func texts(in cell: String) -> [String] {
      cell.matches(of: /`([^`]+)`/).map { String($0.1) }
        + cell.matches(of: /(\d+) digits/).map { match in
          String(repeating: "1", count: Int(match.1) ?? 0)
        }
    }
  }

  /// All rows except `custom`, which has no values to test.
  static let testedRows = rows.filter { $0.type != "custom" }

  static let rows: [Row] = {
    let lines = Article.valueGrammar.text.split(
      separator: "\n", omittingEmptySubsequences: false)
    let head = lines.firstIndex { $0.hasPrefix("| type | accepted text |") } ?? lines.endIndex
    return lines.dropFirst(head + 2).prefix { $0.hasPrefix("|") }.map { line in
      let cells = line.split(separator: "|", omittingEmptySubsequences: false)
        .map { $0.trimmingCharacters(in: .whitespaces) }
      return Row(
        type: cells[1].replacing("`", with: ""), accepted: cells[2], acceptedExamples: cells[3],
        rejectedExamples: cells[4],
        native: cells[5])
    }
  }()

  enum Size: String, ContentCardEnum { case small, large }

  /// Returns whether the type of a row accepts a value. The name of the second row of dates is empty.
  static let readers: [String: @Sendable (ExtraValue) -> Bool] = [
    "string": { accepts($0, String.self) },
    "int": { accepts($0, Int.self) },
    "double": { accepts($0, Double.self) },
    "decimal": { accepts($0, Decimal.self) },
    "bool": { accepts($0, Bool.self) },
    "url": { accepts($0, URL.self) },
    "date": { accepts($0, Date.self) },
    "": { accepts($0, Date.self, .unix) && accepts($0, Date.self, .unixMilliseconds) },
    "color": { accepts($0, ContentCardColor.self) },
    "json": { accepts($0, ContentCardsGeneratedCode.DecodedJSON<JSONValue>.self) },
    "a list": { accepts($0, [String].self) },
    "with enum": { accepts($0, Size.self) },
  ]

  private static func accepts<Value: ContentCardValue>(
    _ value: ExtraValue, _ type: Value.Type, _ rules: Value.Rules = .init()
  ) -> Bool {
    var decoder = ContentCardDecoder(ContentCard(id: "a", extras: ["k": value]))
    return decoder.required(type, for: ContentCardKey("k"), rules: rules) != nil
  }

  @Test func everyRowIsTested() {
    #expect(Self.rows.map(\.type).count == Set(Self.readers.keys).count + 1)
    #expect(Set(Self.testedRows.map(\.type)) == Set(Self.readers.keys))
  }

  @Test(arguments: testedRows)
  func acceptedValuesOfTheTableAreRead(row: Row) throws {
    let reader = try #require(Self.readers[row.type])
    for text in Row.texts(in: row.acceptedExamples) {
      #expect(reader(.string(text)), "\(text)")
      #expect(reader(.string("\u{A0} \(text)\n")), "\(text) with white space around it")
    }
    #expect(!row.acceptedExamples.isEmpty)
  }

  @Test(arguments: testedRows)
  func rejectedValuesOfTheTableAreNotRead(row: Row) throws {
    let reader = try #require(Self.readers[row.type])
    for text in Row.texts(in: row.rejectedExamples) { #expect(!reader(.string(text)), "\(text)") }
    // Texts that are valid in a list or a string.
    if !["string", "a list"].contains(row.type) {
      for text in ["{{ x }}", "{% x %}", "one, two and three", "\u{200B}"] {
        #expect(!reader(.string(text)), "\(text)")
      }
    }
  }

  @Test(arguments: testedRows)
  func theColumnForJSONIsCorrect(row: Row) throws {
    let reader = try #require(Self.readers[row.type])
    let numbers: [ExtraValue] = [.int(5), .double(5.5), .double(5.0), .int(-1), .int(0), .int(1)]
    let wholes: [ExtraValue] = [.int(5), .double(5.0), .int(-1), .int(0), .int(1)]
    let bools: [ExtraValue] = [.bool(true), .bool(false)]
    let lists: [ExtraValue] = [.array([.string("a")])]
    let objects: [ExtraValue] = [.object(["name": .string("Tea")])]
    let accepted: [ExtraValue]
    switch row.native {
    case "text only": accepted = []
    case let cell where cell.hasPrefix("whole numbers"): accepted = wholes
    case let cell where cell.hasPrefix("numbers"): accepted = numbers
    case let cell where cell.hasPrefix("`true`, `false`"): accepted = bools
    case let cell where cell.hasPrefix("an array"): accepted = lists
    case "any": accepted = numbers + bools + lists + objects
    default: throw UnknownCell(text: row.native)
    }
    for value in numbers + bools + lists + objects {
      #expect(reader(value) == accepted.contains(value), "\(value)")
    }
  }

  struct UnknownCell: Error { var text: String }
}
