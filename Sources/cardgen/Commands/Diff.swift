import CardgenCommands
import ContentCardCodegen
import ContentCardSchema
import ContentCardTools

extension Command {
  static let diff = Command(
    name: "diff",
    purpose: "Reports what a schema change breaks: old apps, live cards, code.",
    // A schema of an older version may have any name.
    operands: Operands(
      usage: "OLD NEW", value: .file(),
      meanings: [
        ("OLD", "the schema of the apps in the store; an empty file if there was none"),
        ("NEW", "the schema of the next app; - is standard input, for NEW or OLD"),
      ]),
    options: failOn, ignore, format, annotations,
    examples: [
      "cardgen diff Old.json Schemas/Shop.contentcards.json",
      "cardgen diff --ignore class-type-added --format json - New.json < Old.json",
    ],
    run: diff(_:report:))

  fileprivate static let failOn = Option<[FailOn]>(
    "fail-on", placeholder: "CLASSES", default: FailOn.usual,
    meaning: "exits with 1 for \(FailOn.allCases.map(\.rawValue).joined(separator: ", ")); "
      + "default: \(FailOn.usual.map(\.rawValue).joined(separator: ","))")
  fileprivate static let ignore = Option<[SchemaChangeCode]>(
    "ignore", placeholder: "CODES", default: [],
    meaning: "never exits with 1 for changes with these codes")
  fileprivate static let format = Option<ReportFormat?>(
    "format", of: [.text, .json], meaning: "format of changes; default: text")
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
  let format = try arguments.format(Command.format)
  let (old, new) = (SchemaInput(operand: operands[0]), SchemaInput(operand: operands[1]))
  let texts = (old.read(report: &report), new.read(report: &report))
  guard let oldText = texts.0, let newText = texts.1 else { return }
  // As git show prints for a file that an older commit does not have.
  let isFirst = oldText.isEmpty
  let was = isFirst ? nil : old.schema(oldText, report: &report)
  guard let now = new.schema(newText, report: &report) else { return }
  guard !isFirst else {
    return print(
      format == .json
        ? "[]" : "\(old.shownPath) is empty: everything in \(new.shownPath) is new.")
  }
  guard let was else { return }

  let changes = schemaChanges(from: was, to: now)
  let isIgnored = Set(arguments[Command.ignore]).contains
  let fails = { (change: SchemaChange) in
    !isIgnored(change.code) && failures.contains { $0.includes(change) }
  }
  switch format {
  case .json:
    print(SchemaChange.json(changes, oldPath: old.path, newPath: new.path), terminator: "")
  case .text:
    let formatter = SchemaChangeFormatter(
      oldPath: old.path, newPath: new.path, isColored: StandardOutput.isColored)
    print(formatter.text(for: changes), terminator: "")
  case .github:
    for change in changes {
      let level: GitHubAnnotation.Level =
        fails(change) ? .error : isIgnored(change.code) ? .notice : change.level
      print(change.annotation(level, old: old, new: new).command, terminator: "")
    }
    print(SchemaChangeFormatter.summary(of: changes), terminator: "")
  }
  report.hasFindings = changes.contains(where: fails)
}

extension SchemaChange {
  /// The level of an annotation if the change does not end the run with 1.
  fileprivate var level: GitHubAnnotation.Level {
    max(oldApps, liveCards) == .none ? .notice : .warning
  }

  fileprivate func annotation(
    _ level: GitHubAnnotation.Level, old oldInput: SchemaInput, new newInput: SchemaInput
  ) -> GitHubAnnotation {
    let classes = classes.map(\.label).joined(separator: ", ")
    let place = old.map { location in
      "\(GitHubAnnotation.place(of: oldInput.path, location.line, location.column)): it was here"
    }
    return GitHubAnnotation(
      level, title: code.rawValue, path: newInput.path, line: new?.line, column: new?.column,
      lines: ["\(classes): \(message)"] + (place.map { [$0] } ?? []) + advice)
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

  var shownPath: String { DiagnosticFormatter.visible(path) }

  /// Returns the bytes of the file, or `nil` after reporting why it cannot be read.
  func read(report: inout Report) -> [UInt8]? {
    do throws(FileError) {
      return operand == "-" ? try FileSystem.standardInput() : try FileSystem.contents(of: operand)
    } catch {
      report.add(.unreadable(path, error))
      return nil
    }
  }

  /// Returns the schema, or `nil` after reporting its mistakes.
  func schema(_ bytes: [UInt8], report: inout Report) -> CheckedSchema? {
    // The name is used only for generated files, which are not written.
    let (checked, diagnostics) = validate(schema: bytes, name: "Schema", path: path)
    if checked == nil { report.add(diagnostics, path: path, source: bytes) }
    return checked
  }
}
