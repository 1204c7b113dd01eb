import Testing

@testable import ContentCardSchema

@Suite struct WordingTests {
  @Test(arguments: [
    ([], ""), (["a"], "a"), (["a", "b"], "a or b"), (["a", "b", "c"], "a, b or c"),
  ])
  func aListOfChoicesEndsWithOr(words: [String], list: String) {
    #expect(words.orList == list)
  }

  @Test func aNearWordIsOffered() {
    #expect(didYouMean("extars", among: ["card", "extras"]) == #"did you mean "extras"? "#)
    #expect(didYouMean("groups", among: ["card", "extras"]) == "")
  }

  @Test(arguments: [(0, "0 files"), (1, "1 file"), (2, "2 files")])
  func oneAloneIsNoPlural(count: Int, words: String) {
    #expect(counted(count, "file") == words)
  }

  @Test func repeatedElementsStayWhereTheyFirstStood() {
    #expect(["b", "a", "b", "c", "a"].uniqued == ["b", "a", "c"])
  }
}
