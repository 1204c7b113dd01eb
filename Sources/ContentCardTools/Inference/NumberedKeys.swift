/// Keys that form a list, such as `line_1`, `line_2`, and `line_3`.
struct NumberedKeys {
  /// The common prefix, such as `line_`.
  let prefix: String
  /// The keys, sorted by number.
  let keys: [String]

  /// Returns the lists among the keys of a class type.
  ///
  /// A list has at least two keys with the same prefix, each followed by a different number. The prefix ends in `_`, `-`,
  /// or `.`. The first two are numbered 0 and 1, or 1 and 2, because keys that end in years, for example, are not a list.
  /// After them, numbers can be missing. A list is left out if an undeclared key, or the prefix of another list, begins
  /// with its prefix.
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
  fileprivate var countsFromTheStart: Bool {
    let numbers = map(\.number)
    return numbers[0] < 2 && numbers[1] == numbers[0] + 1 && Set(numbers).count == count
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
