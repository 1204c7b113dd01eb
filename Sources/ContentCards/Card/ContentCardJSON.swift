import Foundation

/// A card in JSON, with the short keys that the server uses or the long keys that the React Native and Web SDKs use.
package struct ContentCardJSON {
  private let members: [String: ExtraValue]

  package struct Problem: Error {
    package enum Reason: Sendable {
      case tooDeep
      case notAnObject(ExtraValue)
      case noID
      case wrongMember(name: String, ExtraValue, expected: String)
    }

    /// The card's identifier, or `nil` if it could not be read.
    package var id: String?
    package var reason: Reason

    /// The problem as a phrase whose subject is the card, such as `has no "id"`.
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

    /// - Parameter index: The card's position, counted from 0. The sentence counts from 1.
    package func sentence(index: Int) -> String {
      "Card \(index + 1)\(id.map { " (\($0.quotedExcerpt))" } ?? "") \(predicate)."
    }
  }

  /// - Parameter value: The card, or `nil` if it has too many levels of arrays and objects.
  package init(_ value: ExtraValue?) throws(Problem) {
    guard let value else { throw Problem(reason: .tooDeep) }
    guard case .object(let members) = value else { throw Problem(reason: .notAnObject(value)) }
    self.members = members
  }

  package static func field(named name: String) -> ContentCardsGeneratedCode.StandardField? {
    ContentCardsGeneratedCode.StandardField.allCases.first { names(of: $0).contains(name) }
  }

  static func names(of field: ContentCardsGeneratedCode.StandardField) -> [String] {
    switch field {
    case .title: ["tt", "title"]
    case .cardDescription: ["ds", "cardDescription", "description"]
    case .image: ["i", "image", "imageUrl"]
    case .imageAltText: ["imageAltText", "altImageText"]
    case .imageAspectRatio: ["ar", "imageAspectRatio", "aspectRatio"]
    case .urlString: ["u", "url"]
    case .openURLInWebView: ["uw", "openURLInWebView"]
    case .domain: ["dm", "domain", "linkText"]
    case .language: ["language"]
    }
  }

  /// Returns the card. Only its identifier is required. If the card was removed, its other members are not read.
  package func card() throws(Problem) -> ContentCard {
    guard let id = try text(["id"]), !id.isEmpty else { throw Problem(reason: .noID) }
    do throws(Problem) {
      if try flag(["r", "removed"]) { return ContentCard(id: id, isRemoved: true) }
      return try card(id: id)
    } catch {
      throw Problem(id: id, reason: error.reason)
    }
  }

  private func card(id: String) throws(Problem) -> ContentCard {
    let expiresAt = try time(["ea", "expiresAt"])
    let title = try text(Self.names(of: .title))
    let cardDescription = try text(Self.names(of: .cardDescription))
    let image = try text(Self.names(of: .image))
    return ContentCard(
      id: id,
      extras: try extras(),
      kind: try kind(image: image, title: title, cardDescription: cardDescription),
      title: title,
      cardDescription: cardDescription,
      image: image,
      imageAltText: try text(Self.names(of: .imageAltText)),
      imageAspectRatio: try number(Self.names(of: .imageAspectRatio)),
      urlString: try text(Self.names(of: .urlString)),
      openURLInWebView: try flag(Self.names(of: .openURLInWebView)),
      domain: try text(Self.names(of: .domain)),
      language: try text(Self.names(of: .language)),
      createdAt: try time(["ca", "created"]),
      expiresAt: expiresAt.flatMap { $0.timeIntervalSince1970 > 0 ? $0 : nil },
      isViewed: try flag(["v", "viewed"]),
      isClicked: try flag(["cl", "clicked"]),
      isPinned: try flag(["p", "pinned"]),
      isDismissible: try flag(["db", "dismissible"]),
      isDismissed: try flag(["d", "dismissed"]),
      isTest: try flag(["t", "test"]))
  }

  // Reads the server's names of the layouts, such as `captioned_image`, and those of the SDKs, such as `Captioned`.
  private func kind(
    image: String?, title: String?, cardDescription: String?
  ) throws(Problem) -> ContentCard.Kind {
    if try flag(["isControl"]) { return .control }
    switch try text(["tp", "type"])?.lowercased() {
    case "control": return .control
    case "captioned_image", "captioned": return .captionedImage
    case "banner_image", "imageonly": return .imageOnly
    case "short_news", "text_announcement", "classic":
      return (image ?? "").isEmpty ? .classic : .classicImage
    default:
      return ContentCard.Kind(image: image, title: title, cardDescription: cardDescription)
    }
  }

  private func extras() throws(Problem) -> ContentCardExtras {
    guard let (name, value) = member(["e", "extras"]), value != "" else { return [:] }
    guard case .object(let pairs) = value else { throw mismatch(name, value, "an object") }
    return ContentCardExtras(pairs)
  }

  private func text(_ names: [String]) throws(Problem) -> String? {
    guard let (name, value) = member(names) else { return nil }
    guard case .string(let text) = value else { throw mismatch(name, value, "text") }
    return text
  }

  /// Returns a time, which is written in Unix seconds or, as in the Web SDK's JSON, in ISO 8601. A missing or empty
  /// time is `nil`.
  private func time(_ names: [String]) throws(Problem) -> Date? {
    if case .string(let text)? = member(names)?.value, let date = ValueGrammar.iso8601Date(text) {
      return date
    }
    return try number(
      names, expected: "a number of Unix seconds or a date such as 2026-01-31T09:00:00Z"
    )
    .map { Date(timeIntervalSince1970: $0) }
  }

  private func number(
    _ names: [String], expected: String = "a number"
  ) throws(Problem) -> Double? {
    guard let (name, value) = member(names) else { return nil }
    switch value {
    case .int(let value): return Double(value)
    case .double(let value) where value.isFinite: return value
    case .string(""): return nil
    case .string(let text):
      guard let value = ValueGrammar.double(text) else { fallthrough }
      return value
    default: throw mismatch(name, value, expected)
    }
  }

  /// Returns a flag, which is a Boolean, 0, 1, or text such as `true`. A missing or empty flag is `false`.
  private func flag(_ names: [String]) throws(Problem) -> Bool {
    guard let (name, value) = member(names) else { return false }
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

  /// Returns the first of the named members that has a value other than `null`, or `nil` if there is none.
  private func member(_ names: [String]) -> (name: String, value: ExtraValue)? {
    for name in names {
      if let value = members[name], value != .null { return (name, value) }
    }
    return nil
  }

  private func mismatch(_ name: String, _ value: ExtraValue, _ expected: String) -> Problem {
    Problem(reason: .wrongMember(name: name, value, expected: expected))
  }
}
