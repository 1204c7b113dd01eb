import ContentCards

/// Types of the app's own that the output extends.
public enum Models {
  /// Gains its initializer from the schema.
  public struct Own: Hashable, Sendable {
    public let contentCardData: ContentCardData<Showcase.ContentCardClassType>?
    public let count: Int
    public let mood: Mood?

    /// Returns `nil` if the count is 0.
    public init?(
      contentCardData: ContentCardData<Showcase.ContentCardClassType>? = nil, count: Int,
      mood: Mood?
    ) {
      if count == 0 { return nil }
      self.contentCardData = contentCardData
      self.count = count
      self.mood = mood
    }
  }
}

nonisolated extension Showcase.Contact {
  /// Returns the problem of a contact whose phone number has a % sign.
  func contentCardProblem() -> String? {
    phone?.contains("%") ?? false ? "the phone number has a % sign" : nil
  }
}
