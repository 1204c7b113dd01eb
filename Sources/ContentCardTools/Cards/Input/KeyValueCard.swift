import ContentCards

/// A card that is written as key-value pairs: those of the extras, and `card.title` and the like for
/// the standard fields.
struct KeyValueCard {
  /// The standard fields, by their long JSON keys.
  private var members: [String: ExtraValue] = [:]
  private var extras: [String: ExtraValue] = [:]
  /// Whether a value has more arrays and objects within each other than the library reads.
  private var isTooDeep = false

  /// The number of objects around an extra: the card and its extras.
  static let levels = 2

  /// Adds a pair.
  ///
  /// - Parameter value: The value, or `nil` if it has too many arrays and objects within each other.
  mutating func set(_ key: String, to value: ExtraValue?) {
    if value == nil { isTooDeep = true }
    if let name = Self.names[key] { members[name] = value } else { extras[key] = value }
  }

  /// The card.
  ///
  /// - Parameters:
  ///   - number: The place among all cards, from 1.
  ///   - label: Stands for an identifier, where neither `card.id` nor an extra `id` is one.
  func entry(number: Int, label: String, line: Int) -> CardInput.Entry {
    guard !isTooDeep else { return .init(nil, number: number, line: line) }
    var card = members
    if card["id"] == nil {
      if case .string(let id)? = extras["id"], !id.isEmpty {
        card["id"] = .string(id)
      } else {
        card["id"] = .string(label)
      }
    }
    card["extras"] = .object(extras)
    return .init(.object(card), number: number, line: line)
  }

  private static let names: [String: String] = {
    let names = ContentCardField.allCases.map { field in
      ("card.\(field.rawValue)", field == .urlString ? "url" : field.rawValue)
    }
    return Dictionary(names + [("card.id", "id")], uniquingKeysWith: { $1 })
  }()
}

extension CardInput.Entry {
  /// Creates an entry from a card as JSON has it.
  ///
  /// - Parameters:
  ///   - value: The card, or `nil` if it has too many arrays and objects within each other.
  ///   - number: The card's position among all cards, from 1.
  init(_ value: ExtraValue?, number: Int, line: Int) {
    do throws(ContentCardJSON.Problem) {
      card = .success(try ContentCardJSON(value).card())
    } catch {
      card = .failure(.init(description: error.sentence(index: number - 1)))
    }
    self.line = line
  }
}
