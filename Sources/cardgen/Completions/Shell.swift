import CardgenCommands

/// A shell with completions for `cardgen`.
enum Shell: String, CaseIterable {
  case bash, zsh, fish

  /// Returns the completion script for the shell.
  func completions(for commands: [Command]) -> String {
    switch self {
    case .bash: bashScript(for: commands)
    case .zsh: zshScript(for: commands)
    case .fish: fishScript(for: commands)
    }
  }

  /// Instructions for loading the script when the shell starts.
  var setUp: String {
    switch self {
    case .bash: "add to ~/.bashrc: source <(cardgen completions bash)"
    case .zsh: "add to ~/.zshrc after compinit: source <(cardgen completions zsh)"
    case .fish: "run once: cardgen completions fish > ~/.config/fish/completions/cardgen.fish"
    }
  }
}
