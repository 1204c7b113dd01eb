import CardgenCommands
import ContentCardCodegen
import ContentCardSchema
import ContentCardTools

extension Command {
  static let diff = Command(
    name: "diff",
    purpose: "Reports how a schema change affects apps, cards, and code.",
    // The files can have any name.
    operands: Operands(
      usage: "OLD NEW",
      meanings: [
        ("OLD", "schema of the released app"),
        ("NEW", "schema of the next app; OLD or NEW can be - for standard input"),
      ]),
    options: cards, failOn, ignore, allowEmptyOld, format, annotations,
    examples: [
      "cardgen diff Old.json Schemas/Shop.contentcards.json",
      "cardgen diff --ignore class-type-added --format json - New.json < Old.json",
    ],
    run: diff(_:report:))

  fileprivate static let cards = Option<String?>(
    "cards", .folder, meaning: "live cards, such as an export; can be a file")
  fileprivate static let failOn = Option<[FailOn]>(
    "fail-on", placeholder: "CLASSES", default: FailOn.usual,
    meaning: "exits with 1 for these classes of changes: "
      + "\(FailOn.allCases.map(\.rawValue).joined(separator: ", ")); "
      + "default: the first two")
  fileprivate static let ignore = Option<[SchemaChangeCode]>(
    "ignore", placeholder: "CODES", default: [],
    meaning: "lists these changes without exiting with 1")
  fileprivate static let allowEmptyOld = Option<Bool>(
    "allow-empty-old", meaning: "accepts an empty OLD, for a new schema")
  fileprivate static let format = Option<ReportFormat?>(
    "format", of: [.text, .json], meaning: "output format; default: text")
}

/// A value of `--fail-on`, which selects changes and lost cards that cause exit code 1.
enum FailOn: String, CaseIterable {
  case breaksOldApps = "breaks-old-apps"
  case breaksLiveCards = "breaks-live-cards"
  case changesMeaning = "changes-meaning"
  case changesCode = "changes-code"
  /// Live cards that are lost. Needs `--cards`.
  case live
  /// All changes, including safe ones, but not lost live cards.
  case any
  case nothing

  static let usual = [breaksOldApps, breaksLiveCards]
}

private func diff(_ arguments: ParsedArguments, report: inout Report) throws(UsageError) {
  let failures = arguments[Command.failOn]
  if failures.count > 1, let word = failures.first(where: { [.any, .nothing].contains($0) }) {
    throw UsageError(
      "--fail-on \(word.rawValue) cannot be combined with other classes",
      hint: "write --fail-on \(word.rawValue), or list the classes")
  }
  guard !failures.contains(.live) || arguments[Command.cards] != nil else {
    throw UsageError("--fail-on live needs live cards", hint: "add --cards DIR")
  }
  let operands = arguments.operands
  guard operands.count == 2 else {
    throw UsageError(
      "cardgen diff needs two schemas, but \(counted(operands.count, "file")) \(operands.count == 1 ? "was" : "were") given",
      hint: "write cardgen diff OLD NEW; use - for standard input")
  }
  guard operands != ["-", "-"] else {
    throw UsageError(
      "standard input cannot be used for both schemas",
      hint: "use - for one schema and a file for the other")
  }
  let format = try arguments.format(Command.format)
  let (old, new) = (SchemaInput(operand: operands[0]), SchemaInput(operand: operands[1]))
  let texts = (old.read(report: &report), new.read(report: &report))
  guard let oldText = texts.0, let newText = texts.1 else { return }
  let isFirst = oldText.isEmpty
  guard !isFirst || arguments[Command.allowEmptyOld] else { return report.add(.emptyOld(old.path)) }
  let was = isFirst ? nil : old.schema(oldText, report: &report)
  guard let now = new.schema(newText, report: &report) else { return }
  guard !isFirst else {
    return print(
      format == .json
        ? "[]" : "\(old.shownPath) is empty: everything in \(new.shownPath) is new.")
  }
  guard let was else { return }

  let changes = schemaChanges(from: was, to: now)
  let live = arguments[Command.cards].map { path in
    liveCards(in: path, from: was, to: now, report: &report)
  }
  guard !report.hasErrors else { return }
  let isIgnored = Set(arguments[Command.ignore]).contains
  let fails = { (change: SchemaChange) in
    !isIgnored(change.code)
      && failures.contains { failure in
        // If both default classes are selected, an added older spelling does not count as breaking old apps. They do not
        // read it, but new cards should not use it.
        let isUsual = Set(failures).isSuperset(of: FailOn.usual) && failure == .breaksOldApps
        return failure.includes(change) && !(isUsual && change.code.addsOlderSpelling)
      }
  }
  switch format {
  case .json:
    let json = SchemaChange.json(changes, oldPath: old.path, newPath: new.path)
    print(
      live.map { $0.json(changes: json, unseen: $0.unseen(among: changes)) } ?? json, terminator: ""
    )
  case .text:
    let formatter = SchemaChangeFormatter(
      oldPath: old.path, newPath: new.path, isColored: StandardOutput.isColored)
    print(formatter.text(for: changes) + (live?.summary(of: changes) ?? ""), terminator: "")
  case .github:
    for change in changes {
      let level: GitHubAnnotation.Level =
        fails(change) ? .error : isIgnored(change.code) ? .notice : change.level
      print(change.annotation(level, old: old, new: new).command, terminator: "")
    }
    for card in live?.lost ?? [] {
      let annotation = GitHubAnnotation(
        failures.contains(.live) ? .error : .warning, title: "lost-card", path: card.path,
        line: card.line, lines: ["\(card.label): the new app does not accept this live card"])
      print(annotation.command, terminator: "")
    }
    print(
      SchemaChangeFormatter.summary(of: changes) + (live?.summary(of: changes) ?? ""),
      terminator: "")
  }
  report.hasProblems =
    changes.contains(where: fails) || failures.contains(.live) && live?.lost.isEmpty == false
}

