/// The format of CSV text, detected from its rows.
struct CSVFormat {
  let form: CardInput.Form

  /// Uses a separator that splits the first row into the header cells `key` and `value`, or each row into a key and a
  /// value, as described for `arePairs`. If there is none, uses one that splits the first row into several cells, of
  /// which one is a discriminator. Otherwise, uses the separator that splits the first row into the most cells. Empty
  /// lines are skipped.
  init(of text: String, _ names: CardInput.Names) {
    let headers = CSVSeparator.allCases.map { separator in
      (separator: separator, keys: Self.keys(in: text, separator))
    }
    let pairs = headers.first { separator, keys in
      keys.count == 2
        && (Self.isHeaderOfPairs(keys)
          || Self.arePairs(text, separator, names))
    }
    if let pairs {
      form = .pairsInCSV(pairs.separator)
      return
    }
    let known = headers.first { _, keys in
      keys.count > 1 && !names.discriminators.isDisjoint(with: keys)
    }
    // If several separators make equally many cells, the first of them is used. The comma comes first.
    let longest = headers.reduce(headers[0]) { $1.keys.count > $0.keys.count ? $1 : $0 }
    form = .csv((known ?? longest).separator)
  }

  static func isHeaderOfPairs(_ row: [String]) -> Bool {
    row.map { $0.lowercased() } == ["key", "value"]
  }

  /// Returns whether each row has two cells, a key and a value, as in two columns copied from a spreadsheet. One of the
  /// keys must be a discriminator. Empty lines are skipped.
  ///
  /// If the first row begins with a discriminator, it could also be a header above rows with a class type and a value.
  /// In this case, no other row may begin with a class type. In addition, the first row must end with a class type, or
  /// another row must begin with a declared key or a standard field.
  private static func arePairs(
    _ text: String, _ separator: CSVSeparator, _ names: CardInput.Names
  ) -> Bool {
    var parser = CSVParser(text, separator: separator)
    guard let records = try? parser.records() else { return false }
    let rows = records.filter { !$0.isBlank }.map { $0.map(\.key) }
    guard rows.allSatisfy({ $0.count == 2 }),
      let index = rows.firstIndex(where: { names.discriminators.contains($0[0]) })
    else { return false }
    guard index == 0 else { return true }
    let firstCells = rows.dropFirst().map { $0[0] }
    return !firstCells.contains(where: names.hasClassType)
      && (names.hasClassType(rows[0][1]) || firstCells.contains(where: names.keys.contains))
  }

  /// Returns the cells of the first row that is not empty, or an empty array if there is none or it cannot be parsed.
  private static func keys(in text: String, _ separator: CSVSeparator) -> [String] {
    var parser = CSVParser(text, separator: separator)
    while let record = try? parser.record() {
      if !record.isBlank { return record.map(\.key) }
    }
    return []
  }
}
