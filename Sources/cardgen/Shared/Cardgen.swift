import ContentCardSchema

// For the global `stdout`, which C lets anybody change.
#if canImport(Darwin)
  @preconcurrency import Darwin
#elseif canImport(Glibc)
  @preconcurrency import Glibc
#elseif canImport(Musl)
  @preconcurrency import Musl
#endif

@main
enum Cardgen {
  static func main() {
    let exitCode = run(Array(CommandLine.arguments.dropFirst()))
    // What was printed may wait until now, and a full disk shows only then, or has shown before.
    let isFlushed = fflush(nil) == 0
    let reason = isFlushed ? "something was lost" : FileError.last.reason
    guard isFlushed, ferror(stdout) == 0 else {
      StandardError.write("cardgen: error: standard output cannot be written: \(reason)\n")
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
        if options.isWatching {
          try watch(options)
          // It was interrupted, and has reported after each change.
          return .fine
        }
        var report = Report()
        try command.run(options, &report)
        StandardError.write(report.text(as: options.diagnostics))
        return report.exitCode
      }
    } catch {
      StandardError.write(error.text)
      return .usage
    }
  }
}
