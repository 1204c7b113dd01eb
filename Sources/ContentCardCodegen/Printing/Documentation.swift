import ContentCardSchema

extension PropertyModel {
  /// The text of the property's comment: its description, the origin of its value, remarks such as its default, and an
  /// example.
  var documentation: String {
    let absence: String? =
      switch read.missingValue {
      case .rejected: "Required."
      case .isNil: nil
      case .defaultValue(let value): "Default: `\(DocComment.line(value.text))`."
      }
    return comment.text(origin: read.origin, remarks: [absence, read.rules?.rangeText])
  }
}

extension DecoderRead {
  /// The keys and fields that are read, such as ``extra `price`, or `cost`; if it is missing, the card's `title` ``.
  fileprivate var origin: String {
    let aliases = aliases.map { ", or `\(DocComment.line($0))`" }.joined()
    let others = fallback.map(\.origin).joined(separator: ", then ")
    return path.origin + aliases + (others.isEmpty ? "" : "; if it is missing, \(others)")
  }
}

extension DecoderRules {
  /// The remark about the allowed range, such as `0 to 100.`, or `nil` if there is no range, or only a range for the
  /// elements of a list.
  fileprivate var rangeText: String? {
    switch self {
    case .range(let minimum?, let maximum?): "\(minimum.text) to \(maximum.text)."
    case .range(let minimum?, nil): "At least \(minimum.text)."
    case .range(nil, let maximum?): "At most \(maximum.text)."
    case .range(nil, nil), .allowsEmpty, .dateFormat, .jsonList, .list: nil
    }
  }
}

extension DefaultValue {
  fileprivate var text: String {
    switch self {
    case .expression(_, let text), .text(let text): text
    }
  }
}

extension OneOfModel {
  var documentation: String {
    let origins = choices.map(\.comment.path.origin)
    let origin =
      origins.count == 1
      ? "\(origins[0].sentenceCased)." : "The first valid value among \(origins.andList)."
    return (description.map { "\($0)\n\n" } ?? "") + origin + (isRequired ? " Required." : "")
  }
}

extension FieldComment {
  var text: String { text(origin: path.origin, remarks: []) }

  fileprivate func text(origin: String, remarks: [String?]) -> String {
    let example = example.map { "Example: `\(DocComment.line($0))`." }
    return (description.map { "\($0)\n\n" } ?? "")
      + (["\(origin.sentenceCased)."] + remarks + [example]).compactMap(\.self)
      .joined(separator: " ")
  }
}

extension ValuePath {
  /// The key or field, such as ``extra `tile_id` `` or ``the card's `image` ``.
  fileprivate var origin: String {
    switch self {
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
  /// The deprecation as a paragraph of a doc comment.
  var paragraph: String {
    "\n\n" + (message.map { "Deprecated: \($0)" } ?? "Deprecated.")
  }
}
