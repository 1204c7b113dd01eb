import TestSupport
import Testing

@testable import CardgenCommands

struct CommonElementsTests {
  @Test(arguments: 1...6)
  func longestCommonSubsequencesAreFound(alphabet: Int) {
    var random = Generator(state: UInt64(alphabet))
    for _ in 0..<100 {
      let (old, new) = (list(alphabet, using: &random), list(alphabet, using: &random))
      let common = commonElements(of: old, and: new)
      #expect(common.map { old[$0.old] } == common.map { new[$0.new] })
      #expect(isRising(common.map(\.old)) && isRising(common.map(\.new)))
      #expect(common.count == longestCommonCount(old, new), "\(old) \(new)")
    }
  }

  @Test(.timeLimit(.minutes(5)))
  func tooManyChangesAreOneChange() {
    // Reverses fifty thousand lines: every line has moved, and none was removed.
    let old = Array(0..<50_000)
    let new = [-1] + old.reversed() + [-2]
    #expect(commonElements(of: old + [-2], and: new).map(\.old) == [50_000])
  }

  @Test func uniqueElementsDoNotCountTowardsTheLimit() {
    let old = (0..<5_000).map { $0 % 10 == 0 ? $0 : -$0 }
    let new = (0..<5_000).map { $0 % 10 == 0 ? $0 : -10_000 - $0 }
    #expect(
      commonElements(of: old, and: new).map(\.new) == Array(stride(from: 0, to: 5_000, by: 10)))
  }

  private func list(_ alphabet: Int, using random: inout Generator) -> [Int] {
    (0..<Int.random(in: 0...12, using: &random)).map { _ in
      Int.random(in: 0..<alphabet, using: &random)
    }
  }

  private func isRising(_ numbers: [Int]) -> Bool {
    zip(numbers, numbers.dropFirst()).allSatisfy { $0 < $1 }
  }

  /// Computes the length from the definition of a longest common subsequence.
  private func longestCommonCount(_ a: [Int], _ b: [Int]) -> Int {
    var above = [Int](repeating: 0, count: b.count + 1)
    for element in a {
      var row = [0]
      for (j, other) in b.enumerated() {
        row.append(element == other ? above[j] + 1 : max(above[j + 1], row[j]))
      }
      above = row
    }
    return above[b.count]
  }

  /// A linear congruential generator (Knuth), which gives the same numbers in every run.
  private struct Generator: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return state ^ (state >> 33)
    }
  }
}
