import ContentCardSchema
import Foundation
import TestSupport
import Testing

@testable import ContentCardCodegen

/// The settings with which generated code is compiled.
struct CompilerMode: CustomTestStringConvertible, Sendable {
  var language = "6"
  var access = AccessLevel.internal
  var features: [String] = []
  var isolatesToMainActor = false

  static let upcoming = ["ExistentialAny", "InternalImportsByDefault", "MemberImportVisibility"]

  var testDescription: String {
    "Swift \(language), \(access), \(features.isEmpty ? "plain" : "upcoming features")"
      + (isolatesToMainActor ? ", main actor" : "")
  }

  /// Expects that the files compile as one module without a warning.
  func expectNoWarnings(
    _ files: [GeneratedFile], with support: String = "",
    sourceLocation: Testing.SourceLocation = #_sourceLocation
  ) throws {
    #expect(!files.isEmpty, sourceLocation: sourceLocation)
    let support = GeneratedFile(name: "Support.swift", text: support)
    let run = try compile(files + [support], to: ["-typecheck"])
    #expect(run.status == 0 && run.output.isEmpty, "\(run)", sourceLocation: sourceLocation)
  }

  /// Compiles the files as one module. Warnings are errors.
  ///
  /// - Parameter output: `-typecheck`, or options for the output.
  func compile(_ files: [GeneratedFile], to output: [String]) throws -> Run {
    let folder = try TemporaryFolder()
    let paths = try files.map { try folder.write($0.text, to: $0.name) }
    // Without `-wmo`, the compiler starts once for every few files and reads all of them each time.
    return try Run(
      ["swiftc"] + output
        + [
          "-wmo", "-parse-as-library", "-module-name", "Generated", "-warnings-as-errors",
          "-swift-version", language, "-package-name", "app", "-I",
          Run.builtProducts.appending(path: "Modules").path,
        ] + features.flatMap { ["-enable-upcoming-feature", $0] }
        + (isolatesToMainActor ? Run.mainActorIsolation : []) + paths)
  }
}

/// Returns what the formatter reports about generated files, which normally tell it to ignore them.
///
/// - Parameter rules: Rules to ignore, because names and long words of the schema break them.
func formatterFindings(in files: [GeneratedFile], except rules: [String] = []) throws -> [Substring]
{
  let folder = try TemporaryFolder()
  for file in files { try folder.write(file.textToFormat, to: file.name) }
  let run = try Run("swift", "format", "lint", "--strict", "--parallel", "-r", folder.path)
  return run.output.split(separator: "\n").filter { line in
    !rules.contains { line.contains(": error: [\($0)] ") }
  }
}

/// The formatter's rules about names.
let namingRules = [
  "AlwaysUseLowerCamelCase", "TypeNamesShouldBeCapitalized", "IdentifiersMustBeASCII",
]

extension GeneratedFile {
  var textToFormat: String { text.replacing("// swift-format-ignore-file\n", with: "") }
}

extension Generation {
  /// Compiles the generated code with a program, and runs the program.
  func output(of program: String) throws -> String {
    let main = GeneratedFile(name: "main.swift", text: "import ContentCards\n\(program)\n")
    // The schema's name, and with it the names of the files, can contain any text.
    let files = files.enumerated().map { GeneratedFile(name: "\($0).swift", text: $1.text) }
    return try outputOfProgram(files + [main])
  }
}

/// Compiles source, links it with the library that was built for these tests, and runs it.
func outputOfProgram(_ files: [GeneratedFile]) throws -> String {
  let folder = try TemporaryFolder()
  let sources = try files.map { try folder.write($0.text, to: $0.name) }
  let program = folder.path + "/program"
  let compilation = try Run(
    [
      "swiftc", "-Onone", "-wmo", "-I", Run.builtProducts.appending(path: "Modules").path, "-o",
      program,
    ]
      + sources + Run.objectFiles(of: "ContentCards"))
  #expect(compilation.status == 0, "\(compilation)")
  return try Run(program).output
}
