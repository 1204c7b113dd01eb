import ContentCardSchema

/// A text for people in which what is typed to the letter stands apart from the words around it, as the schema wrote
/// it or not: whoever writes it down escapes it, and nothing else.
struct MarkedText: Hashable, Sendable {
  enum Piece: Hashable, Sendable {
    case words(String)
    /// A key or a value, as it is typed.
    case typed(String)
  }

  private(set) var pieces: [Piece] = []

  /// A text of the schema for people, on one line, so that another sentence may follow.
  init(prose text: String) {
    let line = text.onOneLine
    let isClosed = line.last.map { ".!?…:".contains($0) } ?? true
    self = "\(isClosed ? line : "\(line).")"
  }

  /// The text, with each piece as the body writes it.
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

    /// What cannot be seen in it is spelled out.
    mutating func appendInterpolation(typed text: String) {
      pieces.append(.typed(DiagnosticFormatter.visible(text)))
    }
  }
}

extension MarkedText {
  /// Words of ours with a capital letter in front and a full stop behind.
  static func sentence(_ words: MarkedText) -> MarkedText {
    var sentence: MarkedText = "\(words)."
    if case .words(let text)? = sentence.pieces.first {
      sentence.pieces[0] = .words(text.prefix(1).uppercased() + text.dropFirst())
    }
    return sentence
  }
}

extension [MarkedText] {
  /// `a, b or c`, with that word before the last.
  func list(_ word: String) -> MarkedText {
    guard let last, count > 1 else { return first ?? "" }
    return "\(dropLast().joined(", ")) \(word) \(last)"
  }
}

extension Sequence<MarkedText> {
  func joined(_ separator: String) -> MarkedText {
    reduce(nil as MarkedText?) { joined, next in
      joined.map { "\($0)\(separator)\(next)" } ?? next
    } ?? ""
  }
}

extension String {
  /// The text with a space for all white space that stands together, and what cannot be seen spelled out.
  var onOneLine: String { DiagnosticFormatter.visible(withPlainSpaces) }

  /// A whole number without the `.0` that Swift writes behind a double.
  var withoutPointZero: String { hasSuffix(".0") ? String(dropLast(2)) : self }

  /// The text with a space for all white space that stands together.
  var withPlainSpaces: String {
    unicodeScalars.split(whereSeparator: \.properties.isWhitespace).map(String.init)
      .joined(separator: " ")
  }
}
