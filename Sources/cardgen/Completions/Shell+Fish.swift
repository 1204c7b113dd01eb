import CardgenCommands

extension Shell {
  func fishScript(for commands: [Command]) -> String {
    let names = commands.map(\.name).joined(separator: " ")
    let rows = commands.map {
      "complete -c cardgen -n __fish_use_subcommand -a \($0.name) -d \($0.purpose.fishQuoted)\n"
    }
    return """
      # Completions for cardgen in fish; \(setUp)
      complete -c cardgen -f
      \(rows.joined())\
      complete -c cardgen -n __fish_use_subcommand -a help -d 'Shows the help for a command.'
      complete -c cardgen -n '__fish_seen_subcommand_from help' -a '\(names)'
      complete -c cardgen -l help -d 'shows this help'
      complete -c cardgen -n __fish_use_subcommand -l version -d 'shows the versions of cardgen and of the generated code'
      \(commands.map(\.fishLines).joined())
      """
  }
}

extension Command {
  fileprivate var fishLines: String {
    let head = "complete -c cardgen -n '__fish_seen_subcommand_from \(name)'"
    let operands = operands.value.fishArguments.map { ["\(head) \($0)\n"] } ?? []
    return
      (operands
      + options.map { option in
        let value = option.value.map { " -r \($0.fishArguments ?? "-f")" } ?? ""
        return "\(head) -l \(option.flag.dropFirst(2))\(value) -d \(option.meaning.fishQuoted)\n"
      }).joined()
  }
}

extension ArgumentValue {
  /// The arguments of `complete` for values of this kind, or `nil` for free text.
  fileprivate var fishArguments: String? {
    switch self {
    case .word(let words): "-f -a '\(words.joined(separator: " "))'"
    case .words(let words, _): "-f -a '(__fish_append , \(words.joined(separator: " ")))'"
    case .file("", _): "-F"
    case .file(let suffix, _):
      // `__fish_complete_suffix` also lists files without the suffix. `string match` removes them.
      "-f -a '(__fish_complete_suffix \(suffix) | string match -re \"(?:/|\(suffix))\\$\")'"
    case .folder: "-f -a '(__fish_complete_directories)'"
    case .text: nil
    }
  }
}

extension String {
  /// The string, quoted for fish. In fish, a backslash in quotes must be escaped.
  fileprivate var fishQuoted: String {
    "'\(replacing("\\", with: "\\\\").replacing("'", with: "\\'"))'"
  }
}
