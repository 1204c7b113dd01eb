import ContentCardSchema
@_spi(ContentCardsGenerated) import ContentCards

extension ClassTypeReader {
  /// Returns the consequence of a warning about an invalid value, or about a broken rule for several values, such as
  /// "the field is read as nil". Returns `nil` if there is none to mention, as for text with Liquid that the field
  /// accepts.
  func consequence(of issue: ContentCardIssue) -> String? {
    switch issue.reason {
    case .incomplete(let keys, _): return keys.map(removal).joined(separator: ", ")
    case .outOfOrder(_, let other, _) where issue.severity == .warning:
      return [issue.key ?? "", other].map(removal).joined(separator: ", ")
    default: break
    }
    guard let key = issue.key, issue.isRefusal, issue.severity == .warning else { return nil }
    let readers = readers(of: key)
    let properties = readers.filter { !$0.isChoice && !$0.isRequired }
    // Several fields can read the key. One that keeps Liquid, or else one that does not accept the value, has most
    // likely recorded the issue.
    if case .unrenderedLiquid = issue.reason,
      readers.contains(where: { !$0.isRequired && $0.reads(key) && $0.field.keepsLiquid })
    {
      return nil
    }
    let place = key.hasPrefix("card.") ? nil : ContentCardsGeneratedCode.Place.extras(.init(key))
    let refusing = properties.filter {
      $0.reading(of: issue.value ?? .null, at: place).value == nil
    }
    guard
      let reader = refusing.first(where: { $0.reads(key) }) ?? refusing.first ?? properties.first
    else {
      return readers.contains { $0.isChoice && $0.reads(key) } ? "the choice is ignored" : nil
    }
    let field = reader.field
    if case .unrenderedLiquid = issue.reason, field.keepsLiquid { return nil }
    if let value = field.defaultValue?.value {
      return "the default \(value.excerpt(in: field)) is used"
    }
    // A field that reads the key as a fallback has another key.
    let isNamed = field.isCollected || !reader.reads(key)
    return "\(isNamed ? field.path.value.spelling.quotedExcerpt : "the field") is read as nil"
  }

  /// Returns the consequence for a field whose value is removed by a rule for several values.
  private func removal(of path: String) -> String {
    let field = readers(of: path).map(\.field).first { $0.path.value.spelling == path }
    guard let field, let value = field.defaultValue?.value else {
      return "\(path.quotedExcerpt) is read as nil"
    }
    return "the default \(value.excerpt(in: field)) of \(path.quotedExcerpt) is used"
  }
}

extension Literal {
  fileprivate func excerpt(in field: Field) -> String {
    switch self {
    case .list([]): "[]"
    case .int, .double, .bool: text(separator: field.separator)
    case .text(let text) where field.type.base.isNumber: text
    case .string, .text, .list: text(separator: field.separator).quotedExcerpt
    }
  }
}
