/// A JSON object on one line, of names and of values that are written already.
package func jsonLine(_ members: [(String, String)]) -> String {
  "{" + members.map { "\($0.jsonLiteral): \($1)" }.joined(separator: ", ") + "}"
}

/// A JSON array with an element a line, which is written already; `[]` for none.
package func jsonLines(_ elements: [String]) -> String {
  elements.isEmpty ? "[]\n" : "[\n" + elements.map { "  \($0)" }.joined(separator: ",\n") + "\n]\n"
}

/// Returns a JSON object of members that are JSON already, each on its own line and indented.
package func jsonObject(_ members: [String]) -> String {
  guard !members.isEmpty else { return "{}" }
  let lines = members.joined(separator: ",\n").split(separator: "\n").map { "  \($0)" }
  return "{\n\(lines.joined(separator: "\n"))\n}"
}
