import Foundation

/// A card in JSON, with the short keys that the server uses or the long keys that the React Native and Web SDKs use.
package struct ContentCardJSON {
  /// A field of the card, which can have several names in JSON.
  private enum Field: Int, CaseIterable {
    case id, isRemoved, extras, type, isControl, title, cardDescription, image, imageAltText
    case imageAspectRatio, url, openURLInWebView, domain, language, createdAt, expiresAt
    case isViewed, isClicked, isPinned, isDismissible, isDismissed, isTest

    /// The field's names in JSON. The first one with a value is used.
    var names: [String] {
      switch self {
      case .id: ["id"]
      case .isRemoved: ["r", "removed"]
      case .extras: ["e", "extras"]
      case .type: ["tp", "type"]
      case .isControl: ["isControl"]
      case .title: ["tt", "title"]
      case .cardDescription: ["ds", "cardDescription", "description"]
      case .image: ["i", "image", "imageUrl"]
      case .imageAltText: ["imageAltText", "altImageText"]
      case .imageAspectRatio: ["ar", "imageAspectRatio", "aspectRatio"]
      case .url: ["u", "url"]
      case .openURLInWebView: ["uw", "openURLInWebView"]
      case .domain: ["dm", "domain", "linkText"]
      case .language: ["language"]
      case .createdAt: ["ca", "created"]
      case .expiresAt: ["ea", "expiresAt"]
      case .isViewed: ["v", "viewed"]
      case .isClicked: ["cl", "clicked"]
      case .isPinned: ["p", "pinned"]
      case .isDismissible: ["db", "dismissible"]
      case .isDismissed: ["d", "dismissed"]
      case .isTest: ["t", "test"]
      }
    }
  }

  /// For each name, its field and its position among the field's names.
  private static let places = Dictionary(
    Field.allCases.flatMap { field in
      field.names.enumerated().map { ($1, (field: field, rank: $0)) }
    }, uniquingKeysWith: { a, _ in a })

  /// Returns the standard field with this name in JSON, or `nil` if there is none.
  package static func field(named name: String) -> ContentCardsGeneratedCode.Field? {
    switch places[name]?.field {
    case .title: .title
    case .cardDescription: .cardDescription
    case .image: .image
    case .imageAltText: .imageAltText
    case .imageAspectRatio: .imageAspectRatio
    case .url: .urlString
    case .openURLInWebView: .openURLInWebView
    case .domain: .domain
    case .language: .language
    case .id, .isRemoved, .extras, .type, .isControl, .createdAt, .expiresAt, .isViewed, .isClicked,
      .isPinned, .isDismissible, .isDismissed, .isTest, nil:
      nil
    }
  }

  private typealias Member = (name: String, value: ExtraValue)

  /// The members by field. One pass over the members is much faster than looking up each name.
  private let members: [Member?]

  /// The reason why a card cannot be read.
  package struct Problem: Error {
    package enum Reason: Sendable {
      case tooDeep
      case notAnObject(ExtraValue)
      case noID
      case wrongMember(name: String, ExtraValue, expected: String)
    }

    /// The card's identifier, or `nil` if it is missing or invalid.
    package var id: String?
    package var reason: Reason

    /// The problem as a phrase that follows the card in a sentence, such as `has no "id"`.
    private var predicate: String {
      switch reason {
      case .tooDeep:
        "has more than \(ExtraValue.maximumDepth) levels of arrays and objects"
      case .notAnObject(let value): "is \(value.kind), not an object"
      case .noID: "has no \"id\""
      case .wrongMember(let name, let value, let expected):
        "has an invalid \(name.quotedExcerpt): \(value.excerpt) is not \(expected)"
      }
    }

    /// Returns a sentence about the problem.
    ///
    /// - Parameter index: The card's position, counted from 0. The sentence counts from 1.
    package func sentence(index: Int) -> String {
      "Card \(index + 1)\(id.map { " (\($0.quotedExcerpt))" } ?? "") \(predicate)."
    }
  }

  /// Reads the members of a card.
  ///
  /// - Parameter value: The card, or `nil` if it has too many levels of arrays and objects.
  package init(_ value: ExtraValue?) throws(Problem) {
    guard let value else { throw Problem(reason: .tooDeep) }
    guard case .object(let members) = value else { throw Problem(reason: .notAnObject(value)) }
    var found = [Member?](repeating: nil, count: Field.allCases.count)
    var ranks = [Int](repeating: .max, count: Field.allCases.count)
    for (name, value) in members where value != .null {
      guard let (field, rank) = Self.places[name], rank < ranks[field.rawValue] else { continue }
      found[field.rawValue] = (name, value)
      ranks[field.rawValue] = rank
    }
    self.members = found
  }

  /// Returns the card. Only its identifier is required: missing flags are `false`, and missing times are `nil`. For a
  /// removed card, only the identifier is read.
  ///
  /// If `isControl` is true, the card is a control card. Otherwise, the layout depends on the type, which is not
  /// case-sensitive:
  ///
  /// - `control`: a control card.
  /// - `captioned_image` or `Captioned`: a captioned image.
  /// - `banner_image` or `ImageOnly`: an image without text.
  /// - `short_news`, `text_announcement`, or `Classic`: a classic card, with or without an image.
  /// - Any other type, or none: an image without text if the card has an image but no text, or else a classic card,
  ///   with or without an image.
  package func card() throws(Problem) -> ContentCard {
    guard let id = try text(.id), !id.isEmpty else { throw Problem(reason: .noID) }
    do throws(Problem) {
      if try flag(.isRemoved) { return ContentCard(id: id, isRemoved: true) }
      return try card(id: id)
    } catch {
      throw Problem(id: id, reason: error.reason)
    }
  }

  private func card(id: String) throws(Problem) -> ContentCard {
    let expiresAt = try time(.expiresAt).flatMap { $0.timeIntervalSince1970 > 0 ? $0 : nil }
    let title = try text(.title)
    let cardDescription = try text(.cardDescription)
    let image = try text(.image)
    return ContentCard(
      id: id,
      extras: try extras(),
      kind: try kind(image: image, title: title, cardDescription: cardDescription),
      title: title,
      cardDescription: cardDescription,
      image: image,
      imageAltText: try text(.imageAltText),
      imageAspectRatio: try number(.imageAspectRatio),
      urlString: try text(.url),
      openURLInWebView: try flag(.openURLInWebView),
      domain: try text(.domain),
      language: try text(.language),
      createdAt: try time(.createdAt),
      expiresAt: expiresAt,
      isViewed: try flag(.isViewed),
      isClicked: try flag(.isClicked),
      isPinned: try flag(.isPinned),
      isDismissible: try flag(.isDismissible),
      isDismissed: try flag(.isDismissed),
      isTest: try flag(.isTest))
  }

  private func kind(
    image: String?, title: String?, cardDescription: String?
  ) throws(Problem) -> ContentCard.Kind {
    if try flag(.isControl) { return .control }
    let hasImage = !(image ?? "").isEmpty
    switch try text(.type)?.lowercased() {
    case "control": return .control
    case "captioned_image", "captioned": return .captionedImage
    case "banner_image", "imageonly": return .imageOnly
    case "short_news", "text_announcement", "classic": return hasImage ? .classicImage : .classic
    default:
      return ContentCard.Kind(image: image, title: title, cardDescription: cardDescription)
    }
  }

  private func extras() throws(Problem) -> ContentCardExtras {
    guard let (name, value) = members[Field.extras.rawValue], value != "" else { return [:] }
    guard case .object(let pairs) = value else { throw mismatch(name, value, "an object") }
    return ContentCardExtras(pairs)
  }

  private func text(_ field: Field) throws(Problem) -> String? {
    guard let (name, value) = members[field.rawValue] else { return nil }
    guard case .string(let text) = value else { throw mismatch(name, value, "text") }
    return text
  }

  private func number(_ field: Field) throws(Problem) -> Double? {
    guard let (name, value) = members[field.rawValue] else { return nil }
    return try number(value, named: name, "a number")
  }

  /// Returns a time, which is written in Unix seconds or, in the Web SDK's JSON, in ISO 8601. A missing or empty
  /// time is `nil`.
  private func time(_ field: Field) throws(Problem) -> Date? {
    guard let (name, value) = members[field.rawValue] else { return nil }
    if case .string(let text) = value, let date = ValueGrammar.iso8601Date(text) { return date }
    return try number(value, named: name, "a number of Unix seconds or an ISO 8601 date")
      .map { Date(timeIntervalSince1970: $0) }
  }

  private func number(
    _ value: ExtraValue, named name: String, _ expectation: String
  ) throws(Problem) -> Double? {
    switch value {
    case .int(let value): return Double(value)
    case .double(let value) where value.isFinite: return value
    case .string(""): return nil
    case .string(let text):
      guard let value = ValueGrammar.double(text) else { fallthrough }
      return value
    default: throw mismatch(name, value, expectation)
    }
  }

  /// Returns a flag, written as a JSON Boolean, as 0 or 1, or as text that `ValueGrammar.bool` can read. A missing or
  /// empty flag is `false`.
  private func flag(_ field: Field) throws(Problem) -> Bool {
    guard let (name, value) = members[field.rawValue] else { return false }
    switch value {
    case .bool(let value): return value
    case .int(0), .string(""): return false
    case .int(1): return true
    case .string(let text):
      guard let value = ValueGrammar.bool(text) else { fallthrough }
      return value
    default: throw mismatch(name, value, "a bool")
    }
  }

  private func mismatch(
    _ name: String, _ value: ExtraValue, _ expectation: String
  ) -> Problem {
    Problem(reason: .wrongMember(name: name, value, expected: expectation))
  }
}
