import ContentCardSchema

extension PropertyModel {
  /// The property, the place of its value, and the result for a card without one.
  var documentation: String {
    let absence =
      switch read.missingValue {
      case .rejected: "required"
      case .isNil: "nil where a card has no valid one"
      case .defaultValue(let value):
        "`\(DocComment.line(value.text))` where a card has no valid one"
      }
    return comment.text(adding: absence)
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
    let absence = isRequired ? "required" : "nil where none of them is valid"
    let origin =
      "The first of \(choices.map(\.comment.origin).joined(separator: ", ")); \(absence)."
    return description.map { "\($0)\n\n\(origin)" } ?? origin
  }
}

extension FieldComment {
  var text: String { text(adding: nil) }

  fileprivate func text(adding absence: String?) -> String {
    let origin = [origin.sentenceCased, absence].compactMap(\.self).joined(separator: "; ") + "."
    let example = example.map { " For example `\(DocComment.line($0))`." } ?? ""
    return (description.map { "\($0)\n\n" } ?? "") + origin + example
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

extension String {
  fileprivate var sentenceCased: String { prefix(1).uppercased() + dropFirst() }
}

extension Deprecation {
  /// A paragraph of a doc comment.
  var paragraph: String {
    "\n\n" + (message.map { "Deprecated: \($0)" } ?? "Deprecated.")
  }
}
