import ContentCardSchema
import ContentCards

/// Input that contains cards. Its format is detected from the text.
package struct CardInput: Sendable {
  package enum Form: Hashable, Sendable {
    case card, cards, syncResponse, apiBody, pairsInJSON, lines
    /// Campaigns or Canvases from Braze's REST API.
    case export
    /// One card in each row, below a row with the keys.
    case csv(CSVSeparator)
    /// One card, with a key and a value in each row.
    case pairsInCSV(CSVSeparator)
    /// A JSON array, or JSON Lines, with elements in different formats.
    case mixed
  }

  package struct Entry: Sendable {
    package var card: Result<ContentCard, Problem>
    /// The line where the card begins, starting at 1.
    package var line: Int
    /// The line numbers of the card's keys, and of standard fields such as `card.title`.
    package var lines: [String: Int] = [:]
    /// The part of an export that contains the card, or `nil` for other formats.
    package var source: CardSource?
    /// Whether standard fields without a value in the input may have one in the dashboard.
    package var isPartial = false
  }

  package struct Problem: Error, Hashable, Sendable {
    /// A sentence to show to the user, such as `Card 2 is not an object.`
    package var description: String
    /// Values in the description, and a code for the reason, by name.
    package var parameters: [String: CardFinding.Parameter]
  }

  /// An error that makes the whole text unreadable, not only a single card.
  package struct Failure: Error, Hashable, Sendable {
    package var code = DiagnosticCode.invalidCards
    package var message: String
    package var location: SourceLocation
    package var hint: String
    /// The format that was detected, or `nil` if the text is JSON or no format was detected.
    package var form: Form?
  }

  /// Names that are used to detect the format.
  package struct Names {
    /// The extras keys that contain a card's class type.
    var discriminators: Set<String>
    /// The names and aliases of the class types, in lower case.
    var classTypes: Set<String> = []
    /// The keys, aliases, and fallback keys of fields, without prefixes, and the spellings of all standard fields, such
    /// as `card.title`.
    var keys: Set<String> = []

    /// Creates names that contain only a discriminator, for cards without a schema.
    package init(discriminator: String) { discriminators = [discriminator] }

    func hasClassType(_ name: String) -> Bool {
      classTypes.contains(ValueGrammar.lowercased(name))
    }

    package init(in schemas: [Schema]) {
      discriminators = Set(schemas.flatMap(\.discriminators).map(\.value))
      keys = Set(ContentCardsGeneratedCode.StandardField.spellings)
      for schema in schemas {
        for classType in schema.classTypes {
          let names = [classType.name.value] + classType.aliases.map(\.value)
          classTypes.formUnion(names.map(ValueGrammar.lowercased))
          for field in schema.allFields(of: classType) {
            let places = [field.path.value] + field.fallback.map(\.value)
            keys.formUnion(places.compactMap(\.key) + field.aliasKeys.map(\.value))
          }
        }
      }
    }
  }

  package let form: Form
  package var entries: [Entry]

  /// Detects the format and reads the cards. A JSON object with a discriminator at its top level is read as key-value
  /// pairs, unless it also has a member such as `extras`.
  package init(_ bytes: [UInt8], _ names: Names) throws(Failure) {
    let text = try Self.text(bytes)
    let words = text.drop { $0.isWhitespace }
    if words.isEmpty {
      throw Failure(
        message: "the input is empty", location: SourceLocation(line: 1, column: 1),
        hint: "add a card as JSON, as CSV, or as lines such as class_type: home_tile")
    }
    if words.hasPrefix("{") || words.hasPrefix("[") {
      (form, entries) = try Self.json(Array(text.utf8), discriminators: names.discriminators)
      return
    }
    form =
      Self.isPair(words.prefix { !$0.endsLine })
      ? .lines : CSVFormat(of: text, names).form
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

  /// Returns the text without a byte-order mark, which some spreadsheets add. Throws an error if the bytes are not
  /// UTF-8.
  private static func text(_ bytes: [UInt8]) throws(Failure) -> String {
    let bytes = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? bytes.dropFirst(3) : bytes[...]
    let text = String(decoding: bytes, as: UTF8.self)
    guard !text.utf8.elementsEqual(bytes) else { return text }
    let readable = zip(text.utf8, bytes).prefix { $0 == $1 }.map(\.1)
    let lines = String(decoding: readable, as: UTF8.self)
      .split(omittingEmptySubsequences: false, whereSeparator: \.endsLine)
    throw Failure(
      message: "the text is not UTF-8", location: SourceLocation(line: lines.count, column: 1),
      hint: "save it as UTF-8; a spreadsheet may call this format \"CSV UTF-8\"")
  }
}

extension Character {
  /// Whether the character ends a line. Other Unicode line separators are part of a value.
  var endsLine: Bool { self == "\n" || self == "\r\n" || self == "\r" }
}

extension CardInput.Failure {
  init(typographicQuote quote: Unicode.Scalar, at location: SourceLocation) {
    self.init(
      message: "the typographic quote \(quote.cited) cannot enclose text", location: location,
      hint: "write a straight double quote")
  }
}

extension CSVSeparator {
  /// The end of a format's name, such as ` with semicolons`, or an empty string for commas.
  fileprivate var formSuffix: String { self == .comma ? "" : " with \(name)s" }
}

extension CardInput.Form {
  /// The name of the format, for sentences such as "read as CSV".
  package var name: String {
    switch self {
    case .card: "an SDK card"
    case .cards: "a list of SDK cards"
    case .syncResponse: "a sync response"
    case .apiBody: "a Braze API request body"
    case .pairsInJSON: "key-value pairs in JSON"
    case .csv(let separator): "CSV\(separator.formSuffix)"
    case .pairsInCSV(let separator): "keys and values in CSV\(separator.formSuffix)"
    case .lines: "lines of keys and values"
    case .export: "an export from Braze"
    case .mixed: "a list of cards in several formats"
    }
  }
}
