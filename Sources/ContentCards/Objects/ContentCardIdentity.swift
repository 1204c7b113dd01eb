/// The identity of an item in a list: its card's identifier, an identifier that the app chooses, or its value.
///
/// An object keeps its identity when its card changes, for example when the card is viewed. A generated object and the
/// `ContentCardObject` that wraps it have the same identity.
public enum ContentCardIdentity: Hashable, Sendable {
  /// The identity of an object with a card, or of a control card: the card's identifier.
  case card(String)
  /// The identity of a local item in a ``SupplementalFeed``: an identifier that the app chooses.
  case local(String)
  /// The identity of an object without a card, or of a local item without an identifier: its value. Equal values have
  /// the same identity.
  case value(any Hashable & Sendable)

  /// Returns whether both identities are the same.
  public static func == (a: Self, b: Self) -> Bool {
    switch (a, b) {
    case (.card(let a), .card(let b)), (.local(let a), .local(let b)): a == b
    case (.value(let a), .value(let b)): AnyHashable(a) == AnyHashable(b)
    case (.card, _), (.local, _), (.value, _): false
    }
  }

  /// Hashes the identifier or the value.
  public func hash(into hasher: inout Hasher) {
    switch self {
    case .card(let id), .local(let id): hasher.combine(id)
    case .value(let value): hasher.combine(AnyHashable(value))
    }
  }
}

extension ContentCardIdentity: Codable {
  private enum CodingKeys: CodingKey { case card, local }

  /// Decodes the identity of a card or of a local item, for example to restore a navigation path.
  ///
  /// - Throws: A `DecodingError` if the decoder contains neither.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    if let id = try container.decodeIfPresent(String.self, forKey: .card) {
      self = .card(id)
    } else {
      self = .local(try container.decode(String.self, forKey: .local))
    }
  }

  /// Encodes the identity, for example to save a navigation path.
  ///
  /// - Throws: `EncodingError.invalidValue` for an identity that is a value, or an error from the encoder.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    switch self {
    case .card(let id): try container.encode(id, forKey: .card)
    case .local(let id): try container.encode(id, forKey: .local)
    case .value:
      throw EncodingError.invalidValue(
        self,
        .init(
          codingPath: encoder.codingPath,
          debugDescription: "only the identifier of a card or of a local item can be encoded"))
    }
  }
}

extension ContentCardable {
  /// The object's identity, for lists that contain objects of different types.
  ///
  /// ```swift
  /// ForEach(messages, id: \.contentCardIdentity) { message in … }  // messages: [any Message]
  /// ```
  public var contentCardIdentity: ContentCardIdentity {
    contentCardData.map { .card($0.id) } ?? .value(self)
  }
}

// This extends `ContentCardable`, not `Identifiable`. With `extension Identifiable`, no `Identifiable` type would
// compile in a module that is isolated to the main actor ("circular reference").
extension ContentCardable where Self: Identifiable {
  /// The same identity as ``contentCardIdentity``.
  public var id: ContentCardIdentity { contentCardIdentity }
}
