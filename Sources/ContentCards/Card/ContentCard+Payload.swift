import Foundation

extension ContentCard {
  /// The result of reading content cards from JSON.
  public struct Payload: Sendable {
    /// The cards that could be read, including removed cards, in the order in which they appear in the JSON.
    public let cards: [ContentCard]

    /// The cards that could not be read.
    public let failures: [Failure]
  }
}

extension ContentCard.Payload {
  /// A card that could not be read.
  public struct Failure: Hashable, Sendable, CustomStringConvertible {
    /// The card's position in the JSON, counted from 0.
    public let index: Int
    /// A sentence with the card's position (counted from 1), its identifier if it could be read, and the reason.
    public let description: String
  }

  /// The reason why no cards can be read from JSON.
  public enum ReadingError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The text is not valid JSON, contains a number outside the range of `Double`, or has more than 512 levels of
    /// arrays and objects.
    case notJSON
    /// The text is JSON, but not a card, an array, or a sync response.
    case unknownForm

    /// A sentence that describes the error.
    public var description: String {
      switch self {
      case .notJSON:
        "The text is not valid JSON, contains a number outside the range of Double, or is nested too deeply."
      case .unknownForm:
        "The JSON is not a content card (an object with an \"id\"), an array, or a sync "
          + "response (an object with an array \"cards\")."
      }
    }
  }

  /// Reads one card, an array of cards, or a sync response (`{"cards": […]}`).
  ///
  /// A card can use the server's short keys (`tt`), the React Native SDK's long keys (`cardDescription`), or the Web
  /// SDK's long keys (`imageUrl`). A card that cannot be read is added to ``failures``, and the other cards are still
  /// read.
  ///
  /// - Parameter json: The JSON, in UTF-8 or UTF-16.
  /// - Throws: A `ReadingError` if the text cannot be read as JSON, or if the JSON has none of these forms.
  public init(json: Data) throws(ReadingError) {
    var cards: [ContentCard] = []
    var failures: [Failure] = []
    for (index, element) in try Self.elements(of: json).enumerated() {
      do throws(ContentCardJSON.Problem) {
        cards.append(try ContentCardJSON(ExtraValue(element)).card())
      } catch {
        failures.append(Failure(index: index, description: error.sentence(index: index)))
      }
    }
    self.cards = cards
    self.failures = failures
  }

  private static func elements(of json: Data) throws(ReadingError) -> [Any] {
    guard let json = strict(json),
      let root = try? JSONSerialization.jsonObject(with: json, options: .fragmentsAllowed)
    else { throw .notJSON }
    if let elements = root as? [Any] { return elements }
    guard let members = root as? [String: Any] else { throw .unknownForm }
    if let elements = members["cards"] as? [Any] { return elements }
    guard members["id"] != nil else { throw .unknownForm }
    return [root]
  }

  /// Returns the JSON, changed so that `JSONSerialization` reads it as RFC 8259 specifies. Returns JSON in UTF-16
  /// unchanged.
  ///
  /// Returns `nil` for JSON with a trailing comma, which `JSONSerialization` accepts on Linux, and for JSON in which a
  /// character that is not ASCII follows a backslash.
  ///
  /// Escapes U+FEFF in text, because on Linux, `JSONSerialization` removes it from the start of text. Omits a
  /// byte-order mark at the start of the JSON.
  private static func strict(_ json: Data) -> Data? {
    // JSON in UTF-16 has NUL bytes, and JSON in UTF-8 has none.
    if json.contains(0) { return json }
    let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    var bytes: [UInt8] = []
    bytes.reserveCapacity(json.count)
    var (isText, isEscaped) = (false, false)
    /// The previous byte outside text, apart from white space.
    var previous: UInt8?
    for byte in json.starts(with: mark) ? json.dropFirst(mark.count) : json {
      bytes.append(byte)
      if isText {
        // Only an ASCII character can follow a backslash. Without this check, the replacement below would turn a
        // backslash before U+FEFF into an escaped backslash.
        if isEscaped, byte >= 0x80 { return nil }
        isText = isEscaped || byte != UInt8(ascii: "\"")
        isEscaped = !isEscaped && byte == UInt8(ascii: "\\")
        guard byte == mark[2], bytes.suffix(mark.count) == mark[...] else { continue }
        bytes.replaceSubrange((bytes.count - mark.count)..., with: "\\uFEFF".utf8)
      } else if !" \t\r\n".utf8.contains(byte) {
        let isClosing = byte == UInt8(ascii: "]") || byte == UInt8(ascii: "}")
        if isClosing, previous == UInt8(ascii: ",") { return nil }
        isText = byte == UInt8(ascii: "\"")
        previous = byte
      }
    }
    return Data(bytes)
  }
}
