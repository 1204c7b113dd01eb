/// The candidate that a name is most likely a misspelling of: the one with the fewest letters
/// added, left out, changed or swapped, whatever their case. Nil when more than three letters or
/// a third of them differ.
package func nearestName(to name: String, in candidates: some Sequence<String>) -> String? {
  NameSpelling(name).nearest(in: candidates)
}

/// The letters of a name that others are compared with.
struct NameSpelling {
  private let letters: [Unicode.Scalar]
  private let kinds: UInt64
  /// What is near differs in fewer letters.
  private let limit: Int

  init(_ name: String) {
    letters = Array(name.lowercased().unicodeScalars)
    kinds = letters.reduce(0) { $0 | $1.value.bit }
    limit = min(max(1, letters.count / 3), 3) + 1
  }

  /// See `nearestName(to:in:)`.
  func nearest(in candidates: some Sequence<String>) -> String? {
    var nearest: String?
    var limit = limit
    for candidate in candidates where mayBeNear(candidate) {
      let others = Array(candidate.lowercased().unicodeScalars)
      guard abs(others.count - letters.count) < limit else { continue }
      if let distance = editDistance(letters, others, below: limit) {
        nearest = candidate
        limit = distance
      }
    }
    return nearest
  }

  /// False for most names that are not near, without looking at the order of their letters.
  func mayBeNear(_ other: String) -> Bool {
    var others: UInt64 = 0
    for byte in other.utf8 {
      // Elsewhere a letter may be several bytes, and become several in lower case.
      guard byte < 0x80 else { return true }
      others |= UInt32(byte.isASCIILetter ? byte | 0x20 : byte).bit
    }
    // A changed letter takes one kind away and adds another.
    return abs(other.utf8.count - letters.count) < limit
      && ((kinds ^ others).nonzeroBitCount + 1) / 2 < limit
  }
}

extension UInt32 {
  /// A bit for the letter, which it shares with others.
  fileprivate var bit: UInt64 { 1 << (self & 63) }
}

/// How many single letters have to be added, left out, changed or swapped with their neighbor; nil
/// for as many as the limit.
private func editDistance(_ a: [Unicode.Scalar], _ b: [Unicode.Scalar], below limit: Int) -> Int? {
  var beforeLast = Array(0...b.count)
  var last = beforeLast
  var current = beforeLast
  for (row, letter) in a.enumerated() {
    current[0] = row + 1
    var least = current[0]
    for (column, other) in b.enumerated() {
      var distance = min(
        current[column] + 1, last[column + 1] + 1, last[column] + (letter == other ? 0 : 1))
      if row > 0, column > 0, letter == b[column - 1], a[row - 1] == other {
        distance = min(distance, beforeLast[column - 1] + 1)
      }
      current[column + 1] = distance
      least = min(least, distance)
    }
    guard min(least, last.min() ?? 0) < limit else { return nil }
    (beforeLast, last, current) = (last, current, beforeLast)
  }
  return last[b.count] < limit ? last[b.count] : nil
}
