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

  /// Returns the printed verdict on a card with the given lines.
  private static func text(_ lines: String, schemas: [String]) throws -> String {
    let schemas = try schemas.enumerated().map { try Schema($1, name: "Schema\($0 + 1)") }
    let input = try CardInput(
      Array(lines.utf8), .init(in: schemas))
    let lint = CardLint(schemas)
    let formatter = CardVerdictFormatter(path: "-")
    return input.entries.map { formatter.text(for: lint.verdict(on: $0)) }.joined()
  }

  /// The page makes its sentences from the parameters.
  @Test func keysOfWhichOneIsRequiredAreParameters() throws {
    let schema = try Schema(
      #"{"classTypes": {"t": {"extras": {"a": "int?", "b": "int?"}, "atLeastOne": [["a", "b"]]}}}"#,
      name: "Schema")
    let input = try CardInput(Array("class_type: t".utf8), .init(in: [schema]))
    let findings = CardLint([schema]).verdict(on: input.entries[0]).findings
    #expect(findings.map { $0.parameters["keys"] } == [.list(["a", "b"])])
  }

  @Test(
    arguments: [
      ("class_type: tile\ntile_price: 1", #"-:1: accepted: "card 1" of class type "tile""#),
      (
        "class_type: tile\ntile_price: 1,50",
        """
        -:1: rejected: "card 1" of class type "tile"
          -:2: error: "tile_price" is "1,50", which is not a decimal number
            for example: 1.50
        """
      ),
      (
        "class_type: tile\ntile_price: 1\nsize: smal",
        """
        -:1: accepted with warnings: "card 1" of class type "tile"
          -:3: warning: "size" is "smal", which is not one of "small", "large"; the field is read as nil
            for example: small
        """
      ),
      (
        "class_type: ad",
        """
        -:1: accepted with warnings: "card 1" of class type "ad"
          warning: the class type is deprecated
        """
      ),
      (
        "class_type: tilles",
        """
        -:1: rejected: "card 1"
          -:1: error: "class_type" is "tilles", which is not a declared class type; did you mean "tiles"?
            for example: Tiles
        """
      ),
      (
        "clas_type: tile",
        """
        -:1: rejected: "card 1"
          error: "class_type" is missing; the card has "clas_type": is that a misspelling?
        """
      ),
      (
        "kind: story",
        """
        -:1: ignored: "card 1"
          remark: the card has no class type: it has no value for the key "class_type"
        """
      ),
      (
        #"{"id": "a", "r": true}"#,
        """
        -:1: ignored: "a"
          remark: the card was removed, so it is not checked
        """
      ),
      (
        #"{"id": "a", "tp": "control", "e": {"class_type": "tile"}}"#,
        """
        -:1: accepted: "a" of class type "tile"
          remark: control cards are never shown, so they are not converted
        """
      ),
      (
        #"[5]"#,
        """
        -:1: rejected
          error: Card 1 is a number, not an object.
        """
      ),
      // Unknown keys that are similar to keys of the class type
      (
        "class_type: tile\ntile_price: 1\ntile_detial: T\nSize: small\nother: x\nline_1: a\ncard.titel: x",
        """
        -:1: accepted: "card 1" of class type "tile"
          -:4: remark: "Size" is not a key of class type "tile"; did you mean "size"?
          -:7: remark: "card.titel" is not a key of class type "tile"; did you mean "card.title"?
          -:3: remark: "tile_detial" is not a key of class type "tile"; did you mean "tile_detail"?
        """
      ),
      // Keys without a note: the library already suggests the key, the similar key is also present, or the two differ
      // only in digits
      (
        "class_type: tile\ntile_pricee: 1\nwords: a\nword: b\nline1: c",
        """
        -:1: rejected: "card 1" of class type "tile"
          error: "tile_price" is missing; the card has "tile_pricee": is that a misspelling?
            for example: 12.50
        """
      ),
      // A declared key with a valid value is not a misspelling, but one with an invalid value can be.
      (
        "class_type: price\nprice_a: 1\nprice_bb: 2",
        """
        -:1: rejected: "card 1" of class type "price"
          error: "price_b" is missing; the card has "price_bb": is that a misspelling?
            for example: 7
        """
      ),
      (
        "class_type: price\nprice_a: 1",
        """
        -:1: rejected: "card 1" of class type "price"
          error: "price_b" is missing
            for example: 7
        """
      ),
      (
        "class_type: price\nprice_a: x",
        """
        -:1: rejected: "card 1" of class type "price"
          -:2: warning: "price_a" is "x", which is not a whole number; the field is read as nil
            for example: 7
          error: "price_b" is missing; the card has "price_a": is that a misspelling?
            for example: 7
        """
      ),
      (
        "class_type: tile\ntile_price: 1\nstock: anything",
        """
        -:1: accepted: "card 1" of class type "tile"
          -:3: remark: "stock" is read by the app's type "Stock", so only the app can fully check it
        """
      ),
    ])
  func verdictsOfOneSchema(lines: String, text: String) throws {
    #expect(try Self.text(lines, schemas: [Self.shop]) == text + "\n")
  }

  @Test(
    arguments: [
      (
        "kind: story\nheadline: x",
        #"-:1: accepted: "card 1" of class type "story""#
      ),
      // A class type of the second schema, and one of both
      ("class_type: banners", #"-:1: accepted: "card 1" of class type "banners""#),
      (
        "class_type: ad",
        """
        -:1: rejected: "card 1" of class type "ad"
          warning: the class type is deprecated
          error: "url" is missing
            for example: https://example.com/
        """
      ),
      // A class type of neither schema. The finding comes from the schema with a similar name.
      (
        "class_type: baners",
        """
        -:1: rejected: "card 1"
          -:1: error: "class_type" is "baners", which is not a declared class type; did you mean "banners"?
            for example: banners
        """
      ),
      (
        "class_type: x\nkind: y",
        """
        -:1: rejected: "card 1"
          -:1: error: "class_type" is "x", which is not a declared class type
        """
      ),
      (
        "name: x",
        """
        -:1: ignored: "card 1"
          remark: the card has no class type: it has no value for the key "class_type" or "kind"
        """
      ),
    ])
  func verdictsOfSeveralSchemasAreMerged(lines: String, text: String) throws {
    #expect(try Self.text(lines, schemas: [Self.shop, Self.ads, Self.news]) == text + "\n")
  }

  @Test func verdictsListTheSchemas() throws {
    let lint = CardLint([
      try Schema(Self.shop, name: "Shop"), try Schema(Self.news, name: "News"),
      try Schema(Self.ads, name: "Ads"),
    ])
    let input = try CardInput(Array("class_type: ad".utf8), .init(discriminator: "class_type"))
    #expect(lint.verdict(on: input.entries[0]).schemas == ["Shop", "Ads"])
  }

  @Test func extrasNamedLikeStandardFieldsAreReported() throws {
    #expect(
      try Self.text(
        "class_type: poster\ntitle: Tea\nimage: https://a.com\ncard.image: https://a.com",
        schemas: [Self.posters])
          == """
          -:1: rejected: "card 1" of class type "poster"
            error: "card.title" is missing
            -:2: remark: "title" is an extra, but class type "poster" reads the standard field "card.title"; set the field instead of the extra

          """)
  }
}
