import Testing

@testable import ContentCardTools

struct NumberedKeysTests {
  @Test(
    arguments: [
      ("line_1 line_2", "line_: line_1 line_2"),
      (
        "line_2 line_10 line_1 line_3 line_4 line_5 line_6 line_7 line_8 line_9",
        "line_: line_1 line_2 line_3 line_4 line_5 line_6 line_7 line_8 line_9 line_10"
      ),
      ("line_0 line_1 other", "line_: line_0 line_1"),
      ("a.1 a.2 b-01 b-02", "a.: a.1 a.2; b-: b-01 b-02"),
      // A key with any other ending is not part of the list.
      ("line_1 line_2 line_color line_2x", "line_: line_1 line_2"),
      ("option_1 option_2 option_10", "option_: option_1 option_2 option_10"),
      // A gap between the first two, years, a single key, the same number twice, no separator before the number, and nothing before the
      // separator
      ("line_1 line_3", ""), ("price_2025 price_2026", ""), ("line_1", ""),
      ("line_1 line_01 line_2", ""), ("h1 h2", ""), ("_1 _2", ""), ("1 2", ""),
      ("a*_1 a*_2", ""), ("line_99999999999999999999 line_1", ""),
      // A list inside another one
      ("a_1 a_2 a_1_1 a_1_2", "a_1_: a_1_1 a_1_2"),
    ])
  func numberedKeysAreLists(_ keys: String, _ expected: String) {
    #expect(text(of: NumberedKeys.all(in: keys.words, undeclared: [])) == expected)
  }

  @Test func listsDoNotIncludeUndeclarableKeys() {
    let keys = "line_1 line_2 line_x a_1 a_2".words
    #expect(text(of: NumberedKeys.all(in: keys, undeclared: ["line_x"])) == "a_: a_1 a_2")
  }

  private func text(of lists: [NumberedKeys]) -> String {
    lists.map { "\($0.prefix): \($0.keys.joined(separator: " "))" }.joined(separator: "; ")
  }
}

extension String {
  fileprivate var words: [String] { split(separator: " ").map(String.init) }
}
