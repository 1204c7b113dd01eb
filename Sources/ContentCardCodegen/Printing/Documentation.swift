import ContentCardSchema

extension PropertyModel {
  var documentation: String {
    let absence: String? =
      switch missingValue {
      case .rejected: "Required."
      case .isNil: nil
      case .defaultText(let text), .defaultValue(_, let text):
        "Default: `\(DocComment.line(text))`."
      }
    return field.comment(
      origin: field.origin,
      remarks: [absence, field.rangeRemark, field.countRemark, field.liquidRemark])
  }
}

extension Field {
  /// The keys and fields that are read, such as ``extra `price`, or `cost`; if missing, the card's `title` ``.
  fileprivate var origin: String {
    let aliases = aliases.map { ", or `\(DocComment.line($0.key.value))`" }.joined()
    let others = fallback.map(\.value.origin).joined(separator: ", then ")
    return path.value.origin + aliases + (others.isEmpty ? "" : "; if missing, \(others)")
  }

  /// A remark such as `0 to 100.`, or `nil` if the field has no allowed range or is a list under a single key.
  fileprivate var rangeRemark: String? {
    guard !type.isList || isCollected else { return nil }
    return switch (minimum?.value, maximum?.value) {
    case (let minimum?, let maximum?): "\(minimum) to \(maximum)."
    case (let minimum?, nil): "At least \(minimum)."
    case (nil, let maximum?): "At most \(maximum)."
    case (nil, nil): nil
    }
  }

  fileprivate var countRemark: String? { countText.map { "\($0)." } }

  fileprivate var liquidRemark: String? {
    rejectsLiquid ? "Text with a Liquid tag is invalid." : nil
  }

  fileprivate func comment(origin: String, remarks: [String?]) -> String {
    let example = example.map { "Example: `\(DocComment.line($0.value))`." }
    return (description.map { "\($0)\n\n" } ?? "")
      + (["\(origin.sentenceCased)."] + remarks + [example]).compactMap(\.self)
      .joined(separator: " ")
  }
}

extension ObjectModel {
  var ruleDocumentation: String? {
    func names(_ properties: [PropertyModel]) -> [String] { properties.map { "`\($0.name.text)`" } }
    let atLeastOne = lists(of: .atLeastOne).map { list in
      "At least one of \(names(list).andList) has a value."
    }
    let together = lists(of: .together).map { list in
      "\(names(list).andList) have values only together."
    }
    let order = lists(of: .order).map { pair in
      let isDate = pair.contains { $0.field.type.base == .date }
      return names(pair).joined(separator: isDate ? " is not later than " : " is at most ") + "."
    }
    let check = isValidated ? ["`contentCardProblem()` can reject the card."] : []
    let sentences = atLeastOne + together + order + check
    return sentences.isEmpty ? nil : sentences.joined(separator: " ")
  }
}

extension OneOfModel {
  var documentation: String {
    let origins = choices.map(\.field.path.value.origin)
    let origin =
      origins.count == 1
      ? "\(origins[0].sentenceCased)." : "The first valid value among \(origins.andList)."
    return (declared.description.map { "\($0)\n\n" } ?? "") + origin
      + (isRequired ? " Required." : "")
  }
}

extension PropertyModel {
  /// The text of the comment for a choice of a `oneOf`.
  var choiceDocumentation: String {
    field.comment(
      origin: field.origin, remarks: [field.rangeRemark, field.countRemark, field.liquidRemark])
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
  var paragraph: String {
    "\n\n" + (message.map { "Deprecated: \($0)" } ?? "Deprecated.")
  }
}
