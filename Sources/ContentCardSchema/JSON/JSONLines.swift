/// Returns a JSON object without line breaks between its members.
///
/// - Parameter members: The name of each member as plain text, and its value as JSON.
package func jsonLine(_ members: [(String, String)]) -> String {
  "{" + members.map { "\($0.jsonLiteral): \($1)" }.joined(separator: ", ") + "}"
}

/// Returns a JSON array in which each element begins on a line of its own. A line feed follows the array. The elements
/// must already be JSON.
package func jsonLines(_ elements: [String]) -> String {
  elements.isEmpty ? "[]\n" : "[\n" + elements.map { "  \($0)" }.joined(separator: ",\n") + "\n]\n"
}

/// Returns a JSON object in which each member begins on an indented line of its own. The members must already have the
/// form `"name": value`.
package func jsonObject(_ members: [String]) -> String { "{\(indentedLines(members))}" }

/// Returns the text between the brackets of an object or an array, with every line indented. Each item begins on a line
/// of its own.
func indentedLines(_ items: [String]) -> String {
  guard !items.isEmpty else { return "" }
  let lines = items.joined(separator: ",\n").split(separator: "\n").map { "  \($0)" }
  return "\n\(lines.joined(separator: "\n"))\n"
}
