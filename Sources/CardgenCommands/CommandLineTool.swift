import ContentCardCodegen
import ContentCardSchema

// `@preconcurrency` is needed for `stdout`, which is a mutable global variable.
#if canImport(Darwin)
  @preconcurrency import Darwin
#elseif canImport(Glibc)
  @preconcurrency import Glibc
#elseif canImport(Musl)
  @preconcurrency import Musl
#endif

package enum CommandLineTool {
  static let version = """
    cardgen \(ToolVersion.current)
    generated code version \(GeneratedFile.version)

    """

  package static func run(_ commands: [Command]) -> Never {
    let exitCode = exitCode(of: Array(CommandLine.arguments.dropFirst()), commands)
    // Some output may still be buffered. `ferror` detects earlier writes that have failed.
    let isFlushed = fflush(nil) == 0
    let reason = isFlushed ? "some of the output was lost" : FileError.last.reason
    guard isFlushed, ferror(stdout) == 0 else {
      StandardError.write("cardgen: error: cannot write to standard output: \(reason)\n")
      exit(ExitCode.files.rawValue)
    }
    exit(exitCode.rawValue)
  }

  /// Throws an error for arguments that are not UTF-8, such as file names from another system.
  ///
  /// Swift replaces their invalid bytes, so cardgen could read or write the wrong file.
  private static func checkEncoding() throws(UsageError) {
    for (index, argument) in CommandLine.arguments.enumerated() {
      guard let bytes = CommandLine.unsafeArgv[index], String(validatingCString: bytes) == nil
      else { continue }
      throw UsageError(
        "\(quoted(argument)) is not UTF-8",
        hint: "write it in UTF-8; if it is a file name, rename the file")
    }
  }

  private static func exitCode(of arguments: [String], _ commands: [Command]) -> ExitCode {
    do {
      try checkEncoding()
      switch try Invocation(arguments, of: commands) {
      case .nothing:
        StandardError.write(Help.overview(of: commands))
        return .usage
      case .version:
        print(version, terminator: "")
        return .success
      case .help(let command):
        print(command.map(Help.text) ?? Help.overview(of: commands), terminator: "")
        return .success
      case .command(let command, let arguments):
        var report = Report()
        try command.run(arguments, &report)
        let format = arguments[Command.annotations] ?? .text
        if format == .github { print(report.annotations, terminator: "") }
        StandardError.write(report.text(as: format))
        return report.exitCode
      }
    } catch {
      let format = arguments.reportFormat
      let text = error.text(as: format)
      if format == .github { print(text, terminator: "") } else { StandardError.write(text) }
      return .usage
    }
  }
}

extension [String] {
  /// The format that the value of `--diagnostics` names, even if the arguments are invalid. The default is text.
  fileprivate var reportFormat: ReportFormat {
    let flag = Command.diagnostics.declaration.flag
    let options = prefix { $0 != "--" }
    let format = ReportFormat.allCases.first { format in
      zip(options, options.dropFirst() + [""]).contains { option, next in
        option == "\(flag)=\(format.rawValue)" || (option, next) == (flag, format.rawValue)
      }
    }
    return format ?? .text
  }
}
