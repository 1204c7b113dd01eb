/// Keys that form a list, such as `line_1`, `line_2`, and `line_3`.
struct NumberedKeys {
  /// The common prefix, such as `line_`.
  let prefix: String
  /// The keys, sorted by number.
  let keys: [String]

  /// Returns the lists among the keys of a class type.
  ///
  /// A list has at least two keys, which are numbered from 0 or 1 without a gap. A list is left out if its prefix
  /// would also collect undeclared keys or the keys of another list.
  ///
  /// - Parameters:
  ///   - keys: All keys of the class type.
  ///   - undeclared: The keys that the schema does not declare.
  static func all(in keys: [String], undeclared: Set<String>) -> [NumberedKeys] {
    var numbers: [String: [(number: Int, key: String)]] = [:]
    for key in keys where !undeclared.contains(key) {
      guard let (prefix, number) = key.prefixAndNumber else { continue }
      numbers[prefix, default: []].append((number, key))
    }
    let lists = numbers.mapValues { $0.sorted { $0.number < $1.number } }
      .filter { $0.value.count > 1 && $0.value.countsFromTheStart }
    // In the sorted list, keys that begin with a prefix come directly after it.
    let sorted = undeclared.union(lists.keys).sorted()
    return sorted.indices.compactMap { index in
      let prefix = sorted[index]
      guard let list = lists[prefix], !undeclared.contains(prefix),
        index + 1 == sorted.count || !sorted[index + 1].hasPrefix(prefix)
      else { return nil }
      return NumberedKeys(prefix: prefix, keys: list.map(\.key))
    }
  }
}

extension [(number: Int, key: String)] {
  /// Whether the sorted numbers are 0, 1, 2… or 1, 2, 3….
  fileprivate var countsFromTheStart: Bool {
    guard let start = first?.number, start < 2 else { return false }
    return enumerated().allSatisfy { $1.number == start + $0 }
  }
}

extension String {
  /// The parts of a numbered key, such as `line_` and 2 for `line_2`, or `nil` for other keys.
  fileprivate var prefixAndNumber: (prefix: String, number: Int)? {
    let digits = reversed().prefix { ("0"..."9").contains($0) }
    let prefix = String(dropLast(digits.count))
    guard let mark = prefix.last, "_-.".contains(mark), prefix.count > 1, !prefix.contains("*"),
      let number = Int(String(digits.reversed()))
    else { return nil }
    return (prefix, number)
  }
}
