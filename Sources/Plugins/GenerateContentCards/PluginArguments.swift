import PackagePlugin

/// The arguments of `swift package generate-content-cards`.
struct PluginArguments {
  /// Empty for all targets. Xcode passes those that its user selects.
  let targets: [String]
  let checks: Bool
  /// The options to pass on to `cardgen`.
  let options: [String]
  /// `nil` for a folder beside each schema.
  let output: String?
  let asksForHelp: Bool

  static let help = """
    Writes the Swift source of every NAME\(PluginSchemaFile.suffix) in a target into the folder Generated
    beside it, and of those in the folder Schemas of the package into Generated/NAME.

    USAGE: swift package generate-content-cards [--target NAME]… [--check] [--access LEVEL]
                                                [--output DIR]

      --target NAME   only the schemas in this target; default: all but tests, and Schemas
      --check         writes nothing; shows what would change, and fails when something would
      --access LEVEL  internal, package or public; overrides the schema
      --output DIR    one folder for all files, named from the folder of the package

    """

  init(_ arguments: [String]) throws(CommandError) {
    var rest = ArgumentExtractor(arguments)
    func values(of option: String) throws(CommandError) -> [String] {
      let values = rest.extractOption(named: option)
      // The extractor drops an option that ends the line without a word.
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
      throw CommandError("\"\(word)\" is not understood\n\n\(Self.help)")
    }
  }
}

/// A reason for the command to fail.
struct CommandError: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) { self.description = description }
}
