import ContentCardSchema
import ContentCards

/// Cards as somebody has them at hand, in one of several forms.
package struct CardInput: Sendable {
  /// How the cards are written.
  package enum Form: Hashable, Sendable {
    case card, cards, syncResponse, apiBody, pairsInJSON, lines
    /// A card a row, below the keys.
    case csv(CSVSeparator)
    /// One card, a key and a value in each row.
    case pairsInCSV(CSVSeparator)
    /// A JSON array whose elements are in different forms.
    case mixed
  }

  /// One card, or why it is none.
  package struct Entry: Sendable {
    package var card: Result<ContentCard, Problem>
    /// The line where it begins, from 1.
    package var line: Int
    /// The lines of its keys, and of its standard fields as `card.title`.
    package var lines: [String: Int] = [:]
  }

  /// A sentence that says why a card cannot be read.
  package struct Problem: Error, Hashable, Sendable {
    package var description: String
  }

  /// Why the text holds no cards at all: what was found, where, and what to do next.
  package struct Failure: Error, Hashable, Sendable {
    package var code = DiagnosticCode.invalidCards
    package var message: String
    package var location: SourceLocation
    package var hint: String
    /// What the text was taken for; nil where the message says it.
    package var form: Form?
  }

  package let form: Form
  package let entries: [Entry]

  /// Finds out the form by itself.
  ///
  /// - Parameter discriminators: The keys that name a card's class type. JSON that has one where a
  ///   card has its `id` is no card but the key-value pairs of one.
  package init(_ bytes: [UInt8], discriminators: Set<String>) throws(Failure) {
    let text = try Self.text(bytes)
    let words = text.drop { $0.isWhitespace }
    if words.isEmpty {
      throw Failure(
        message: "there is nothing to read", location: SourceLocation(line: 1, column: 1),
        hint: "write a card as JSON, as CSV, or as lines such as class_type: home_tile")
    }
    if words.hasPrefix("{") || words.hasPrefix("[") {
      (form, entries) = try Self.json(Array(text.utf8), discriminators: discriminators)
      return
    }
    form =
      Self.isPair(words.prefix { !$0.endsLine })
      ? .lines : CSVHeader(of: text, discriminators: discriminators).form
    do throws(Failure) {
      entries =
        switch form {
        case .csv(let separator): try Self.csv(text, separator)
        case .pairsInCSV(let separator): [try Self.pairs(csv: text, separator)]
        default: [try Self.lines(text)]
        }
    } catch {
      var failure = error
      failure.form = form
      throw failure
    }
  }

  /// The text without a byte-order mark, which spreadsheets write.
  private static func text(_ bytes: [UInt8]) throws(Failure) -> String {
    let bytes = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? bytes.dropFirst(3) : bytes[...]
    let text = String(decoding: bytes, as: UTF8.self)
    guard !text.utf8.elementsEqual(bytes) else { return text }
    let readable = zip(text.utf8, bytes).prefix { $0 == $1 }.map(\.1)
    let lines = String(decoding: readable, as: UTF8.self)
      .split(omittingEmptySubsequences: false, whereSeparator: \.endsLine)
    throw Failure(
      message: "the text is not UTF-8", location: SourceLocation(line: lines.count, column: 1),
      hint: "save it as UTF-8, which a spreadsheet may call \"CSV UTF-8\"")
  }
}

extension Character {
  /// Whether a line of a text file ends with it. Other line ends of Unicode are part of a value.
  var endsLine: Bool { self == "\n" || self == "\r\n" || self == "\r" }
}

extension CardInput.Failure {
  /// A quotation mark of a word processor, where JSON or CSV has a plain one.
  init(typographicQuote quote: Unicode.Scalar, at location: SourceLocation) {
    self.init(
      message: "the typographic quote \(quote.cited)", location: location,
      hint: "write a straight double quote")
  }
}

extension CSVSeparator {
  /// What form names add; empty for commas.
  fileprivate var remark: String { self == .comma ? "" : " with \(name)s" }
}

extension CardInput.Form {
  /// What the cards were taken for, to be read after "read as".
  package var name: String {
    switch self {
    case .card: "a card of an SDK"
    case .cards: "a list of cards of an SDK"
    case .syncResponse: "a sync response"
    case .apiBody: "a body of Braze's API"
    case .pairsInJSON: "key-value pairs in JSON"
    case .csv(let separator): "CSV\(separator.remark)"
    case .pairsInCSV(let separator): "keys and values in CSV\(separator.remark)"
    case .lines: "lines of key and value"
    case .mixed: "a list of cards in several forms"
    }
  }
}
