import PackagePlugin

/// The arguments of the command, as written after `swift package generate-content-cards` or passed by Xcode.
struct PluginArguments {
  /// The names of the targets to process, or an empty array if none are named. Xcode passes the targets that the user
  /// selects.
  let targets: [String]
  let checks: Bool
  let options: [String]
  /// The output folder, or `nil` for the default folders.
  let output: String?
  let asksForHelp: Bool

  static let help = """
    Generates Swift source from the files NAME\(PluginSchemaFile.suffix) in the targets, and
    writes it to the folder Generated beside the schema. For schemas in the
    package's folder Schemas, the command writes to Generated/NAME. It skips schemas
    whose code ContentCardsPlugin generates, unless --target names their target.

    USAGE: swift package generate-content-cards [--target NAME]… [--check]
                                                [--access LEVEL] [--output DIR]

      --target NAME   use only the schemas of this target; default: the folder
                      Schemas, and all targets except test targets
      --check         change no code; fail if a file is out of date, and report the
                      first line that differs
      --access LEVEL  internal, package, or public; overrides the schema
      --output DIR    one folder for all files, relative to the package or project

    """

  init(_ arguments: [String]) throws(CommandError) {
    var rest = ArgumentExtractor(arguments)
    func values(of option: String) throws(CommandError) -> [String] {
      let values = rest.extractOption(named: option)
      // The extractor ignores an option without a value at the end of the arguments.
      guard arguments.last != "--\(option)",
        values.allSatisfy({ !$0.isEmpty && !$0.hasPrefix("--") })
      else {
        throw CommandError("--\(option) needs a value\n\n\(Self.help)")
      }
      return values
    }
    targets = try values(of: "target")
    options = try values(of: "access").map { "--access=\($0)" }
    let outputs = try values(of: "output")
    guard outputs.count < 2 else { throw CommandError("--output is given twice") }
    output = outputs.first
    checks = rest.extractFlag(named: "check") > 0
    asksForHelp = rest.extractFlag(named: "help") > 0
    if let word = rest.remainingArguments.first {
      throw CommandError("unknown argument \"\(word)\"\n\n\(Self.help)")
    }
  }
}

struct CommandError: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) { self.description = description }
}
