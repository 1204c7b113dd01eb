import Foundation
import Testing

@testable import CardgenCommands
@testable import cardgen

struct PrintCompletionsTests {
  @Test(arguments: Shell.allCases)
  func shellsReadTheScript(_ shell: Shell) throws {
    let workplace = try Workplace()
    let path = try workplace.writeCompletions(of: shell)
    guard let executable = shell.executable else { try Test.cancel("needs \(shell)") }
    #expect(try workplace.run(executable, ["-n", path]) == Outcome(.fine))
  }

  /// Typed words, and the expected completions of the last one.
  static let lines: [(words: [String], completed: [String])] = [
    (["ge"], ["generate"]),
    (["generate", "--a"], ["--access"]),
    (["init", "--"], ["--class-type", "--help", "--output"]),
    (["--v"], ["--version"]),
    (["generate", "--access", ""], ["internal", "package", "public"]),
    (["check", "--diagnostics", "j"], ["json"]),
    (["completions", ""], ["bash", "fish", "zsh"]),
    (["help", "comp"], ["completions"]),
    // Schemas, and folders that contain schemas.
    (["lint", ""], ["A b.contentcards.json", "Schemas"]),
    (["lint", "Schemas/"], ["Schemas/Shop.contentcards.json"]),
    (["lint", "A"], ["A b.contentcards.json"]),
    (["generate", "--output", ""], ["Schemas"]),
    (["infer", "C"], ["Cards.json"]),
    // `diff` accepts schemas with any file name.
    (["diff", "C"], ["Cards.json"]),
    (["diff", "Cards.json", "A"], ["A b.contentcards.json"]),
    (["diff", "--fail-on", "breaks-"], ["breaks-live-cards", "breaks-old-apps"]),
    (["diff", "--fail-on", "a"], ["any"]),
    (["diff", "--fail-on", "changes-code,a"], ["changes-code,any"]),
    (
      ["diff", "--ignore", "alias-added,range-narrowed,enum-"],
      ["alias-added,range-narrowed,enum-narrowed", "alias-added,range-narrowed,enum-widened"]
    ),
    (["init", "--class-type", ""], []),
    (["init", ""], []),
  ]

  @Test(.enabled(if: Shell.bash.executable != nil, "needs bash"), arguments: lines)
  func bashCompletes(_ words: [String], _ completed: [String]) throws {
    #expect(try bash(words) == completed)
  }

  /// Bash treats the equal sign as a separate word.
  @Test(
    .enabled(if: Shell.bash.executable != nil, "needs bash"),
    arguments: [
      (["generate", "--access", "="], ["internal", "package", "public"]),
      (["generate", "--access", "=", "p"], ["package", "public"]),
      (["diff", "--fail-on", "=", "any,n"], ["any,nothing"]),
    ])
  func bashCompletesAfterAnEqualSign(_ words: [String], _ completed: [String]) throws {
    #expect(try bash(words) == completed)
  }

  @Test(.enabled(if: Shell.fish.executable != nil, "needs fish"), arguments: lines)
  func fishCompletes(_ words: [String], _ completed: [String]) throws {
    let line = (["cardgen"] + words).joined(separator: " ")
    let script = "source $argv[1]; complete -C '\(line)'"
    let workplace = try Self.workplace()
    let outcome = try workplace.run(
      try #require(Shell.fish.executable),
      ["--no-config", "-c", script, try workplace.writeCompletions(of: .fish)],
      // The folder's name contains an accent, which requires UTF-8.
      environment: ["HOME": workplace.folder.path, "LC_ALL": "C.UTF-8"])
    // Fish prints each candidate with a tab and its description, and each folder with a slash.
    let found = outcome.output.split(separator: "\n").map { line in
      let candidate = line.prefix { $0 != "\t" }
      return String(candidate.hasSuffix("/") ? candidate.dropLast() : candidate)
    }
    #expect(outcome.exitCode == .fine && found.sorted() == completed, "\(outcome)")
  }

