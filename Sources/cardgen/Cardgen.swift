import CardgenCommands

@main
enum Cardgen {
  /// In the order of the overview.
  static let commands: [Command] = [
    .generate, .checkWithAdapters, .lint, .docs, .diff, .lintCard, .fixtures, .adapter, .infer,
    .`init`, .completions,
  ]

  static func main() { CommandLineTool.run(commands) }
}
