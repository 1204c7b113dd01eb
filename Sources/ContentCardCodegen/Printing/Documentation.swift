import ContentCardSchema

extension PropertyModel {
  /// What the property is, where its value comes from, and what happens if a card has none.
  var documentation: String {
    switch read.missingValue {
    case .rejected: comment.text(adding: "Required.")
    case .isNil: comment.text
    case .defaultValue(let value):
      comment.text(adding: "Default: `\(DocComment.line(value.text))`.")
    }
  }
}

extension DefaultValue {
  fileprivate var text: String {
    switch self {
    case .literal(let literal), .enumCase(_, let literal), .enumCases(_, let literal):
      literal.expression
    case .text(let text): text
    }
  }
}

extension OneOfModel {
  var documentation: String {
    let origin =
      "The first valid value of \(choices.map(\.comment.origin).joined(separator: ", "))."
      + (isRequired ? " Required." : "")
    return description.map { "\($0)\n\n\(origin)" } ?? origin
  }
}

extension FieldComment {
  var text: String { text(adding: nil) }

  fileprivate func text(adding remark: String?) -> String {
    let origin = origin.prefix(1).uppercased() + origin.dropFirst() + "."
    let example = example.map { "Example: `\(DocComment.line($0))`." }
    return (description.map { "\($0)\n\n" } ?? "")
      + [origin, remark, example].compactMap(\.self).joined(separator: " ")
  }

  /// `extra `tile_id``, `the card's `image``.
  fileprivate var origin: String {
    switch path {
    case .card(let name): "the card's `\(name)`"
    case .extras(let key): "extra `\(DocComment.line(key))`"
    case .extrasPrefix(let prefix): "extras `\(DocComment.line(prefix))*`"
    }
  }
}

extension Deprecation {
  /// A paragraph of a doc comment.
  var paragraph: String {
    "\n\n" + (message.map { "Deprecated: \($0)" } ?? "Deprecated.")
  }
}
