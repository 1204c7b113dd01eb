/// A command, as far as a shell completes it.
package struct CommandSummary {
  package struct Option {
    /// With its dashes.
    let flag: String
    let meaning: String
    let repeats: Bool
    /// What may be its value; nil for an option without one.
    let value: Candidates?

    package init(flag: String, meaning: String, repeats: Bool, value: Candidates?) {
      self.flag = flag
      self.meaning = meaning
      self.repeats = repeats
      self.value = value
    }
  }

  let name: String
  let purpose: String
  let operands: Candidates
  let options: [Option]

  package init(name: String, purpose: String, operands: Candidates, options: [Option]) {
    self.name = name
    self.purpose = purpose
    self.operands = operands
    self.options = options
  }
}

/// What may stand in a place of a command line.
package enum Candidates: Hashable {
  case words([String])
  /// Files whose names end so, and folders on the way to them.
  case files(suffix: String)
  case folders
  /// Something that nobody but the user knows.
  case any

  /// - Parameters:
  ///   - placeholder: What stands for it in a usage line: `DIR`, `text|json`, `[SCHEMA…]`.
  ///   - schemaSuffix: What the names of schemas end with.
  package init(placeholder: String, schemaSuffix: String) {
    let words = placeholder.split { !$0.isLetter && !$0.isNumber && $0 != "-" }.map(String.init)
    switch words.first {
    case "SCHEMA": self = .files(suffix: schemaSuffix)
    case "FILE", "OLD": self = .files(suffix: "")
    case "DIR": self = .folders
    case _ where placeholder.contains("|"): self = .words(words)
    default: self = .any
    }
  }
}
