/// The first row of a CSV, which has the keys.
struct CSVHeader {
  let form: CardInput.Form

  /// Finds out the separator: the one that makes the first row the one of a card, or else the most frequent.
  ///
  /// - Parameter discriminators: The keys that name a card's class type.
  init(of text: String, discriminators: Set<String>) {
    let headers = CSVSeparator.allCases.map { separator in
      (separator: separator, keys: Self.keys(in: text, separator))
    }
    let known = headers.first { _, keys in
      keys.count > 1 && !discriminators.isDisjoint(with: keys)
    }
    if let pairs = headers.first(where: { Self.arePairs($0.keys) }) {
      form = .pairsInCSV(pairs.separator)
      return
    }
    // Of several, the first: a comma.
    let longest = headers.reduce(headers[0]) { $1.keys.count > $0.keys.count ? $1 : $0 }
    form = .csv((known ?? longest).separator)
  }

  /// Returns whether the row is `key,value`, in any case.
  private static func arePairs(_ keys: [String]) -> Bool {
    keys.map { $0.lowercased() } == ["key", "value"]
  }

  /// Returns the cells of the first row that has any; none if it cannot be read with the separator.
  private static func keys(in text: String, _ separator: CSVSeparator) -> [String] {
    var parser = CSVParser(text, separator: separator)
    while let record = try? parser.record() {
      let keys = record.map { ($0.text ?? "")[...].trimmingBlanks }
      if !record.isBlank { return keys }
    }
    return []
  }
}
