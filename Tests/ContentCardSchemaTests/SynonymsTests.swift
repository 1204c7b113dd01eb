import Testing

@testable import ContentCardSchema

@Suite struct SynonymsTests {
  private static let members =
    SchemaMembers.root + SchemaMembers.group + SchemaMembers.classType + SchemaMembers.extrasField

  /// A synonym that is a member's name would never be looked up.
  @Test func synonymsAreNotMembersOfSchemas() {
    let types = BaseType.allCases.map(\.rawValue)
    #expect(Set(Synonyms.members.keys).isDisjoint(with: Self.members))
    #expect(Set(Synonyms.types.keys).isDisjoint(with: types))
    #expect(
      Set(Synonyms.fieldNotes.keys).isDisjoint(with: SchemaMembers.extrasField))
    let fields = CardField.allCases.map(\.rawValue)
    #expect(Set(Synonyms.cardFields.keys).isDisjoint(with: fields))
  }

  @Test func synonymsReferToExistingNames() {
    #expect(Synonyms.members.values.joined().allSatisfy(Self.members.contains))
    #expect(Synonyms.cardFields.values.joined().allSatisfy { CardField(rawValue: $0) != nil })
  }

  @Test func synonymsAreLowercase() {
    let names =
      [String](Synonyms.members.keys) + Synonyms.types.keys + Synonyms.cardFields.keys
      + Synonyms.fieldNotes.keys
    #expect(names.allSatisfy { $0 == $0.lowercased() })
  }
}
