import ContentCards

/// A type of the app's own, which gains its initializer from the schema.
struct Headline: Hashable, Sendable {
  let contentCardData: ContentCardData<News.ContentCardClassType>?
  let text: String
  let words: Int?
}
