import TestSupport

/// A JSON value for building and breaking schemas. Its members are ordered, and their names can be duplicates.
indirect enum JSONTree: Sendable {
  case text(String)
  case number(String)
  case bool(Bool)
  case null
  case list([JSONTree])
  case object([(name: String, value: JSONTree)])

  /// A member of an object. Setting it to `nil` removes it, and a new member is appended.
  subscript(name: String) -> JSONTree? {
    get { members.first { $0.name == name }?.value }
    set {
      var members = members
      if let index = members.firstIndex(where: { $0.name == name }) {
        if let newValue { members[index].value = newValue } else { members.remove(at: index) }
      } else if let newValue {
        members.append((name, newValue))
      }
      self = .object(members)
    }
  }

  var members: [(name: String, value: JSONTree)] {
    if case .object(let members) = self { members } else { [] }
  }

  var elements: [JSONTree] {
    if case .list(let elements) = self { elements } else { [] }
  }

  var string: String? {
    if case .text(let text) = self { text } else { nil }
  }

  /// The text of a number.
  var digits: String? {
    if case .number(let digits) = self { digits } else { nil }
  }

  static func texts(_ texts: [String]) -> Self { .list(texts.map(Self.text)) }
}

extension JSONTree {
  /// Returns the text of the tree with random layout and escapes.
  func text(using random: inout some RandomNumberGenerator) -> String {
    let layouts = [["", " "], [" ", "\n"], ["\r\n", "\t", " "], ["\n\n", "\r", "  "], [""]]
    var writer = JSONTreeWriter(gaps: random.pick(layouts), escapes: random.number(0...3))
    writer.write(self, using: &random)
    return writer.text
  }
}

private struct JSONTreeWriter {
  /// The white space between two tokens.
  let gaps: [String]
  /// How often a character is escaped unnecessarily.
  let escapes: Int
  var text = ""

  mutating func write(_ tree: JSONTree, using random: inout some RandomNumberGenerator) {
    switch tree {
    case .text(let string): text += quoted(string, using: &random)
    case .number(let digits): text += digits
    case .bool(let value): text += value ? "true" : "false"
    case .null: text += "null"
    case .list(let elements):
      writeAll(elements, "[", "]", using: &random) { $0.write($1, using: &$2) }
    case .object(let members):
      writeAll(members, "{", "}", using: &random) { writer, member, random in
        writer.text += writer.quoted(member.name, using: &random)
        writer.gap(using: &random)
        writer.text += ":"
        writer.gap(using: &random)
        writer.write(member.value, using: &random)
      }
    }
  }

  private mutating func writeAll<Item, Random: RandomNumberGenerator>(
    _ items: [Item], _ open: String, _ close: String, using random: inout Random,
    _ body: (inout Self, Item, inout Random) -> Void
  ) {
    text += open
    for (index, item) in items.enumerated() {
      if index > 0 { text += "," }
      gap(using: &random)
      body(&self, item, &random)
      gap(using: &random)
    }
    text += close
  }

  private mutating func gap(using random: inout some RandomNumberGenerator) {
    text += random.pick(gaps)
  }

  private func quoted(_ string: String, using random: inout some RandomNumberGenerator) -> String {
    var quoted = "\""
    for scalar in string.unicodeScalars {
      let isPlain = scalar.value >= 0x20 && scalar != "\"" && scalar != "\\"
      if isPlain, escapes == 0 || !random.oneIn(escapes * 4) {
        quoted.unicodeScalars.append(scalar)
      } else {
        for unit in String(scalar).utf16 {
          let digits = String(unit, radix: 16, uppercase: random.oneIn(2))
          quoted += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
        }
      }
    }
    return quoted + "\""
  }
}
