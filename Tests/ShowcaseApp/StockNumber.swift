import ContentCards

/// A value with a grammar of the app's own: `A-1234`.
public struct StockNumber: ContentCardValue, Encodable {
  public let digits: String

  public static let expectation = "a stock number such as A-1234"

  public static func read(_ value: ExtraValue) throws(ContentCardValueError) -> Self {
    let text = try value.text(as: Self.self)
    guard text.count == 6, text.hasPrefix("A-"), let digits = Int(text.dropFirst(2)), digits >= 0
    else { throw .notA(expectation) }
    return Self(digits: String(text.dropFirst(2)))
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode("A-\(digits)")
  }
}
