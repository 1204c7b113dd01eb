import ContentCardCodegen
import Foundation
import TestSupport
import Testing

extension Generation {
  /// Compiles the output and links it with the library as it was built for these tests, and runs a program that uses it.
  func output(of program: String) throws -> String {
    let names = ["ClassType.swift", "Keys.swift", "Objects.swift", "Dispatch.swift"]
    return try outputOfProgram(
      zip(names, files).map { ($0, $1.text) } + [
        ("main.swift", "import ContentCards\n\(program)\n")
      ])
  }
}

/// Compiles source and links it with the library as it was built for these tests, and runs it.
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
