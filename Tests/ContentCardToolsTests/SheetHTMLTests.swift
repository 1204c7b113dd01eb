import ContentCardSchema
import Foundation
import Testing

@testable import ContentCardTools

struct SheetHTMLTests {
  @Test func aClassTypeIsASectionWithATableAndTwoBlocks() throws {
    let sheet = Sheet([
      try Schema(
        """
        {"description": "The shop.", "classTypes": {"tile": {"description": "A tile.", "aliases": "tiles",
        "deprecated": "use tile_2", "extras": {"a": {"type": "int?", "deprecated": true}, "b&c": "string"}}}}
        """, name: "Shop")
    ])
    let main = sheet.html.split(separator: "<main ").last?.split(separator: "</main>").first
    #expect(
      main == """
        id="types" tabindex="-1">
        <section class="part">
        <h2>Shop</h2>
        <p>The shop.</p>
        <p>The key <code>class_type</code> says which of these a card is; in its value upper and lower case do not \
        matter. A card without it, or with another value, is none of these and not shown.</p>
        <section class="type" aria-labelledby="type-tile">
        <h3 id="type-tile"><code>tile</code></h3>
        <p class="old">Going out of use: use tile_2.</p>
        <p>A tile.</p>
        <p>Also called <code>tiles</code>.</p>
        <table>
        <caption class="unseen">What to type for <code>tile</code></caption>
        <thead><tr><th scope="col">Key</th><th scope="col">What to type</th><th scope="col">Example</th>\
        <th scope="col">Needed</th></tr></thead>
        <tbody>
        <tr><th scope="row"><code>a</code> <span class="old">Going out of use</span></th>\
        <td><p>Going out of use.</p><p>A whole number such as <code>7</code>, no point, no % sign.</p></td>\
        <td><code>7</code></td><td><p><strong>optional</strong></p>\
        <p>Missing or wrong: the card is shown without it.</p></td></tr>
        <tr><th scope="row"><code>b&amp;c</code></th><td><p>Text.</p></td><td><code>some text</code></td>\
        <td><p><strong>required</strong></p><p>Missing or wrong: the card is not shown.</p></td></tr>
        </tbody>
        </table>
        <div class="block">
        <h4>Key-value pairs</h4>
        <button type="button" class="control" data-block="type-tile.plain">Copy<span class="unseen"> \
        <code>tile</code>: Key-value pairs</span></button>
        <pre id="type-tile.plain">class_type: tile
        b&amp;c: some text</pre>
        </div>
        <div class="block">
        <h4>Key-value pairs for an API-triggered campaign</h4>
        <button type="button" class="control" data-block="type-tile.triggered">Copy<span class="unseen"> \
        <code>tile</code>: Key-value pairs for an API-triggered campaign</span></button>
        <pre id="type-tile.triggered">class_type: tile
        b&amp;c: {{api_trigger_properties.${b&amp;c}}}</pre>
        </div>
        </section>
        </section>

        """)
  }

  @Test func linksLeadToOneClassTypeEach() throws {
    let schema = try Schema(
      """
      {"caseSensitive": true, "classTypes": {"a_1-B": {}, "größe": {"case": "c", "object": "C"},
      "2": {"case": "d", "object": "D"}, "x y\\"": {"case": "e", "object": "E"}}}
      """)
    let html = Sheet([schema, schema]).html
    let expected = [
      "type-a_1-B", "type.2", "type-2", "type.4", "type.5", "type.6", "type.7", "type.8",
    ]
    #expect(html.matches(of: /<h3 id="([^"]*)">/).map { String($0.1) } == expected)
    #expect(html.matches(of: /<a href="#(type[-.][^"]*)">/).map { String($0.1) } == expected)
  }

  @Test func thePageLoadsNothing() throws {
    let html = Sheet([try Schema(named: "Showcase")]).html
    #expect(html.contains("content=\"default-src 'none'; "))
    #expect(html.matches(of: /(src|href)="([^"#][^"]*)"/).map { String($0.2) } == ["data:,"])
  }

  @Test(arguments: HostileSchema.texts)
  func aHostileTextAddsNoTagAndIsShown(_ text: String) throws {
    let schema = try HostileSchema.schema(with: text)
    let harmless = Sheet([try HostileSchema.schema(with: "x")]).html
    let hostile = Sheet([schema]).html
    #expect(tags(of: hostile) == tags(of: harmless))
    let keys = schema.fields.map(\.path.value.spelling).filter { $0 != "card.title" }
    let texts = keys.map(DiagnosticFormatter.visible) + ["x\(text)".onOneLine]
    // As bytes, since an accent makes another character of an entity.
    let shown = Data(hostile.utf8)
    #expect(texts.filter { shown.range(of: Data(escaped($0).utf8)) == nil } == [])
  }

  private func escaped(_ text: String) -> String {
    let entities: [Unicode.Scalar: String] = [
      "&": "&amp;", "<": "&lt;", ">": "&gt;", "\"": "&quot;",
    ]
    return text.unicodeScalars.map { entities[$0] ?? String($0) }.joined()
  }

  /// The tags without the values of their attributes, as bytes: a quotation mark with an accent is one, too.
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
