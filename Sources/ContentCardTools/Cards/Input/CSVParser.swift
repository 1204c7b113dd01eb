import ContentCardSchema

package enum CSVSeparator: Unicode.Scalar, Sendable, CaseIterable {
  case comma = ","
  /// Used by spreadsheets in regions with a decimal comma.
  case semicolon = ";"
  /// Used for cells copied from a spreadsheet.
  case tab = "\t"

  package var name: String { "\(self)" }
}

/// A parser for CSV, based on RFC 4180. Rows can have different numbers of cells. Lines can also end with a line feed
/// or a carriage return alone, and the separator can be a semicolon or a tab.
struct CSVParser {
  struct Cell {
    /// The text, or `nil` for an empty cell without quotes.
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

  /// Returns the rows. An empty line is a row with one empty cell.
  mutating func records() throws(CardInput.Failure) -> [[Cell]] {
    var records: [[Cell]] = []
    while let record = try record() { records.append(record) }
    return records
  }

  /// Returns the next row, or `nil` at the end.
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
      // When a spreadsheet copies a cell, it adds quotation marks only if the cell contains a tab or a line break. A
      // quotation mark at the beginning can therefore be part of the text, but is read as one that encloses the cell.
      guard next != "\"" || separator == .tab else {
        throw CardInput.Failure(
          message: "the cell contains a quotation mark but is not in quotation marks",
          location: location,
          hint: "enclose the cell in quotation marks, and double the ones inside it")
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
          message: "there is text after the closing quotation mark of a cell", location: location,
          hint: "double the quotation marks inside the cell, or add a \(separator.name) here")
      }
      return String(text)
    }
    throw CardInput.Failure(
      message: "the cell has no closing quotation mark", location: start,
      hint: "end the cell with a quotation mark, and double the quotation marks inside it")
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
