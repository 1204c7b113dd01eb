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
    var yes: String
    var no: String
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
  static let tried = rows.filter { $0.type != "custom" }

  static let rows: [Row] = {
    let lines = Article.valueGrammar.text.split(
      separator: "\n", omittingEmptySubsequences: false)
    let head = lines.firstIndex { $0.hasPrefix("| type | accepted text |") } ?? lines.endIndex
    return lines.dropFirst(head + 2).prefix { $0.hasPrefix("|") }.map { line in
      let cells = line.split(separator: "|", omittingEmptySubsequences: false)
        .map { $0.trimmingCharacters(in: .whitespaces) }
      return Row(
        type: cells[1].replacing("`", with: ""), accepted: cells[2], yes: cells[3], no: cells[4],
        native: cells[5])
    }
  }()

  enum Size: String, ContentCardEnum { case small, large }

  /// Returns whether the type of a row accepts a value. The name of the second row of dates is empty.
  static let readers: [String: @Sendable (ExtraValue) -> Bool] = [
    "string": { takes($0, String.self) },
    "int": { takes($0, Int.self) },
    "double": { takes($0, Double.self) },
    "decimal": { takes($0, Decimal.self) },
    "bool": { takes($0, Bool.self) },
    "url": { takes($0, URL.self) },
    "date": { takes($0, Date.self) },
    "": { takes($0, Date.self, .unix) && takes($0, Date.self, .unixMilliseconds) },
    "color": { takes($0, ContentCardColor.self) },
    "json": { takes($0, ContentCardsGeneratedCode.DecodedJSON<JSONValue>.self) },
    "a list": { takes($0, [String].self) },
    "with enum": { takes($0, Size.self) },
  ]

  private static func takes<Value: ContentCardValue>(
    _ value: ExtraValue, _ type: Value.Type, _ rules: Value.Rules = .init()
  ) -> Bool {
    var decoder = ContentCardDecoder(ContentCard(id: "a", extras: ["k": value]))
    return decoder.required(type, for: ContentCardKey("k"), rules: rules) != nil
  }

  @Test func everyRowIsTested() {
    #expect(Self.rows.map(\.type).count == Set(Self.readers.keys).count + 1)
    #expect(Set(Self.tried.map(\.type)) == Set(Self.readers.keys))
  }

  @Test(arguments: tried)
  func acceptedValuesOfTheTableAreRead(row: Row) throws {
    let reader = try #require(Self.readers[row.type])
    for text in Row.texts(in: row.yes) {
      #expect(reader(.string(text)), "\(text)")
      #expect(reader(.string("\u{A0} \(text)\n")), "\(text) with white space around it")
    }
    #expect(!row.yes.isEmpty)
  }

  @Test(arguments: tried)
  func rejectedValuesOfTheTableAreNotRead(row: Row) throws {
    let reader = try #require(Self.readers[row.type])
    for text in Row.texts(in: row.no) { #expect(!reader(.string(text)), "\(text)") }
    // Texts that are valid in a list or a string.
    if !["string", "a list"].contains(row.type) {
      for text in ["{{ x }}", "{% x %}", "one, two and three", "\u{200B}"] {
        #expect(!reader(.string(text)), "\(text)")
      }
    }
  }

  @Test(arguments: tried)
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
