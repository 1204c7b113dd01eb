import ContentCardSchema
import ContentCardTools

extension Command {
  static let docs = Command(
    name: "docs",
    purpose: "Writes a page for those who make cards: what to type for each class type.",
    options: [.format, .output, .diagnostics], writesOneFile: true,
    formats: SheetFormat.allCases.map(\.rawValue),
    examples: ["cardgen docs", "cardgen docs --format html --output sheet.html"],
    run: docs(_:report:))
}

/// `cardgen docs`: prints the sheet of the schemas, or writes it where there is none but an older one.
func docs(_ options: Options, report: inout Report) throws(UsageError) {
  let format = try options.sheetFormat
  let schemas = try SchemaFile.all(for: options, report: &report)
    .compactMap { $0.generation(report: &report)?.schema }
  guard !report.hasErrors else {
    report.consequence = "nothing was written"
    return
  }
  let text = Sheet(schemas).text(as: format)
  guard let path = options.output else { return print(text, terminator: "") }
  WrittenFile(
    path: path, text: text, kind: "sheet", beginnings: SheetFormat.allCases.map(\.beginning),
    sign: "a sheet begins as one that cardgen docs prints", suggestion: "sheet\(format.endings[0])"
  ).write(report: &report)
}

extension Options {
  /// The format that is asked for, or else the one that the file's name says.
  fileprivate var sheetFormat: SheetFormat {
    get throws(UsageError) {
      if let format = format.flatMap(SheetFormat.init(rawValue:)) { return format }
      // Writing will say of a folder what it is.
      guard let output, !output.hasSuffix("/"), FileSystem.status(of: output)?.isFolder != true
      else { return .markdown }
      if let format = SheetFormat(ofFile: output) { return format }
      throw UsageError(
        "the name of \(quoted(output)) does not say of what kind the page is",
        hint: "end it in \(SheetFormat.allCases.flatMap(\.endings).orList), or add "
          + Option.format.usage(in: .docs))
    }
  }
}
