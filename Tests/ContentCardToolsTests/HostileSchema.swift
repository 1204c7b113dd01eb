import ContentCardSchema
import Foundation
import TestSupport

/// A schema that contains one text in every possible place.
enum HostileSchema {
  /// Texts that combine the hostile strings, a few in each. The last one combines all of them. Some strings contain a
  /// combining accent, which forms a single character with the mark before it.
  static let texts: [String] = {
    let hostile =
      RandomTexts.hostile + [
        "<script>evil=1</script>", "<img src=x onerror=evil=1>", "</pre></code></style>", "&lt;",
        "<!--", "-->", "]]>", "\"\u{301} onfocus=evil=1 autofocus x=\"", "'><b>", "|\u{301}",
        "`\u{301}", "\\|", "\\", "![x](http://evil.example/)", "[x]: http://evil.example/",
        "<http://evil.example/>", "| a | b |\n|---|---|", "\n# x\n", "\n```\n", "````", "~~~",
        "=1+1", "\"\r\n=1+1,\"", "\",\"", "\"\u{301},", "{{api_trigger_properties.${x}}}",
        "javascript:evil=1",
      ]
    return stride(from: 0, to: hostile.count, by: 6).map { start in
      hostile[start..<min(start + 6, hostile.count)].joined(separator: "x")
    } + [hostile.joined(separator: "x")]
  }()

  static func schema(with text: String) throws -> Schema {
    // Surrounds the text with a letter, because names have no surrounding white space and must be unique.
    func name(_ mark: String) -> String { "\(mark)\(text)\(mark)".jsonText }
    let prose = "Dx\(text)".jsonText
    return try Schema(
      """
      {
        "description": \(prose),
        "discriminator": \(name("k")),
        "groups": {"g": {"description": \(prose), "extras": {
          \(name("s")): {"type": "int?", "constant": "s", "property": "s", "description": \(prose)}}}},
        "classTypes": {
          \(name("t")): {
            "description": \(prose), "case": "g.t", "object": "T", "aliases": [\(name("u")), \(name("v"))],
            "deprecated": \(prose),
            "card": {"title": {"type": "string", "description": \(prose)}},
            "extras": {
              \(name("a")): {"type": "string", "property": "a", "constant": "a", "default": \(name("d")),
                "description": \(prose), "deprecated": \(prose), "example": \(name("e")), "aliases": [\(name("b"))]},
              \(name("c")): {"type": "string?", "property": "c", "constant": "c", "fallback": [\(name("a"))],
                "enum": [{"value": \(name("1").replacing("{", with: "{ ")), "case": "one", "description": \(prose)}, "plain"]},
              \(name("l")): {"type": "string[]?", "property": "l", "constant": "l", "separator": \(name(";"))},
              \(name("m")): {"type": "int?", "property": "m", "constant": "m"},
              \("p\(text.replacing("*", with: ""))p*".jsonText): {"type": "int[]?", "property": "p"},
              \(name("j")): {"type": "json", "property": "j", "constant": "j", "default": {\(name("x")): \(prose)}}
            },
            "atLeastOne": [[\(name("l")), \(name("m"))]],
            "oneOf": {"o": {"description": \(prose), "choices": [
              {"case": "x", "extras": \(name("x")), "constant": "x", "description": \(prose)},
              {"case": "y", "extras": \(name("y")), "constant": "y"}]}}
          },
          \(name("w")): {"case": "w", "object": "W"}
        }
      }
      """, name: "Test\(text)")
  }
}

extension String {
  fileprivate var jsonText: String {
    String(decoding: (try? JSONEncoder().encode(self)) ?? Data(), as: UTF8.self)
  }
}
