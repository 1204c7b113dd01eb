import ContentCardSchema

// For `stdout`, which is a mutable global variable.
#if canImport(Darwin)
  @preconcurrency import Darwin
#elseif canImport(Glibc)
  @preconcurrency import Glibc
#elseif canImport(Musl)
  @preconcurrency import Musl
#endif

/// The entry point that the executables share.
package enum CommandLineTool {
  /// Runs the command that the arguments of the process name, and ends the process.
  package static func run(_ commands: [Command]) -> Never {
    let exitCode = exitCode(of: Array(CommandLine.arguments.dropFirst()), commands)
    // Printed text may be buffered until now. A full disk is reported here, or was reported before.
    let isFlushed = fflush(nil) == 0
    let reason = isFlushed ? "something was lost" : FileError.last.reason
    guard isFlushed, ferror(stdout) == 0 else {
      StandardError.write("cardgen: error: standard output cannot be written: \(reason)\n")
      exit(ExitCode.files.rawValue)
    }
    exit(exitCode.rawValue)
  }

  private static func exitCode(of arguments: [String], _ commands: [Command]) -> ExitCode {
    do {
      switch try Invocation(arguments, of: commands) {
      case .nothing:
        StandardError.write(Help.overview(of: commands))
        return .usage
      case .help(let command):
        print(command.map(Help.text) ?? Help.overview(of: commands), terminator: "")
        return .fine
      case .command(let command, let arguments):
        if arguments[Command.watch] {
          // Reports after each change, and returns when it is interrupted.
          try watch(arguments)
          return .fine
        }
        var report = Report()
        try command.run(arguments, &report)
        StandardError.write(report.text(as: arguments[Command.diagnostics] ?? .text))
        return report.exitCode
      }
    } catch {
      StandardError.write(error.text)
      return .usage
    }
  }
}
