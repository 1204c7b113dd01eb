import ContentCardCodegen
import ContentCardSchema
import Foundation
import Testing

@testable import ContentCardTools

struct PageHTMLTests {
  @Test func cardTypesWithoutAGroupHaveAHeadingBelowThoseOfAGroup() throws {
    let schema = try Schema(
      #"{"groups": {"promo": {}}, "classTypes": {"ad": {"case": "promo.ad"}, "stamp": {}}}"#)
    let headings = Page([schema]).html.matches(of: /<p class="group">(.*)<\/p>/).map {
      String($0.1)
    }
    #expect(headings == ["Promo", "Other"])
  }

  @Test func aCardTypeIsASectionWithAPlaceForItsFormAndItsRules() throws {
    let page = Page([
      try Schema(
        """
        {"description": "The shop.", "classTypes": {"tile": {"description": "A tile.", "aliases": "tiles",
        "deprecated": "use tile_2", "extras": {"a": {"type": "int?", "deprecated": true}, "b&c": "string?"},
        "atLeastOne": [["a", "b&c"]]}}}
        """, name: "Shop")
    ])
    let digest = try #require(page.parts.first?.digest)
    let part = page.html.split(separator: "<section class=\"part\" data-digest=\"\(digest)\">\n")
      .last?
      .split(separator: "</main>").first
    #expect(
      part == """
        <h2>Shop</h2>
        <p class="about">The shop.</p>
        <p class="about">A new card needs the key <code>class_type</code>, whose value names the card type. The app \
        does not show a card whose card type is missing or not on this page.</p>
        <section class="view type" id="type-tile" data-schema="0" data-type="0" aria-labelledby="type-tile.title">
        <h3 id="type-tile.title" tabindex="-1"><code>tile</code></h3>
        <p class="old">Being phased out: use tile_2.</p>
        <p>A tile.</p>
        <div class="work control"></div>
        <details class="rules" open>
        <summary>Rules for every key</summary>
        <table>
        <caption class="unseen">What to type for <code>tile</code></caption>
        <thead><tr><th scope="col">Key</th><th scope="col">What to type</th><th scope="col">Example</th>\
        <th scope="col">Needed</th></tr></thead>
        <tbody>
        <tr><th scope="row"><code>class_type</code></th><td><p>Exactly <code>tile</code>.</p>\
        <p>Capitalization does not matter.</p><p>Other names that work: <code>tiles</code>.</p></td>\
        <td><code>tile</code></td><td><p><strong>required</strong></p>\
        <p>If missing or wrong, the card is not shown.</p></td></tr>
        <tr><th scope="row"><code>a</code> <span class="old">Being phased out</span></th>\
        <td><p>Being phased out.</p><p>A whole number such as <code>7</code>, no decimals, no % sign.</p></td>\
        <td><code>7</code></td><td><p><strong>required: this, or <code>b&amp;c</code></strong></p>\
        <p>If missing or wrong, the card is not shown unless <code>b&amp;c</code> is valid.</p></td></tr>
        <tr><th scope="row"><code>b&amp;c</code></th><td><p>Text.</p></td><td><code>some text</code></td>\
        <td><p><strong>required: this, or <code>a</code></strong></p>\
        <p>If missing or wrong, the card is not shown unless <code>a</code> is valid.</p></td></tr>
        </tbody>
        </table>
        <p>At least one of <code>a</code> and <code>b&amp;c</code> is required.</p>
        </details>
        </section>
        </section>

        """)
  }

