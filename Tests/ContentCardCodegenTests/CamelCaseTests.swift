import Testing

@testable import ContentCardCodegen

@Suite struct CamelCaseTests {
  @Test(arguments: [
    ("tile_id", "tileID", "TileID"),
    ("id", "id", "ID"),
    ("url_of_image", "urlOfImage", "URLOfImage"),
    ("imageURL", "imageURL", "ImageURL"),
    ("image_url", "imageURL", "ImageURL"),
    ("HTMLBody", "htmlBody", "HTMLBody"),
    ("coupon-code", "couponCode", "CouponCode"),
    ("coupon code", "couponCode", "CouponCode"),
    ("TILE_TITLE", "tileTitle", "TileTitle"),
    ("line_1", "line1", "Line1"),
    ("page_ids", "pageIDs", "PageIDs"),
    ("addresses", "addresses", "Addresses"),
    ("a_side_idea", "aSideIdea", "ASideIdea"),
    ("on_ide", "onIde", "OnIde"),
    ("__x__y__", "xY", "XY"),
    ("größe_xl", "größeXl", "GrößeXl"),
    ("größeMaß", "größeMaß", "GrößeMaß"),
    ("ÄBTitel", "äbTitel", "ÄbTitel"),
    ("ÄB2", "äb2", "Äb2"),
    ("価格", "価格", "価格"),
    ("class", "class", "Class"),
  ])
  func namesAreMadeFromTheWordsOfAKey(key: String, lower: String, upper: String) {
    #expect(CamelCase.lower(key) == lower)
    #expect(CamelCase.upper(key) == upper)
  }

  @Test(arguments: [
    "api", "css", "cta", "gif", "html", "http", "https", "id", "ip", "jpg", "json", "pdf", "png",
    "qr", "sdk", "sku", "sms", "svg", "ui", "uri", "url", "utc", "uuid", "xml",
  ])
  func anAcronymIsInCapitals(word: String) {
    #expect(CamelCase.lower("a_\(word)") == "a\(word.uppercased())")
    #expect(CamelCase.upper(word) == word.uppercased())
  }

  @Test(arguments: ["", "_", "…", "2nd_title", "🎁", "  ", "\u{200B}"])
  func textWithoutAnIdentifierHasNoName(key: String) {
    #expect(CamelCase.lower(key) == nil)
    #expect(CamelCase.upper(key) == nil)
  }
}
