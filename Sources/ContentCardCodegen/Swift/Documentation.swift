import ContentCardSchema

extension PropertyModel {
  /// What the property is, where it comes from, and what a card without it means.
  var documentation: String {
    let absence: String
    if let literal = field.defaultValue?.value {
      let value =
        literal.needsGrammar ? literal.text(separator: field.separator) : literal.expression
      absence = "`\(DocComment.line(value))` where a card has no valid one"
    } else {
      absence = field.isRequired ? "required" : "nil where a card has no valid one"
    }
    return field.documentation(adding: absence)
  }
}

extension OneOfModel {
  var documentation: String {
    let absence = isRequired ? "required" : "nil where none of them is valid"
    let origin = "The first of \(choices.map(\.field.origin).joined(separator: ", ")); \(absence)."
    return description.map { "\($0)\n\n\(origin)" } ?? origin
  }
}

extension Field {
  var documentation: String { documentation(adding: nil) }

  fileprivate func documentation(adding absence: String?) -> String {
    let origin = [origin.sentenceCased, absence].compactMap(\.self).joined(separator: "; ") + "."
    let example = example.map { " For example `\(DocComment.line($0.value))`." } ?? ""
    return (description.map { "\($0)\n\n" } ?? "") + origin + example
  }

  /// `extra `tile_id``, `the card's `image``.
  fileprivate var origin: String {
    switch path.value {
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
