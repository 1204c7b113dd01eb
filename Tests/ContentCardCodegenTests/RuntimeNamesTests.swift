import ContentCardSchema
import Foundation
import TestSupport
import Testing

@testable import ContentCardCodegen

/// Tests that the generator's lists of names in the runtime library are up to date. The generator and the library share
/// no target.
@Suite struct RuntimeNamesTests {
  @Test func theConstantsMatchTheRuntimeLibrary() throws {
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
      let declaration =
        /^(?:@\w+ )*public (?:final class|struct|enum|protocol|indirect enum|typealias) (\w+)/
        .anchorsMatchLineEndings()
      types.formUnion(source.matches(of: declaration).map { String($0.1) })
    }
    #expect(
      (16...24).contains(types.count), "expected 16 to 24 public types, found \(types.sorted())")
    #expect(types.subtracting(RuntimeNames.types) == [])
  }

  /// The schema uses every member of schemas.
  @Test func everyTypeThatGeneratedCodeUsesIsReserved() throws {
    let folder = repository.appending(path: "Generated/Showcase")
    let files = try FileManager.default.contentsOfDirectory(
      at: folder, includingPropertiesForKeys: nil)
    let code = try files.map { try String(contentsOf: $0, encoding: .utf8) }.joined()
      .replacing(/\/\/.*|"(?:[^"\\]|\\.)*"/, with: "")
    let used = code.matches(of: /(\.?)\b([A-Z]\w*)/).filter(\.1.isEmpty).map { String($0.2) }
    let declared = code.matches(of: /(?:struct|enum|protocol|class|typealias) (\w+)/)
      .map { String($0.1) }
    let keywords: Set = ["Any", "ContentCardsGenerated", "Self", "ObjectiveC"]
    let ofTheApp: Set = ["Countable", "Models", "Offer", "StockNumber"]
    #expect(
      Set(used).subtracting(declared).subtracting(keywords).subtracting(RuntimeNames.types)
        == ofTheApp)
  }

  @Test(arguments: RuntimeNames.types.sorted())
  func noTypeOfASchemaHasAReservedName(name: String) {
    #expect(codes(#""object": "\#(name)""#).contains(.reservedName))
    #expect(
      codes(##""extras": { "k": { "type": "string", "enum": ["a"], "enumName": "\##(name)" } }"##)
        .contains(.reservedName))
    #expect(
      codes(##""oneOf": { "p": { "choices": [{ "case": "\##(name)", "extras": "k" }] } }"##)
        .contains(.reservedName))
  }

  @Test(arguments: RuntimeNames.objectMembers.sorted())
  func noPropertyHasTheNameOfAMember(name: String) {
    #expect(
      codes(##""extras": { "k": { "type": "int", "property": "\##(name)" } }"##) == [.reservedName])
  }

  @Test(arguments: RuntimeNames.objectMembers.union(RuntimeNames.dispatchMembers).sorted())
  func noNamespaceHasTheNameOfAMember(name: String) {
    let generation = Generation(#"{ "namespace": "\#(name)", "classTypes": { "a": {} } }"#)
    #expect(generation.diagnostics.map(\.code) == [.reservedName])
  }

  @Test(arguments: RuntimeNames.classTypeMembers.union(RuntimeNames.types).sorted())
  func noCaseHasTheNameOfAMember(name: String) {
    #expect(codes(#""case": "\#(name)""#) == [.reservedName])
  }

  @Test(arguments: RuntimeNames.dispatchMembers.sorted())
  func noObjectHasTheNameOfAMemberOfTheDispatch(name: String) {
    #expect(codes(#""case": "b", "object": "\#(name)""#).contains(.reservedName))
    #expect(
      codes(#""case": "b", "object": "\#(name).Coupon", "declaration": "extension""#)
        == [.reservedName])
  }

  @Test(arguments: RuntimeNames.enumMembers.sorted())
  func noAllowedValueHasTheNameOfAMember(name: String) {
    #expect(
      codes(
        ##""extras": { "k": { "type": "string", "enum": [{ "value": "a", "case": "\##(name)" }] } }"##
      )
        == [.reservedName])
  }

  @Test(arguments: RuntimeNames.conformances.sorted())
  func protocolsOfEveryObjectAreNotAdoptedAgain(name: String) {
    for module in ["", "Swift.", "ContentCards."] {
      #expect(codes(#""conformsTo": "\#(module)\#(name)""#) == [.nameCollision])
    }
  }

  @Test func noCaseOfTheUnionHasTheNameOfAMember() throws {
    let source =
      try Self.source("Objects/Union.swift")
      + Self.source("Objects/ContentCardBacked.swift")
    let members = source.matches(of: /(?:var|func) (\w+)/).map { String($0.1) }
    #expect(members.count >= 7)
    // Methods with arguments cannot collide with a case.
    let names = Set(members).subtracting(["hash", "isEqual"])
    #expect(names == RuntimeNames.unionMembers)
    for name in names {
      let object = name.prefix(1).uppercased() + name.dropFirst()
      #expect(codes(#""object": "\#(object)""#).contains(.reservedName), "\(object)")
    }
  }

  @Test func theMembersMatchTheRuntimeLibrary() throws {
    let source = try ["ContentCardable", "ContentCardIdentity", "ContentCardBacked"]
      .map { try Self.source("Objects/\($0).swift") }.joined()
    let members = source.matches(of: /public (?:var|func) (\w+)/).map { String($0.1) }
    #expect(members.count >= 5)
    // A property `id` is allowed, but then the object does not have its card's identity.
    #expect(Set(members).subtracting(RuntimeNames.objectMembers) == ["hash", "id"])
  }

  @Test func thePropertiesOfAFeedAreReserved() throws {
    let source = try Self.source("Feed/ContentCardFeed.swift")
    let properties = source.matches(of: /\n  public (?:\w+\(set\) )?var (\w+)/).map { String($0.1) }
    #expect(Set(properties) == RuntimeNames.feedMembers)
  }

  /// Returns the diagnostic codes for a class type with these members.
  private func codes(_ members: String) -> [DiagnosticCode] {
    Generation("{ \"classTypes\": { \"a\": { \(members) } } }").diagnostics.map(\.code)
  }

  private static func source(_ path: String) throws -> String {
    try String(
      contentsOf: repository.appending(path: "Sources/ContentCards/\(path)"), encoding: .utf8)
  }
}
