/// An object or a list whose closing bracket the parser has not reached.
struct JSONContainer {
  enum Kind {
    case object, list
  }

  let kind: Kind
  let opening: SourceLocation
  /// The name of the member whose value comes next. Unused for lists.
  var memberName: Located<String>
  private var members: [JSONMember] = []
  private var elements: [JSONNode] = []

  init(_ kind: Kind, openedAt opening: SourceLocation) {
    self.kind = kind
    self.opening = opening
    memberName = Located("", at: opening)
  }

  mutating func append(_ value: JSONNode) {
    switch kind {
    case .object:
      members.append(JSONMember(memberName.value, at: memberName.location, value: value))
    case .list:
      elements.append(value)
    }
  }

  /// The object or the list with the values read so far.
  var node: JSONNode {
    switch kind {
    case .object: JSONNode(.object(members), at: opening)
    case .list: JSONNode(.array(elements), at: opening)
    }
  }
}

// MARK: - In messages

extension JSONContainer: CustomStringConvertible {
  /// A description with line and column, such as `the object opened at 3:5`.
  var description: String {
    "the \(kind) opened at \(opening.line):\(opening.column)"
  }

  var closingBracket: Unicode.Scalar {
    switch kind {
    case .object: "}"
    case .list: "]"
    }
  }

  /// The word that messages use for an item of the object or list.
  var item: String {
    switch kind {
    case .object: "member"
    case .list: "element"
    }
  }
}