private func liveCards(
  in path: String, from old: CheckedSchema, to new: CheckedSchema, report: inout Report
) -> LiveCards {
  var cards = LiveCards(from: old, to: new)
  let names = CardInput.Names(in: [old.schema, new.schema])
  for file in CardInput.paths([path], report: &report) {
    do throws(Diagnostic) {
      cards.add(try CardInput(path: file, names).entries, path: file)
    } catch {
      report.add(error)
    }
  }
  return cards
}

extension SchemaChange {
  /// The level of the annotation for a change that is not ignored and does not cause exit code 1.
  fileprivate var level: GitHubAnnotation.Level {
    max(oldApps, liveCards) == .none ? .notice : .warning
  }

  fileprivate func annotation(
    _ level: GitHubAnnotation.Level, old oldInput: SchemaInput, new newInput: SchemaInput
  ) -> GitHubAnnotation {
    let classes = classes.map(\.label).joined(separator: ", ")
    let place = old.map { location in
      "\(GitHubAnnotation.place(of: oldInput.path, location.line, location.column)): previously here"
    }
    return GitHubAnnotation(
      level, title: code.rawValue, path: newInput.path, line: new?.line, column: new?.column,
      lines: ["\(classes): \(message)"] + (place.map { [$0] } ?? []) + advice)
  }
}

extension Diagnostic {
  /// `git show` writes nothing to standard output if the commit, or the file in the commit, does not exist.
  fileprivate static func emptyOld(_ path: String) -> Self {
    Diagnostic(
      .unreadableFile, path: path, at: nil, "is empty, so there is no old schema to compare with",
      notes: [
        .init(
          "if git show wrote it, fetch the commit, or use the file's path in that commit; "
            + "if the schema is new, add --allow-empty-old")
      ])
  }
}

extension FailOn {
  fileprivate func includes(_ change: SchemaChange) -> Bool {
    switch self {
    case .any: true
    case .live, .nothing: false
    default: change.classes.contains { $0.rawValue == rawValue }
    }
  }
}

/// An operand of `diff`: the path of a schema file, which can have any name, or `-` for standard input.
private struct SchemaInput {
  let operand: String

  var path: String { operand == "-" ? "<stdin>" : operand }

  var shownPath: String { DiagnosticFormatter.visible(path) }

  func read(report: inout Report) -> [UInt8]? {
    do throws(FileError) {
      return operand == "-" ? try FileSystem.standardInput() : try FileSystem.contents(of: operand)
    } catch {
      report.add(.unreadable(path, error))
      return nil
    }
  }

  /// Returns the schema. If it is not valid, reports its errors and warnings, and returns `nil`.
  func schema(_ bytes: [UInt8], report: inout Report) -> CheckedSchema? {
    // This command does not use the name.
    let (checked, diagnostics) = validate(schema: bytes, name: "Schema", path: path)
    if checked == nil { report.add(diagnostics, path: path, source: bytes) }
    return checked
  }
}
