/// A workflow command, parsed from a line of output like the GitHub Actions runner does (`ActionCommand.TryParseV2` in
/// actions/runner).
struct RunnerCommand: Equatable {
  var name: String
  var properties: [String: String]
  var data: String

  init(_ name: String, _ properties: [String: String], _ data: String) {
    (self.name, self.properties, self.data) = (name, properties, data)
  }

  /// Returns the commands in the output of a step.
  static func all(in output: String) -> [Self] {
    output.split(separator: "\n").compactMap { Self(line: String($0)) ?? Self(olderForm: $0) }
  }

  /// Returns `nil` if the line does not contain a command in the older form, such as `##[error]message`. It can be
  /// anywhere in the line.
  private init?(olderForm line: Substring) {
    guard let start = line.firstRange(of: "##["),
      let end = line[start.upperBound...].firstIndex(of: "]")
    else { return nil }
    self.init(String(line[start.upperBound..<end]), [:], String(line[end...].dropFirst()))
  }

  /// Returns `nil` if the line is not a command.
  init?(line: String) {
    let line = line.drop { $0 == " " || $0 == "\t" }
    guard line.hasPrefix("::"), let end = line.dropFirst(2).firstRange(of: "::") else {
      return nil
    }
    let head = line[..<end.lowerBound].dropFirst(2)
    name = String(head.prefix { $0 != " " })
    guard ["error", "warning", "notice"].contains(name) else { return nil }
    properties = [:]
    for property in head.dropFirst(name.count + 1).split(separator: ",") {
      let pair = property.split(separator: "=", maxSplits: 1)
      guard pair.count == 2 else { continue }
      properties[String(pair[0])] = Self.unescaped(
        pair[1], [("%0D", "\r"), ("%0A", "\n"), ("%3A", ":"), ("%2C", ","), ("%25", "%")])
    }
    data = Self.unescaped(
      line[end.upperBound...], [("%0D", "\r"), ("%0A", "\n"), ("%25", "%")])
  }

  private static func unescaped(_ text: Substring, _ mappings: [(String, String)]) -> String {
    mappings.reduce(String(text)) { $0.replacing($1.0, with: $1.1) }
  }
}
