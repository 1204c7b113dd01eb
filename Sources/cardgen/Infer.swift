import ContentCardSchema
import ContentCardTools

/// `cardgen infer`: prints a first schema for sample cards, or writes it where there is no file yet.
func infer(_ options: Options, report: inout Report) throws(UsageError) {
  guard !options.operands.isEmpty else {
    throw UsageError(
      "cardgen infer does not say from which cards",
      hint: "name a file of content cards as JSON, or - for standard input")
  }
  let discriminator = try options.checkedDiscriminator()
  if let output = options.output { _ = try SchemaFile(path: output) }
  let files = options.operands.compactMap { sampleFile(at: $0, report: &report) }
  guard !report.hasErrors else {
    if options.output != nil { report.consequence = "nothing was written" }
    return
  }

  let inference = Inference(from: files.flatMap(\.cards), discriminator: discriminator)
  for remark in files.flatMap(\.failures) + inference.remarks { StandardError.note(remark) }
  guard let schema = inference.schema else {
    report.add(.missingClassTypes(in: options.operands[0], at: discriminator))
    if options.output != nil { report.consequence = "nothing was written" }
    return
  }
  guard let output = options.output else { return print(schema, terminator: "") }
  do throws(Diagnostic) {
    try NewFile(path: output).write(schema)
    print("\(DiagnosticFormatter.visible(output)): written; cardgen lint checks it")
  } catch {
    report.add(error)
    report.consequence = "nothing was written"
  }
}

/// The cards of an operand; nil where there are none, which the report says.
private func sampleFile(at path: String, report: inout Report) -> SampleFile? {
  do throws(FileError) {
    let bytes = path == "-" ? try FileSystem.standardInput() : try FileSystem.contents(of: path)
    let file = SampleFile(bytes, path: path == "-" ? "standard input" : path)
    guard let mistake = file.mistake else { return file }
    report.add([mistake], path: mistake.path, source: bytes)
  } catch {
    report.add(.unreadable(path, error))
  }
  return nil
}

extension Diagnostic {
  fileprivate static func missingClassTypes(in path: String, at key: String) -> Self {
    Diagnostic(
      .missingMember, path: path == "-" ? "standard input" : path, at: nil,
      "no card names a class type under \(quoted(key))",
      notes: [.init("name the key of the extras that does with --discriminator")])
  }
}

extension Options {
  /// A key that a schema can declare.
  fileprivate func checkedDiscriminator() throws(UsageError) -> String {
    guard let discriminator else { return Schema.defaultDiscriminator }
    guard Inference.canDeclare(key: discriminator) else {
      throw UsageError(
        "--discriminator cannot be \(quoted(discriminator))",
        hint: "write the key without white space around it")
    }
    return discriminator
  }
}
