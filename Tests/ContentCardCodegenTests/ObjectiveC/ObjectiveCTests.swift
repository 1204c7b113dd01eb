import ContentCardSchema
import Foundation
import TestSupport
import Testing

@testable import ContentCardCodegen

/// Tests the generated file for Objective-C as far as Linux can compile and run it. The Objective-C runtime, bridging
/// of Foundation types, and initializers with `NSError **` are not tested; the initializers are only compiled and run
/// as plain Swift.
@Suite struct ObjectiveCTests {
  static let schemas = ["BrazeDemo", "Showcase"]

  /// Returns a schema of the repository with the prefix `SHP`.
  static func schema(_ name: String) throws -> String {
    let file = repository.appending(path: "Schemas/\(name).contentcards.json")
    let text = try String(contentsOf: file, encoding: .utf8)
      .replacing(#/ *"objectiveC": [^\n]*\n/#, with: "")
    return text.replacing(
      "  \"classTypes\"", with: "  \"objectiveC\": { \"prefix\": \"SHP\" },\n  \"classTypes\"")
  }

  static func generation(_ name: String, access: AccessLevel = .public) throws -> Generation {
    let generation = Generation(try schema(name), name: name, access: access)
    #expect(generation.findings == [])
    return generation
  }

  /// Returns the app's own types that the showcase refers to.
  static func appTypes(_ name: String) throws -> [GeneratedFile] {
    guard name == "Showcase" else { return [] }
    return try ["Countable", "Models", "Offer", "StockNumber"].map { name in
      let file = repository.appending(path: "Tests/ShowcaseApp/\(name).swift")
      return GeneratedFile(
        name: "\(name).swift", text: try String(contentsOf: file, encoding: .utf8))
    }
  }

  @Test func theMemberDoesNotAffectOtherFiles() throws {
    let with = try Self.generation("BrazeDemo")
    let without = Generation(
      try Self.schema("BrazeDemo").replacing(#/ *"objectiveC": [^\n]*\n/#, with: ""),
      name: "BrazeDemo",
      access: .public)
    #expect(without.files == with.files.filter { $0.name != "BrazeDemo+ObjectiveC.swift" })
    #expect(without.files.count == 4 && with.files.count == 5)
  }

  /// On systems without Objective-C, such as Linux, the file declares nothing.
  @Test(arguments: schemas)
  func theWholeFileHasOneCondition(name: String) throws {
    let text = try Self.generation(name).text("ObjectiveC")
    let lines = text.split(separator: "\n").filter { !$0.hasPrefix("//") }
    #expect(lines.first == "#if canImport(ObjectiveC)" && lines.last == "#endif")
    #expect(lines.dropFirst().dropLast().allSatisfy { $0.hasPrefix("  ") })
  }

  @Test(arguments: ["BrazeDemo", "Showcase"])
  func theClassesBehaveLikeTheSwiftTypes(name: String) throws {
    let program = try String(
      contentsOf: ObjectiveCCompiler.folder.appending(path: "Client/\(name)Program.swift"),
      encoding: .utf8)
    let files = try Self.generation(name).files.map(\.inSwift) + Self.appTypes(name)
    let output = try outputOfProgram(files + [GeneratedFile(name: "main.swift", text: program)])
    // The program prints each check that fails.
    #expect(output == "all checks passed\n")
  }

  // MARK: - With the compiler's rules for Objective-C

  @Test(arguments: schemas)
  func theCompilerAcceptsEveryAttribute(name: String) throws {
    let generation = try Self.generation(name)
    for language in ["5", "6"] {
      let run = try ObjectiveCCompiler.check(
        generation.files + Self.appTypes(name), language: language)
      #expect(run.status == 0 && run.output.isEmpty, "\(run)")
    }
  }

  @Test func theCompilerRejectsATypeThatObjectiveCCannotUse() throws {
    let files = try Self.generation("BrazeDemo").files.map { file in
      GeneratedFile(
        name: file.name,
        text: file.text.replacing(
          "@objc public var isViewed: Bool { data.isViewed }",
          with: "@objc public var isViewed: Bool? { data.isViewed }"))
    }
    let run = try ObjectiveCCompiler.check(files)
    #expect(
      run.status != 0 && run.output.contains("cannot be represented in Objective-C"), "\(run)")
  }

  @Test func theArticlesCodeCompilesWithTheHeader() throws {
    let folder = try TemporaryFolder()
    let header = folder.path + "/Shop-Swift.h"
    let generation = try Self.generation("BrazeDemo")
    let check = try ObjectiveCCompiler.check(generation.files, header: header)
    try #require(check.status == 0, "\(check)")
    let facade = try #require(ObjectiveCFacade(generation))
    try folder.write(
      String(contentsOfFile: header, encoding: .utf8) + facade.headerOfThrowingMembers,
      to: "Shop-Swift.h")
    let client = ObjectiveCCompiler.folder.appending(path: "Client")
    for source in ["BrazeManager", "HomeViewController"] {
      let file = client.appending(path: "\(source).m")
      let run = try ObjectiveCCompiler.read(file.path, headers: folder.path)
      #expect(run.status == 0 && run.output.isEmpty, "\(run)")
    }
    let file = client.appending(path: "HomeViewController.m")
    let source = try String(contentsOf: file, encoding: .utf8)
    for (right, wrong) in [
      ("coupon.discountPercentage", "coupon.discount"),
      ("SHPContentCardClassTypeItemTile", "SHPContentCardClassTypeTile"),
      ("NSURL *image = coupon.image", "NSString *image = coupon.image"),
      ("[tile logContentCardImpression]", "[tile logImpression]"),
    ] {
      #expect(source.contains(right))
      let path = try folder.write(source.replacing(right, with: wrong), to: "Wrong.m")
      let run = try ObjectiveCCompiler.read(path, headers: folder.path)
      #expect(run.status != 0 && run.output.contains("error: "), "\(wrong)")
    }
  }

  /// The compiler renames properties with names that C reserves, for example to `default_`. The schema is rejected
  /// before that.
  @Test func noPropertyIsRenamedInTheHeader() throws {
    let words = KeywordTests.words + Self.wordsOfC
    let names = words.uniqued.filter {
      ObjectiveCNames.conflict(of: $0) == nil && !ReservedWords.unescapable.contains($0)
    }
    #expect(names.count > 50)
    let fields = names.enumerated().map { index, name in
      #""k\#(index)": { "type": "string", "property": "\#(name)" }"#
    }
    let generation = Generation(
      """
      { "access": "public", "objectiveC": { "prefix": "SHP" }, "classTypes": { "t": {
        "object": "Thing", "extras": { \(fields.joined(separator: ", ")) } } } }
      """)
    // Some of the words are rejected for Swift, too.
    let rejected = Set(
      generation.diagnostics.map(\.message).compactMap { message in
        message.firstMatch(of: /^"(\w+)"/).map { String($0.1) }
      })
    let accepted = fields.enumerated().filter { !rejected.contains(names[$0.offset]) }.map(
      \.element)
    let clean = Generation(
      """
      { "access": "public", "objectiveC": { "prefix": "SHP" }, "classTypes": { "t": {
        "object": "Thing", "extras": { \(accepted.joined(separator: ", ")) } } } }
      """)
    #expect(clean.findings == [])
    let folder = try TemporaryFolder()
    let header = folder.path + "/Shop-Swift.h"
    let run = try ObjectiveCCompiler.check(clean.files, header: header)
    #expect(run.status == 0 && run.output.isEmpty, "\(run)")
    let text = try String(contentsOfFile: header, encoding: .utf8)
    #expect(text.contains("_Nonnull \(names[0]);"))
    #expect(text.matches(of: /getter=(\w+)/).map { String($0.1) } == [])
  }

  /// Keywords of C, C++, Objective-C, OpenCL, and HLSL, most of which clang reserves.
  static let wordsOfC = """
    addrspace_cast alignas alignof and and_eq asm auto bitand bitor bool cbuffer char char16_t compl concept const \
    const_cast constexpr decltype delete double dynamic_cast explicit export extern float friend global goto \
    groupshared half id image1d_t inline int kernel local long module mutable namespace noexcept not nullptr or out \
    pipe pixel printf private property protected public readonly register reinterpret_cast requires restrict selector \
    short signed sizeof static_assert static_cast strong synchronized tbuffer template this thread_local typedef \
    typeid typename typeof union unsigned using vector virtual void volatile wchar_t xor
    """.split(separator: " ").map(String.init)

  @Test(arguments: [
    "newPrice", "new", "copyText", "initValue", "allocation", "_newPrice", "newspaper",
  ])
  func namesThatARCTreatsSpeciallyAreRejected(name: String) {
    let isSpecial = !["allocation", "newspaper"].contains(name)
    #expect((ObjectiveCNames.conflict(of: name) != nil) == isSpecial)
  }

  // MARK: - Modules

  @Test func schemasOfOneModuleNeedDifferentPrefixes() throws {
    func declarations(_ name: String, _ prefix: String) throws -> ModuleDeclarations {
      let generation = Generation(
        #"{ "namespace": "\#(name)", "objectiveC": { "prefix": "\#(prefix)" }, "classTypes": { "a": {} } }"#
      )
      return ModuleDeclarations(try #require(generation.checked), path: "\(name).json")
    }
    let shop = try declarations("Shop", "SHP")
    #expect(try declarations("News", "NWS").collisions(with: shop) == [])
    let collisions = try declarations("News", "SHP").collisions(with: shop)
    #expect(
      collisions.map(\.message) == [
        "\"SHP\" is already the prefix of \"Shop.json\" in the same module"
      ])
    #expect(
      try declarations("News", "SHPN").collisions(with: shop).map(\.message) == [
        "\"SHPN\" conflicts with the prefix \"SHP\" of \"Shop.json\" in the same module, because one prefix begins with the other"
      ])
    #expect(
      collisions.flatMap(\.notes).map(\.message) == [
        "the other one is here; give one of them another \"prefix\""
      ])
  }

  /// A schema with a declaration of each kind for Objective-C.
  static let everyKind = """
    { "namespace": "Shop", "objectiveC": { "prefix": "SHP" },
      "groups": { "g": { "protocol": "GProt", "extras": {
        "z": { "type": "string", "enum": ["a"], "enumName": "Z" } } } },
      "classTypes": { "bbb": {
        "extras": { "v": { "type": "string", "enum": ["a"], "enumName": "V" } },
        "oneOf": { "p": { "enumName": "P", "choices": [{ "case": "q", "extras": "q", "type": "string" }] } }
      }, "ccc": { "case": "g.ccc" } } }
    """
  static let typesOfEveryKind =
    ObjectiveCNames.types.map { "SHP\($0)" }
    + ["SHPBbb", "SHPBbbP", "SHPBbbV", "SHPCcc", "SHPGProt", "SHPZ"]

  @Test func everyKindOfDeclarationIsListed() throws {
    let checked = try #require(Generation(Self.everyKind).checked)
    let declared = checked.objectiveCDeclarations
    #expect(
      declared.filter(\.declaration.role.isType).map(\.name).sorted()
        == Self.typesOfEveryKind.sorted())
    let file = try Generation(Self.everyKind).text("ObjectiveC")
    let types = file.matches(of: /(?:class|enum|protocol) (SHP\w+)/).map { String($0.1) }
    #expect(types.uniqued.sorted() == Self.typesOfEveryKind.sorted())
  }

  @Test(arguments: typesOfEveryKind)
  func anotherSchemaOfTheModuleCannotUseATypeName(name: String) throws {
    let shop = ModuleDeclarations(
      try #require(Generation(Self.everyKind).checked), path: "Shop.json")
    for schema in [
      #"{ "classTypes": { "a": { "object": "\#(name)" } } }"#,
      #"{ "classTypes": { "a": { "object": "\#(name)", "declaration": "extension" } } }"#,
      #"{ "namespace": "\#(name)", "classTypes": { "a": {} } }"#,
      #"{ "classTypes": { "a": { "extras": { "k": { "type": "custom", "swiftType": "\#(name)" } } } } }"#,
      #"{ "classTypes": { "a": { "conformsTo": "\#(name)" } } }"#,
    ] {
      let news = ModuleDeclarations(try #require(Generation(schema).checked), path: "News.json")
      for collisions in [news.collisions(with: shop), shop.collisions(with: news)] {
        #expect(collisions.map(\.code) == [.nameCollision], "\(schema)")
        #expect(collisions.first?.message.contains("\"\(name)\"") == true, "\(collisions)")
        #expect(
          Set(collisions.flatMap { [$0.path] + $0.notes.compactMap(\.path) })
            == ["News.json", "Shop.json"])
      }
    }
  }

  @Test func collisionsInAModuleNameBothDeclarations() throws {
    let shop = ModuleDeclarations(
      try #require(Generation(Self.everyKind).checked), path: "Shop.json")
    let schema = #"{ "classTypes": { "a": { "object": "SHPContentCardStore" } } }"#
    let news = ModuleDeclarations(try #require(Generation(schema).checked), path: "News.json")
    let collision = try #require(news.collisions(with: shop).first)
    #expect(
      collision.message
        == "\"SHPContentCardStore\" is the name of a type here and of an Objective-C type in \"Shop.json\", which is in the same module"
    )
    #expect(
      collision.notes.map(\.message) == [
        "the other one is here; give one of them another name with \"object\" or \"prefix\""
      ])
    #expect(collision.notes.first?.location == SourceLocation(line: 1, column: 50))
  }

  /// An app-defined type with the name of an Objective-C class would be declared twice on Apple platforms.
  @Test(arguments: typesOfEveryKind)
  func appDefinedTypesCannotHaveTheNamesOfTheSameSchema(name: String) {
    for member in [
      #""extras": { "k": { "type": "custom", "swiftType": "\#(name)" } }"#,
      #""conformsTo": "\#(name)""#,
    ] {
      let schema = Self.everyKind.replacing(
        "\"classTypes\": {", with: "\"classTypes\": { \"own\": { \(member) },")
      let diagnostics = Generation(schema).diagnostics
      #expect(diagnostics.map(\.code) == [.nameCollision], "\(diagnostics)")
      #expect(diagnostics.first?.message.hasPrefix("\"\(name)\" does not refer to a ") == true)
    }
  }
}
