extension Command {
  /// What the plugins run. Whoever builds with one of them builds this tool, and the rest of `cardgen`
  /// takes longer than all of it.
  static let all = [generate, check, lint]
}
