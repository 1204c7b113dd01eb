extension Command {
  /// In the order of the overview.
  static let all = [
    generate, check, lint, docs, diff, lintCard, fixtures, adapter, infer, `init`, completions,
  ]
}
