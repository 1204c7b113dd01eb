import ContentCardCodegen
import ContentCardSchema

extension Command {
  package static let check = Command(
    name: "check", purpose: "Checks that the generated code is up to date with its schemas.",
    options: output, access, annotations,
    examples: ["cardgen check", "cardgen check --diagnostics github"],
    run: check(_:report:))
}

private func check(_ arguments: ParsedArguments, report: inout Report) throws(UsageError) {
  let options = GenerationOptions(arguments, for: .check)
  let outputs = try GeneratedOutput.all(for: options, report: &report)
  let leftovers = outputs.leftovers(for: options)
  for output in outputs {
    do throws(Diagnostic) {
      let stale = try output.staleFiles(writtenBy: options.commandLine)
      for diagnostic in stale { report.add(diagnostic) }
      if stale.isEmpty { print("\(output.label) is up to date") }
    } catch {
      report.add(error)
    }
  }
  for leftover in leftovers { report.add(leftover) }
}

extension GeneratedOutput {
  /// The output folder if it is the default one, or else a pattern that matches the schema's files.
  fileprivate var label: String {
    DiagnosticFormatter.visible(
      folder == "Generated/\(schema.name)" ? folder : path(of: "\(schema.name)+*.swift"))
  }

  fileprivate func staleFiles(writtenBy command: String) throws(Diagnostic) -> [Diagnostic] {
    var stale: [Diagnostic] = []
    for file in files {
      let path = path(of: file.name)
      guard let present = try FileSystem.present(path) else {
        stale.append(.stale(path, "is missing", notes: "to create it, run: \(command)"))
        continue
      }
      guard let difference = FirstDifference(of: present, from: file.text) else { continue }
      stale.append(
        .stale(
          path, at: difference, "is out of date with \(quoted(schema.path))",
          notes: "to update it, run: \(command)"))
    }
    return stale
  }
}

/// The first line in which a file differs from its expected contents.
package struct FirstDifference {
  /// The number of the line, starting at 1.
  fileprivate let line: Int
  /// A description of the difference, such as `expected "a", found "b"`.
  fileprivate let description: String

  /// Returns `nil` if the contents are equal.
  package init?(of found: [UInt8], from expected: String) {
    let expected = Array(expected.utf8)
    guard found != expected else { return nil }
    let (foundLines, expectedLines) = (Self.lines(of: found), Self.lines(of: expected))
    let index = zip(foundLines, expectedLines).prefix { $0 == $1 }.count
    // If all lines are equal, the file lacks its last line ending. Each expected file has one.
    guard index < foundLines.count || index < expectedLines.count else {
      (line, description) = (index, "expected a line ending at the end of the file")
      return
    }
    let (wanted, present) = (Self.text(index, of: expectedLines), Self.text(index, of: foundLines))
    line = index + 1
    description =
      wanted == present
      ? "expected \(wanted) in another Unicode normalization"
      : "expected \(wanted), found \(present)"
  }

  private static func lines(of bytes: [UInt8]) -> [ArraySlice<UInt8>] {
    let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    return lines.last?.isEmpty == true ? lines.dropLast() : lines
  }

  private static func text(_ index: Int, of lines: [ArraySlice<UInt8>]) -> String {
    index < lines.count
      ? quoted(String(decoding: lines[index], as: UTF8.self)) : "the end of the file"
  }
}

extension Diagnostic {
  package static func stale(
    _ path: String, at difference: FirstDifference? = nil, _ message: String, notes: String...
  ) -> Self {
    Diagnostic(
      .staleOutput, path: path, at: difference.map { SourceLocation(line: $0.line, column: 1) },
      message, notes: ((difference.map { [$0.description] } ?? []) + notes).map { .init($0) })
  }
}

extension GenerationOptions {
  /// The `swift run` command that writes the files, quoted for a shell.
  fileprivate var commandLine: String {
    var words = ["swift", "run", "cardgen", "generate"]
    if let output { words.append("--output=\(output)") }
    if let access { words.append("--access=\(access.rawValue)") }
    if schemas.contains(where: { $0.hasPrefix("-") }) { words.append("--") }
    return (words + schemas).map(\.shellQuoted).joined(separator: " ")
  }
}
