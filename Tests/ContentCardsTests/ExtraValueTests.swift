import Testing

@testable import ContentCards

struct ExtraValueTests {
  @Test func literalsHaveTheirKind() {
    let value: ExtraValue = [
      "s": "x", "i": 1, "d": 1.5, "w": 5.0, "b": true, "n": nil, "a": [1, "y"],
    ]
    #expect(
      value
        == .object([
          "s": .string("x"), "i": .int(1), "d": .double(1.5), "w": .int(5), "b": .bool(true),
          "n": .null,
          "a": .array([.int(1), .string("y")]),
        ]))
  }

  @Test func theLastOfDuplicateMembersCounts() {
    #expect(ExtraValue(dictionaryLiteral: ("a", 1), ("a", 2)) == .object(["a": 2]))
  }

  @Test(arguments: [
    (ExtraValue.string("it's"), "it's", "text"), (.int(5), "5", "a number"),
    (.double(5), "5.0", "a number"), (.bool(true), "true", "a bool"), (.null, "null", "null"),
    (.array([1, "x", [nil]]), #"[1, "x", [null]]"#, "an array"),
    (.object(["b": 1, "a": "x"]), #"{"a": "x", "b": 1}"#, "an object"),
  ])
  func theDescriptionIsTextOrJSON(value: ExtraValue, description: String, kind: String) {
    #expect(value.description == description)
    #expect(value.kind == kind)
  }
}