  @Test func theFooterNamesTheSchemasAndTheToolWithoutADate() throws {
    let page = Page([try Schema(#"{"classTypes": {"t": {}}}"#, name: "Shop")])
    let digest = try #require(page.parts.first?.digest)
    #expect(
      page.html.contains(
        """
        <footer>
        <ul>
        <li>Schema Shop, digest <code>\(digest)</code></li>
        <li>Written by cardgen \(ToolVersion.current)</li>
        </ul>
        </footer>
        """))
    #expect(page.html.firstMatch(of: /20\d\d-\d\d-\d\d(?!T)/) == nil)
  }

  @Test func linksLeadToOneClassTypeEach() throws {
    let schema = try Schema(
      """
      {"caseSensitive": true, "classTypes": {"a_1-B": {}, "größe": {"case": "c", "object": "C"},
      "2": {"case": "d", "object": "D"}, "x y\\"": {"case": "e", "object": "E"}}}
      """)
    let html = Page([schema, schema]).html
    let expected = [
      "type-a_1-B", "type.2", "type-2", "type.4", "type.5", "type.6", "type.7", "type.8",
    ]
    #expect(
      html.matches(of: /<section class="view type" id="([^"]*)"/).map { String($0.1) } == expected)
    #expect(html.matches(of: /<a href="#(type[-.][^"]*)">/).map { String($0.1) } == expected)
  }

  @Test func thePageLoadsNothing() throws {
    let html = Page([try Schema(named: "Showcase")]).html
    #expect(html.contains("content=\"default-src 'none'; "))
    #expect(html.matches(of: /(src|href)="([^"#][^"]*)"/).map { String($0.2) } == ["data:,"])
  }

  @Test(arguments: HostileSchema.texts)
  func aHostileTextAddsNoTagAndIsShown(_ text: String) throws {
    let schema = try HostileSchema.schema(with: text)
    let harmless = Page([try HostileSchema.schema(with: "x")]).html
    let hostile = Page([schema]).html
    #expect(tags(of: hostile) == tags(of: harmless))
    let keys = schema.fields.map(\.path.value.spelling).filter { $0 != "card.title" }
    let texts = keys.map(DiagnosticFormatter.visible) + ["x\(text)".onOneLine]
    // Compares bytes, because a combining accent would form a different character with the end of an entity.
    let shown = Data(hostile.utf8)
    #expect(texts.filter { shown.range(of: Data(escaped($0).utf8)) == nil } == [])
    // The text must not be part of an address.
    let addresses = hostile.matches(of: /(?:href|src|action)="([^"]*)"/).map { String($0.1) }
    #expect(addresses.filter { !$0.hasPrefix("#") && $0 != "data:," } == [])
  }

  @Test(arguments: HostileSchema.texts)
  func scriptsReceiveAHostileTextUnchanged(_ text: String) throws {
    let schema = try HostileSchema.schema(with: text)
    let html = Page([schema]).html
    let data = html.components(separatedBy: "<script type=\"application/json\" id=\"schemas\">")
    try #require(data.count == 2)
    let json = try #require(data[1].components(separatedBy: "</script>").first)
    #expect(!json.contains("<"))
    let models = try JSONDecoder().decode([Model].self, from: Data(json.utf8))
    // Compares scalars, because scripts distinguish canonically equivalent strings.
    func scalars(_ texts: [String]) -> [[UInt32]] { texts.map { $0.unicodeScalars.map(\.value) } }
    #expect(scalars(models.map(\.discriminator)) == scalars([schema.discriminator.value]))
    #expect(
      scalars(models.flatMap(\.classTypes).map(\.name))
        == scalars(schema.classTypes.map(\.name.value)))
    #expect(
      scalars(models.flatMap(\.classTypes).flatMap(\.fields).map(\.path))
        == scalars(
          schema.classTypes.flatMap { schema.fields(of: $0) }.map(\.path.value.spelling)))
  }

  private struct Model: Decodable {
    struct ClassType: Decodable {
      struct Field: Decodable { var path: String }
      var name: String
      var fields: [Field]
    }
    var discriminator: String
    var classTypes: [ClassType]
  }

  private func escaped(_ text: String) -> String {
    let entities: [Unicode.Scalar: String] = [
      "&": "&amp;", "<": "&lt;", ">": "&gt;", "\"": "&quot;",
    ]
    return text.unicodeScalars.map { entities[$0] ?? String($0) }.joined()
  }

  /// Returns the tags without the values of their attributes. Compares bytes, because a quotation mark with a combining
  /// accent also ends a value.
  private func tags(of html: String) -> [String] {
    var tags: [String] = []
    var tag: [UInt8]?
    var isValue = false
    for byte in html.utf8 {
      switch (byte, tag != nil) {
      case (UInt8(ascii: "<"), false): tag = []
      case (UInt8(ascii: ">"), true):
        tags.append(String(decoding: tag ?? [], as: UTF8.self))
        tag = nil
      case (UInt8(ascii: "\""), true): isValue.toggle()
      case (_, true) where !isValue: tag?.append(byte)
      default: break
      }
    }
    return tags
  }
}
