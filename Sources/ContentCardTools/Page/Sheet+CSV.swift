import ContentCardSchema

extension Sheet {
  /// The sheet for a spreadsheet, by RFC 4180: a row for each key of each card type.
  ///
  /// It begins with a byte order mark, without which Excel takes UTF-8 for something else.
  var csv: String {
    let header = [
      "schema", "card type", "key", "what to type", "needed", "example", "if missing or wrong",
    ]
    let rows = parts.flatMap { part in
      part.entries.flatMap { entry in
        entry.rows.map { [part.name, entry.name] + $0.csv(of: entry) }
      }
    }
    return "\u{FEFF}"
      + ([header] + rows).map { $0.map(\.csvField).joined(separator: ",") + "\r\n" }.joined()
  }
}

extension Sheet.Row {
  /// The cells of the row. The first row of a card type also describes the type.
  fileprivate func csv(of entry: Sheet.Entry) -> [String] {
    var details = details
    if path == nil {
      details = [entry.description, entry.deprecation].compactMap(\.self) + details + entry.remarks
    }
    return [
      place.plain, details.joined(" ").plain, requirement.plain, sample ?? "",
      consequences.joined(" ").plain,
    ]
  }
}

extension MarkedText {
  fileprivate var plain: String {
    text { piece in
      switch piece {
      case .words(let text), .typed(let text): text
      }
    }
  }
}

extension String {
  /// The text as a field of a row.
  ///
  /// Text that a spreadsheet would evaluate as a formula gets an apostrophe in front. Compares scalars, since a
  /// quotation mark and an accent behind it are one character.
  fileprivate var csvField: String {
    let isNumber = ValueGrammar.double(self) != nil
    let isFormula = unicodeScalars.first.map { "=+-@＝＋－＠".unicodeScalars.contains($0) } ?? false
    var field = isFormula && !isNumber ? "\"'" : "\""
    for scalar in DiagnosticFormatter.visible(self).unicodeScalars {
      field.unicodeScalars.append(scalar)
      if scalar == "\"" { field += "\"" }
    }
    return field + "\""
  }
}
