import ContentCardCodegen
import ContentCardSchema
import Foundation
import TestSupport

/// A schema that contains every text in every place, and the expected output.
extension InjectionTests {
  static let all = texts.joined()

  static let generation: Generation = {
    let classTypes = texts.enumerated().map { index, text in
      classType
        .replacing("CASE", with: index % 2 == 0 ? "c\(index)" : "g.c\(index)")
        .replacing("NUMBER", with: "\(index)")
        .replacing("CHOICE", with: choice(text).jsonContent)
        .replacing("PREFIX", with: text.replacing("*", with: "").jsonContent)
        .replacing("TEXT", with: text.jsonContent)
    }
    let root = """
      "$schema": "TEXT", "description": "TEXT", "discriminator": "TEXT",
      "groups": { "g": {
        "enum": "Kind", "protocol": "Shared", "description": "TEXT",
        "extras": { "g TEXT": {
          "type": "string?", "property": "shared", "constant": "shared", "description": "TEXT" } } } }
      """.replacing("TEXT", with: all.jsonContent)
    return Generation(
      "{ \(root), \"classTypes\": { \(classTypes.joined(separator: ",")) } }", name: all)
  }()

  /// A class type with the text in every possible place.
  private static let classType = """
    "n TEXT": {
      "case": "CASE", "object": "ONUMBER", "description": "TEXT", "deprecated": "TEXT",
      "aliases": "l TEXT",
      "card": { "title": {
        "type": "string", "property": "card", "default": "TEXT", "description": "TEXT", "deprecated": "TEXT" } },
      "extras": {
        "k TEXT": {
          "type": "string", "property": "text", "constant": "textNUMBER", "default": "TEXT", "example": "TEXT",
          "aliases": "a TEXT", "fallback": "f TEXT", "description": "TEXT", "deprecated": "TEXT" },
        "f TEXT": {
          "type": "string?", "property": "back", "constant": "backNUMBER",
          "description": "TEXT", "deprecated": "TEXT" },
        "s TEXT": {
          "type": "string[]", "property": "list", "constant": "listNUMBER", "separator": "TEXT",
          "default": ["TEXT"], "description": "TEXT", "deprecated": "TEXT" },
        "e TEXT": {
          "type": "string", "property": "choice", "constant": "choiceNUMBER", "default": "CHOICE",
          "enum": [{ "value": "CHOICE", "case": "v", "description": "TEXT" }],
          "description": "TEXT", "deprecated": "TEXT" },
        "j TEXT": {
          "type": "json", "property": "json", "constant": "jsonNUMBER", "default": { "t": "TEXT" },
          "description": "TEXT", "deprecated": "TEXT" },
        "p PREFIX*": {
          "type": "string[]?", "property": "lines", "description": "TEXT", "deprecated": "TEXT" }
      },
      "oneOf": { "either": {
        "description": "TEXT", "enumName": "Either",
        "choices": [{
          "case": "x", "extras": "o TEXT", "constant": "eitherNUMBER", "aliases": "oa TEXT",
          "description": "TEXT", "example": "TEXT" }] } }
    }
    """

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

extension String {
  /// The text as the content of a JSON string.
  var jsonContent: String { String(jsonLiteral.dropFirst().dropLast()) }
}
