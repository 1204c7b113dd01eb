import CardgenCommands

@main
enum Cardgen {
  /// The commands in the order of the help text.
  static let commands: [Command] = [
    .generate, .checkWithAdapters, .lint, .docs, .diff, .lintCard, .export, .fixtures, .adapter,
    .infer, .`init`,
  ]

  static func main() { CommandLineTool.run(commands) }
}
