import ContentCardSchema

extension Sheet {
  /// The sheet for a spreadsheet, by RFC 4180: a row for each class type and for each of its values.
  ///
  /// It begins with a byte order mark, without which Excel takes UTF-8 for something else.
  var csv: String {
    let header = [
      "schema", "class type", "key", "what to type", "needed", "example", "when missing or wrong",
    ]
    let rows = parts.flatMap { part in
      part.entries.flatMap { entry in
        [entry.csv(discriminator: part.discriminator)] + entry.rows.map { [entry.name] + $0.csv }
      }
      .map { [part.name] + $0 }
    }
    return "\u{FEFF}"
      + ([header] + rows).map { $0.map(\.csvField).joined(separator: ",") + "\r\n" }.joined()
  }
}

extension Sheet.Entry {
  /// The row of the class type itself, with the key that names it.
  fileprivate func csv(discriminator: String) -> [String] {
    let names = aliases.map { "\(typed: $0)" as MarkedText }
    let also: MarkedText? = names.isEmpty ? nil : "Also called \(names.list("and"))."
    let details = [description, deprecation, also].compactMap(\.self) + remarks
    return [
      name, discriminator, details.joined(" ").plain, "required", name, "The card is not shown.",
    ]
  }
}

extension Sheet.Row {
  fileprivate var csv: [String] {
    [
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
  /// What a spreadsheet would take for a formula gets an apostrophe in front, and stays text; a number is none. Scalars
  /// are looked at, since a quotation mark and an accent behind it are one character.
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
