@_spi(ContentCardsGenerated) import ContentCards

// A second schema, written by hand in the form of generated code.

enum NewsClassType: ContentCardClassifying, CaseIterable {
  case headline
  case unknown

  static let names = ContentCardsGeneratedCode.Names(allCases)

  init(rawType: String?) { self = rawType.flatMap { Self.names[$0] } ?? Self.unknown }

  var rawType: String? { self == .headline ? "news_headline" : nil }

  func contentCardObject(from decoder: inout ContentCardDecoder) -> NewsObject? {
    switch self {
    case .headline: Headline(from: &decoder, classType: self).map(NewsObject.headline)
    case .unknown: nil
    }
  }
}

enum NewsObject: ContentCardsGeneratedCode.Union {
  case headline(Headline)

  var wrappedObject: any ContentCardable<NewsClassType> {
    switch self {
    case .headline(let object): object
    }
  }
}

struct Headline: ContentCardable, Identifiable {
  /// Called during each conversion, as the initializer of a custom value type is.
  @MainActor static var onConversion: (() -> Void)?

  let contentCardData: ContentCardData<NewsClassType>?
  let text: String
}

extension Headline {
  var contentCardObject: NewsObject { .headline(self) }

  init?(from decoder: inout ContentCardDecoder, classType: NewsClassType) {
    MainActor.assumeIsolated { Headline.onConversion?() }
    let text = decoder.required(String.self, ContentCardKey("text"))
    guard let text else { return nil }
    self.init(contentCardData: decoder.contentCardData(classType), text: text)
  }
}
