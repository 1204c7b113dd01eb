import ContentCardSchema
import Testing

@testable import ContentCardTools

struct CardLintTests {
  private static let shop = """
    {"classTypes": {
      "tile": {
        "extras": {
          "tile_price": {"type": "decimal", "example": "12.50"}, "tile_detail": "string?", "line_*": "string[]?",
          "size": {"type": "string?", "enum": ["small", "large"]}, "stock": {"type": "custom?", "swiftType": "Stock"},
          "tags": {"type": "string[]?", "fallback": ["words"]}, "words": "string?"
        }, "aliases": ["Tiles"]
      },
      "ad": {"deprecated": true},
      "price": {"extras": {"price_a": "int?", "price_b": "int"}}
    }}
    """
  private static let posters =
    #"{"classTypes": {"poster": {"card": {"title": "string", "image": "url?"}}}}"#
  private static let news = """
    {"discriminator": "kind", "classTypes": {"story": {"extras": {"headline": "string"}}}}
    """
  private static let ads = #"{"classTypes": {"ad": {"extras": {"url": "url"}}, "banners": {}}}"#

  /// The verdict on a card of those lines, as it is printed.
  private static func text(_ lines: String, schemas: [String]) throws -> String {
    let schemas = try schemas.enumerated().map { try Schema($1, name: "Schema\($0 + 1)") }
    let input = try CardInput(
      Array(lines.utf8), discriminators: Set(schemas.map(\.discriminator.value)))
    let lint = CardLint(schemas)
    return input.entries.map { lint.verdict(on: $0).text(path: "-") }.joined()
  }

