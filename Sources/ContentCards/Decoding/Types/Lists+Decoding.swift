/// Rules for text that contains a list. When the text is trimmed, white space that belongs to the separator is kept.
protocol SeparatedTextRules: ContentCardsGeneratedCode.ValueRules {
  var separator: String { get }
  /// Whether a JSON array comes from an encoded object. If so, items of type `String` are read as they are, and items of
  /// any type can contain Liquid tags.
  var isExact: Bool { get set }
}

extension ContentCardsGeneratedCode {
  /// The rules that a schema can set for a list.
  public struct ListRules<Element: DecodableValue>: ValueRules, SeparatedTextRules {
    @usableFromInline let separator: String
    /// Whether an empty list is a valid value. If `false`, it counts as missing.
    public let allowsEmpty: Bool
    /// The numbers of items that are valid.
    @usableFromInline package var count: Range<Int>
    @usableFromInline let each: Element.Rules
    @usableFromInline var isExact = false

    /// Creates rules for a list of at least one item. In text, the items are separated by commas.
    @inlinable public init() {
      self.init(separator: ",", allowsEmpty: false, each: .init(), count: 0..<Int.max)
    }

    @inlinable package init(
      separator: String, allowsEmpty: Bool, each: Element.Rules, count: Range<Int>
    ) {
      self.separator = separator
      self.allowsEmpty = allowsEmpty
      self.each = each
      self.count = count
    }

    @_spi(ContentCardsGenerated) @inlinable public static func list(
      separator: String = ",", allowsEmpty: Bool = false, each: Element.Rules = .init(),
      count: some RangeExpression<Int> = 0...
    ) -> Self {
      Self(
        separator: separator, allowsEmpty: allowsEmpty, each: each,
        count: count.relative(to: 0..<Int.max))
    }

    /// Returns the items of a string or a JSON array. Skips `null` and empty items. If `isExact` is `true`, does not
    /// skip empty items of type `String` in a JSON array.
    ///
    /// - Throws: `.element` for the first invalid item, `.empty` if there are no items and the list must not be empty,
    ///   or `.wrongKind` for any other kind of JSON.
    fileprivate func elements(of value: ExtraValue) throws(ContentCardIssue.Reason) -> [Element] {
      var elements: [Element] = []
      switch value {
      case .string(let text):
        for part in ValueGrammar.list(text, separator: separator) {
          elements.append(try element(.string(part), index: elements.count + 1))
        }
      case .array(let values):
        for value in values {
          guard let value = try trimmed(value, index: elements.count + 1) else { continue }
          elements.append(try element(value, index: elements.count + 1))
        }
      default:
        throw .wrongKind(value.kind, expected: "a list")
      }
      if elements.isEmpty, !allowsEmpty { throw .empty }
      return elements
    }

    private func element(
      _ value: ExtraValue, index: Int
    ) throws(ContentCardIssue.Reason) -> Element {
      do throws(ContentCardIssue.Reason) {
        return try Element.read(value, rules: each)
      } catch {
        throw .element(index, value, error)
      }
    }

    /// Returns an item of a JSON array with its text trimmed, or `nil` for `null` or empty text. Throws an error if the
    /// text contains a Liquid tag.
    ///
    /// If `isExact` is `true`, Liquid tags are allowed, and text for an item of type `String` is returned unchanged.
    private func trimmed(
      _ value: ExtraValue, index: Int
    ) throws(ContentCardIssue.Reason) -> ExtraValue? {
      switch value {
      case .null: return nil
      case .string where isExact && Element.self == String.self: return value
      case .string(let text):
        let trimmed = ValueGrammar.trimmed(text)
        if trimmed.isEmpty { return nil }
        guard isExact || !ValueGrammar.containsLiquid(text) else {
          throw .element(index, value, .unrenderedLiquid)
        }
        return .string(String(trimmed))
      default: return value
      }
    }
  }
}

extension Range<Int> {
  func checked<Items: Collection>(_ items: Items) throws(ContentCardIssue.Reason) -> Items {
    let count = items.count
    if count < lowerBound { throw .tooFew(count, minimum: lowerBound) }
    if count >= upperBound { throw .tooMany(count, maximum: upperBound - 1) }
    return items
  }
}

extension Array: ContentCardsGeneratedCode.DecodableValue
where Element: ContentCardsGeneratedCode.DecodableValue {
  /// Reads a list from text with separators or from a JSON array. One invalid item makes the whole list invalid.
  @_spi(ContentCardsGenerated) public static func read(
    _ value: ExtraValue, rules: ContentCardsGeneratedCode.ListRules<Element>
  ) throws(ContentCardIssue.Reason) -> [Element] {
    try rules.count.checked(try rules.elements(of: value))
  }
}

extension Set: ContentCardsGeneratedCode.DecodableValue
where Element: ContentCardsGeneratedCode.DecodableValue {
  /// Reads a set from text with separators or from a JSON array. Duplicates are ignored. One invalid item makes the
  /// whole set invalid.
  @_spi(ContentCardsGenerated) public static func read(
    _ value: ExtraValue, rules: ContentCardsGeneratedCode.ListRules<Element>
  ) throws(ContentCardIssue.Reason) -> Set<Element> {
    try rules.count.checked(Set(try rules.elements(of: value)))
  }
}
