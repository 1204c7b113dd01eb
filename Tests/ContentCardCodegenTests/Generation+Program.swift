import ContentCardCodegen
import Foundation
import TestSupport
import Testing

extension Generation {
  /// Compiles the generated code with a program, links them with the library that was built for these tests, and runs the
  /// program.
  func output(of program: String) throws -> String {
    let names = ["ClassType.swift", "Keys.swift", "Objects.swift", "Dispatch.swift"]
    return try outputOfProgram(
      zip(names, files).map { ($0, $1.text) } + [
        ("main.swift", "import ContentCards\n\(program)\n")
      ])
  }
}

/// Compiles source, links it with the library that was built for these tests, and runs it.
func outputOfProgram(_ files: [(name: String, text: String)]) throws -> String {
  let folder = try TemporaryFolder()
  let sources = try files.map { try folder.write($0.text, to: $0.name) }
  let program = folder.path + "/program"
  let compilation = try Run(
    ["swiftc", "-Onone", "-I", Run.builtProducts.appending(path: "Modules").path, "-o", program]
      + sources + Run.objectFiles(of: "ContentCards"))
  #expect(compilation.status == 0, "\(compilation)")
  return try Run(program).output
}
