import Foundation

/// The content cards of a JSON text.
public struct ContentCardPayload: Sendable {
  /// The cards that could be read, in the order of the text. Removed ones are among them.
  public let cards: [ContentCard]

  /// The cards that could not.
  public let failures: [Failure]

  /// A card that could not be read.
  public struct Failure: Hashable, Sendable, CustomStringConvertible {
    /// The position among the cards of the text, from 0.
    public let index: Int
    /// A sentence that says why.
    public let description: String
  }

  /// Text that holds no cards at all.
  public enum ReadingError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The text is not JSON, or holds a number that is beyond any type.
    case notJSON
    /// The text is JSON, but neither a card, nor an array of cards, nor a sync response.
    case unknownForm

    /// A sentence that says what was expected.
    public var description: String {
      switch self {
      case .notJSON: "The text is not JSON, or holds a number that is beyond any type."
      case .unknownForm:
        "The JSON is neither a content card, which has an \"id\", nor an array of cards, nor "
          + "a sync response, which has an array \"cards\"."
      }
    }
  }

  /// Reads one card, an array of cards, or a sync response (`{"cards": […]}`).
  ///
  /// A card may have the short keys that SDKs exchange (`tt`), the long keys of the React Native
  /// SDK (`cardDescription`) or those of the Web SDK (`imageUrl`). One that cannot be read does not
  /// cost the others: it is among the failures.
  ///
  /// - Throws: `ReadingError` for text that holds no cards at all.
  public init(json: Data) throws(ReadingError) {
    var cards: [ContentCard] = []
    var failures: [Failure] = []
    for (index, element) in try Self.elements(of: json).enumerated() {
      do throws(ContentCardJSON.Problem) {
        cards.append(try ContentCardJSON(element).card())
      } catch {
        failures.append(Failure(index: index, description: error.sentence(index: index)))
      }
    }
    self.cards = cards
    self.failures = failures
  }

  /// The cards; nil for one of too many arrays and objects within each other.
  private static func elements(of json: Data) throws(ReadingError) -> [ExtraValue?] {
    switch JSONReader.value(of: json) {
    case nil: return try elementsByFoundation(of: json)
    case .array(let elements)?: return elements
    case .object(let members)?:
      if case .array(let elements)? = members["cards"] { return elements }
      guard members["id"] != nil else { throw .unknownForm }
      return [.object(members)]
    default: throw .unknownForm
    }
  }

  /// The same, slowly, of what only Foundation knows whether it is JSON.
  private static func elementsByFoundation(of json: Data) throws(ReadingError) -> [ExtraValue?] {
    guard let root = try? JSONSerialization.jsonObject(with: json, options: .fragmentsAllowed)
    else { throw .notJSON }
    if let elements = root as? [Any] { return elements.map { ExtraValue($0) } }
    guard let members = root as? [String: Any] else { throw .unknownForm }
    if let elements = members["cards"] as? [Any] { return elements.map { ExtraValue($0) } }
    guard members["id"] != nil else { throw .unknownForm }
    return [ExtraValue(root)]
  }
}
