import ContentCardSchema
import ContentCards

extension CardInput {
  static func json(
    _ bytes: [UInt8], discriminators: Set<String>
  ) throws(Failure) -> (Form, [Entry]) {
    let root: JSONNode
    do throws(JSONSyntaxError) {
      root = try JSONNode(parsing: array(ofJSONLines: bytes) ?? bytes)
    } catch {
      throw Failure(
        code: .invalidJSON, message: error.message, location: error.location, hint: error.hint)
    }
    guard case .array(let nodes) = root.value else {
      var form = root.form(discriminators: discriminators)
      if form != .pairsInJSON, form != .export {
        // A root object can also be a sync response, or an API request body with a member such as "id".
        if !root.contentCardsOfAPI.isEmpty { form = .apiBody }
        if case .array? = root["cards"]?.value { form = .syncResponse }
      }
      return (form ?? .pairsInJSON, try entries(of: root, form ?? .pairsInJSON))
    }
    let forms = nodes.map { $0.form(discriminators: discriminators) }
    let known = forms.compactMap(\.self)
    // If at least one element is known to be key-value pairs, elements of unknown form are read in the same way.
    // Otherwise, they are read as cards.
    let usual: Form = known.contains(.pairsInJSON) ? .pairsInJSON : .card
    var all: [Entry] = []
    for (node, form) in zip(nodes, forms) {
      all += try entries(of: node, form ?? usual, after: all.count)
    }
    let isMixed = known.contains { $0 != known[0] }
    let form: Form = isMixed ? .mixed : known.first ?? .card
    return (form == .card ? .cards : form, all)
  }

  /// Returns JSON Lines as an array whose elements are on the same lines. Returns `nil` if the first line is not a
  /// whole object with members, or is the only line. Blank lines do not count.
  private static func array(ofJSONLines bytes: [UInt8]) -> [UInt8]? {
    let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    let isBlank = { (line: ArraySlice<UInt8>) in
      line.allSatisfy { [0x09, 0x0D, 0x20].contains($0) }
    }
    guard let first = lines.firstIndex(where: { !isBlank($0) }),
      let last = lines.lastIndex(where: { !isBlank($0) }), first < last,
      (try? JSONNode(parsing: Array(lines[first])))?.members.isEmpty == false
    else { return nil }
    let separated = lines.enumerated().map { index, line in
      isBlank(line) || index == last ? line : line + [UInt8(ascii: ",")]
    }
    return [UInt8(ascii: "[")] + separated.joined(separator: [UInt8(ascii: "\n")])
      + [UInt8(ascii: "]")]
  }

  /// - Parameter count: The number of cards before this node.
  private static func entries(
    of node: JSONNode, _ form: Form, after count: Int = 0
  ) throws(Failure) -> [Entry] {
    switch form {
    case .syncResponse:
      guard case .array(let nodes)? = node["cards"]?.value else { return [] }
      return try cards(nodes, after: count)
    case .apiBody:
      let properties = node["trigger_properties"]?.members ?? []
      let cards = node.contentCardsOfAPI
      if cards.isEmpty {
        return zip((count + 1)..., node.triggerProperties).map { number, properties in
          var entry = entry(ofPairs: properties, number: number)
          entry.isPartial = true
          return entry
        }
      }
      return zip((count + 1)..., cards).map { number, card in
        entry(ofAPI: card.fillingIn(properties), number: number)
      }
    case .export:
      let cards = CampaignDetails(node)?.cards ?? []
      return zip((count + 1)..., cards).map { entry(ofExport: $1.message, $1.source, number: $0) }
    case .pairsInJSON: return [entry(ofPairs: node, number: count + 1)]
    case .card, .cards, .mixed, .csv, .pairsInCSV, .lines: return try cards([node], after: count)
    }
  }

  /// Reads cards in the SDK's JSON format.
  private static func cards(_ nodes: [JSONNode], after count: Int) throws(Failure) -> [Entry] {
    do throws(JSONNode.UnreadableNumber) {
      var entries: [Entry] = []
      for (number, node) in zip((count + 1)..., nodes) {
        var entry = Entry(try node.extraValue(), number: number, line: node.location.line)
        entry.lines = node.keyLines { ContentCardJSON.field(named: $0) }
        entries.append(entry)
      }
      return entries
    } catch {
      throw Failure(
        message: "the number is too large", location: error.location,
        hint: "write a number below 1.8e308, or text in double quotes")
    }
  }

