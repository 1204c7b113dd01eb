/// Returns the positions of a longest common subsequence of two lists, in order.
///
/// The function matches the common head and tail, and ignores elements that only one list contains. It applies Eugene
/// Myers's algorithm ("An O(ND) Difference Algorithm and Its Variations", 1986) to the rest. Time and memory grow with
/// the square of the number of differences. If there are more than a thousand, all elements between the head and the
/// tail are treated as changed. `CollectionDifference` is not used, because it has no such limit.
func commonElements<Element: Hashable>(
  of old: [Element], and new: [Element]
) -> [(old: Int, new: Int)] {
  let shorter = min(old.count, new.count)
  let head = (0..<shorter).first { old[$0] != new[$0] } ?? shorter
  let tail =
    (0..<shorter - head).first { old[old.count - 1 - $0] != new[new.count - 1 - $0] }
    ?? shorter - head

  let oldMiddle = head..<old.count - tail
  let newMiddle = head..<new.count - tail
  // Comparing numbers is faster than comparing elements. An element without a number is not in the middle of `new`.
  var numbers: [Element: Int] = [:]
  for j in newMiddle where numbers[new[j]] == nil { numbers[new[j]] = numbers.count }
  let oldKept = oldMiddle.filter { numbers[old[$0]] != nil }
  let shared = Set(oldKept.map { numbers[old[$0]] })
  let newKept = newMiddle.filter { shared.contains(numbers[new[$0]]) }
  let middle = commonPositions(
    of: oldKept.map { numbers[old[$0]] }, and: newKept.map { numbers[new[$0]] }, limit: 1_000)

  return (0..<head).map { ($0, $0) }
    + middle.map { (oldKept[$0.old], newKept[$0.new]) }
    + (0..<tail).map { (old.count - tail + $0, new.count - tail + $0) }
}

/// Runs Myers's algorithm. Returns an empty array if the lists differ by more than `limit` additions and removals.
private func commonPositions<Element: Equatable>(
  of old: [Element], and new: [Element], limit: Int
) -> [(old: Int, new: Int)] {
  var rounds = [Round(number: 0)]
  for number in 0...limit {
    let round = rounds[number]
    var next = Round(number: number + 1)
    for diagonal in stride(from: -number, through: number, by: 2) {
      var i = round.start(on: diagonal)
      while i < old.count, i - diagonal < new.count, old[i] == new[i - diagonal] { i += 1 }
      next[diagonal] = i
      if i == old.count, i - diagonal == new.count {
        return commonPositions(endingAt: (i, i - diagonal), of: rounds)
      }
    }
    rounds.append(next)
  }
  return []
}

/// Follows the path back from the end and collects the positions of the common elements, which are the diagonal steps.
private func commonPositions(
  endingAt end: (old: Int, new: Int), of rounds: [Round]
) -> [(old: Int, new: Int)] {
  var positions: [(old: Int, new: Int)] = []
  var (i, j) = end
  for round in rounds.reversed() {
    let diagonal = i - j
    let start = round.start(on: diagonal)
    while i > start {
      i -= 1
      j -= 1
      positions.append((i, j))
    }
    let origin = round.origin(of: diagonal)
    i = round[origin]
    j = i - origin
  }
  return positions.reversed()
}

/// The furthest positions that can be reached with `number - 1` changes. In round 0, all positions are 0.
private struct Round {
  let number: Int
  private var reached: [Int]

  init(number: Int) {
    self.number = number
    reached = [Int](repeating: 0, count: 2 * number + 3)
  }

  /// The furthest position in the old list on a diagonal. On a diagonal, the difference between the positions in the
  /// old and new lists is constant.
  subscript(diagonal: Int) -> Int {
    get { reached[diagonal + number + 1] }
    set { reached[diagonal + number + 1] = newValue }
  }

  /// Returns the adjacent diagonal from which this round reaches a diagonal. A step from the diagonal above adds an
  /// element, and a step from the one below removes an element.
  func origin(of diagonal: Int) -> Int {
    let adds =
      diagonal == -number || (diagonal != number && self[diagonal - 1] < self[diagonal + 1])
    return adds ? diagonal + 1 : diagonal - 1
  }

  /// Returns the position in the old list where this round starts on a diagonal.
  func start(on diagonal: Int) -> Int {
    let origin = origin(of: diagonal)
    return origin > diagonal ? self[origin] : self[origin] + 1
  }
}
