import ContentCardSchema
import ContentCards
import Foundation

@testable import ContentCardTools

extension Field {
  /// Returns the issues that generated code would record for a typed text.
  ///
  /// Issues from types of the app are not included.
  func issues(with text: String) -> [ContentCardIssue] {
    var decoder = ContentCardDecoder(path.value.card(with: text))
    if let choices {
      let rules = AllowedText.Rules(allowed: choices.map(\.value.value))
      read(AllowedText.self, rules, from: &decoder)
      return decoder.issues
    }
    switch type.base {
    case .string, .custom:
      read(String.self, allowsEmpty ? .allowsEmpty : .init(), from: &decoder)
    case .int: read(Int.self, range { Int($0) }, from: &decoder)
    case .double: read(Double.self, range { Double($0) }, from: &decoder)
    case .decimal: read(Decimal.self, range { Decimal(string: $0) }, from: &decoder)
    case .bool: read(Bool.self, .init(), from: &decoder)
    case .url: read(URL.self, .init(), from: &decoder)
    case .color: read(ContentCardColor.self, .init(), from: &decoder)
    case .date:
      let format = ContentCardsGeneratedCode.DateFormat(rawValue: dateFormat.rawValue) ?? .iso8601
      read(Date.self, format, from: &decoder)
    case .json where type.isList:
      readOne(
        ContentCardsGeneratedCode.DecodedJSON<[JSONValue]>.self, .list(allowsEmpty: allowsEmpty),
        from: &decoder)
    case .json:
      readOne(ContentCardsGeneratedCode.DecodedJSON<JSONValue>.self, .init(), from: &decoder)
    }
    return decoder.issues
  }

  private func range<Number>(_ number: (String) -> Number?)
    -> ContentCardsGeneratedCode.NumberRange<Number>
  {
    .range(
      minimum: minimum.flatMap { number($0.value) }, maximum: maximum.flatMap { number($0.value) })
  }

  private func read<Value: ContentCardValue>(
    _ type: Value.Type, _ each: Value.Rules, from decoder: inout ContentCardDecoder
  ) {
    if case .extrasPrefix(let prefix) = path.value {
      _ = decoder.required([Value].self, forPrefix: prefix, rules: each)
    } else if self.type.isList {
      readOne(
        [Value].self, .list(separator: separator, allowsEmpty: allowsEmpty, each: each),
        from: &decoder)
    } else {
      readOne(type, each, from: &decoder)
    }
  }

  private func readOne<Value: ContentCardValue>(
    _ type: Value.Type, _ rules: Value.Rules, from decoder: inout ContentCardDecoder
  ) {
    if case .card(let name) = path.value, let field = ContentCardField(rawValue: name) {
      _ = decoder.required(type, forCard: field, rules: rules)
    } else {
      _ = decoder.required(type, for: ContentCardKey(path.value.name), rules: rules)
    }
  }
}

/// A text that must be one of the allowed values, read like a generated enum.
private struct AllowedText: ContentCardValue {
  struct Rules: ContentCardRules {
    var allowed: [String] = []
  }

  static let expectation = "an allowed text"

  static func read(
    _ value: ExtraValue, rules: Rules
  ) throws(ContentCardValueError) -> Self {
    let text = try value.text(as: Self.self).lowercased()
    guard rules.allowed.contains(where: { $0.lowercased() == text }) else {
      throw .notAllowed(rules.allowed)
    }
    return Self()
  }
}

extension ValuePath {
  /// Returns a card with the text in this place.
  fileprivate func card(with text: String) -> ContentCard {
    switch self {
    case .extras(let key): return ContentCard(id: "a", extras: [key: .string(text)])
    case .extrasPrefix(let prefix):
      return ContentCard(id: "a", extras: ["\(prefix)1": .string(text)])
    case .card(let name):
      var card = ContentCard(id: "a", extras: [:])
      switch CardField(rawValue: name) {
      case .title: card.title = text
      case .cardDescription: card.cardDescription = text
      case .image: card.image = text
      case .imageAltText: card.imageAltText = text
      case .imageAspectRatio: card.imageAspectRatio = Double(text)
      case .urlString: card.urlString = text
      case .openURLInWebView: card.openURLInWebView = text == "true"
      case .domain: card.domain = text
      case .language: card.language = text
      case nil: break
      }
      return card
    }
  }
}
