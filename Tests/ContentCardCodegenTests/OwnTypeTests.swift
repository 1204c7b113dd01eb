import ContentCardCodegen
import Testing

/// Tests references from generated code to an app's own types.
@Suite struct OwnTypeTests {
  @Test(arguments: [
    // Nested in generated types.
    (
      """
      { "classTypes": {
        "a": { "object": "Shop.Coupon", "declaration": "extension", "conformsTo": "Shop.Countable" },
        "b": { "object": "Shop", "conformsTo": "Shop.Countable", "extras": {
          "k": { "type": "custom", "swiftType": "Shop.Stock" } },
          "oneOf": { "p": { "choices": [
            { "case": "x", "extras": "x", "type": "custom", "swiftType": "Shop.Stock" }] } } }
      } }
      """,
      """
      extension Shop {
        struct Coupon: Hashable, Sendable { let contentCardData: ContentCardData<ContentCardClassType>? }
        struct Stock { let text: String }
        protocol Countable {}
      }
      extension Shop.Stock: ContentCardValue
      """
    ),
    // The same in a namespace, which the schema includes in the names.
    (
      """
      { "namespace": "NS", "classTypes": {
        "a": { "object": "NS.Coupon", "declaration": "extension", "conformsTo": "NS.Shop.Countable" },
        "b": { "object": "Shop", "conformsTo": ["NS.Shop.Countable", "NS.Trackable"], "extras": {
          "k": { "type": "custom", "swiftType": "NS.Shop.Stock" } },
          "oneOf": { "p": { "choices": [
            { "case": "x", "extras": "x", "type": "custom", "swiftType": "NS.Shop.Stock" }] } } }
      } }
      """,
      """
      extension NS {
        struct Coupon: Hashable, Sendable { let contentCardData: ContentCardData<NS.ContentCardClassType>? }
        protocol Trackable {}
      }
      extension NS.Shop {
        struct Stock { let text: String }
        protocol Countable {}
      }
      extension NS.Shop.Stock: ContentCardValue
      """
    ),
    // A group's protocol adopted by another group's types, with and without its namespace.
    (
      """
      { "namespace": "class",
        "groups": { "g": { "protocol": "Shared" }, "h": { "protocol": "Stocked", "extras": {
          "k": { "type": "custom", "swiftType": "Stock" } } } },
        "classTypes": {
          "a": { "case": "g.a", "object": "Coupon", "declaration": "extension", "conformsTo": "Stocked",
            "extras": { "k": { "type": "custom", "swiftType": "Stock" } } },
          "b": { "case": "h.b", "conformsTo": ["class.Shared"] } }
      }
      """,
      """
      struct Coupon: Hashable, Sendable {
        let contentCardData: ContentCardData<`class`.ContentCardClassType>?
        let k: Stock
      }
      struct Stock { let text: String }
      extension Stock: ContentCardValue
      """
    ),
  ])
  func ownTypesAreFoundInEveryPosition(schema: String, types: String) throws {
    let generation = Generation(schema)
    #expect(generation.findings == [])
    let value = """
       {
        static let expectation = "a stock number"
        static func read(
          _ value: ExtraValue, rules: NoContentCardRules
        ) throws(ContentCardValueError) -> Self { Self(text: try value.text(as: Self.self)) }
      }
      """
    try GeneratedOutputTests.compile(
      generation.files, in: .init(language: "6", access: .internal),
      with: "import ContentCards\n\(types)\(value)")
  }
}
