import CardgenCommands
import ContentCardSchema
import ContentCardTools

extension Command {
  static let `init` = Command(
    name: "init", purpose: "Writes a schema to begin with.",
    operands: Operands(
      usage: "[NAME]", value: .text(placeholder: "NAME"),
      meanings: [
        ("NAME", "what the schema and its output are called; default \(SchemaTemplate.defaultName)")
      ]),
    options: classType,
    examples: [
      "cardgen init", "cardgen init Club --class-type home_tile --class-type coupon_code",
    ],
    run: initialize(_:report:))

  fileprivate static let classType = Option<[String]>(
    "class-type", .text(placeholder: "NAME"), isRepeatable: true,
    meaning: "a class type, as the dashboard has it; may be given several times", read: \.self)
}

/// `cardgen init`: writes a first schema, and beside it the JSON Schema by which editors check it.
private func initialize(_ arguments: ParsedArguments, report: inout Report) throws(UsageError) {
  guard arguments.operands.count < 2 else {
    throw UsageError(
      "cardgen init writes one schema, and \(quoted(arguments.operands[1])) is a second",
      hint: "run it once for each; class types go into one schema with --class-type")
  }
  let name = arguments.operands.first ?? SchemaTemplate.defaultName
  guard !name.contains("/"), !name.hasPrefix("."), !name.hasSuffix(SchemaFile.suffix)
  else {
    throw UsageError(
      "\(quoted(name)) cannot name a schema",
      hint: "write NAME alone: the file is \(SchemaFile.folder)/NAME\(SchemaFile.suffix)")
  }
  let schema = try SchemaFile(path: "\(SchemaFile.folder)/\(name)\(SchemaFile.suffix)")
  let classTypes = arguments[Command.classType]
  try checkClassTypes(classTypes)

  var files = [
    (schema.path, SchemaTemplate.text(classTypes: classTypes), "its comments are yours to replace")
  ]
  let editorSchema = "\(SchemaFile.folder)/\(EditorSchema.fileName)"
  // An existing one is kept.
  if FileSystem.status(of: editorSchema) == nil {
    files.append((editorSchema, EditorSchema.text, "editors complete and check the schema by it"))
  }
  var replacement = FileReplacement()
  for (path, text, _) in files { replacement.add(new: text, to: path) }
  do throws(Diagnostic) {
    try replacement.perform()
    for (path, _, purpose) in files { print("\(path): written; \(purpose)") }
    print(
      """
      Next: cardgen lint checks the schema, and cardgen generate writes Generated/\(schema.name). \
      Or move the schema into a target with the plugin ContentCardsPlugin, which generates in \
      every build; its "$schema" says where the other file is.
      """)
  } catch {
    report.add(unwritten: error)
  }
}

/// Throws an error for a name that a schema cannot declare, or that is given twice.
private func checkClassTypes(_ names: [String]) throws(UsageError) {
  var known: Set<String> = []
  for name in names {
    guard Inference.canDeclare(key: name) else {
      throw UsageError(
        "--class-type cannot be \(quoted(name))",
        hint: "write the text of the dashboard, without white space around it")
    }
    guard known.insert(ValueGrammar.lowercased(name)).inserted else {
      throw UsageError(
        "--class-type \(quoted(name)) is given twice",
        hint: "leave one of them out: names that differ in case alone are one")
    }
  }
}
