import ContentCardSchema

/// Text in which keys and values are marked, so that they can be shown as code.
///
/// The text is not escaped for any file format. The code that writes a file escapes it.
struct MarkedText: Hashable, Sendable {
  enum Piece: Hashable, Sendable {
    case words(String)
    /// Text to type, such as a key or a value. Invisible characters in text from a schema are escaped.
    case typed(String)
  }

  fileprivate(set) var pieces: [Piece] = []

  /// Creates text from a description or advice in the schema. The text is put on one line and ends with punctuation so
  /// that another sentence can follow.
  init(prose text: String) {
    let line = text.onOneLine
    let isClosed = line.last.map { ".!?…:".contains($0) } ?? true
    self = "\(isClosed ? line : "\(line).")"
  }

  /// Creates text in which the parts in backticks are text to type.
  init(marked text: String) {
    let parts = text.split(separator: "`", omittingEmptySubsequences: false).enumerated()
    pieces = parts.filter { !$0.element.isEmpty }.map { index, part in
      index % 2 == 0 ? .words(String(part)) : .typed(String(part))
    }
  }

  func text(_ body: (Piece) -> String) -> String { pieces.map(body).joined() }
}

extension MarkedText: ExpressibleByStringInterpolation {
  init(stringLiteral text: String) { self = "\(text)" }
  init(stringInterpolation: StringInterpolation) { pieces = stringInterpolation.pieces }

  struct StringInterpolation: StringInterpolationProtocol {
    fileprivate var pieces: [Piece] = []

    init(literalCapacity: Int, interpolationCount: Int) {}

    mutating func appendLiteral(_ text: String) {
      if !text.isEmpty { pieces.append(.words(text)) }
    }

    mutating func appendInterpolation(_ text: String) { appendLiteral(text) }

    mutating func appendInterpolation(_ markedText: MarkedText) { pieces += markedText.pieces }

    mutating func appendInterpolation(typed text: String) {
      pieces.append(.typed(DiagnosticFormatter.visible(text)))
    }
  }
}

extension MarkedText {
  /// Returns the words as a sentence with a full stop. The first letter is capitalized unless it belongs to a key or
  /// value.
  static func sentence(_ words: MarkedText) -> MarkedText {
    var sentence: MarkedText = "\(words)."
    if case .words(let text)? = sentence.pieces.first {
      sentence.pieces[0] = .words(text.prefix(1).uppercased() + text.dropFirst())
    }
    return sentence
  }
}

extension [MarkedText] {
  /// Returns a list such as `a, b, or c`.
  func list(_ word: String) -> MarkedText {
    guard let last, count > 2 else { return joined(" \(word) ") }
    return "\(dropLast().joined(", ")), \(word) \(last)"
  }
}

extension Sequence<MarkedText> {
  func joined(_ separator: String) -> MarkedText {
    var joined: MarkedText = ""
    joined.pieces = Array(flatMap { [.words(separator)] + $0.pieces }.dropFirst())
    return joined
  }
}

extension String {
  /// The text on one line. White space is replaced as in `withPlainSpaces`, and invisible characters are escaped.
  var onOneLine: String { DiagnosticFormatter.visible(withPlainSpaces) }

  /// The name as words, such as `Tile price` for `tile_price` and `Image URL` for `imageURL`.
  var inWords: String {
    let words = replacing(/([a-z0-9])([A-Z])/) { "\($0.1) \($0.2)" }
      .split { !$0.isLetter && !$0.isNumber }
      .map { $0.allSatisfy(\.isUppercase) ? String($0) : $0.lowercased() }
      .joined(separator: " ")
    return words.isEmpty ? onOneLine : words.prefix(1).uppercased() + words.dropFirst()
  }

  /// The text of a number without `.0` at its end.
  var withoutPointZero: String { hasSuffix(".0") ? String(dropLast(2)) : self }

  /// The text without white space around it, and with each run of white space in it replaced with a single space.
  var withPlainSpaces: String {
    unicodeScalars.split(whereSeparator: \.properties.isWhitespace).map(String.init)
      .joined(separator: " ")
  }
}
