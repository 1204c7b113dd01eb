import ContentCardSchema
import Testing

/// Tests common mistakes of newcomers. Each mistake must have one error, and pasting the snippet of its note must fix
/// it.
@Suite struct NewcomerMistakesTests {
  struct Mistake: CustomTestStringConvertible {
    /// The schema, with the mistake between `«` and `»`. The marks are empty if something is missing.
    let schema: String
    /// The error without its location.
    let error: String
    let note: String
    /// The part of the note to paste between the marks. A comma is appended if the marks were empty.
    let snippet: String

    init(_ schema: String, _ error: String, note: String, paste snippet: String) {
      (self.schema, self.error, self.note, self.snippet) = (schema, error, note, snippet)
    }

    var testDescription: String { error }
  }

  static let mistakes = [
    Mistake(
      #"{ "classTypes": { "a": { "case": "message.a" } }, «"group"»: { "message": {} } }"#,
      #"the schema has no member "group" [unknown-member]"#,
      note:
        #"did you mean "groups"? the allowed members are $schema, description, discriminator, caseSensitive, access, "#
        + "namespace, fallbackCase, codable, objectiveC, groups, classTypes",
      paste: #""groups""#),
    Mistake(
      #"{ «»"classTypes": { "a": { "case": "message.a" }, "b": { "case": "message.b" } } }"#,
      #"the group "message" is not declared [unknown-group]"#,
      note: #"declare it: "groups": { "message": {} }"#, paste: #""groups": { "message": {} }"#),
    Mistake(
      #"{ "groups": { «»"ad": {} }, "classTypes": { "a": { "case": "message.a" }, "b": { "case": "ad.b" } } }"#,
      #"the group "message" is not declared [unknown-group]"#,
      note: #"declare it in "groups": "message": {}"#, paste: #""message": {}"#),
    Mistake(
      #"{ "classTypes": { "a": { "case": "«Message».a" } }, "groups": { "message": {} } }"#,
      #"the group "Message" is not declared [unknown-group]"#,
      note: #"did you mean "message"? otherwise, declare it in "groups": "Message": {}"#,
      paste: "message"),
    Mistake(
      #"{ "classTypes": { "a": { «"extras": ["message_header"]» } } }"#,
      #""extras" is a list, not an object [wrong-json-type]"#,
      note: #"write an object: "extras": { "message_header": "string" }"#,
      paste: #""extras": { "message_header": "string" }"#),
    Mistake(
      #"{ «"classTypes": ["coupon_code", "ad"]» }"#,
      #""classTypes" is a list, not an object [wrong-json-type]"#,
      note: #"write an object: "classTypes": { "coupon_code": {}, "ad": {} }"#,
      paste: #""classTypes": { "coupon_code": {}, "ad": {} }"#),
    Mistake(
      #"{ "classTypes": { "a": { «"discount": "int"» } } }"#,
      #"class type "a" has no member "discount" [unknown-member]"#,
      note: #"keys belong in "extras": "extras": { "discount": "int" }"#,
      paste: #""extras": { "discount": "int" }"#),
    Mistake(
      #"{ "classTypes": { "a": { «"title": "string?"» } } }"#,
      #"class type "a" has no member "title" [unknown-member]"#,
      note: #"standard fields belong in "card": "card": { "title": "string?" }"#,
      paste: #""card": { "title": "string?" }"#),
    Mistake(
      #"{ "classTypes": { "a": { "extras": { "n": "«number»" } } } }"#,
      #"there is no type "number" [unknown-type]"#,
      note:
        #"did you mean "double" or "decimal"? the types are string, int, double, decimal, bool, url, date, "#
        + "color, json, custom, with [] for a list and ? for optional",
      paste: "decimal"),
    Mistake(
      #"{ "classTypes": { "a": { "extras": { "size": { «»"enum": ["s", "m"] } } } } }"#,
      #"field "size" has no "type" [missing-member]"#,
      note:
        #"add "type": "string", or another type: string, int, double, decimal, bool, url, date, color, json, custom, "#
        + "with [] for a list and ? for optional",
      paste: #""type": "string""#),
    Mistake(
      #"{ "classTypes": { "a": { "extras": { "n": { "type": "int", «"maximum": "5"» } } } } }"#,
      #""maximum" is "5", which is text, not a number [invalid-range]"#,
      note: #"write it without quotes: "maximum": 5"#, paste: #""maximum": 5"#),
    Mistake(
      #"{ "classTypes": { "a": { "extras": { "n": { "type": "int", «"maximum": "five"» } } } } }"#,
      #""maximum" is "five", which is not a whole number [invalid-range]"#,
      note: #"write a whole number, such as "maximum": 100"#, paste: #""maximum": 100"#),
    Mistake(
      #"{ "classTypes": { "a": { "extras": { "n": { "type": "string", "default": «5» } } } } }"#,
      #""default" of "n" is 5, which is not text [invalid-default]"#,
      note: #"write it in quotes: "5", or change the type"#, paste: #""5""#),
    Mistake(
      #"{ "classTypes": { "a": { "extras": { "discount_percentage": "int?", "x": "int?" }, "atLeastOne": [["«discount»", "x"]] } } }"#,
      #"the key "discount" is not declared [unknown-key]"#,
      note:
        #"did you mean "discount_percentage"? otherwise, declare it in "extras" as well: "discount": "string?""#,
      paste: "discount_percentage"),
    Mistake(
      #"{ "classTypes": { "a": { "extras": { «»"x": "int?" }, "atLeastOne": [["price", "x"]] } } }"#,
      #"the key "price" is not declared [unknown-key]"#,
      note: #"declare it in "extras" as well: "price": "string?""#, paste: #""price": "string?""#),
    Mistake(
      #"{ "classTypes": { "a": { "extras": { "stock": «"custom"» } } } }"#,
      #"field "stock" has type custom but no "swiftType" [missing-member]"#,
      note:
        #"add the Swift type that reads it: { "type": "custom", "swiftType": "StockNumber" }"#,
      paste: #"{ "type": "custom", "swiftType": "StockNumber" }"#),
    Mistake(
      #"{ "classTypes": { "a": { "extras": { "size": { "type": "string", «"values"»: ["s", "m"], "enumName": "Size" } } } } }"#,
      #"field "size" has no member "values" [unknown-member]"#,
      note:
        #"did you mean "enum"? the allowed members are type, default, property, description, deprecated, example, enum, "#
        + "enumName, minimum, maximum, allowsEmpty, separator, unique, format, swiftType, fallback, constant, aliases",
      paste: #""enum""#),
  ]

  @Test(arguments: mistakes)
  func eachMistakeHasOneErrorAndAcceptedAdvice(_ mistake: Mistake) throws {
    let wrong = mistake.schema.filter { $0 != "«" && $0 != "»" }
    let diagnostic = try #require(Generation(wrong).diagnostics.first)
    #expect(Generation(wrong).diagnostics.count == 1)
    #expect("\(diagnostic.message) [\(diagnostic.code.rawValue)]" == mistake.error)
    #expect(diagnostic.notes.map(\.message) == [mistake.note])

    #expect(mistake.note.contains(mistake.snippet))
    let snippet = mistake.schema.contains("«»") ? mistake.snippet + ", " : mistake.snippet
    let fixed = mistake.schema.replacing(/«.*»/, with: snippet)
    #expect(Generation(fixed).findings == [], "\(fixed)")
  }
}
