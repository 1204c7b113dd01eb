import CardgenCommands

extension Shell {
  func zshScript(for commands: [Command]) -> String {
    let rows = commands.map { "    \("\($0.name):\($0.purpose)".zshQuoted)\n" }
    return #"""
      #compdef cardgen
      # Completions for cardgen in zsh; \#(setUp)

      _cardgen() {
        local -a commands
        commands=(
      \#(rows.joined())\#
          'help:Shows the help for a command.'
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

      # zsh runs an autoloaded file as the function, and a sourced file as a script, which must register the function.
      if [[ $funcstack[1] == _cardgen ]]; then
        _cardgen "$@"
      else
        compdef _cardgen cardgen
      fi

      """#
  }
}

extension Command {
  fileprivate var zshCase: String {
    let specifications = options.map(\.zshSpecification) + ["'--help[shows this help]'"]
    let operands = operands.value.zshAction.map { ["'*:argument:\($0)'"] } ?? []
    let lines = (specifications + operands).map { " \\\n        \($0)" }.joined()
    return "    \(name))\n      _arguments\(lines) ;;\n"
  }
}

extension OptionDeclaration {
  /// The option's specification for `_arguments`, such as `--output=[the folder]:value:_files -/`. An asterisk at the
  /// beginning marks a repeatable option.
  fileprivate var zshSpecification: String {
    let text = meaning.replacing("[", with: "\\[").replacing("]", with: "\\]")
      .replacing(":", with: "\\:")
    let head = (isRepeatable ? "*" : "") + flag
    guard let value else { return "\(head)[\(text)]".zshQuoted }
    return "\(head)=[\(text)]:value:\(value.zshAction ?? "")".zshQuoted
  }
}

extension ArgumentValue {
  /// The action that completes values of this kind, or `nil` for free text.
  fileprivate var zshAction: String? {
    switch self {
    case .word(let words): "(\(words.joined(separator: " ")))"
    case .words(let words, _): "_values -s , value \(words.joined(separator: " "))"
    case .file("", _): "_files"
    case .file(let suffix, _): "_files -g \"*\(suffix)\""
    case .folder: "_files -/"
    case .text: nil
    }
  }
}

extension String {
  /// The string, quoted for zsh.
  fileprivate var zshQuoted: String { "'\(replacing("'", with: "'\\''"))'" }
}
