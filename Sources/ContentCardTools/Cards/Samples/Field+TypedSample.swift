import ContentCardSchema

extension Field {
  /// A value on one line, as typed in the dashboard: the schema's example, or else a sample made from the field's
  /// rules, or else the default.
  ///
  /// The sample is `nil` for the image's aspect ratio, which Braze sets. It is also `nil` if no value is known that
  /// fits on one line, as for an app-defined type without an example or a default. For a prefix, the sample is the
  /// value of a single key.
  var typedSample: String? {
    if path.value == .card(CardField.imageAspectRatio.rawValue) { return nil }
    let madeSample = isSeparated ? list(of: elementSamples) : elementSamples.first
    return exampleSample ?? madeSample ?? defaultSample
  }

  /// The schema's example. In text and JSON, white space around it is removed, and each other run of white space is
  /// replaced with a space, if needed. `nil` if there is no example, if it cannot be typed on one line, or if it contains
  /// Liquid that an app-defined type may reject.
  private var exampleSample: String? {
    guard let text = example?.value else { return nil }
    if type.base == .custom, ValueGrammar.containsLiquid(text) { return nil }
    if text.isTypeable { return text }
    let isAnyText = type.base == .string && choices == nil
    let line = text.withPlainSpaces
    return (isAnyText || type.base == .json) && line.isTypeable ? line : nil
  }

  /// Sample values for the field or, if it is a list other than `json[]`, for its elements.
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

  /// The default with each run of white space replaced with a space or, for a list other than `json[]`, some of its
  /// elements. `nil` if there is no default, or if no such text can be typed on one line without Liquid.
  private var defaultSample: String? {
    guard let value = defaultValue?.value else { return nil }
    if case .list(let elements) = value { return list(of: elements.map { $0.text(separator: "") }) }
    let text = value.text(separator: "").withPlainSpaces
    return text.isTypeable && !ValueGrammar.containsLiquid(text) ? text : nil
  }

  /// Whether the value is text that contains a list with a separator.
  private var isSeparated: Bool {
    if case .extrasPrefix = path.value { return false }
    return type.isList && type.base != .json
  }

  /// Returns the first two elements, or else a single element, as text that can be typed and contains no Liquid.
  /// Splitting the text gives the same elements. If the field does not allow this number of elements, uses the
  /// nearest number that it allows. Returns `nil` if there is no such text.
  private func list(of elements: [String]) -> String? {
    let space = [",", ";"].contains(separator) ? " " : ""
    let lists =
      [sampleItems(elements, count(near: min(2, elements.count)))]
      + elements.map { sampleItems([$0], count(near: 1)) }
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
  /// Whether the text can be typed on one line: it is not empty, has no white space around it, and contains nothing
  /// that messages escape.
  fileprivate var isTypeable: Bool {
    !isEmpty && ValueGrammar.trimmed(self).utf8.count == utf8.count
      && DiagnosticFormatter.visible(self) == self
  }
}
