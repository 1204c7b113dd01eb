import CardgenCommands
import ContentCardCodegen
import ContentCardSchema
import ContentCardTools

extension Command {
  static let fixtures = Command(
    name: "fixtures",
    purpose: "Writes valid test cards, and cards that each break one rule.",
    operands: .allSchemas, options: output, format,
    examples: [
      "cardgen fixtures", "cardgen fixtures --output Tests/Cards",
      "cardgen fixtures --format swift --output Sources/App/Previews",
    ],
    run: writeFixtures(_:report:))

  fileprivate static let output = Option<String?>(
    "output", .folder,
    meaning: "folder for the files; default: standard output")
  fileprivate static let format = Option<FixtureFormat?>(
    "format", meaning: "json: test cards; swift: objects for previews; default: json")
}

private enum FixtureFormat: String, CaseIterable { case json, swift }

private func writeFixtures(_ arguments: ParsedArguments, report: inout Report) throws(UsageError) {
  let files = try SchemaFile.all(arguments.operands, report: &report)
  try SchemaFile.rejectEqualNames(among: files)
  let folder = arguments[Command.output]
  // If the cards of several schemas are printed as one array, the identifier of each card begins with the name
  // of its schema.
  let isOneArray = folder == nil && files.count > 1
  if arguments[Command.format] == .swift {
    return writePreviews(of: files, to: folder, report: &report)
  }
  let fixtures = files.compactMap { file in
    file.validation(report: &report)?.checked.map {
      (
        file: file,
        cards: Fixture.all(of: $0.schema, prefix: isOneArray ? "\(file.name)." : "")
      )
    }
  }
  guard !report.hasErrors else {
    report.consequence = "nothing was written"
    return
  }
  guard let folder else {
    return print(
      Fixture.json(Fixture.numberingEqualIDs(of: fixtures.flatMap(\.cards))), terminator: "")
  }
  let kind = FileReplacement.Kind(
    name: "a fixtures file", prefixes: [Fixture.beginning],
    remedy: "delete this file, or choose another folder with --output; in a fixtures file, the "
      + #"first card begins with "writtenBy": "cardgen""#)
  var replacement = FileReplacement()
  for (file, cards) in fixtures {
    let path = FileSystem.path(of: "\(file.name).fixtures.json", in: folder)
    replacement.add(Fixture.json(cards), to: path, as: kind)
  }
  replacement.performAndPrint(report: &report)
}

private func writePreviews(of files: [SchemaFile], to folder: String?, report: inout Report) {
  let previews = files.compactMap { $0.validation(report: &report)?.checked?.previews }
  guard !report.hasErrors else {
    report.consequence = "nothing was written"
    return
  }
  guard let folder else {
    return print(previews.map(\.text).joined(separator: "\n"), terminator: "")
  }
  let kind = FileReplacement.Kind(
    name: "generated code", prefixes: [GeneratedFile.beginning],
    remedy: "delete this file, or choose another folder with --output; generated files begin with "
      + "\"\(GeneratedFile.beginning)…\"")
  var replacement = FileReplacement()
  for file in previews {
    replacement.add(file.text, to: FileSystem.path(of: file.name, in: folder), as: kind)
  }
  replacement.performAndPrint(report: &report)
}
