import ContentCardSchema

// For `stdout`, which is a mutable global variable.
#if canImport(Darwin)
  @preconcurrency import Darwin
#elseif canImport(Glibc)
  @preconcurrency import Glibc
#elseif canImport(Musl)
  @preconcurrency import Musl
#endif

/// `cardgen generate --watch`: generates now and whenever a schema changes, until it is interrupted.
///
/// It polls the files five times a second, which works on every system and takes 0.2 % of a processor
/// (20 schemas, built for debugging). A change counts only if the next poll finds the same state, because
/// an editor may remove a file before it writes the new one.
func watch(_ arguments: ParsedArguments) throws(UsageError) -> Never {
  let options = GenerationOptions(arguments, for: .generate)
  let format = arguments[Command.diagnostics] ?? .text
  // A line is complete when a signal ends the process, even in a pipe or file.
  setvbuf(stdout, nil, _IOLBF, 0)
  Interruption.endQuietly()
  var (generated, seen) = (SchemaStamps(options), SchemaStamps(options))
  try generateAgain(options, format) { _ in true }
  print("Watching \(DiagnosticFormatter.visible(options.watched)); Ctrl-C ends it")
  while true {
    usleep(200_000)
    let now = SchemaStamps(options)
    defer { seen = now }
    guard now == seen, now != generated else { continue }
    generated = now
    do {
      try generateAgain(options, format, shows: { $0.changedFiles > 0 })
    } catch {
      StandardError.write(error.text(as: format))
    }
  }
}

/// - Parameter shows: Selects the results to print. If none is selected, one line says so.
private func generateAgain(
  _ options: GenerationOptions, _ format: ReportFormat, shows: (WrittenFolder) -> Bool
) throws(UsageError) {
  var report = Report()
  let results = try writeOutputs(options, report: &report)
  let lines = results.filter(shows).map(\.line)
  for line in lines { print(line) }
  if lines.isEmpty, !report.hasErrors { print("nothing has changed") }
  StandardError.write(report.text(as: format))
}

/// The paths of the schemas, and the states of the files.
private struct SchemaStamps: Equatable {
  private let stamps: [String: FileSystem.Stamp?]

  init(_ options: GenerationOptions) {
    let paths = (try? SchemaFile.paths(options.schemas)) ?? []
    stamps = Dictionary(paths.map { ($0, FileSystem.stamp(of: $0)) }) { first, _ in first }
  }
}

extension GenerationOptions {
  /// The watched files, for the user.
  fileprivate var watched: String {
    schemas.isEmpty
      ? "\(SchemaFile.folder)/*\(SchemaFile.suffix)" : schemas.joined(separator: ", ")
  }
}
