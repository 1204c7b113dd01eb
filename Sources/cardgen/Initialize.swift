import ContentCardSchema
import ContentCardTools

extension Command {
  static let `init` = Command(
    name: "init", purpose: "Writes a schema to begin with.",
    operands: "[NAME]",
    operandMeanings: [
      ("NAME", "what the schema and its output are called; default \(SchemaTemplate.defaultName)")
    ],
    options: [.classType],
    examples: [
      "cardgen init", "cardgen init Club --class-type home_tile --class-type coupon_code",
    ],
    run: initialize(_:report:))
}

/// `cardgen init`: writes a schema to begin with, and beside it what editors check it by.
func initialize(_ options: Options, report: inout Report) throws(UsageError) {
  guard options.operands.count < 2 else {
    throw UsageError(
      "cardgen init writes one schema, and \(quoted(options.operands[1])) is a second",
      hint: "run it once for each; class types go into one schema with --class-type")
  }
  let name = options.operands.first ?? SchemaTemplate.defaultName
  guard !name.contains("/"), !name.hasPrefix("."), !name.hasSuffix(SchemaFile.suffix)
  else {
    throw UsageError(
      "\(quoted(name)) cannot name a schema",
      hint: "write NAME alone: the file is \(SchemaFile.folder)/NAME\(SchemaFile.suffix)")
  }
  let schema = try SchemaFile(path: "\(SchemaFile.folder)/\(name)\(SchemaFile.suffix)")
  try checkClassTypes(options.classTypes)

  var files = [
    (
      schema.path, SchemaTemplate.text(classTypes: options.classTypes),
      "its comments are yours to replace"
    )
  ]
  let editorSchema = "\(SchemaFile.folder)/\(EditorSchema.fileName)"
  // One that is there serves as well.
  if FileSystem.status(of: editorSchema) == nil {
    files.append((editorSchema, EditorSchema.text, "editors complete and check the schema by it"))
  }
  var written: [String] = []
  do throws(Diagnostic) {
    for (path, text, purpose) in files {
      try NewFile(path: path).write(text)
      written.append(path)
      print("\(path): written; \(purpose)")
    }
    print(
      """
      Next: cardgen lint checks the schema, and cardgen generate writes Generated/\(schema.name). \
      Or move the schema into a target with the plugin ContentCardsPlugin, which generates in \
      every build; its "$schema" says where the other file is.
      """)
  } catch {
    report.add(error, writtenBefore: written)
  }
}

/// Every name is one that a schema can declare, and stands there once.
private func checkClassTypes(_ names: [String]) throws(UsageError) {
  var known: Set<String> = []
  for name in names {
    guard Inference.canDeclare(key: name) else {
      throw UsageError(
        "--class-type cannot be \(quoted(name))",
        hint: "write the text of the dashboard, without white space around it")
    }
    guard known.insert(name.lowercased()).inserted else {
      throw UsageError(
        "--class-type \(quoted(name)) is given twice",
        hint: "leave one of them out: names that differ in case alone are one")
    }
  }
}
