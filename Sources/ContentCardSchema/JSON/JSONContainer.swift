/// An object or a list whose closing bracket the parser has not reached.
struct JSONContainer {
  let isObject: Bool
  let opening: SourceLocation
  /// The name of the member whose value is being read. It is not used for a list.
  var memberName: Located<String>
  private var members: [JSONMember] = []
  private var elements: [JSONNode] = []

  init(isObject: Bool, openedAt opening: SourceLocation) {
    self.isObject = isObject
    self.opening = opening
    memberName = Located("", at: opening)
  }

  mutating func append(_ value: JSONNode) {
    if isObject {
      members.append(JSONMember(memberName.value, at: memberName.location, value: value))
    } else {
      elements.append(value)
    }
  }

  var node: JSONNode { JSONNode(isObject ? .object(members) : .array(elements), at: opening) }

  var closingBracket: Unicode.Scalar { isObject ? "}" : "]" }
}

// MARK: - In messages

extension JSONContainer {
  var description: String {
    "the \(isObject ? "object" : "list") opened at \(opening.line):\(opening.column)"
  }

  var item: String { isObject ? "member" : "element" }
}
