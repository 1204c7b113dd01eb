import CardgenCommands
import ContentCardCodegen
import ContentCardSchema
import ContentCardTools

extension Command {
  static let diff = Command(
    name: "diff",
    purpose: "Says what a change of a schema breaks: old apps, running campaigns, code.",
    // A schema of an older version may have any name.
    operands: Operands(
      usage: "OLD NEW", value: .file(),
      meanings: [
        (
          "OLD",
          "the schema of the apps in the store, as from git show 1.0:Schemas/Shop.contentcards.json | cardgen diff - NEW"
        ),
        ("NEW", "the schema of the next one; for either - is standard input"),
      ]),
    options: failOn, format, diagnostics,
    examples: [
      "cardgen diff Old.json Schemas/Shop.contentcards.json",
      "cardgen diff --fail-on breaks-live-cards --format json - New.json < Old.json",
    ],
    run: diff(_:report:))

  fileprivate static let failOn = Option<[FailOn]>(
    "fail-on", .words(of: FailOn.allCases.map(\.rawValue), placeholder: "CLASSES"),
    meaning: "exit code 1 for \(FailOn.allCases.map(\.rawValue).joined(separator: ", ")); "
      + "default \(FailOn.usual.map(\.rawValue).joined(separator: ","))"
  ) { texts in
    texts.first?.split(separator: ",").compactMap { FailOn(rawValue: String($0)) } ?? FailOn.usual
  }
  fileprivate static let format = Option<ReportFormat?>(
    "format", meaning: "how changes are printed; default text")
}

/// A kind of change that a run of `diff` fails on.
enum FailOn: String, CaseIterable {
  case breaksOldApps = "breaks-old-apps"
  case breaksLiveCards = "breaks-live-cards"
  case changesMeaning = "changes-meaning"
  case changesCode = "changes-code"
  /// Every change, even a safe one.
  case any
  case nothing

  static let usual = [breaksOldApps, breaksLiveCards]
}

/// `cardgen diff`: prints how a change of a schema affects apps, cards and code.
private func diff(_ arguments: ParsedArguments, report: inout Report) throws(UsageError) {
  let failures = arguments[Command.failOn]
  if failures.count > 1, let word = failures.first(where: { [.any, .nothing].contains($0) }) {
    throw UsageError(
      "--fail-on cannot be \(quoted(word.rawValue)) and something else",
      hint: "write it alone, or leave it out")
  }
  let operands = arguments.operands
  guard operands.count == 2 else {
    throw UsageError(
      "cardgen diff compares two schemas, and \(counted(operands.count, "file")) \(operands.count == 1 ? "is" : "are") named",
      hint: "write cardgen diff OLD NEW; - stands for standard input")
  }
  guard operands != ["-", "-"] else {
    throw UsageError(
      "standard input cannot be both schemas",
      hint: "write - in the place of one, and name the other")
  }
  let (old, new) = (SchemaInput(operand: operands[0]), SchemaInput(operand: operands[1]))
  let schemas = (old.schema(report: &report), new.schema(report: &report))
  guard let was = schemas.0, let now = schemas.1 else { return }
  let changes = schemaChanges(from: was, to: now)
  let text =
    switch arguments[Command.format] ?? .text {
    case .json: SchemaChange.json(changes, oldPath: old.path, newPath: new.path)
    case .text:
      SchemaChangeFormatter(
        oldPath: old.path, newPath: new.path, isColored: StandardOutput.isColored
      ).text(for: changes)
    }
  print(text, terminator: "")
  report.hasFindings = changes.contains { change in
    failures.contains { $0.includes(change) }
  }
}

extension FailOn {
  fileprivate func includes(_ change: SchemaChange) -> Bool {
    switch self {
    case .breaksOldApps: change.classes.contains(.breaksOldApps)
    case .breaksLiveCards: change.classes.contains(.breaksLiveCards)
    case .changesMeaning: change.classes.contains(.changesMeaning)
    case .changesCode: change.classes.contains(.changesCode)
    case .any: true
    case .nothing: false
    }
  }
}

/// A file with a schema; its name does not matter.
private struct SchemaInput {
  let operand: String

  /// The path in messages.
  var path: String { operand == "-" ? "<stdin>" : operand }

  /// Returns the schema, or `nil` after reporting why it cannot be read or what its mistakes are.
  func schema(report: inout Report) -> CheckedSchema? {
    do throws(FileError) {
      let bytes =
        operand == "-" ? try FileSystem.standardInput() : try FileSystem.contents(of: operand)
      // The name is used only for generated files, which are not written.
      let (checked, diagnostics) = validate(schema: bytes, name: "Schema", path: path)
      if checked == nil { report.add(diagnostics, path: path, source: bytes) }
      return checked
    } catch {
      report.add(.unreadable(path, error))
      return nil
    }
  }
}
