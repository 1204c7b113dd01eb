/// The rules of a text with separators, which may begin or end with white space.
protocol SeparatedTextRules: ContentCardRules {
  var separator: String { get }
}

extension ContentCardsGeneratedCode.ListRules: SeparatedTextRules {}

extension ContentCardsGeneratedCode {
  /// What a schema can ask of a list.
  public struct ListRules<Element: ContentCardValue>: ContentCardRules {
    /// What stands between two elements of a text.
    public let separator: String
    /// Whether a list without elements is a value rather than a missing one.
    public let allowsEmpty: Bool
    /// What is asked of each element.
    public let each: Element.Rules

    /// A list of at least one element, separated by commas.
    @inlinable public init() { self = .list() }

    @inlinable init(separator: String, allowsEmpty: Bool, each: Element.Rules) {
      self.separator = separator
      self.allowsEmpty = allowsEmpty
      self.each = each
    }

    /// A list with this between its elements, with or without any, and with this asked of each.
    @inlinable public static func list(
      separator: String = ",", allowsEmpty: Bool = false, each: Element.Rules = .init()
    ) -> Self {
      Self(separator: separator, allowsEmpty: allowsEmpty, each: each)
    }

    /// The elements of a text, or of a JSON array. Empty ones are dropped.
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

    /// An element of a JSON array as `read(_:rules:)` is promised to get it; nil for an empty one.
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
