/// Returns a JSON object on one line. The values must already be JSON.
package func jsonLine(_ members: [(String, String)]) -> String {
  "{" + members.map { "\($0.jsonLiteral): \($1)" }.joined(separator: ", ") + "}"
}

/// Returns a JSON array in which each element begins on a line of its own, or `[]` if there are none. The elements must
/// already be JSON.
package func jsonLines(_ elements: [String]) -> String {
  elements.isEmpty ? "[]\n" : "[\n" + elements.map { "  \($0)" }.joined(separator: ",\n") + "\n]\n"
}

/// Returns a JSON object in which each member begins on an indented line of its own. The members must already be
/// written as `"name": value`.
package func jsonObject(_ members: [String]) -> String { "{\(indentedLines(members))}" }

/// Returns the items of an object or an array on indented lines, separated by commas.
func indentedLines(_ items: [String]) -> String {
  guard !items.isEmpty else { return "" }
  let lines = items.joined(separator: ",\n").split(separator: "\n").map { "  \($0)" }
  return "\n\(lines.joined(separator: "\n"))\n"
}
