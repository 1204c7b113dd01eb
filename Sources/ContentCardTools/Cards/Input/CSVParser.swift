import ContentCardSchema

/// What separates the cells of a row.
package enum CSVSeparator: Unicode.Scalar, Sendable, CaseIterable {
  case comma = ","
  /// Spreadsheets write it where numbers have a decimal comma.
  case semicolon = ";"
  /// Cells that are copied from a spreadsheet.
  case tab = "\t"

  /// The word for it in messages.
  package var name: String { "\(self)" }
}

/// Reads CSV as RFC 4180 defines it; lines may also end in a line feed alone, and cells in another
/// separator.
struct CSVParser {
  struct Cell {
    /// Nil for a cell with nothing in it; one with two quotes in it is empty text.
    var text: String?
    var location: SourceLocation
  }

  private let scalars: [Unicode.Scalar]
  private let separator: CSVSeparator
  private var position = 0
  private var location = SourceLocation(line: 1, column: 1)

  init(_ text: String, separator: CSVSeparator = .comma) {
    scalars = Array(text.unicodeScalars)
    self.separator = separator
  }

  /// The records, none for no text. A line without anything is a record of one cell.
  mutating func records() throws(CardInput.Failure) -> [[Cell]] {
    var records: [[Cell]] = []
    while let record = try record() { records.append(record) }
    return records
  }

  /// The next record, or `nil` at the end.
  mutating func record() throws(CardInput.Failure) -> [Cell]? {
    guard position < scalars.count else { return nil }
    var record = [try cell()]
    while skip(separator.rawValue) { record.append(try cell()) }
    endLine()
    return record
  }

  private mutating func cell() throws(CardInput.Failure) -> Cell {
    let start = location
    if skip("\"") { return Cell(text: try quotedText(from: start), location: start) }
    var text = String.UnicodeScalarView()
    while let next, next != separator.rawValue, !Self.endsLine(next) {
      guard next != "\"" else {
        throw CardInput.Failure(
          message: "a quotation mark stands within a cell", location: location,
          hint: "put the whole cell in quotation marks, and double those within it")
      }
      text.append(next)
      step()
    }
    return Cell(text: text.isEmpty ? nil : String(text), location: start)
  }

  private mutating func quotedText(
    from start: SourceLocation
  ) throws(CardInput.Failure) -> String {
    var text = String.UnicodeScalarView()
    while let next {
      step()
      guard next == "\"", !skip("\"") else {
        text.append(next)
        continue
      }
      guard self.next.map({ $0 == separator.rawValue || Self.endsLine($0) }) ?? true else {
        throw CardInput.Failure(
          message: "text stands behind the quotation mark that ends a cell", location: location,
          hint: "double the quotation marks within a cell, or put a \(separator.name) here")
      }
      return String(text)
    }
    throw CardInput.Failure(
      message: "the quotation mark of a cell is never closed", location: start,
      hint: "close it, and double the quotation marks within the cell")
  }

  private var next: Unicode.Scalar? { position < scalars.count ? scalars[position] : nil }

  private static func endsLine(_ scalar: Unicode.Scalar) -> Bool {
    scalar == "\n" || scalar == "\r"
  }

  private mutating func skip(_ scalar: Unicode.Scalar) -> Bool {
    guard next == scalar else { return false }
    step()
    return true
  }

  private mutating func endLine() {
    if next == "\r" { step() }
    if next == "\n" { step() }
  }

  private mutating func step() {
    let isEnd = scalars[position] == "\n" || (scalars[position] == "\r" && !isBeforeLineFeed)
    position += 1
    if isEnd {
      location = SourceLocation(line: location.line + 1, column: 1)
    } else {
      location.column += 1
    }
  }

  private var isBeforeLineFeed: Bool {
    position + 1 < scalars.count && scalars[position + 1] == "\n"
  }
}
