/// The first row of CSV text, which contains the keys.
struct CSVHeader {
  let form: CardInput.Form

  /// Detects the format. The separator is the one with which the cells are `key` and `value`, or else the one with
  /// which a cell is a discriminator, or else the most frequent one.
  ///
  /// - Parameter discriminators: The extras keys that contain a card's class type.
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
    // If several separators are equally frequent, the first one is used. The comma comes first.
    let longest = headers.reduce(headers[0]) { $1.keys.count > $0.keys.count ? $1 : $0 }
    form = .csv((known ?? longest).separator)
  }

  /// Returns whether the row is `key,value`, ignoring case.
  private static func arePairs(_ keys: [String]) -> Bool {
    keys.map { $0.lowercased() } == ["key", "value"]
  }

  /// Returns the cells of the first row that is not empty, or an empty array if the row cannot be parsed.
  private static func keys(in text: String, _ separator: CSVSeparator) -> [String] {
    var parser = CSVParser(text, separator: separator)
    while let record = try? parser.record() {
      let keys = record.map { ($0.text ?? "")[...].trimmingBlanks }
      if !record.isBlank { return keys }
    }
    return []
  }
}
