import ContentCardSchema
import ContentCards
import Testing

@testable import ContentCardTools

struct SampleValuesTests {
  private static func values(_ texts: [String]) -> SampleValues {
    SampleValues(texts.map { [.string($0)] })
  }

  @Test(
    arguments: [
      (["1", "2", "3", "abc"], 0, "string"), (["1", "2", "3", "abc"], 1, "int"),
      (["1", "2", "3", "4", "abc", "x"], 1, "string"),
      (["1", "2", "3", "4", "abc", "x"], 2, "int"),
      // The type that rejects the fewest values
      (["1", "2", "3.5", "4", "5", "abc"], 2, "decimal"), (["1", "2", "1,5"], 1, "int"),
      (["https://a.com", "https://b.com", "b.com"], 1, "url"),
      (["true", "false", "true", "yess"], 1, "bool"),
      // At most half of the values can be invalid, and codes are text.
      (["1", "abc"], 1, "string"), (["007", "008", "009", "abc"], 1, "string"),
      (["small", "large", "7"], 2, "string"),
      // A type that all values have needs no tolerance.
      (["1", "2"], 1, "int"), ([], 1, "string"),
    ] as [([String], Int, String)])
  func invalidValuesCanBeTolerated(texts: [String], tolerance: Int, type: String) {
    #expect(
      Self.values(texts).guess(key: "k", tolerance: tolerance)?.base.rawValue == type)
  }

  @Test func boundsOfTheNumberOfItemsAreSuggested() {
    var list = InferredType(base: .string)
    list.isList = true
    func note(_ texts: [String]) -> String? { Self.values(texts).countNote(on: list) }
    let texts = Array(repeating: "a,b", count: 9)
    #expect(
      note(texts + ["a,b,c", ""])
        == #"has 2 to 3 items on 10 cards; if this is always the case, add "minimumCount": 2, "maximumCount": 3"#
    )
    #expect(note(texts) == nil && note(texts + ["a"]) == nil)
    let numbered = SampleValues(Array(repeating: ["1", "2"], count: 10))
    #expect(
      numbered.countNote(on: InferredType(base: .int))
        == #"has 2 items on 10 cards; if this is always the case, add "minimumCount": 2, "maximumCount": 2"#
    )
  }

  @Test func mixedValuesHaveAType() {
    let values = SampleValues([[5], [7], ["abc"]])
    #expect(values.guess(key: "k", tolerance: 0) == nil)
    #expect(values.guess(key: "k", tolerance: 1) == InferredType(base: .int))
  }

  @Test(
    arguments: [
      (
        ["1", "2", "3", "abc"],
        #"is declared as string: 3 of 4 values are valid for int, but "abc" is not; to ignore it, add --tolerate 1"#
      ),
      // More values are valid for `int` than for other types except `decimal`.
      (
        ["1", "2", "3", "4", "5", "6", "7.5", "abc"],
        #"is declared as string: 7 of 8 values are valid for decimal, but "abc" is not; to ignore it, add --tolerate 1"#
      ),
      (
        ["1", "2", "abc"],
        #"is declared as string: 2 of 3 values are valid for int, but "abc" is not; to ignore it, add --tolerate 1"#
      ),
      // With `--tolerate`, the type would still be `string`, because of the zeros.
      (
        ["1", "007", "abc"],
        #"is declared as string: 2 of 3 values are valid for int, but "abc" is not"#
      ),
      (["1", "2", "b", "abc"], nil),
    ] as [([String], String?)])
  func bestTypeIsReported(texts: [String], doubt: String?) {
    #expect(
      Self.values(texts).note(on: InferredType(base: .string), choices: nil) == doubt)
  }

  @Test(
    arguments: [
      (["1", "0"], #"has no values other than 0 and 1; write "bool" if they mean no and yes"#),
      (["1", 5], nil), ([0, 1], nil),
    ] as [([ExtraValue], String?)])
  func numbersThatMayBeBoolsAreReported(values: [ExtraValue], note: String?) {
    let samples = SampleValues(values.map { [$0] })
    #expect(samples.note(on: InferredType(base: .int), choices: nil) == note)
  }
}
