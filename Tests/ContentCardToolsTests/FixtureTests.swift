import ContentCardTools
import Foundation
import TestSupport
import Testing

struct FixtureTests {
  @Test(arguments: Demo.allCases)
  func recordedFixturesAreUpToDate(demo: Demo) throws {
    #expect(
      try RecordedFixtures(of: demo.rawValue).text == Fixture.json(Fixture.all(of: demo.schema)),
      "swift run cardgen fixtures --output Tests/ContentCardToolsTests/Recorded")
  }

  @Test(arguments: Demo.allCases)
  func generatedCodeRecordsTheSameIssues(demo: Demo) throws {
    let fixtures = Fixture.all(of: try demo.schema)
    #expect(Set(fixtures.map(\.id)).count == fixtures.count)
    for fixture in fixtures {
      #expect(
        try CardOutcomes(compiled: demo, json: Data("[\(fixture.json)]".utf8))
          == CardOutcomes(
            objects: fixture.isRejected ? [] : [fixture.id],
            rejected: fixture.isRejected ? [fixture.id] : [], issues: fixture.issues))
    }
  }

  @Test(arguments: Demo.allCases)
  func fixturesBreakOneRuleEach(demo: Demo) throws {
    let schema = try demo.schema
    let together = schema.classTypes.flatMap { schema.lists(of: .together, for: $0) }
    let places = together.flatMap(\.value).map(\.value.spelling)
    for fixture in Fixture.all(of: schema) {
      var issues = fixture.issues
      issues.removeAll { $0.hasSuffix("the class type is deprecated: use Contact.") }
      let rule = try #require(fixture.rule)
      guard rule != "minimal", rule != "full" else {
        #expect(issues == [])
        continue
      }
      let phrases = try #require(Self.phrases[rule], "\(fixture.id)")
      #expect(
        phrases.contains { issues.first?.contains($0) == true }, "\(fixture.id): \(issues)")
      // An invalid value can also leave a required `oneOf` without a choice, or a list of `together` incomplete.
      let isLastChoice = fixture.id.hasPrefix("Story.content.offer.")
      // Text with a Liquid tag is accepted.
      let isIncomplete =
        rule != "incomplete" && !fixture.id.hasSuffix(".image_credit.liquid")
        && places.contains { fixture.id.hasSuffix(".\($0).\(rule)") }
      #expect(issues.count == (isLastChoice || isIncomplete ? 2 : 1), "\(fixture.id)")
    }
  }

  @Test func fixturesBreakEveryRule() throws {
    let fixtures = try Demo.allCases.flatMap { Fixture.all(of: try $0.schema) }
    let rules = Set(fixtures.compactMap(\.rule))
    #expect(rules == Set(Self.phrases.keys).union(["minimal", "full"]))
  }

  /// Phrases of the library's message for each broken rule.
  private static let phrases = [
    "missing": ["\" is missing", "no key such as \"line_1\" has a value."],
    "misspelled-key": ["is that a misspelling?"],
    "empty": ["\" is empty."], "empty-list": ["\" is empty."],
    "incomplete": ["has a value, but "], "out-of-order": [", which is greater than \""],
    "too-few": ["1 item instead of at least 2"],
    "too-many": [
      "5 items instead of at most 4", "4 items instead of at most 3",
      "3 items instead of at most 2",
    ],
    "not-an-int": ["which is not a whole number"], "not-a-double": ["which is not a number"],
    "not-a-decimal": ["which is not a decimal number"],
    "not-a-bool": ["which is not true or false"],
    "not-a-url": ["which is not a URL"], "not-a-date": ["which is not a date"],
    "not-a-color": ["which is not a color"], "not-json": ["which is not JSON"],
    "wrong-kind": ["is a number, not", "is a bool, not"],
    "not-a-list": ["is a number, not a list"], "too-large": ["is too large or has too many digits"],
    "below-minimum": ["which is less than", "which is not between"],
    "above-maximum": ["which is not between"], "not-allowed": ["which is not one of"],
    "liquid": ["which contains a Liquid tag that was not filled in"], "none-of": ["none of \""],
    "same-number": ["has the same number as"],
    "misspelled-class-type": ["is not a declared class type; did you mean"],
    "unknown-class-type": ["is not a declared class type."], "empty-class-type": ["\" is empty."],
    "liquid-class-type": ["which contains a Liquid tag that was not filled in"],
    "wrong-kind-of-class-type": ["is a number, not text"],
    "misspelled-discriminator": ["is that a misspelling?"],
    "old-spelling": ["is an old spelling of \""],
    "older-discriminator": ["\"card_kind\" is an old spelling of \"kind\"."],
  ]
}

extension Fixture {
  /// The last part of the identifier, without the number that distinguishes the aliases of a field.
  fileprivate var rule: String? {
    id.split(separator: ".").last.map { String($0).replacing(/-[0-9]+$/, with: "") }
  }
}
