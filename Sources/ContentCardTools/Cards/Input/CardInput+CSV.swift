import ContentCardSchema

extension CardInput {
  /// A card in each row but the first, which names the keys.
  static func csv(_ text: String) throws(Failure) -> [Entry] {
    var parser = CSVParser(text)
    let records = try parser.records()
    guard let start = records.firstIndex(where: { !$0.isBlank }) else { return [] }
    let keys = try keys(of: records[start])
    return records.indices.dropFirst(start + 1).compactMap { index in
      let row = records[index]
      return row.isBlank ? nil : entry(of: row, number: index - start, row: index + 1, keys: keys)
    }
  }

  /// The keys of the columns; nil for a column without one.
  private static func keys(of header: [CSVParser.Cell]) throws(Failure) -> [String?] {
    let keys = header.map { cell -> String? in
      let key = (cell.text ?? "")[...].trimmingBlanks
      return key.isEmpty ? nil : key
    }
    if let key = keys[0], keys.count == 1, let mark = key.first(where: { ";\t|".contains($0) }) {
      throw Failure(
        message: "the keys are separated by \(quoted(String(mark)))",
        location: header[0].location, hint: "save the sheet as CSV with commas")
    }
    var columns: [String: Int] = [:]
    for (index, key) in keys.enumerated() {
      guard let key, let other = columns.updateValue(index + 1, forKey: key) else { continue }
      throw Failure(
        message: "\(key.quotedExcerpt) is the key of column \(other) already",
        location: header[index].location, hint: "remove one of the two columns")
    }
    return keys
  }

  /// - Parameters:
  ///   - number: The place among the cards, from 1.
  ///   - row: The row as a spreadsheet counts it.
  private static func entry(
    of cells: [CSVParser.Cell], number: Int, row: Int, keys: [String?]
  ) -> Entry {
    let line = cells[0].location.line
    func failure(_ predicate: String) -> Entry {
      Entry(card: .failure(Problem(description: "Row \(row) \(predicate).")), line: line)
    }
    guard cells.count == keys.count else {
      return failure("has \(cells.count) cells, and the first row has \(keys.count)")
    }
    var card = KeyValueCard()
    for (column, (key, cell)) in zip(1..., zip(keys, cells)) {
      guard let text = cell.text else { continue }
      guard let key else {
        return failure("has \(text.quotedExcerpt) in column \(column), which has no key")
      }
      card.set(key, to: .string(text))
    }
    return card.entry(number: number, label: "row \(row)", line: line)
  }
}

extension [CSVParser.Cell] {
  fileprivate var isBlank: Bool { count == 1 && self[0].text == nil }
}
