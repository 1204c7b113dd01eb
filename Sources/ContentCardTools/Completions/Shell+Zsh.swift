extension Shell {
  func zshScript(for commands: [CommandSummary]) -> String {
    let rows = commands.map { "    \("\($0.name):\($0.purpose)".singleQuoted)\n" }
    return #"""
      #compdef cardgen
      # Completions of cardgen for zsh; \#(setUp)

      _cardgen() {
        local -a commands
        commands=(
      \#(rows.joined())\#
          'help:Explains a command.'
        )
        if ((CURRENT == 2)); then
          _describe command commands
          return
        fi
        local command=$words[2]
        shift words
        ((CURRENT--))
        case $command in
      \#(commands.map(\.zshCase).joined())\#
          help) ((CURRENT == 2)) && _describe command commands ;;
        esac
      }

      # Loaded by its name it is a function already; read as a script it has to be announced.
      if [[ $funcstack[1] == _cardgen ]]; then
        _cardgen "$@"
      else
        compdef _cardgen cardgen
      fi

      """#
  }
}

extension CommandSummary {
  fileprivate var zshCase: String {
    let specifications = options.map(\.zshSpecification) + ["'--help[this text]'"]
    let operands = operands.zshAction.map { ["'*:argument:\($0)'"] } ?? []
    let lines = (specifications + operands).map { " \\\n        \($0)" }.joined()
    return "    \(name))\n      _arguments\(lines) ;;\n"
  }
}

extension CommandSummary.Option {
  /// `--output=[the folder]:value:_files -/`; a star in front where it may be given several times.
  fileprivate var zshSpecification: String {
    let text = meaning.replacing("[", with: "\\[").replacing("]", with: "\\]")
      .replacing(":", with: "\\:")
    let head = (repeats ? "*" : "") + flag
    guard let value else { return "\(head)[\(text)]".singleQuoted }
    return "\(head)=[\(text)]:value:\(value.zshAction ?? "")".singleQuoted
  }
}

extension Candidates {
  /// What gathers them; nil for those that only the user knows.
  fileprivate var zshAction: String? {
    switch self {
    case .words(let words): "(\(words.joined(separator: " ")))"
    case .files(""): "_files"
    case .files(let suffix): "_files -g \"*\(suffix)\""
    case .folders: "_files -/"
    case .any: nil
    }
  }
}
