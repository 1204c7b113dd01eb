import Foundation
import TestSupport
import Testing

@testable import ContentCardSchema

@Suite struct SchemaMembersTests {
  static let members = [
    SchemaMembers.root, SchemaMembers.group, SchemaMembers.classType, SchemaMembers.extrasField,
    SchemaMembers.enumChoice, SchemaMembers.oneOf, SchemaMembers.choice,
  ].joined().uniqued.sorted()

  private func read(_ path: String) throws -> String {
    return try String(contentsOf: repository.appending(path: path), encoding: .utf8)
  }

  /// The generator ignores `$schema`.
  @Test(arguments: members.filter { $0 != "$schema" })
  func showcaseUsesEveryMember(member: String) throws {
    #expect(try read("Schemas/Showcase.contentcards.json").contains("\"\(member)\":"))
  }

  @Test(arguments: BaseType.allCases)
  func showcaseUsesEveryType(type: BaseType) throws {
    let schema = try read("Schemas/Showcase.contentcards.json")
    #expect(schema.contains(try Regex("\"\(type.rawValue)\\??\"")))
    #expect(schema.contains("\"\(type.rawValue)[]"))
  }

  @Test(arguments: members)
  func documentationListsEveryMember(member: String) {
    #expect(Article.schemaReference.text.contains("`\(member)`"))
  }
}
