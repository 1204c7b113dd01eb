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
  let schemas = try SchemaFile.all(for: options, report: &report)
    .compactMap { $0.generation(report: &report)?.schema }
  guard !report.hasErrors else {
    report.consequence = "nothing was written"
    return
  }
  let format =
    options.format.flatMap(SheetFormat.init(rawValue:))
    ?? options.output.map(SheetFormat.init(ofFile:)) ?? .markdown
  let text = Sheet(schemas).text(as: format)
  guard let path = options.output else { return print(text, terminator: "") }
  WrittenFile(
    path: path, text: text, kind: "sheet", beginnings: SheetFormat.allCases.map(\.beginning),
    sign: "a sheet begins as one that cardgen docs prints", suggestion: "sheet.\(format.ending)"
  ).write(report: &report)
}
