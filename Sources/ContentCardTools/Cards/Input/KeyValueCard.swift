import ContentCardSchema
import ContentCards

/// A card in the form of key-value pairs. Standard fields have keys such as `card.title`.
struct KeyValueCard {
  /// The standard fields and the card's identifier, by their long JSON keys.
  private var members: [String: ExtraValue] = [:]
  private var extras: [String: ExtraValue] = [:]
  /// Whether the arrays and objects of a value are nested more deeply than the library allows.
  private var isTooDeep = false
  private var lines: [String: Int] = [:]

  /// The number of JSON objects that enclose the value of an extra: the card, and the object with its extras.
  static let levels = 2

  /// Adds a pair. Throws an error with the hint if the card already has the pair's key.
  mutating func add(
    _ key: String, _ value: ExtraValue?, at location: SourceLocation, hint: String
  ) throws(CardInput.Failure) {
    if let line = lines[key] {
      throw CardInput.Failure(
        message: "duplicate key \(key.quotedExcerpt), first used on line \(line)",
        location: location, hint: hint)
    }
    set(key, to: value, line: location.line)
  }

  /// - Parameter value: The value, or `nil` if it is nested too deeply.
  mutating func set(_ key: String, to value: ExtraValue?, line: Int) {
    lines[key] = line
    if value == nil { isTooDeep = true }
    if let name = Self.names[key] { members[name] = value } else { extras[key] = value }
  }

  /// - Parameters:
  ///   - number: The number of the card, starting at 1.
  ///   - label: The identifier to use if the card has neither `card.id` nor an extra `id` with text.
  ///   - line: The line where the card begins, or `nil` for the line of its first key.
  func entry(number: Int, label: String, line: Int? = nil) -> CardInput.Entry {
    let line = line ?? lines.values.min() ?? 1
    var entry = CardInput.Entry(card(label: label), number: number, line: line)
    entry.lines = lines
    return entry
  }

  private func card(label: String) -> ExtraValue? {
    guard !isTooDeep else { return nil }
    var card = members
    if card["id"] == nil {
      if case .string(let id)? = extras["id"], !id.isEmpty {
        card["id"] = .string(id)
      } else {
        card["id"] = .string(label)
      }
    }
    card["extras"] = .object(extras)
    return .object(card)
  }

  private static let names: [String: String] = {
    let names = ContentCardsGeneratedCode.StandardField.allCases.map { field in
      ("card.\(field.rawValue)", field == .urlString ? "url" : field.rawValue)
    }
    return Dictionary(names + [("card.id", "id")], uniquingKeysWith: { $1 })
  }()
}

extension CardInput.Entry {
  /// - Parameters:
  ///   - value: The card in JSON, or `nil` if it is nested too deeply.
  ///   - number: The number of the card, starting at 1.
  init(_ value: ExtraValue?, number: Int, line: Int) {
    do throws(ContentCardJSON.Problem) {
      card = .success(try ContentCardJSON(value).card())
    } catch {
      card = .failure(
        CardInput.Problem(
          description: error.sentence(index: number - 1),
          parameters: error.parameters(number: number)))
    }
    self.line = line
  }
}
