/// A JSON object of members that are written already, one a line, and moved in.
func jsonObject(_ members: [String]) -> String {
  guard !members.isEmpty else { return "{}" }
  let lines = members.joined(separator: ",\n").split(separator: "\n").map { "  \($0)" }
  return "{\n\(lines.joined(separator: "\n"))\n}"
}
