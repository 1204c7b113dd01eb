import CardgenCommands

/// A shell that completes what is typed for `cardgen`.
enum Shell: String, CaseIterable {
  case bash, zsh, fish

  /// The script that tells the shell.
  func completions(for commands: [Command]) -> String {
    switch self {
    case .bash: bashScript(for: commands)
    case .zsh: zshScript(for: commands)
    case .fish: fishScript(for: commands)
    }
  }

  /// A line for the shell's own start, which loads the script each time.
  var setUp: String {
    switch self {
    case .bash: "in ~/.bashrc: source <(cardgen completions bash)"
    case .zsh: "in ~/.zshrc, after compinit: source <(cardgen completions zsh)"
    case .fish: "once: cardgen completions fish > ~/.config/fish/completions/cardgen.fish"
    }
  }
}

extension String {
  /// The text as one word of the shell.
  var singleQuoted: String { "'\(replacing("'", with: "'\\''"))'" }
}
