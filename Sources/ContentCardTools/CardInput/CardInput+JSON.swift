import ContentCardSchema
import Foundation

extension CardInput {
  static func json(
    _ bytes: [UInt8], discriminators: Set<String>
  ) throws(Failure) -> (Form, [Entry]) {
    let root: JSONNode
    do throws(JSONSyntaxError) {
      root = try JSONNode(parsing: bytes)
    } catch {
      throw Failure(
        code: .invalidJSON, message: error.message, location: error.location, hint: error.hint)
    }
    if case .array(let nodes) = root.value {
      guard nodes.contains(where: { $0.isPairs(with: discriminators) }) else {
        return (.cards, try cards(nodes))
      }
      return (.pairsInJSON, nodes.enumerated().map { entry(ofPairs: $1, number: $0 + 1) })
    }
    if !root.isPairs(with: discriminators) {
      if case .array(let nodes)? = root["cards"]?.value { return (.syncResponse, try cards(nodes)) }
      let bodies = root.contentCardsOfAPI
      if !bodies.isEmpty {
        return (.apiBody, bodies.enumerated().map { entry(ofAPI: $1, number: $0 + 1) })
      }
      if JSONNode.memberOfCard.contains(where: { root[$0] != nil }) {
        return (.card, try cards([root]))
      }
    }
    return (.pairsInJSON, [entry(ofPairs: root, number: 1)])
  }

  /// The cards of an SDK, as the library reads them.
  private static func cards(_ nodes: [JSONNode]) throws(Failure) -> [Entry] {
    let json = "[\(nodes.map(\.text).joined(separator: ","))]"
    guard let payload = try? ContentCardPayload(json: Data(json.utf8)) else {
      // Strict JSON that Foundation does not read.
      throw Failure(
        message: "\(ContentCardPayload.ReadingError.notJSON)",
        location: nodes.first { $0.any == nil }?.location ?? SourceLocation(line: 1, column: 1),
        hint: "write each number so that a Double can hold it")
    }
    let problems = Dictionary(
      payload.failures.map { ($0.index, Problem(description: $0.description)) },
      uniquingKeysWith: { $1 })
    var cards = payload.cards.makeIterator()
    return nodes.enumerated().compactMap { index, node in
      let card = problems[index].map { .failure($0) } ?? cards.next().map(Result.success)
      return card.map { Entry(card: $0, line: node.location.line) }
    }
  }

  private static func entry(ofPairs node: JSONNode, number: Int) -> Entry {
    guard let pairs = node.any as? [String: Any] else {
      return Entry(node, number: number, "is no object that can be read")
    }
    var card = PairedCard()
    for (key, value) in pairs { card.set(key, to: value) }
    return card.entry(number: number, label: "card \(number)", line: node.location.line)
  }

  private static func entry(ofAPI node: JSONNode, number: Int) -> Entry {
    guard let members = node.any as? [String: Any] else {
      return Entry(node, number: number, "is no object that can be read")
    }
    let names = [
      "message_variation_id": "id", "title": "title", "description": "cardDescription",
      "image_url": "image", "ios_uri": "url", "ios_use_webview": "openURLInWebView",
      "uri_text": "domain", "pinned": "pinned", "extra": "extras",
    ]
    var json: [String: Any] = ["id": "content_card \(number)"]
    for (name, value) in members { names[name].map { json[$0] = value } }
    return Entry(json, number: number, line: node.location.line)
  }
}

extension CardInput.Entry {
  fileprivate init(_ node: JSONNode, number: Int, _ predicate: String) {
    self.init(
      card: .failure(.init(description: "Card \(number) \(predicate).")), line: node.location.line)
  }
}

extension JSONNode {
  /// What an object has if it is a card of an SDK.
  fileprivate static let memberOfCard = ["id", "e", "extras"]

  fileprivate subscript(name: String) -> JSONNode? {
    guard case .object(let members) = value else { return nil }
    return members.last { $0.name == name }?.value
  }

  /// As Foundation reads it, so that numbers are what the library makes of them; nil for a number
  /// that is beyond any type.
  var any: Any? {
    try? JSONSerialization.jsonObject(with: Data(text.utf8), options: .fragmentsAllowed)
  }

  /// Whether a discriminator stands in it, rather than in extras inside it.
  fileprivate func isPairs(with discriminators: Set<String>) -> Bool {
    guard case .object(let members) = value else { return false }
    let names = Set(members.map(\.name))
    return !names.isDisjoint(with: discriminators)
      && names.isDisjoint(with: ["e", "extras", "extra", "content_card"])
  }

  /// The values of `content_card`, wherever they stand in a body of Braze's API; or the node itself
  /// if it is such a value.
  fileprivate var contentCardsOfAPI: [JSONNode] {
    if self["extra"] != nil { return [self] }
    switch value {
    case .object(let members):
      return members.flatMap { member in
        member.name == "content_card" ? [member.value] : member.value.contentCardsOfAPI
      }
    case .array(let elements): return elements.flatMap(\.contentCardsOfAPI)
    case .string, .number, .bool, .null: return []
    }
  }
}
