import ContentCardSchema

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// `cardgen generate --watch`: generates, and again whenever a schema changes, until it is interrupted.
///
/// It asks for the state of the files five times a second, which costs two thousandths of a processor
/// (20 schemas, built for debugging) and is the same on every system. A change counts once it stays, as an editor may remove a
/// file before it puts another in its place.
func watch(_ arguments: ParsedArguments) throws(UsageError) {
  let options = GenerationOptions(arguments)
  let format = arguments[Command.diagnostics] ?? .text
  Interruption.postpone()
  var (generated, seen) = (SchemaStamps(options), SchemaStamps(options))
  try generateAgain(options, format) { _ in true }
  print("Watching \(DiagnosticFormatter.visible(options.watched)); Ctrl-C ends it")
  repeat {
    // What is printed shows now, also where nobody reads it on a terminal.
    fflush(nil)
    usleep(200_000)
    let now = SchemaStamps(options)
    defer { seen = now }
    guard now == seen, now != generated else { continue }
    generated = now
    do {
      try generateAgain(options, format, shows: \.isChanged)
    } catch {
      StandardError.write(error.text)
    }
  } while !Interruption.isPending
}

/// - Parameter shows: What is worth a line; one line says so when nothing is.
private func generateAgain(
  _ options: GenerationOptions, _ format: ReportFormat, shows: (WrittenOutput) -> Bool
) throws(UsageError) {
  var report = Report()
  let results = try writeOutputs(options, report: &report)
  let lines = results.filter(shows).map(\.line)
  for line in lines { print(line) }
  if lines.isEmpty, !report.hasErrors { print("everything is up to date") }
  StandardError.write(report.text(as: format))
}

/// Which schemas there are, and in what state.
private struct SchemaStamps: Equatable {
  private let stamps: [String: FileSystem.Stamp?]

  init(_ options: GenerationOptions) {
    let paths = (try? SchemaFile.paths(options.schemas)) ?? []
    stamps = Dictionary(paths.map { ($0, FileSystem.stamp(of: $0)) }) { first, _ in first }
  }
}

extension GenerationOptions {
  /// What is watched, for people.
  fileprivate var watched: String {
    schemas.isEmpty
      ? "\(SchemaFile.folder)/*\(SchemaFile.suffix)" : schemas.joined(separator: ", ")
  }
}
