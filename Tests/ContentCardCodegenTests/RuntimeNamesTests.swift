import Foundation
import Testing

@testable import ContentCardCodegen

/// The generator and the runtime library share no target, so the names that one needs to know of the other are
/// compared here.
@Suite struct RuntimeNamesTests {
  @Test func theConstantsAreThoseOfTheRuntimeLibrary() throws {
    let source = try Self.source("Card/ContentCardKey+Constants.swift")
    let constant = /static var (\w+): Self { (?:Self\("(\w+)"\)|\.\w+) }/
    var names: Set<String> = []
    for match in source.matches(of: constant) {
      names.insert(String(match.1))
      if let key = match.2 { #expect(RuntimeNames.keyConstants[String(key)] == String(match.1)) }
    }
    #expect(names == RuntimeNames.constants)
  }

  @Test func everyPublicTypeOfTheRuntimeLibraryIsReserved() throws {
    let folder = repository.appending(path: "Sources/ContentCards")
    let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
    var types: Set<String> = []
    for case let file as URL in try #require(files) where file.pathExtension == "swift" {
      let source = try String(contentsOf: file, encoding: .utf8)
      let declaration = /^public (?:final class|struct|enum|protocol|indirect enum|typealias) (\w+)/
        .anchorsMatchLineEndings()
      types.formUnion(source.matches(of: declaration).map { String($0.1) })
    }
    #expect(types.count > 15)
    #expect(types.subtracting(RuntimeNames.types) == [])
  }

  private static func source(_ path: String) throws -> String {
    try String(
      contentsOf: repository.appending(path: "Sources/ContentCards/\(path)"), encoding: .utf8)
  }
}
