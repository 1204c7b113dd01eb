import ContentCardSchema

extension Page {
  /// The rows of all card types as CSV (RFC 4180).
  ///
  /// The text begins with a byte-order mark, without which Excel may not recognize UTF-8.
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

extension Page.Row {
  /// Returns the cells after the schema and the card type. The first row of a card type also describes the type.
  fileprivate func csv(of entry: Page.Entry) -> [String] {
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
  /// The text as a CSV cell in quotation marks, with invisible characters escaped.
  ///
  /// An apostrophe is added before text that a spreadsheet could evaluate as a formula. The loop visits scalars,
  /// because a quotation mark with a combining accent is a single character.
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
