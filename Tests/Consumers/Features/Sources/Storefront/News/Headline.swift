import ContentCards

/// A type of the app's own. Generated code adds an initializer that reads it from a card.
struct Headline: Hashable, Sendable {
  let contentCardData: ContentCardData<News.ContentCardClassType>?
  let text: String
  let words: Int?
}
