/// An item of a list in generated source: part of a line, or a nested list. A nested list that is too long is broken
/// into several lines.
struct SourceItem: Equatable, Sendable {
  var head: String
  /// The text after the head. It begins a new line if the two do not fit on one line.
  var rest = ""
  var items: [SourceItem] = []
  var tail = ""
  /// The text after the last of several items if the list is broken into lines.
  var trailing = ""

  var line: String {
    var line = ""
    append(to: &line)
    return line
  }

  // Appending to one string is much faster than joining the strings of nested items.
  private func append(to line: inout String) {
    line += head
    if !rest.isEmpty { line += " " + rest }
    for (index, item) in items.enumerated() {
      if index > 0 { line += ", " }
      item.append(to: &line)
    }
    line += tail
  }

  func labelled(_ label: String) -> Self {
    var item = self
    item.head = label + head
    return item
  }

  /// Returns the item `label[a, b]`.
  static func array(_ label: String, _ items: [SourceItem]) -> Self {
    Self(head: "\(label)[", items: items, tail: "]", trailing: ",")
  }

  /// Returns the item `name(a, b)`.
  static func call(_ name: String, _ items: [SourceItem]) -> Self {
    Self(head: "\(name)(", items: items, tail: ")")
  }
}

extension SourceItem: ExpressibleByStringInterpolation {
  init(stringLiteral text: String) { self.init(head: text) }
}
