import CardgenCommands

/// A smaller `cardgen` that the plug-ins run. It has only the commands that they need, because users of the plug-ins
/// have to build it.
@main
enum CardgenPluginTool {
  static func main() { CommandLineTool.run([.generate, .check, .lint]) }
}
