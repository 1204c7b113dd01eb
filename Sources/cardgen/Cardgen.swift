import ContentCardSchema

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

@main
enum Cardgen {
  static func main() {
    let exitCode = run(Array(CommandLine.arguments.dropFirst()))
    // What was printed may wait until now, and a full disk shows only then.
    guard fflush(nil) == 0 else {
      StandardError.write(
        "cardgen: error: standard output cannot be written: \(FileError.last.reason)\n")
      exit(ExitCode.files.rawValue)
    }
    exit(exitCode.rawValue)
  }

  private static func run(_ arguments: [String]) -> ExitCode {
    do {
      switch try Invocation(arguments) {
      case .nothing:
        StandardError.write(Help.overview)
        return .usage
      case .help(let command):
        print(command.map(Help.text) ?? Help.overview, terminator: "")
        return .fine
      case .command(let command, let options):
        var report = Report()
        switch command {
        case .generate where options.isWatching:
          try watch(options)
          return .fine
        case .generate: try generate(options, report: &report)
        case .check: try check(options, report: &report)
        case .lint: try lint(options, report: &report)
        case .docs: try docs(options, report: &report)
        case .diff: try diff(options, report: &report)
        case .lintCard: try lintCard(options, report: &report)
        case .fixtures: try writeFixtures(options, report: &report)
        case .adapter: try writeAdapter(options, report: &report)
        case .infer: try infer(options, report: &report)
        case .`init`: try initialize(options, report: &report)
        case .completions: try printCompletions(options)
        }
        StandardError.write(report.text(as: options.diagnostics))
        return report.exitCode
      }
    } catch {
      StandardError.write(error.text)
      return .usage
    }
  }
}
