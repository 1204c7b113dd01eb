/// An object or a list whose closing bracket has not come yet.
struct JSONContainer {
  enum Kind {
    case object, list
  }

  let kind: Kind
  let opening: SourceLocation
  /// The member whose value comes next; without a meaning in a list.
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

  /// What is read so far.
  var node: JSONNode {
    switch kind {
    case .object: JSONNode(.object(members), at: opening)
    case .list: JSONNode(.array(elements), at: opening)
    }
  }
}

// MARK: - In messages

extension JSONContainer: CustomStringConvertible {
  /// `the object opened at 3:5`, line and column.
  var description: String {
    "the \(kind) opened at \(opening.line):\(opening.column)"
  }

  var closingBracket: Unicode.Scalar {
    switch kind {
    case .object: "}"
    case .list: "]"
    }
  }

  /// The word for one of the things inside.
  var item: String {
    switch kind {
    case .object: "member"
    case .list: "element"
    }
  }
}
