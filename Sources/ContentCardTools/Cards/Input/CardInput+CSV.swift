import ContentCardSchema

extension CardInput {
  /// Reads a card from each row after the first, which contains the keys. Empty lines are skipped.
  static func csv(_ text: String, _ separator: CSVSeparator) throws(Failure) -> [Entry] {
    var parser = CSVParser(text, separator: separator)
    let records = try parser.records()
    guard let start = records.firstIndex(where: { !$0.isBlank }) else { return [] }
    let keys = try keys(of: records[start])
    return records.indices.dropFirst(start + 1).compactMap { index in
      let row = records[index]
      return row.isBlank ? nil : entry(of: row, number: index - start, row: index + 1, keys: keys)
    }
  }

  /// Returns the key of each column, or `nil` for a column without a key.
  private static func keys(of header: [CSVParser.Cell]) throws(Failure) -> [String?] {
    for cell in header {
      guard let quote = cell.typographicQuote else { continue }
      throw Failure(typographicQuote: quote, at: cell.location)
    }
    let keys = header.map { cell -> String? in
      cell.key.isEmpty ? nil : cell.key
    }
    if let key = keys[0], keys.count == 1, key.contains("|") {
      throw Failure(
        message: "the keys are separated by \"|\"",
        location: header[0].location, hint: "save the spreadsheet as CSV with commas")
    }
    var columns: [String: Int] = [:]
    for (index, key) in keys.enumerated() {
      guard let key, let other = columns.updateValue(index + 1, forKey: key) else { continue }
      throw Failure(
        message: "duplicate key \(key.quotedExcerpt), first used in column \(other)",
        location: header[index].location, hint: "remove one of the two columns")
    }
    return keys
  }

  /// Returns the card in a row, or the reason why it cannot be read. Additional empty cells are ignored.
  ///
  /// - Parameters:
  ///   - number: The position of the row below the row with the keys, starting at 1. Empty lines are counted.
  ///   - row: The number of the row, as a spreadsheet shows it.
  private static func entry(
    of cells: [CSVParser.Cell], number: Int, row: Int, keys: [String?]
  ) -> Entry {
    let line = cells[0].location.line
    func failure(_ predicate: String, _ parameters: [String: CardFinding.Parameter]) -> Entry {
      let parameters = parameters.merging(["row": .text(String(row))]) { $1 }
      let problem = Problem(description: "Row \(row) \(predicate).", parameters: parameters)
      return Entry(card: .failure(problem), line: line)
    }
    guard cells.count >= keys.count, cells[keys.count...].allSatisfy({ $0.text == nil }) else {
      let quote = cells.lazy.compactMap(\.typographicQuote).first
      let reason = quote.map { "; the typographic quote \($0.cited) cannot enclose a cell" } ?? ""
      var parameters: [String: CardFinding.Parameter] = [
        "reason": "wrong-cells", "cells": .text(String(cells.count)),
        "expected": .text(String(keys.count)),
      ]
      parameters["quote"] = quote.map { .text(String($0)) }
      return failure(
        "has \(counted(cells.count, "cell")), but the first row has \(keys.count)\(reason)",
        parameters)
    }
    var card = KeyValueCard()
    for (column, (key, cell)) in zip(1..., zip(keys, cells)) {
      guard let text = cell.text else { continue }
      guard let key else {
        return failure(
          "has \(text.quotedExcerpt) in column \(column), which has no key",
          [
            "reason": "no-key", "column": .text(String(column)), "value": .text(text.shortened),
          ])
      }
      card.set(key, to: .string(text), line: cell.location.line)
    }
    return card.entry(number: number, label: "row \(row)", line: line)
  }

  /// Reads one card from rows with a key and a value. The first row can be the header `key,value`.
  static func pairs(csv text: String, _ separator: CSVSeparator) throws(Failure) -> Entry {
    var parser = CSVParser(text, separator: separator)
    var card = KeyValueCard()
    let records = try parser.records().filter { !$0.isBlank }
    for cells in records.dropFirst(CSVFormat.isHeaderOfPairs(records[0].map(\.key)) ? 1 : 0) {
      let key = cells[0].key
      if let quote = cells[0].typographicQuote {
        throw Failure(typographicQuote: quote, at: cells[0].location)
      }
      if let cell = cells.dropFirst(2).first(where: { $0.text != nil }) {
        throw Failure(
          message: "the row has more than a key and a value", location: cell.location,
          hint: "enclose values that contain a \(separator.name) in quotation marks")
      }
      guard let value = cells.dropFirst().first?.text else { continue }
      guard !key.isEmpty else {
        throw Failure(
          message: "the row has a value but no key", location: cells[0].location,
          hint: "add the key in the first cell")
      }
      try card.add(
        key, .string(value), at: cells[0].location, hint: "remove one of the two rows")
    }
    return card.entry(number: 1, label: "card 1")
  }
}

extension CSVParser.Cell {
  /// The typographic quote that the cell's text begins with, or `nil` if there is none.
  fileprivate var typographicQuote: Unicode.Scalar? {
    guard let first = text?[...].trimmingBlanks.unicodeScalars.first, first.isTypographicQuote
    else { return nil }
    return first
  }
}

extension CSVParser.Cell {
  var key: String { (text ?? "")[...].trimmingBlanks }
}

extension [CSVParser.Cell] {
  var isBlank: Bool { count == 1 && self[0].text == nil }
}
