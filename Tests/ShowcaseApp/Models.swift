import ContentCards

/// Types of the app's own that the output extends.
public enum Models {
  /// Gains its initializer from the schema.
  public struct Own: Hashable, Sendable {
    public let contentCardData: ContentCardData<Showcase.ContentCardClassType>?
    public let count: Int
    public let mood: Mood?

    public init(
      contentCardData: ContentCardData<Showcase.ContentCardClassType>? = nil, count: Int,
      mood: Mood?
    ) {
      self.contentCardData = contentCardData
      self.count = count
      self.mood = mood
    }
  }
}
