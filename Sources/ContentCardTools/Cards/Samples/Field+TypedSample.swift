import ContentCardSchema

extension Field {
  /// A value as it is typed in the dashboard, on one line: the schema's example where there is one, else one made from
  /// what the field takes. Nil where only the app knows what that is, or no line is a value.
  ///
  /// Of a key with `*` it is the value of one key.
  var typedSample: String? {
    // Nobody types it.
    if path.value == .card(CardField.imageAspectRatio.rawValue) { return nil }
    let madeSample = isParted ? list(of: elementSamples) : elementSamples.first
    return givenSample ?? madeSample ?? defaultSample
  }

  /// The schema's example, unless nobody can type it, or a type that only the app knows may refuse the Liquid in it.
  private var givenSample: String? {
    guard let text = example?.value else { return nil }
    if type.base == .custom, ValueGrammar.containsLiquid(text) { return nil }
    if text.isTypeable { return text }
    let isAnyText = type.base == .string && choices == nil
    let line = text.withPlainSpaces
    return (isAnyText || type.base == .json) && line.isTypeable ? line : nil
  }

  /// Values of the field, or elements of it.
  private var elementSamples: [String] {
    if let choices { return choices.map(\.value.value).filter(\.isTypeable) }
    switch type.base {
    case .int, .double, .decimal:
      let bounds = [minimum, maximum].compactMap(\.?.value)
      return (typicalValues + bounds).filter(isInRange)
    case .json where swiftType != nil, .custom: return []
    default: return typicalValues
    }
  }

  /// What is taken when there is no value, for types that only the app knows.
  private var defaultSample: String? {
    guard let value = defaultValue?.value else { return nil }
    if case .list(let elements) = value { return list(of: elements.map { $0.text(separator: "") }) }
    let text = value.text(separator: "").withPlainSpaces
    return text.isTypeable && !ValueGrammar.containsLiquid(text) ? text : nil
  }

  /// Whether the value is a text that a separator parts.
  private var isParted: Bool {
    if case .extrasPrefix = path.value { return false }
    return type.isList && type.base != .json
  }

  /// Two elements in one text, or one, if the separator parts it into them again.
  private func list(of elements: [String]) -> String? {
    let space = [",", ";"].contains(separator) ? " " : ""
    let lists = [Array(elements.prefix(2))] + elements.map { [$0] }
    for list in lists where !list.isEmpty {
      let text = list.joined(separator: separator + space)
      if text.isTypeable, !ValueGrammar.containsLiquid(text),
        ValueGrammar.list(text, separator: separator) == list
      {
        return text
      }
    }
    return nil
  }
}

extension String {
  /// Whether it can be typed into a line: it says something, ends in no white space, and all of it can be seen.
  fileprivate var isTypeable: Bool {
    !isEmpty && ValueGrammar.trimmed(self).utf8.count == utf8.count
      && DiagnosticFormatter.visible(self) == self
  }
}
