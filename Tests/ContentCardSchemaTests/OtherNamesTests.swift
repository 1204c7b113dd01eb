import Testing

@testable import ContentCardSchema

@Suite struct OtherNamesTests {
  private static let members =
    SchemaMembers.root + SchemaMembers.group + SchemaMembers.classType + SchemaMembers.extrasField

  /// One of the schema's own words would never be looked up.
  @Test func noneIsAWordOfTheSchema() {
    let types = BaseType.allCases.map(\.rawValue)
    #expect(Set(OtherNames.members.keys).isDisjoint(with: Self.members))
    #expect(Set(OtherNames.types.keys).isDisjoint(with: types))
    #expect(
      Set(OtherNames.remarksOnFields.keys).isDisjoint(with: SchemaMembers.extrasField))
    let fields = CardField.allCases.map(\.rawValue)
    #expect(Set(OtherNames.cardFields.keys).isDisjoint(with: fields))
  }

  @Test func eachMeansOne() {
    #expect(OtherNames.members.values.joined().allSatisfy(Self.members.contains))
    #expect(OtherNames.cardFields.values.joined().allSatisfy { CardField(rawValue: $0) != nil })
  }

  @Test func allAreInLowerCase() {
    let names =
      [String](OtherNames.members.keys) + OtherNames.types.keys + OtherNames.cardFields.keys
      + OtherNames.remarksOnFields.keys
    #expect(names.allSatisfy { $0 == $0.lowercased() })
  }
}
