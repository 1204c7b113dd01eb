/// One card as JSON: its members under short keys, or under the long ones of the React Native and
/// Web SDKs.
struct ContentCardJSON {
  private let members: [String: ExtraValue]

  /// Why a card cannot be read.
  struct Problem: Error {
    /// The card's id; nil when that is what is wrong.
    var id: String?
    /// Reads after "card 3": `has no "id"`.
    var predicate: String

    /// The problem in words. The index is from 0, and is spoken of from 1.
    func sentence(index: Int) -> String {
      "Card \(index + 1)\(id.map { " (\($0.quoted))" } ?? "") \(predicate)."
    }
  }

  /// - Parameter value: The card; nil for one of too many arrays and objects within each other.
  init(_ value: ExtraValue?) throws(Problem) {
    guard let value else {
      throw Problem(
        predicate: "has more than \(ExtraValue.maximumDepth) arrays and objects within each other")
    }
    guard case .object(let members) = value else {
      throw Problem(predicate: "is \(value.kind), not an object")
    }
    self.members = members
  }

  /// The card. It needs nothing but its id: a flag that is absent is false, and a time unknown. Of a
  /// removed card nothing else is read.
  ///
  /// Its kind: `isControl` or the type `control` make a control card. Otherwise the type counts:
  /// `captioned_image` or `Captioned`; `banner_image` or `ImageOnly`; `short_news`,
  /// `text_announcement` or `Classic`, with or without a picture. Of any other type, or none, a
  /// card with a picture and no words is an image alone, and any other is classic.
  func card() throws(Problem) -> ContentCard {
    guard let id = try text("id"), !id.isEmpty else { throw Problem(predicate: "has no \"id\"") }
    do throws(Problem) {
      if try flag("r", "removed") { return ContentCard(id: id, isRemoved: true) }
      return try card(id: id)
    } catch {
      throw Problem(id: id, predicate: error.predicate)
    }
  }

  private func card(id: String) throws(Problem) -> ContentCard {
    let expiresAt = try time("ea", "expiresAt").flatMap { $0 > 0 ? $0 : nil }
    let title = try text("tt", "title")
    let cardDescription = try text("ds", "cardDescription", "description")
    let image = try text("i", "image", "imageUrl")
    return ContentCard(
      id: id,
      extras: try extras(),
      kind: try kind(image: image, title: title, cardDescription: cardDescription),
      title: title,
      cardDescription: cardDescription,
      image: image,
      imageAltText: try text("imageAltText", "altImageText"),
      imageAspectRatio: try number("ar", "imageAspectRatio", "aspectRatio"),
      urlString: try text("u", "url"),
      openURLInWebView: try flag("uw", "openURLInWebView"),
      domain: try text("dm", "domain", "linkText"),
      language: try text("language"),
      createdAt: try time("ca", "created") ?? 0,
      expiresAt: expiresAt,
      isViewed: try flag("v", "viewed"),
      isClicked: try flag("cl", "clicked"),
      isPinned: try flag("p", "pinned"),
      isDismissible: try flag("db", "dismissible"),
      isDismissed: try flag("d", "dismissed"),
      isTest: try flag("t", "test"))
  }

  private func kind(
    image: String?, title: String?, cardDescription: String?
  ) throws(Problem) -> ContentCard.Kind {
    if try flag("isControl") { return .control }
    let hasImage = !(image ?? "").isEmpty
    switch try text("tp", "type")?.lowercased() {
    case "control": return .control
    case "captioned_image", "captioned": return .captionedImage
    case "banner_image", "imageonly": return .imageOnly
    case "short_news", "text_announcement", "classic": return hasImage ? .classicImage : .classic
    default:
      return ContentCard.Kind(image: image, title: title, cardDescription: cardDescription)
    }
  }

  private func extras() throws(Problem) -> ContentCardExtras {
    guard let (name, value) = member(["e", "extras"]), value != "" else { return [:] }
    guard case .object(let pairs) = value else { throw mismatch(name, value, "an object") }
    return ContentCardExtras(pairs)
  }

  /// The first of the names that has a value other than null.
  private func member(_ names: [String]) -> (name: String, value: ExtraValue)? {
    for name in names {
      if let value = members[name], value != .null { return (name, value) }
    }
    return nil
  }

  private func text(_ names: String...) throws(Problem) -> String? {
    guard let (name, value) = member(names) else { return nil }
    guard case .string(let text) = value else { throw mismatch(name, value, "text") }
    return text
  }

  private func number(_ names: String...) throws(Problem) -> Double? {
    guard let (name, value) = member(names) else { return nil }
    return try number(value, named: name, "a number")
  }

  /// Unix seconds, or an ISO date as the Web SDK's dates become in JSON.
  private func time(_ names: String...) throws(Problem) -> Double? {
    guard let (name, value) = member(names) else { return nil }
    if case .string(let text) = value, let date = ValueGrammar.iso8601Date(text) {
      return date.timeIntervalSince1970
    }
    return try number(value, named: name, "Unix seconds or an ISO 8601 date")
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

  /// A bool, 0 or 1, or the text of a bool; what is absent or empty is false.
  private func flag(_ names: String...) throws(Problem) -> Bool {
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

  private func mismatch(
    _ name: String, _ value: ExtraValue, _ expectation: String
  ) -> Problem {
    Problem(predicate: "has \(name.quoted) \(value.shown), which is not \(expectation)")
  }
}
