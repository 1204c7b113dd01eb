import Testing

@testable import ContentCardSchema

@Suite struct MessageTextTests {
  @Test(arguments: [
    ([], ""), (["a"], "a"), (["a", "b"], "a or b"), (["a", "b", "c"], "a, b, or c"),
  ])
  func aListOfChoicesEndsWithOr(words: [String], list: String) {
    #expect(words.orList == list)
  }

  @Test func similarWordsAreSuggested() {
    #expect(didYouMean("extars", among: ["card", "extras"]) == #"did you mean "extras"? "#)
    #expect(didYouMean("groups", among: ["card", "extras"]) == "")
  }

  @Test(arguments: [(0, "0 files"), (1, "1 file"), (2, "2 files")])
  func countsUseSingularAndPlural(count: Int, words: String) {
    #expect(counted(count, "file") == words)
  }

  @Test func synonymsArePreferredToSimilarWords() {
    let names = ["max": ["maximum", "most"]]
    #expect(suggestions(for: "Max", among: ["maximum", "map"], synonyms: names) == ["maximum"])
    #expect(suggestions(for: "max", among: ["map"], synonyms: names) == ["map"])
    #expect(suggestions(for: "min", among: ["maximum"], synonyms: names) == [])
    #expect(didYouMean(["a", "b"]) == #"did you mean "a" or "b"? "#)
  }

  @Test func duplicatesAreRemovedInOrder() {
    #expect(["b", "a", "b", "c", "a"].uniqued == ["b", "a", "c"])
  }
}
