import ContentCardCodegen
import Foundation
import TestSupport

/// A schema that contains every text in every place, and the expected output.
extension InjectionTests {
  static let all = texts.joined()

  static let generation: Generation = {
    var random = SeededGenerator(seed: 1)
    let tree = JSONTree.object([
      ("$schema", .text(all)), ("description", .text(all)), ("discriminator", .text(all)),
      (
        "groups",
        .object([
          (
            "g",
            .object([
              ("enum", .text("Kind")), ("protocol", .text("Shared")), ("description", .text(all)),
              (
                "extras",
                .object([
                  (
                    "g \(all)",
                    .object([
                      ("type", .text("string?")), ("property", .text("shared")),
                      ("constant", .text("shared")),
                      ("description", .text(all)),
                    ])
                  )
                ])
              ),
            ])
          )
        ])
      ),
      ("classTypes", .object(texts.enumerated().map { ("n \($1)", classType($0, $1)) })),
    ])
    return Generation(tree.text(using: &random), name: all)
  }()

  /// Returns a class type with the text in every possible place.
  static func classType(_ index: Int, _ text: String) -> JSONTree {
    func field(_ name: String, _ members: [(name: String, value: JSONTree)]) -> JSONTree {
      .object(
        members + [
          ("property", .text(name)), ("description", .text(text)), ("deprecated", .text(text)),
        ])
    }
    let constant = { (name: String) in ("constant", JSONTree.text("\(name)\(index)")) }
    return .object([
      ("case", .text(index % 2 == 0 ? "c\(index)" : "g.c\(index)")), ("object", .text("O\(index)")),
      ("description", .text(text)), ("deprecated", .text(text)), ("aliases", .text("l \(text)")),
      (
        "card",
        .object([("title", field("card", [("type", .text("string")), ("default", .text(text))]))])
      ),
      (
        "extras",
        .object([
          (
            "k \(text)",
            field(
              "text",
              [
                ("type", .text("string")), ("default", .text(text)), ("example", .text(text)),
                ("aliases", .text("a \(text)")), constant("text"),
                ("fallback", .text("f \(text)")),
              ])
          ),
          ("f \(text)", field("back", [("type", .text("string?")), constant("back")])),
          (
            "s \(text)",
            field(
              "list",
              [
                ("type", .text("string[]")), ("separator", .text(text)), constant("list"),
                ("default", .list([.text(text)])),
              ])
          ),
          (
            "e \(text)",
            field(
              "choice",
              [
                ("type", .text("string")), constant("choice"), ("default", .text(choice(text))),
                (
                  "enum",
                  .list([
                    .object([
                      ("value", .text(choice(text))), ("case", .text("v")),
                      ("description", .text(text)),
                    ])
                  ])
                ),
              ])
          ),
          (
            "j \(text)",
            field(
              "json",
              [
                ("type", .text("json")), constant("json"),
                ("default", .object([("t", .text(text))])),
              ])
          ),
          ("p \(text.replacing("*", with: ""))*", field("lines", [("type", .text("string[]?"))])),
        ])
      ),
      (
        "oneOf",
        .object([
          (
            "either",
            .object([
              ("description", .text(text)), ("enumName", .text("Either")),
              (
                "choices",
                .list([
                  .object([
                    ("case", .text("x")), ("extras", .text("o \(text)")),
                    ("description", .text(text)),
                    ("example", .text(text)), ("aliases", .text("oa \(text)")), constant("either"),
                  ])
                ])
              ),
            ])
          )
        ])
      ),
    ])
  }

  /// Returns the text without Liquid, which an allowed value cannot contain.
  private static func choice(_ text: String) -> String {
    "v \(text.replacing("{", with: "{ "))"
  }

  /// Returns a program that prints every raw value in the class type's generated code, and the objects of cards whose keys are
  /// given as bytes.
  static func program(index: Int) -> String {
    let path = index % 2 == 0 ? ".c\(index)" : ".g(.c\(index))"
    let text = Data(texts[index].utf8).base64EncodedString()
    return """
      func print\(index)() {
        let t = String(decoding: Data(base64Encoded: "\(text)") ?? Data(), as: UTF8.self)
        let type = ContentCardClassType\(path)
        show(type.rawType)
        show(ContentCardClassType(rawType: "l \\(t)").rawType)
        let keys: [ContentCardKey] = [
          .text\(index), .back\(index), .list\(index), .choice\(index), .json\(index), .either\(index),
        ]
        for key in keys { show(key.rawValue) }
        guard case .o\(index)(let empty)? = object("n \\(t)", [:]) else { return }
        show(empty.card)
        show(empty.text)
        show(empty.list.joined())
        show(empty.choice.rawValue)
        if case .object(let members) = empty.json, case .string(let text)? = members["t"] { show(text) }
        let extras: ContentCardExtras = [
          "a \\(t)": "hit", "s \\(t)": .string("x" + t + "y"), "oa \\(t)": "o",
          "p \\(t.replacing("*", with: ""))1": "line",
        ]
        guard case .o\(index)(let full)? = object("n \\(t)", extras) else { return }
        show(full.text)
        show(full.list.joined(separator: "|"))
        show(full.lines?.first)
        if case .x(let text)? = full.either { show(text) }
        guard case .o\(index)(let back)? = object("n \\(t)", ["f \\(t)": "back"]) else { return }
        show(back.text)
      }
      """
  }

  static func expected(of text: String) -> [String] {
    let keys = ["k", "f", "s", "e", "j", "o"].map { "\($0) \(text)" }
    // A list with Liquid is rejected, and the default is used.
    let hasLiquid = text.contains("{{") || text.contains("{%")
    // Each card has an issue with the advice of the deprecated class type.
    return ["n \(text)", "n \(text)"] + keys + [text] + [text, text, text, choice(text), text]
      + [text, "hit", hasLiquid ? text : "x|y", "line", "o"] + [text, "back"]
  }
}
