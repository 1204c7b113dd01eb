import ContentCardSchema

// `@preconcurrency` is needed for `stdout`, which is a mutable global variable.
#if canImport(Darwin)
  @preconcurrency import Darwin
#elseif canImport(Glibc)
  @preconcurrency import Glibc
#elseif canImport(Musl)
  @preconcurrency import Musl
#endif

/// Runs `cardgen generate --watch`: generates code now and after each change to a schema, until the process is
/// interrupted.
///
/// It polls the files five times a second. Polling works on every system and uses 0.2% of a processor core (20 schemas,
/// debug build). A change is processed only if the next check finds the same state, because some editors delete a file
/// before they write the new one.
func watch(_ arguments: ParsedArguments) throws(UsageError) -> Never {
  let options = GenerationOptions(arguments, for: .generate)
  let format = arguments[Command.diagnostics] ?? .text
  // With line buffering, an interrupted run leaves only complete lines in a pipe or a file.
  setvbuf(stdout, nil, _IOLBF, 0)
  Interruption.endQuietly()
  var (generated, seen) = (SchemaStamps(options), SchemaStamps(options))
  try generateAgain(options, format) { _ in true }
  print("watching \(DiagnosticFormatter.visible(options.watched)); press Ctrl-C to stop")
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

/// Generates the code, and prints the results and the diagnostics.
///
/// - Parameter shows: Returns whether to print a result. If no result is printed and there are no errors, one line
///   reports that no files changed.
private func generateAgain(
  _ options: GenerationOptions, _ format: ReportFormat, shows: (WrittenFolder) -> Bool
) throws(UsageError) {
  var report = Report()
  let results = try writeOutputs(options, report: &report)
  let lines = results.filter(shows).map(\.line)
  for line in lines { print(line) }
  if lines.isEmpty, !report.hasErrors { print("no files changed") }
  StandardError.write(report.text(as: format))
}

/// The paths and the states of the schemas.
private struct SchemaStamps: Equatable {
  private let stamps: [String: FileSystem.Stamp?]

  init(_ options: GenerationOptions) {
    let paths = (try? SchemaFile.paths(options.schemas)) ?? []
    stamps = Dictionary(paths.map { ($0, FileSystem.stamp(of: $0)) }) { first, _ in first }
  }
}

extension GenerationOptions {
  /// The watched files, for use in messages.
  fileprivate var watched: String {
    schemas.isEmpty
      ? "\(SchemaFile.folder)/*\(SchemaFile.suffix)" : schemas.joined(separator: ", ")
  }
}
