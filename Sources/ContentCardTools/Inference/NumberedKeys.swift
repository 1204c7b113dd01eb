/// Keys that are one list: `line_1`, `line_2`, `line_3`.
struct NumberedKeys {
  /// What the keys begin with: `line_`.
  let prefix: String
  /// In the order of their numbers.
  let keys: [String]

  /// The lists among the keys of a class type.
  ///
  /// They count from 0 or 1, two of them at least, without a gap. Other keys that begin as they do are
  /// declared for themselves, or the library would collect those too.
  ///
  /// - Parameters:
  ///   - keys: All keys of the class type.
  ///   - undeclared: Those of them that the schema cannot declare.
  static func all(in keys: [String], undeclared: Set<String>) -> [NumberedKeys] {
    var numbers: [String: [(number: Int, key: String)]] = [:]
    for key in keys where !undeclared.contains(key) {
      guard let (prefix, number) = key.parted else { continue }
      numbers[prefix, default: []].append((number, key))
    }
    let lists = numbers.mapValues { $0.sorted { $0.number < $1.number } }
      .filter { $0.value.count > 1 && $0.value.countsFromTheStart }
    return lists.keys.sorted().compactMap { prefix in
      let isShared =
        undeclared.contains { $0.hasPrefix(prefix) }
        || lists.keys.contains { $0 != prefix && $0.hasPrefix(prefix) }
      return isShared
        ? nil : NumberedKeys(prefix: prefix, keys: (lists[prefix] ?? []).map(\.key))
    }
  }
}

extension [(number: Int, key: String)] {
  /// Whether the numbers, in order, are 0, 1, 2… or 1, 2, 3….
  fileprivate var countsFromTheStart: Bool {
    guard let start = first?.number, start < 2 else { return false }
    return enumerated().allSatisfy { $1.number == start + $0 }
  }
}

extension String {
  /// `line_` and 2 of `line_2`; nil for a key without a number behind a mark.
  fileprivate var parted: (prefix: String, number: Int)? {
    let digits = reversed().prefix { ("0"..."9").contains($0) }
    let prefix = String(dropLast(digits.count))
    guard let mark = prefix.last, "_-.".contains(mark), prefix.count > 1, !prefix.contains("*"),
      let number = Int(String(digits.reversed()))
    else { return nil }
    return (prefix, number)
  }
}
