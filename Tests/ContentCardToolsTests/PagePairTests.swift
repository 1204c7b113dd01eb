import ContentCardSchema
import Testing

@testable import ContentCardTools

struct PagePairTests {
  @Test func theClassTypeComesFirstAndEveryKeyOnce() throws {
    let entry = try entry(
      """
      {"extras": {"b": "int", "a": "string?", "kind": "string?", "c": {"type": "bool", "default": true}},
      "card": {"title": "string"}}
      """)
    #expect(entry.plainPairs == "kind: t\nb: 7\na: some text\nc: true")
    #expect(
      entry.triggeredPairs == """
        kind: t
        b: {{api_trigger_properties.${b}}}
        a: {{api_trigger_properties.${a}}}
        c: {{api_trigger_properties.${c}}}
        """)
  }

  @Test func aClassTypeWithoutKeysHasNoTriggerProperties() throws {
    let entry = try entry(#"{"card": {"title": "string"}}"#)
    #expect(entry.plainPairs == "kind: t")
    #expect(entry.triggeredPairs == nil)
  }

  @Test func deprecatedKeysAreOmittedUnlessRequired() throws {
    let entry = try entry(
      """
      {"extras": {"a": {"type": "int?", "deprecated": "use b"}, "b": "int?",
      "c": {"type": "int", "deprecated": true}}}
      """)
    #expect(entry.plainPairs == "kind: t\nb: 7\nc: 7")
  }

  @Test func onlyTheFirstKeyOfAOneOfIsCopied() throws {
    let entry = try entry(
      """
      {"oneOf": {"x": {"choices": [{"case": "a", "card": "urlString", "type": "url"},
      {"case": "b", "extras": "b"}, {"case": "c", "extras": "c"}]},
      "y": {"choices": [{"case": "d", "card": "image", "type": "url"}]}}}
      """)
    #expect(entry.plainPairs == "kind: t\nb: some text")
  }

  @Test func aStarIsReplacedWithTheFirstUnusedNumber() throws {
    let entry = try entry(
      """
      {"extras": {"n_*": "int[]", "n_1": "int", "m": {"type": "int", "aliases": ["n_2"]}}}
      """)
    #expect(entry.plainPairs == "kind: t\nn_3: 7\nn_1: 7\nm: 7")
  }

  @Test func aKeyWithAStarHasAsManyPairsAsItNeeds() throws {
    let entry = try entry(
      #"{"extras": {"n_*": {"type": "int[]", "minimumCount": 2}, "n_1": "int"}}"#)
    #expect(entry.plainPairs == "kind: t\nn_2: 7\nn_3: 7\nn_1: 7")
    let nested = try self.entry(
      #"{"extras": {"n*": {"type": "int[]", "minimumCount": 3}, "n2*": "string[]"}}"#)
    #expect(nested.plainPairs == "kind: t\nn1: 7\nn3: 7\nn4: 7\nn21: some text")
  }

  /// The app reads an older discriminator as the class type.
  @Test func aStarIsNotReplacedWithAnOlderDiscriminator() throws {
    let schema = try Schema(
      #"{"discriminator": ["kind", "n_1"], "classTypes": {"t": {"extras": {"n_*": "int[]"}}}}"#)
    #expect(Page([schema]).parts.first?.entries.first?.plainPairs == "kind: t\nn_2: 7")
  }

  @Test func aValueThatOnlyTheAppKnowsIsEmpty() throws {
    let entry = try entry(#"{"extras": {"a": {"type": "custom", "swiftType": "Own"}}}"#)
    #expect(entry.plainPairs == "kind: t\na:")
    #expect(entry.triggeredPairs == "kind: t\na: {{api_trigger_properties.${a}}}")
  }

  /// A brace would end the name in the Liquid tag, and a line break would end the pair.
  @Test func keysThatAreInvalidInLiquidOrInALineAreWrittenSafely() throws {
    let entry = try entry(
      #"{"extras": {"a}b": "int", "c\nd": {"type": "int", "constant": "c", "property": "c"}}}"#)
    #expect(entry.plainPairs == "kind: t\na}b: 7\nc\\nd: 7")
    #expect(
      entry.triggeredPairs == "kind: t\na}b: 7\nc\\nd: {{api_trigger_properties.${c\\nd}}}")
  }

  private func entry(_ classType: String) throws -> Page.Entry {
    let schema = try Schema(#"{"discriminator": "kind", "classTypes": {"t": \#(classType)}}"#)
    return try #require(Page([schema]).parts.first?.entries.first)
  }
}