  private static func entry(ofPairs node: JSONNode, number: Int) -> Entry {
    guard case .object(let pairs) = node.value else { return .notAnObject(node, number: number) }
    var card = KeyValueCard()
    do throws(JSONNode.UnreadableNumber) {
      for pair in pairs {
        let value = try pair.value.extraValue(within: KeyValueCard.levels)
        card.set(pair.name, to: value, line: pair.nameLocation.line)
      }
    } catch {
      return .notAnObject(node, number: number)
    }
    return card.entry(number: number, label: "card \(number)", line: node.location.line)
  }

  private static func entry(ofAPI node: JSONNode, number: Int) -> Entry {
    guard case .object(let members)? = try? node.extraValue() else {
      return .notAnObject(node, number: number)
    }
    var card: [String: ExtraValue] = ["id": .string("content_card \(number)")]
    for (name, value) in members { namesOfAPI[name].map { card[$0] = value } }
    var entry = Entry(.object(card), number: number, line: node.location.line)
    entry.lines = node.keyLines { name in
      namesOfAPI[name].flatMap { ContentCardJSON.field(named: $0) }
    }
    return entry
  }

  private static func entry(
    ofExport message: JSONMember, _ source: CardSource, number: Int
  ) -> Entry {
    var entry = Entry.notAnObject(message.value, number: number)
    if case .object(let members)? = try? message.value.extraValue() {
      var card = members.filter { ["type", "extras"].contains($0.key) }
      card["id"] = .string(source.label)
      entry = Entry(.object(card), number: number, line: entry.line)
    }
    entry.line = message.nameLocation.line
    entry.lines = message.value.keyLines { _ in nil }
    (entry.source, entry.isPartial) = (source, true)
    return entry
  }

  /// The names of a card's members in an API request body, and the corresponding names in the SDK's JSON.
  private static let namesOfAPI = [
    "message_variation_id": "id", "title": "title", "description": "cardDescription",
    "image_url": "image", "ios_uri": "url", "ios_use_webview": "openURLInWebView",
    "uri_text": "domain", "pinned": "pinned", "extra": "extras",
  ]
}

extension CardInput.Entry {
  fileprivate static func notAnObject(_ node: JSONNode, number: Int) -> Self {
    let predicate =
      if case .object = node.value {
        "has a number that is too large, or too many levels of arrays and objects"
      } else {
        "is not an object"
      }
    let problem = CardInput.Problem(
      description: "Card \(number) \(predicate).",
      parameters: ["reason": "unreadable", "number": .text(String(number))])
    return Self(card: .failure(problem), line: node.location.line)
  }
}

extension JSONNode {
  /// The members that identify an object as an SDK card. One of them is enough.
  fileprivate static let memberOfCard = ["id", "e", "extras"]

  /// Returns the form of an object, or `nil` if it is not key-value pairs, an export, a card, or an API request body. A
  /// sync response is not detected here.
  fileprivate func form(discriminators: Set<String>) -> CardInput.Form? {
    if isPairs(with: discriminators) { return .pairsInJSON }
    if CampaignDetails(self) != nil { return .export }
    if Self.memberOfCard.contains(where: { self[$0] != nil }) { return .card }
    let isRequest =
      !contentCardsOfAPI.isEmpty || triggerProperties.contains { $0.isPairs(with: discriminators) }
    return isRequest ? .apiBody : nil
  }

  /// Returns whether the object itself contains a discriminator, and has no member `e`, `extras`, `extra`, or
  /// `content_card`.
  fileprivate func isPairs(with discriminators: Set<String>) -> Bool {
    guard case .object(let members) = value else { return false }
    let names = Set(members.map(\.name))
    return !names.isDisjoint(with: discriminators)
      && names.isDisjoint(with: ["e", "extras", "extra", "content_card"])
  }

  /// The trigger properties that the recipients of an API request get. They can contain all values of a card. The
  /// properties of a recipient replace those of the same names for all recipients. Braze accepts at most 50 recipients
  /// in a request; for more, the properties are not merged.
  fileprivate var triggerProperties: [JSONNode] {
    let ofAll = self["trigger_properties"]
    let recipients = (self["recipients"]?.elements ?? []).map { $0["trigger_properties"] }
    let ofRecipients = recipients.compactMap(\.self).map { own in
      guard recipients.count <= 50, case .object(let members) = own.value else { return own }
      let names = Set(members.map(\.name))
      var merged = own
      merged.value = .object((ofAll?.members ?? []).filter { !names.contains($0.name) } + members)
      return merged
    }
    let isEnough = (1...50).contains(recipients.count) && recipients.count == ofRecipients.count
    return (isEnough ? [] : [ofAll].compactMap(\.self)) + ofRecipients
  }

