import CardgenCommands
import ContentCardSchema
import ContentCardTools

extension Command {
  static let fixtures = Command(
    name: "fixtures",
    purpose: "Writes valid test cards, and an invalid one for each rule.",
    operands: .allSchemas, options: output,
    examples: ["cardgen fixtures", "cardgen fixtures --output Tests/Cards"],
    run: writeFixtures(_:report:))

  fileprivate static let output = Option<String?>(
    "output", .folder,
    meaning: "folder for the NAME.fixtures.json files; default: standard output")
}

/// Runs `cardgen fixtures`: prints test cards, or writes them to a folder.
private func writeFixtures(_ arguments: ParsedArguments, report: inout Report) throws(UsageError) {
  let files = try SchemaFile.all(arguments.operands, report: &report)
  try SchemaFile.rejectEqualNames(among: files)
  let folder = arguments[Command.output]
  // If the cards of several schemas are printed as one array, each identifier begins with the name of its schema.
  let isOneArray = folder == nil && files.count > 1
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
