import CardgenCommands

/// A shell that can complete the arguments of `cardgen`.
enum Shell: String, CaseIterable {
  case bash, zsh, fish

  /// Returns the completion script of the shell.
  func completions(for commands: [Command]) -> String {
    switch self {
    case .bash: bashScript(for: commands)
    case .zsh: zshScript(for: commands)
    case .fish: fishScript(for: commands)
    }
  }

  /// How to load the script when the shell starts.
  var setUp: String {
    switch self {
    case .bash: "in ~/.bashrc: source <(cardgen completions bash)"
    case .zsh: "in ~/.zshrc, after compinit: source <(cardgen completions zsh)"
    case .fish: "once: cardgen completions fish > ~/.config/fish/completions/cardgen.fish"
    }
  }
}
