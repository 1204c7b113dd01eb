extension Shell {
  func fishScript(for commands: [CommandSummary]) -> String {
    let names = commands.map(\.name).joined(separator: " ")
    let rows = commands.map {
      "complete -c cardgen -n __fish_use_subcommand -a \($0.name) -d \($0.purpose.fishQuoted)\n"
    }
    return """
      # Completions of cardgen for fish; \(setUp)
      complete -c cardgen -f
      \(rows.joined())\
      complete -c cardgen -n __fish_use_subcommand -a help -d 'Explains a command.'
      complete -c cardgen -n '__fish_seen_subcommand_from help' -a '\(names)'
      complete -c cardgen -l help -d 'this text'
      \(commands.map(\.fishLines).joined())
      """
  }
}

extension CommandSummary {
  fileprivate var fishLines: String {
    let head = "complete -c cardgen -n '__fish_seen_subcommand_from \(name)'"
    let operands = operands.fishArguments.map { ["\(head) \($0)\n"] } ?? []
    return
      (operands
      + options.map { option in
        let value = option.value.map { " -r \($0.fishArguments ?? "-f")" } ?? ""
        return "\(head) -l \(option.flag.dropFirst(2))\(value) -d \(option.meaning.fishQuoted)\n"
      }).joined()
  }
}

extension Candidates {
  /// What gathers them; nil for those that only the user knows.
  fileprivate var fishArguments: String? {
    switch self {
    case .words(let words): "-f -a '\(words.joined(separator: " "))'"
    case .files(""): "-F"
    case .files(let suffix):
      // fish puts the others behind them.
      "-f -a '(__fish_complete_suffix \(suffix) | string match -re \"(?:/|\(suffix))\\$\")'"
    case .folders: "-f -a '(__fish_complete_directories)'"
    case .any: nil
    }
  }
}

extension String {
  /// The text as one word of fish, where a backslash stands for itself only when it is doubled.
  fileprivate var fishQuoted: String {
    "'\(replacing("\\", with: "\\\\").replacing("'", with: "\\'"))'"
  }
}
