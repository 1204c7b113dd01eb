import CardgenCommands

/// The part of `cardgen` that the plugins run. Users of the plugins build it, so it has no other
/// commands.
@main
enum CardgenPluginTool {
  static func main() { CommandLineTool.run([.generate, .check, .lint]) }
}
