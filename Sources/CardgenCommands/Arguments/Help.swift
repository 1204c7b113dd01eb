/// The help texts. Each fits on a screen of 24 lines and 80 columns.
enum Help {
  private static let columns = 80

  static func overview(of commands: [Command]) -> String {
    """
    Generates Swift code for Braze content cards from schemas.

    USAGE
      cardgen COMMAND [ARGUMENTS]
      cardgen help COMMAND
      cardgen --version

    COMMANDS
    \(table(commands.map { ($0.name, $0.purpose) }))

    EXIT CODES
      0 success, 1 problems found, 2 usage error, 3 file or server error

    """
  }

  static func text(for command: Command) -> String {
    let options = command.options.map { ($0.usage, $0.meaning) }
    let usage = [command.name, command.operands.usage, "[OPTIONS]"].filter { !$0.isEmpty }
    let operands = table(command.operands.meanings)
    return """
      \(command.purpose)

      USAGE
        cardgen \(usage.joined(separator: " "))
      \(operands.isEmpty ? "" : "\nARGUMENTS\n\(operands)\n")
      OPTIONS
      \(table(options + [("--help", "shows this help")]))

      EXAMPLES
      \(command.examples.map { "  \($0)" }.joined(separator: "\n"))

      """
  }

  private static func table(_ rows: [(name: String, meaning: String)]) -> String {
    let width = rows.map(\.name.count).max() ?? 0
    let indent = String(repeating: " ", count: width + 4)
    return rows.map { row in
      let padding = String(repeating: " ", count: width - row.name.count)
      let meaning = lines(of: row.meaning, columns: columns - indent.count)
      return "  \(row.name)\(padding)  \(meaning.joined(separator: "\n\(indent)"))"
    }.joined(separator: "\n")
  }

  /// Wraps text at spaces.
  private static func lines(of text: String, columns: Int) -> [String] {
    text.split(separator: " ").reduce(into: []) { lines, word in
      if let last = lines.last, last.count + 1 + word.count <= columns {
        lines[lines.count - 1] += " \(word)"
      } else {
        lines.append(String(word))
      }
    }
  }
}