  /// Replaces zsh's functions with functions that print their arguments.
  @Test(.enabled(if: Shell.zsh.executable != nil, "needs zsh"))
  func zshCompletesCommands() throws {
    let script = """
      compdef() { print "$@" }
      source $1
      _describe() { print -l "$1:" ${(P)2} }
      _arguments() { print -l -- "$@" }
      words=(cardgen ge) CURRENT=2; _cardgen
      words=(cardgen init --) CURRENT=3; _cardgen
      """
    let workplace = try Workplace()
    let outcome = try workplace.run(
      try #require(Shell.zsh.executable),
      ["-f", "-c", script, "zsh", try workplace.writeCompletions(of: .zsh)])
    let purposes = Cardgen.commands.map { "\($0.name):\($0.purpose)\n" }.joined()
    #expect(
      outcome
        == Outcome(
          .fine,
          output: """
            _cardgen cardgen
            command:
            \(purposes)help:Shows the help for a command.
            *--class-type=[a class type, as entered in the dashboard; can be repeated]:value:
            --output=[folder or file for the schema; default: Schemas]:value:_files -g "*.contentcards.json"
            --help[shows this help]

            """))
  }

  /// Tests the text of the scripts, because these shells may not be installed.
  @Test func zshAndFishCompleteInsideLists() {
    let words = "breaks-old-apps breaks-live-cards changes-meaning changes-code any nothing"
    #expect(
      Shell.zsh.completions(for: [.diff]).contains(":value:_values -s , value \(words)' \\\n"))
    #expect(
      Shell.fish.completions(for: [.diff]).contains(
        " -l fail-on -r -f -a '(__fish_append , \(words))' -d "))
  }

  @Test(
    arguments: [
      ([], "cardgen completions needs the name of a shell", "the shell must be bash, zsh, or fish"),
      (
        ["bsh"], "there are no completions for the shell \"bsh\"",
        "did you mean \"bash\"? the shell must be bash, zsh, or fish"
      ),
      (
        ["bash", "zsh"],
        "cardgen completions prints one script, but a second shell was given: \"zsh\"",
        "run it once for each shell"
      ),
    ] as [([String], String, String)])
  func oneShellIsRequired(_ words: [String], _ message: String, _ hint: String) throws {
    let outcome = try Workplace().run(Workplace.cardgen, ["completions"] + words)
    #expect(outcome == Outcome(.usage, errors: UsageError(message, hint: hint).text))
  }

  private static func workplace() throws -> Workplace {
    let workplace = try Workplace(schemas: ["Shop": Workplace.coupon])
    try workplace.write(Workplace.coupon, to: "A b.contentcards.json")
    try workplace.write("[]", to: "Cards.json")
    return workplace
  }

  private func bash(_ words: [String]) throws -> [String] {
    let script = """
      source "$1"; shift; COMP_WORDS=(cardgen "$@"); COMP_CWORD=$#
      _cardgen 2>&1
      for word in "${COMPREPLY[@]}"; do echo "$word"; done
      """
    let workplace = try Self.workplace()
    let path = try workplace.writeCompletions(of: .bash)
    let outcome = try workplace.run(
      try #require(Shell.bash.executable), ["-c", script, "bash", path] + words)
    #expect(outcome.exitCode == .fine && outcome.errors == "", "\(outcome)")
    return outcome.output.split(separator: "\n").map(String.init).sorted()
  }
}

extension Shell {
  /// The path of the shell, or `nil` if it is not installed.
  fileprivate var executable: URL? {
    ["/bin", "/usr/bin", "/usr/local/bin", "/opt/homebrew/bin"].map { "\($0)/\(rawValue)" }
      .first(where: FileManager.default.isExecutableFile).map { URL(filePath: $0) }
  }
}

extension Workplace {
  /// Writes the script to a hidden file, which the shells do not complete, and returns its path.
  fileprivate func writeCompletions(of shell: Shell) throws -> String {
    let outcome = try run("completions", shell.rawValue)
    #expect(outcome.exitCode == .fine && outcome.errors == "", "\(outcome)")
    try write(outcome.output, to: ".completions.\(shell.rawValue)")
    return path(".completions.\(shell.rawValue)")
  }
}
