/// One item of a list in the source: a piece of a line, or a list of its own, which is broken where it
/// is too long.
struct SourceItem: Equatable {
  var head: String
  /// What follows the head, on a line of its own where both are too long.
  var rest = ""
  var items: [SourceItem] = []
  var tail = ""
  /// What closes the last item on a line of its own.
  var trailing = ""

  /// The item when it is not broken.
  var line: String {
    head + (rest.isEmpty ? "" : " ") + rest + items.map(\.line).joined(separator: ", ") + tail
  }

  /// The item as an argument.
  func labelled(_ label: String) -> Self {
    var item = self
    item.head = label + head
    return item
  }

  /// `label[a, b]`.
  static func array(_ label: String, _ items: [SourceItem]) -> Self {
    Self(head: "\(label)[", items: items, tail: "]", trailing: ",")
  }

  /// `name(a, b)`.
  static func call(_ name: String, _ items: [SourceItem]) -> Self {
    Self(head: "\(name)(", items: items, tail: ")")
  }
}

extension SourceItem: ExpressibleByStringInterpolation {
  init(stringLiteral text: String) { self.init(head: text) }
}
