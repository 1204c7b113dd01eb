import ContentCards
import Testing

@testable import ContentCardTools

struct AllowedValuesTests {
  @Test(
    arguments: [
      ("small×5 large×5", ["small", "large"]),
      ("a×2 b×2 c×2 d×2 e×2", ["a", "b", "c", "d", "e"]),
      ("large×2 Small×3 SMALL×1 small×4", ["large", "small"]),
      ("Small×2 SMALL×2 a×6", ["SMALL", "a"]),
      ("x-large×8 größe_2×2", ["x-large", "größe_2"]),
      // Too few cards, too many values, a value that occurs once, a single value, or values that are not words
      ("small×5 large×4", nil), ("a×2 b×2 c×2 d×2 e×2 f×2", nil), ("small×11 large×1", nil),
      ("small×20", nil), ("a.b×5 c×5", nil), ("1×5 2×5", nil),
      ("averyveryveryverylongword×5 c×5", nil),
    ] as [(String, [String]?)])
  func repeatedWordsAreAllowedValues(_ words: String, _ expected: [String]?) {
    let values = words.split(separator: " ").flatMap { word -> [ExtraValue] in
      let parts = word.split(separator: "×")
      return Array(repeating: .string(" \(parts[0])"), count: Int(parts[1]) ?? 0)
    }
    #expect(AllowedValues(values)?.texts == expected)
  }

  @Test func otherValuesAreNotAllowedValues() {
    #expect(AllowedValues(Array(repeating: "a", count: 5) + Array(repeating: 1, count: 5)) == nil)
  }
}
