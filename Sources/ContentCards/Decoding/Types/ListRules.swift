/// Rules for text that contains a list. When the text is trimmed, white space that belongs to the separator is kept.
protocol SeparatedTextRules: ContentCardRules {
  var separator: String { get }
}

extension ContentCardsGeneratedCode.ListRules: SeparatedTextRules {}

extension ContentCardsGeneratedCode {
  /// The rules that a schema can set for a list.
  public struct ListRules<Element: ContentCardValue>: ContentCardRules {
    /// The string between two items.
    public let separator: String
    /// Whether an empty list is a valid value. Otherwise, it counts as missing.
    public let allowsEmpty: Bool
    /// The rules for each item.
    public let each: Element.Rules

    /// Creates rules for a comma-separated list of at least one item.
    @inlinable public init() { self = .list() }

    @inlinable init(separator: String, allowsEmpty: Bool, each: Element.Rules) {
      self.separator = separator
      self.allowsEmpty = allowsEmpty
      self.each = each
    }

    /// Returns rules for a list.
    ///
    /// - Parameters:
    ///   - separator: The string between two items.
    ///   - allowsEmpty: Whether an empty list is a valid value. Otherwise, it counts as missing.
    ///   - each: The rules for each item.
    @inlinable public static func list(
      separator: String = ",", allowsEmpty: Bool = false, each: Element.Rules = .init()
    ) -> Self {
      Self(separator: separator, allowsEmpty: allowsEmpty, each: each)
    }

    /// Returns the items of a string or a JSON array. Empty items are skipped.
    ///
    /// - Throws: `.element` for the first invalid item, `.empty` if there are no items and the list must not be empty,
    ///   or `.wrongKind` for any other kind of JSON.
    func elements(of value: ExtraValue) throws(ContentCardValueError) -> [Element] {
      var elements: [Element] = []
      switch value {
      case .string(let text):
        let parts = ValueGrammar.list(text, separator: separator)
        if let texts = parts as? [Element] {
          elements = texts
        } else {
          elements.reserveCapacity(parts.count)
          for part in parts {
            elements.append(try element(.string(part), index: elements.count + 1))
          }
        }
      case .array(let values):
        for value in values {
          guard let value = try Self.trimmed(value, index: elements.count + 1) else { continue }
          elements.append(try element(value, index: elements.count + 1))
        }
      default:
        throw value.mismatch(with: [Element].self)
      }
      if elements.isEmpty, !allowsEmpty { throw .empty }
      return elements
    }

    private func element(
      _ value: ExtraValue, index: Int
    ) throws(ContentCardValueError) -> Element {
      do throws(ContentCardValueError) {
        return try Element.read(value, rules: each)
      } catch {
        throw .element(index, value, error)
      }
    }

    /// Returns an item of a JSON array with its text trimmed, or `nil` for `null` or empty text. Throws an error if the
    /// text contains a Liquid tag.
    private static func trimmed(
      _ value: ExtraValue, index: Int
    ) throws(ContentCardValueError) -> ExtraValue? {
      switch value {
      case .null: return nil
      case .string(let text):
        let trimmed = ValueGrammar.trimmed(text)
        if trimmed.isEmpty { return nil }
        guard !ValueGrammar.containsLiquid(text) else {
          throw .element(index, value, .unrenderedLiquid)
        }
        return .string(String(trimmed))
      default: return value
      }
    }
  }
}
