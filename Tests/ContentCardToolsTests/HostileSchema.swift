import ContentCardSchema
import Foundation
import TestSupport

/// A schema with one text in every place where a schema takes text.
enum HostileSchema {
  /// Every way out that is known, a few to a text, and one that only scalars show: a mark and an accent behind it are
  /// one character.
  static let texts: [String] = {
    let ways =
      RandomTexts.hostile + [
        "<script>evil=1</script>", "<img src=x onerror=evil=1>", "</pre></code></style>", "&lt;",
        "<!--", "-->", "]]>", "\"\u{301} onfocus=evil=1 autofocus x=\"", "'><b>", "|\u{301}",
        "`\u{301}", "\\|", "\\", "![x](http://evil.example/)", "[x]: http://evil.example/",
        "<http://evil.example/>", "| a | b |\n|---|---|", "\n# x\n", "\n```\n", "````", "~~~",
        "=1+1", "\"\r\n=1+1,\"", "\",\"", "\"\u{301},", "{{api_trigger_properties.${x}}}",
        "javascript:evil=1",
      ]
    return stride(from: 0, to: ways.count, by: 6).map { start in
      ways[start..<min(start + 6, ways.count)].joined(separator: "x")
    } + [ways.joined(separator: "x")]
  }()

  static func schema(with text: String) throws -> Schema {
    // Where white space at an end is no part of a name, and names have to differ.
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
