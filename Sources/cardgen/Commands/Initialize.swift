import CardgenCommands
import ContentCardSchema
import ContentCardTools

extension Command {
  static let `init` = Command(
    name: "init", purpose: "Creates a first schema.",
    operands: Operands(
      usage: "[NAME]",
      meanings: [
        (
          "NAME",
          "name of the schema and its generated files; default: \(SchemaTemplate.defaultName)"
        )
      ]),
    options: classType, output,
    examples: [
      "cardgen init", "cardgen init Club --class-type home_tile --class-type coupon_code",
      "cardgen init Club --output Sources/Club",
    ],
    run: initialize(_:report:))

  fileprivate static let classType = Option<[String]>(
    "class-type", .text("NAME"), isRepeatable: true,
    meaning: "a class type, as entered in the dashboard; can be repeated", read: \.self)
  fileprivate static let output = Option<String?>(
    "output", .text("DIR|FILE"),
    meaning: "folder, or file NAME.contentcards.json, for the schema; default: \(SchemaFile.folder)"
  )
}

private func initialize(_ arguments: ParsedArguments, report: inout Report) throws(UsageError) {
  let schema = try newSchema(arguments.operands, output: arguments[Command.output])
  let classTypes = arguments[Command.classType]
  try checkClassTypes(classTypes)

  let folder = FileSystem.parent(of: schema.path)
  let parts = folder.split(separator: "/").filter { $0 != "." }
  let isInTarget = folder.hasPrefix("/") || parts != [SchemaFile.folder[...]]
  // The package manager warns about unhandled files in a target, unless they are hidden.
  let editorFile = (isInTarget ? "." : "") + EditorSchema.fileName
  let text = SchemaTemplate.text(classTypes: classTypes, editorSchema: editorFile)
  var files = [(schema.path, text, "replace its descriptions with your own")]
  let editorSchema = FileSystem.path(of: editorFile, in: folder)
  // If the file for editors exists, it is kept.
  if FileSystem.status(of: editorSchema) == nil {
    files.append(
      (editorSchema, EditorSchema.text, "editors use it to complete and check the schema"))
  }
  var replacement = FileReplacement()
  for (path, text, _) in files { replacement.add(new: text, to: path) }
  guard replacement.perform(report: &report) != nil else { return }
  for (path, _, purpose) in files {
    print("wrote \(DiagnosticFormatter.visible(path)): \(purpose)")
  }
  print(isInTarget ? nextInTarget(schema, folder: folder) : next(schema))
}

private func next(_ schema: SchemaFile) -> String {
  """
  Next: check the schema with cardgen lint, and write Generated/\(schema.name) with cardgen generate. \
  If a target of a package uses the plug-in ContentCardsPlugin, create the schema in its folder with --output.
  """
}

private func nextInTarget(_ schema: SchemaFile, folder: String) -> String {
  let file = schema.placeInTarget?.path ?? FileSystem.name(of: schema.path)
  let command = [
    "cardgen", "generate", schema.path, "--output", FileSystem.path(of: "Generated", in: folder),
  ].map(\.shellQuoted).joined(separator: " ")
  return """
    Next, if a target of a package contains the schema, add one of these lines to the target in \
    Package.swift:
      plugins: [.plugin(name: "ContentCardsPlugin", package: "swift-content-cards")]
        A build generates the code when the schema changes.
      exclude: [\(quoted(file))]
        You generate and commit the code: \(command)
    """
}

/// - Parameter output: The path of the schema file, or of the folder to create it in. If `nil`, the folder is
///   `Schemas`.
private func newSchema(_ operands: [String], output: String?) throws(UsageError) -> SchemaFile {
  guard operands.count < 2 else {
    throw UsageError(
      "cardgen init creates one schema, but a second name was given: \(quoted(operands[1]))",
      hint:
        "run it once for each schema; to declare class types in the new schema, use --class-type NAME"
    )
  }
  if let name = operands.first,
    name.contains("/") || name.hasPrefix(".") || name.hasSuffix(SchemaFile.suffix)
  {
    throw UsageError(
      "\(quoted(name)) is not a valid schema name",
      hint:
        "write only the name, without a folder, a leading dot, or \(SchemaFile.suffix); to choose the folder, use --output DIR"
    )
  }
  if let output, output.hasSuffix(SchemaFile.suffix), !output.hasSuffix("/") {
    let schema = try SchemaFile(path: output)
    guard operands.isEmpty || operands == [schema.name] else {
      throw UsageError(
        "\(quoted(operands[0])) is not the name of \(quoted(output))",
        hint: "remove \(quoted(operands[0])), or pass a folder to --output")
    }
    return schema
  }
  let name = operands.first ?? SchemaTemplate.defaultName
  let folder = output ?? SchemaFile.folder
  return try SchemaFile(path: FileSystem.path(of: "\(name)\(SchemaFile.suffix)", in: folder))
}

private func checkClassTypes(_ names: [String]) throws(UsageError) {
  var known: Set<String> = []
  for name in names {
    guard Inference.canDeclare(key: name) else {
      throw UsageError(
        "--class-type cannot be \(quoted(name))",
        hint: "write it as it appears in the dashboard, without leading or trailing white space")
    }
    guard known.insert(ValueGrammar.lowercased(name)).inserted else {
      throw UsageError(
        "--class-type \(quoted(name)) is given twice",
        hint: "remove one of them; class types are not case-sensitive")
    }
  }
}
