import Testing

@testable import ContentCardTools

struct CSVParserTests {
  /// The cells of each row, separated by `|`, with their locations. `-` is an empty cell.
  @Test(arguments: [
    ("", []), ("a", ["a@1:1"]), ("a,b\r\nc,d", ["a@1:1|b@1:3", "c@2:1|d@2:3"]),
    ("a,\n,\n", ["a@1:1|-@1:3", "-@2:1|-@2:2"]), ("\n", ["-@1:1"]),
    ("\"a\"\"b\",\"\"", ["a\"b@1:1|@1:8"]), ("\"a\r\nb\",c", ["a\r\nb@1:1|c@2:4"]),
    (" a , \"b", []), ("\ra\r", ["-@1:1", "a@2:1"]), ("é,e\u{301},x", ["é@1:1|e\u{301}@1:3|x@1:6"]),
    (",\u{301}", ["-@1:1|\u{301}@1:2"]),
  ])
  func rowsAreParsedAsRFC4180Defines(text: String, records: [String]) {
    var parser = CSVParser(text)
    let cells = (try? parser.records()) ?? []
    #expect(
      cells.map { record in
        record.map { cell in
          let location = cell.location
          return "\(cell.text ?? "-")@\(location.line):\(location.column)"
        }.joined(separator: "|")
      } == records)
  }

  @Test(arguments: [CSVSeparator.semicolon, .tab])
  func otherSeparatorsAreSupported(separator: CSVSeparator) throws {
    let mark = separator.rawValue
    var parser = CSVParser("a\(mark)\"b\(mark)\"\n1,5\(mark)", separator: separator)
    let cells = try parser.records().map { $0.map(\.text) }
    #expect(cells == [["a", "b\(mark)"], ["1,5", nil]])
  }

  @Test func textAfterAClosingQuoteIsRejected() {
    var parser = CSVParser("\"a\"b;c", separator: .semicolon)
    #expect(
      throws: CardInput.Failure(
        message: "there is text after the closing quotation mark of a cell",
        location: .init(line: 1, column: 4),
        hint: "double the quotation marks inside the cell, or add a semicolon here")
    ) { try parser.records() }
  }
}
