/// Returns the candidate that a name is most likely a misspelling of, or `nil` if no candidate is similar.
///
/// The nearest candidate is the one with the fewest letters added, left out, changed, or swapped with a neighbor. Case
/// is ignored. A candidate is similar if at most a third of the name's letters differ, and no more than three. In a
/// name of fewer than three letters, one letter can differ.
package func nearestName(to name: String, in candidates: some Sequence<String>) -> String? {
  NameSpelling(name).nearest(in: candidates)
}

/// The letters of a name, prepared for comparisons with other names.
struct NameSpelling {
  private let letters: [Unicode.Scalar]
  private let kinds: UInt64
  /// A similar name differs in fewer letters than this.
  private let limit: Int

  init(_ name: String) {
    letters = Array(name.lowercased().unicodeScalars)
    kinds = letters.reduce(0) { $0 | $1.value.bit }
    limit = min(max(1, letters.count / 3), 3) + 1
  }

  /// Returns the candidate nearest to the name; see `nearestName(to:in:)`.
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

  /// Returns whether another name may be similar. This fast check ignores the order of the letters. It excludes most
  /// names that are not similar, but not all.
  func mayBeNear(_ other: String) -> Bool {
    var others: UInt64 = 0
    for byte in other.utf8 {
      // Outside ASCII, a letter can have several bytes, and its lowercase form can have several letters.
      guard byte < 0x80 else { return true }
      others |= UInt32(byte.isASCIILetter ? byte | 0x20 : byte).bit
    }
    // A changed letter changes up to two bits.
    return abs(other.utf8.count - letters.count) < limit
      && ((kinds ^ others).nonzeroBitCount + 1) / 2 < limit
  }
}

extension UInt32 {
  /// A bit for the letter. Different letters can share a bit.
  fileprivate var bit: UInt64 { 1 << (self & 63) }
}

/// Returns the minimum number of letters to add, leave out, change, or swap with a neighbor to turn one name into the
/// other, or `nil` if that number is not below the limit.
///
/// Compares only letters whose positions differ by at most the limit. Letters that are farther apart cannot lead to a
/// smaller result.
private func editDistance(_ a: [Unicode.Scalar], _ b: [Unicode.Scalar], below limit: Int) -> Int? {
  var beforeLast = Array(0...b.count)
  var last = beforeLast
  var current = beforeLast
  var leastInLast = 0
  for (row, letter) in a.enumerated() {
    let columns = max(0, row - limit)..<min(b.count, row + limit)
    current[columns.lowerBound] = row + 1 - columns.lowerBound
    var least = current[columns.lowerBound]
    for column in columns {
      let other = b[column]
      var distance = min(
        current[column] + 1, last[column + 1] + 1, last[column] + (letter == other ? 0 : 1))
      if row > 0, column > 0, letter == b[column - 1], a[row - 1] == other {
        distance = min(distance, beforeLast[column - 1] + 1)
      }
      current[column + 1] = distance
      least = min(least, distance)
    }
    guard min(least, leastInLast) < limit else { return nil }
    leastInLast = least
    (beforeLast, last, current) = (last, current, beforeLast)
  }
  return last[b.count] < limit ? last[b.count] : nil
}