  @Test(
    arguments: [
      ("class_type: tile\ntile_price: 1", #"-:1: accepted: "card 1" of class type "tile""#),
      (
        "class_type: tile\ntile_price: 1,50",
        """
        -:1: rejected: "card 1" of class type "tile"
          error: Content card "card 1" of class type "tile" is rejected: "tile_price" is "1,50", which is not a \
        decimal number.
            for example: 12.50
        """
      ),
      (
        "class_type: tile\ntile_price: 1\nsize: smal",
        """
        -:1: accepted with warnings: "card 1" of class type "tile"
          warning: Content card "card 1" of class type "tile": "size" is "smal", which is not one of "small", "large".
            for example: small
        """
      ),
      (
        "class_type: ad",
        """
        -:1: accepted with warnings: "card 1" of class type "ad"
          warning: Content card "card 1" of class type "ad": the class type is deprecated.
        """
      ),
      (
        "class_type: tilles",
        """
        -:1: rejected: "card 1"
          error: Content card "card 1" is rejected: "class_type" is "tilles", which is not a declared class type; the \
        nearest is "tiles".
            for example: Tiles
        """
      ),
      (
        "clas_type: tile",
        """
        -:1: rejected: "card 1"
          error: Content card "card 1" is rejected: "class_type" is missing; the nearest key that is there is \
        "clas_type".
        """
      ),
      (
        "kind: story",
        """
        -:1: not ours: "card 1"
          remark: The card has no key "class_type", which would name its class type.
        """
      ),
      (
        #"{"id": "a", "r": true}"#,
        """
        -:1: not ours: "a"
          remark: The card is removed, and nothing else of it is read.
        """
      ),
      (
        #"{"id": "a", "tp": "control", "e": {"class_type": "tile"}}"#,
        """
        -:1: accepted: "a" of class type "tile"
          remark: A card of the control group is never shown, and needs no object.
        """
      ),
      (
        #"[5]"#,
        """
        -:1: rejected
          error: Card 1 is a number, not an object.
        """
      ),
      // A key that would be read if it were spelled like one that is.
      (
        "class_type: tile\ntile_price: 1\ntile_detial: T\nSize: small\nother: x\nline_1: a\ncard.titel: x",
        """
        -:1: accepted: "card 1" of class type "tile"
          remark: "Size" is not a key of class type "tile"; the nearest is "size".
          remark: "card.titel" is not a key of class type "tile"; the nearest is "card.title".
          remark: "tile_detial" is not a key of class type "tile"; the nearest is "tile_detail".
        """
      ),
      // What the library names already, what is there as well, and what differs in digits alone.
      (
        "class_type: tile\ntile_pricee: 1\nwords: a\nword: b\nline1: c",
        """
        -:1: rejected: "card 1" of class type "tile"
          error: Content card "card 1" of class type "tile" is rejected: "tile_price" is missing; the nearest key that \
        is there is "tile_pricee".
            for example: 12.50
        """
      ),
      // A declared key with a valid value is no misspelling; one that is refused may be.
      (
        "class_type: price\nprice_a: 1\nprice_bb: 2",
        """
        -:1: rejected: "card 1" of class type "price"
          error: Content card "card 1" of class type "price" is rejected: "price_b" is missing; the nearest key that \
        is there is "price_bb".
            for example: 7
        """
      ),
      (
        "class_type: price\nprice_a: 1",
        """
        -:1: rejected: "card 1" of class type "price"
          error: Content card "card 1" of class type "price" is rejected: "price_b" is missing.
            for example: 7
        """
      ),
      (
        "class_type: price\nprice_a: x",
        """
        -:1: rejected: "card 1" of class type "price"
          warning: Content card "card 1" of class type "price": "price_a" is "x", which is not a whole number.
            for example: 7
          error: Content card "card 1" of class type "price" is rejected: "price_b" is missing; the nearest key that \
        is there is "price_a".
            for example: 7
        """
      ),
      (
        "class_type: tile\ntile_price: 1\nstock: anything",
        """
        -:1: accepted: "card 1" of class type "tile"
          remark: "stock" is read by "Stock", a type of the app's own, and only the app knows whether that takes it.
        """
      ),
    ])
  func oneSchemaJudges(lines: String, text: String) throws {
    #expect(try Self.text(lines, schemas: [Self.shop]) == text + "\n")
  }

  @Test(
    arguments: [
      (
        "kind: story\nheadline: x",
        #"-:1: accepted: "card 1" of class type "story""#
      ),
      // Known to the second schema, and to both.
      ("class_type: banners", #"-:1: accepted: "card 1" of class type "banners""#),
      (
        "class_type: ad",
        """
        -:1: rejected: "card 1" of class type "ad"
          warning: Content card "card 1" of class type "ad": the class type is deprecated.
          error: Content card "card 1" of class type "ad" is rejected: "url" is missing.
            for example: https://example.com/
        """
      ),
      // Unknown to all: the one that knows a name like it speaks.
      (
        "class_type: baners",
        """
        -:1: rejected: "card 1"
          error: Content card "card 1" is rejected: "class_type" is "baners", which is not a declared class type; the \
        nearest is "banners".
            for example: banners
        """
      ),
      (
        "class_type: x\nkind: y",
        """
        -:1: rejected: "card 1"
          error: Content card "card 1" is rejected: "class_type" is "x", which is not a declared class type.
        """
      ),
      (
        "name: x",
        """
        -:1: not ours: "card 1"
          remark: The card has no key "class_type" or "kind", which would name its class type.
        """
      ),
    ])
  func ofSeveralSchemasThoseThatKnowTheCardJudge(lines: String, text: String) throws {
    #expect(try Self.text(lines, schemas: [Self.shop, Self.ads, Self.news]) == text + "\n")
  }

  @Test func theSchemasThatHaveTheClassTypeAreNamed() throws {
    let lint = CardLint([
      try Schema(Self.shop, name: "Shop"), try Schema(Self.news, name: "News"),
      try Schema(Self.ads, name: "Ads"),
    ])
    let input = try CardInput(Array("class_type: ad".utf8), discriminators: [])
    #expect(lint.verdict(on: input.entries[0]).schemas == ["Shop", "Ads"])
  }

  @Test func anExtraThatIsCalledLikeAFieldOfTheCardIsToldApart() throws {
    #expect(
      try Self.text(
        "class_type: poster\ntitle: Tea\nimage: https://a.com\ncard.image: https://a.com",
        schemas: [Self.posters])
          == """
          -:1: rejected: "card 1" of class type "poster"
            error: Content card "card 1" of class type "poster" is rejected: "card.title" is missing.
            remark: "title" is an extra here, and class type "poster" reads the card's own: write it as "card.title".

          """)
  }
}
