/// What the app decodes from JSON in an extra.
public struct Offer: Codable, Hashable, Sendable {
  public let name: String
  public let price: Double?

  public init(name: String, price: Double? = nil) {
    self.name = name
    self.price = price
  }
}
