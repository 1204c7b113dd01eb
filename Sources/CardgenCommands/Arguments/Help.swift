/// What `--help` prints.
enum Help {
  static func overview(of commands: [Command]) -> String {
    """
    Generates Swift for Braze content cards from a schema.

    USAGE
      cardgen COMMAND [ARGUMENTS]

    COMMANDS
    \(table(commands.map { ($0.name, $0.purpose) }))

    \(exitCodes)

    EXAMPLES
      cardgen generate
      cardgen help generate

    """
  }

  static func text(for command: Command) -> String {
    let options = command.options.map { ($0.usage, $0.meaning) }
    let usage = command.options.map { " [\($0.usage)]\($0.isRepeatable ? "…" : "")" }.joined()
    return """
      \(command.purpose)

      USAGE
        cardgen \(command.name) \(command.operands.usage)\(usage)

      ARGUMENTS
      \(table(command.operands.meanings))

      OPTIONS
      \(table(options + [("--help", "this text")]))

      \(exitCodes)

      EXAMPLES
      \(command.examples.map { "  \($0)" }.joined(separator: "\n"))

      """
  }

  private static let exitCodes = """
    EXIT CODES
      0  fine
      1  findings: mistakes in a schema or a card, stale output, a change that breaks
      2  usage: arguments that say nothing sensible
      3  files: one that cannot be read or written
    """

  private static func table(_ rows: [(name: String, meaning: String)]) -> String {
    let width = rows.map(\.name.count).max() ?? 0
    return rows.map { row in
      let padding = String(repeating: " ", count: width - row.name.count)
      return "  \(row.name)\(padding)  \(row.meaning)"
    }.joined(separator: "\n")
  }
}
