/// A card that is written as key-value pairs: those of the extras, and `card.title` and the like for
/// the standard fields.
struct PairedCard {
  /// Under the long keys of JSON.
  private var members: [String: Any] = [:]
  private var extras: [String: Any] = [:]

  mutating func set(_ key: String, to value: Any) {
    if let name = Self.names[key] { members[name] = value } else { extras[key] = value }
  }

  /// The card.
  ///
  /// - Parameters:
  ///   - number: The place among all cards, from 1.
  ///   - label: Stands for an identifier, where neither `card.id` nor an extra `id` is one.
  func entry(number: Int, label: String, line: Int) -> CardInput.Entry {
    var json = members
    if json["id"] == nil {
      let id = extras["id"] as? String ?? ""
      json["id"] = id.isEmpty ? label : id
    }
    json["extras"] = extras
    return .init(json, number: number, line: line)
  }

  private static let names: [String: String] = {
    let names = ContentCardField.allCases.map { field in
      ("card.\(field.rawValue)", field == .urlString ? "url" : field.rawValue)
    }
    return Dictionary(names + [("card.id", "id")], uniquingKeysWith: { $1 })
  }()
}

extension CardInput.Entry {
  /// - Parameters:
  ///   - json: The members of a card, under the long keys.
  ///   - number: The place among all cards, from 1.
  init(_ json: [String: Any], number: Int, line: Int) {
    do throws(ContentCardJSON.Problem) {
      card = .success(try ContentCardJSON(ExtraValue(json)).card())
    } catch {
      card = .failure(.init(description: error.sentence(index: number - 1)))
    }
    self.line = line
  }
}