  /// Returns the JSON with the values of trigger properties in place of tags such as
  /// `{{api_trigger_properties.${coupon}}}`. Tags with filters and tags in arrays are not changed. A tag is also
  /// kept if its property is missing, null, an array, or an object.
  fileprivate func fillingIn(_ properties: [JSONMember]) -> JSONNode {
    guard !properties.isEmpty else { return self }
    var node = self
    switch value {
    case .string(let text):
      node.value = .string(
        text.replacing(#/\{\{\s*api_trigger_properties\.\$\{([^{}]*)\}\s*\}\}/#) { tag in
          properties.last { $0.name == tag.1 }?.value.textInLiquid ?? String(tag.0)
        })
    case .object(let members):
      node.value = .object(
        members.map { .init($0.name, at: $0.nameLocation, value: $0.value.fillingIn(properties)) })
    case .array, .number, .bool, .null: break
    }
    return node
  }

  /// The value as text to insert in place of a Liquid tag. `nil` for null, arrays, and objects.
  private var textInLiquid: String? {
    switch value {
    case .string(let text), .number(let text): text
    case .bool(let bool): String(bool)
    case .null, .array, .object: nil
    }
  }

  fileprivate func keyLines(field: (String) -> ContentCardsGeneratedCode.StandardField?) -> [String:
    Int]
  {
    guard case .object(let members) = value else { return [:] }
    var lines: [String: Int] = [:]
    for member in members {
      if let field = field(member.name) {
        lines["card.\(field.rawValue)"] = member.nameLocation.line
      } else if ["e", "extras", "extra"].contains(member.name),
        case .object(let extras) = member.value.value
      {
        for extra in extras { lines[extra.name] = extra.nameLocation.line }
      }
    }
    return lines
  }

  /// The content cards in an API request body: the node itself, if it has a member `extra`, or else `cardMembers`. A
  /// nested object with a member `extra` is not always a card: a push message can have one, too.
  fileprivate var contentCardsOfAPI: [JSONNode] { self["extra"] == nil ? cardMembers : [self] }

  /// The values of members named `content_card`, at any level except in extras and in another card.
  private var cardMembers: [JSONNode] {
    switch value {
    case .object(let members):
      members.filter { !["e", "extras", "extra"].contains($0.name) }.flatMap { member in
        member.name == "content_card" ? [member.value] : member.value.cardMembers
      }
    case .array(let elements): elements.flatMap(\.cardMembers)
    case .string, .number, .bool, .null: []
    }
  }
}

extension JSONNode {
  /// An error for a number that does not fit in a `Double`.
  struct UnreadableNumber: Error {
    let location: SourceLocation
  }

  /// Converts the node to the value of an extra. Returns `nil` if arrays and objects are nested more deeply than the
  /// library allows.
  ///
  /// - Parameter levels: The number of arrays and objects that enclose the node.
  func extraValue(within levels: Int = 0) throws(UnreadableNumber) -> ExtraValue? {
    switch value {
    case .null: return .null
    case .bool(let bool): return .bool(bool)
    case .string(let text): return .string(text)
    case .number(let text):
      guard let number = ExtraValue(jsonNumber: text) else {
        throw UnreadableNumber(location: location)
      }
      return number
    case .array(let nodes):
      var elements: [ExtraValue]? = levels < ExtraValue.maximumDepth ? [] : nil
      for node in nodes {
        if let element = try node.extraValue(within: levels + 1) {
          elements?.append(element)
        } else {
          elements = nil
        }
      }
      return elements.map(ExtraValue.array)
    case .object(let nodes):
      // Of several members with the same name, the last one is used.
      var members: [String: ExtraValue?] = [:]
      for node in nodes {
        members.updateValue(try node.value.extraValue(within: levels + 1), forKey: node.name)
      }
      let values = members.compactMapValues(\.self)
      guard levels < ExtraValue.maximumDepth, values.count == members.count else { return nil }
      return .object(values)
    }
  }
}
