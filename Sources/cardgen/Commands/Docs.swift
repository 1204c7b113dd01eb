import CardgenCommands
import ContentCardSchema
import ContentCardTools

extension Command {
  static let docs = Command(
    name: "docs",
    purpose: "Writes a page for marketers with the keys and values to enter.",
    operands: .allSchemas, options: format, output, diagnostics,
    examples: ["cardgen docs", "cardgen docs --format html --output page.html"],
    run: docs(_:report:))

  fileprivate static let format = Option<PageFormat?>(
    "format",
    meaning: "page format; default: from FILE's extension, or markdown for standard output")
  fileprivate static let output = Option<String?>(
    "output", .file, meaning: "file to write; default: standard output")
}

private func docs(_ arguments: ParsedArguments, report: inout Report) throws(UsageError) {
  let output = arguments[Command.output]
  let format =
    if let format = arguments[Command.format] { format } else { try pageFormat(ofFile: output) }
  if let page = arguments.operands.first(where: { PageFormat(ofFile: $0) != nil }) {
    throw UsageError(
      "\(quoted(page)) is not a schema", hint: "to write a page to it, use --output \(page)")
  }
  let schemas = try SchemaFile.all(arguments.operands, report: &report)
    .compactMap { $0.validation(report: &report)?.checked?.schema }
  guard !report.hasErrors else {
    report.consequence = "nothing was written"
    return
  }
  let text = Page(schemas).text(as: format)
  guard let path = output else { return print(text, terminator: "") }
  FileReplacement.write(
    text, to: path, as: "a page", prefixes: PageFormat.allCases.map(\.beginning),
    explanation: "cardgen docs replaces only pages that it wrote",
    suggestion: "page\(format.endings[0])",
    report: &report)
}

/// Returns the format that matches the file's extension, or Markdown for standard output or a folder. Throws an error
/// for a file with another extension.
private func pageFormat(ofFile output: String?) throws(UsageError) -> PageFormat {
  // For a folder, an error is reported when the page is written.
  guard let output, !output.hasSuffix("/"), FileSystem.status(of: output)?.isFolder != true
  else { return .markdown }
  if let format = PageFormat(ofFile: output) { return format }
  throw UsageError(
    "cannot tell the page format from the name of \(quoted(output))",
    hint: "use the extension \(PageFormat.allCases.flatMap(\.endings).orList), or add "
      + Command.format.declaration.usage)
}
