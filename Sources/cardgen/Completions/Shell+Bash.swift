import CardgenCommands

extension Shell {
  func bashScript(for commands: [Command]) -> String {
    let names = commands.map(\.name).joined(separator: " ")
    return #"""
      # Completions for cardgen in bash; \#(setUp)

      # Completes folders, and files whose names have the suffix.
      _cardgen_files() {
        local file
        while IFS= read -r file; do
          if [[ -d $file || $file == *"$1" ]]; then COMPREPLY+=("$file"); fi
        done < <(compgen -f -- "$cur")
        compopt -o filenames 2>/dev/null
      }

      _cardgen_folders() {
        local file
        while IFS= read -r file; do COMPREPLY+=("$file"); done < <(compgen -d -- "$cur")
        compopt -o filenames 2>/dev/null
      }

      _cardgen_words() {
        local word
        while IFS= read -r word; do COMPREPLY+=("$word"); done < <(compgen -W "$1" -- "$cur")
      }

      # Completes a word in a comma-separated list.
      _cardgen_list() {
        local word before=
        if [[ $cur == *,* ]]; then before=${cur%,*},; fi
        for word in $1; do
          if [[ ,$before != *",$word,"* && $word == "${cur##*,}"* ]]; then
            COMPREPLY+=("$before$word")
          fi
        done
        compopt -o nospace 2>/dev/null
      }

      _cardgen() {
        local cur=${COMP_WORDS[COMP_CWORD]} prev=${COMP_WORDS[COMP_CWORD-1]}
        COMPREPLY=()
        if ((COMP_CWORD == 1)); then
          _cardgen_words '\#(names) help --help --version'
          return
        fi
        # bash splits --option=value at the equal sign.
        if [[ $cur == = ]]; then
          cur=
        elif [[ $prev == = ]]; then
          prev=${COMP_WORDS[COMP_CWORD-2]}
        fi
        case ${COMP_WORDS[1]} in
      \#(commands.map(\.bashCase).joined())\#
          help)
            _cardgen_words '\#(names)' ;;
        esac
      }

      complete -F _cardgen cardgen

      """#
  }
}

extension Command {
  fileprivate var bashCase: String {
    let values = options.compactMap { option in
      option.value.map { "        \(option.flag)) \($0.bashCall ?? ":"); return ;;\n" }
    }
    let flags = (options.map(\.flag) + ["--help"]).joined(separator: " ")
    let cases = values.isEmpty ? "" : "      case $prev in\n\(values.joined())      esac\n"
    return """
          \(name))
      \(cases)      if [[ $cur == -?* ]]; then
              _cardgen_words '\(flags)'
            else
              \(operands.value.bashCall ?? ":")
            fi ;;

      """
  }
}

extension ArgumentValue {
  /// The call that completes values of this kind, or `nil` for free text.
  fileprivate var bashCall: String? {
    switch self {
    case .word(let words): "_cardgen_words '\(words.joined(separator: " "))'"
    case .words(let words, _): "_cardgen_list '\(words.joined(separator: " "))'"
    case .file(let suffix, _): "_cardgen_files '\(suffix)'"
    case .folder: "_cardgen_folders"
    case .text: nil
    }
  }
}
