/// A stand-in for a card of Braze's SDK. Its extras can have values of any type.
public struct SDKCard {
  public var id: String
  public var extras: [String: Any]
  public var title: String?
  public var cardDescription: String?
  public var image: String?
  public var urlString: String?
  public var createdAt: Double
  public var expiresAt: Double
  public var dismissible: Bool
  public var pinned = false
  public var viewed = false
  public var clicked = false
  public var test = false

  public init(
    id: String, extras: [String: Any], title: String? = nil, cardDescription: String? = nil,
    image: String? = nil, urlString: String? = nil, createdAt: Double = 1_700_000_000,
    expiresAt: Double = -1, dismissible: Bool = true
  ) {
    self.id = id
    self.extras = extras
    self.title = title
    self.cardDescription = cardDescription
    self.image = image
    self.urlString = urlString
    self.createdAt = createdAt
    self.expiresAt = expiresAt
    self.dismissible = dismissible
  }
}
