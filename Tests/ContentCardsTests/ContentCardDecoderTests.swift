@_spi(ContentCardsGenerated) import ContentCards
import Foundation
import Testing

struct ContentCardDecoderTests {
  @Test func aValidValueHasNoIssue() {
    var decoder = decoder(["k": "5"], title: "Title")
    #expect(decoder.required(Int.self, key) == 5)
    #expect(decoder.optional(Int.self, key) == 5)
    #expect(decoder.value(Int.self, key, default: 7) == 5)
    #expect(decoder.required(String.self, card: .title) == "Title")
    #expect(decoder.optional(String.self, card: .title) == "Title")
    #expect(decoder.value(String.self, card: .title, default: "x") == "Title")
    #expect(decoder.issues.isEmpty)
  }

  @Test(arguments: [[:], ["k": nil], ["k": ""], ["k": " \u{A0}"]] as [ContentCardExtras])
  func aMissingOptionalValueIsNilOrTheDefaultWithoutAnIssue(extras: ContentCardExtras) {
    var decoder = decoder(extras)
    #expect(decoder.optional(Int.self, key) == nil)
    #expect(decoder.value(Int.self, key, default: 7) == 7)
    #expect(decoder.optional(String.self, key) == nil)
    #expect(decoder.optional([String].self, key) == nil)
    #expect(decoder.value(String.self, card: .title, default: "x") == "x")
    #expect(decoder.issues.isEmpty)
  }

  @Test func aMissingRequiredValueIsAnError() {
    var decoder = decoder(["other": "5"])
    #expect(decoder.required(Int.self, key) == nil)
    #expect(decoder.required(String.self, card: .title) == nil)
    #expect(
      decoder.issues.map(\.description) == [
        #"Content card "abc" of class type "t" is rejected: "k" is missing."#,
        #"Content card "abc" of class type "t" is rejected: "card.title" is missing."#,
      ])
  }

  @Test func anEmptyValueIsValidIfTheRulesAllowIt() {
    var decoder = decoder(["k": "", "native": []])
    #expect(decoder.required(String.self, key, .allowsEmpty) == "")
    #expect(decoder.required([Int].self, key, .list(allowsEmpty: true)) == [])
    let native = ContentCardKey("native")
    #expect(decoder.required([Int].self, native, .list(allowsEmpty: true)) == [])
    #expect(decoder.issues.isEmpty)
  }

  @Test func aListHasAMinimumAndAMaximumCount() {
    var decoder = decoder(["k": "1,, 1,2", "json": "[1, null]"])
    #expect(decoder.required([Int].self, key, .list(count: 3...3)) == [1, 1, 2])
    #expect(decoder.required(Set<Int>.self, key, .list(count: ...2)) == [1, 2])
    #expect(decoder.value([Int].self, key, .list(count: 4...), default: [7]) == [7])
    #expect(decoder.required(Set<Int>.self, key, .list(count: 3...)) == nil)
    #expect(decoder.optional([Int].self, key, .list(count: 1...1)) == nil)
    let json = ContentCardKey("json")
    #expect(decoder.optional(json: [Int?].self, json, .list(count: 2...2)) == [1, nil])
    #expect(decoder.optional(json: [Int?].self, json, .list(allowsEmpty: true, count: ...1)) == nil)
    #expect(
      decoder.issues.map(\.description) == [
        #"Content card "abc" of class type "t": "k" is "1,, 1,2", which has 3 items instead of at least 4; the value is ignored."#,
        #"Content card "abc" of class type "t" is rejected: "k" is "1,, 1,2", which has 2 items instead of at least 3."#,
        #"Content card "abc" of class type "t": "k" is "1,, 1,2", which has 3 items instead of at most 1; the value is ignored."#,
        #"Content card "abc" of class type "t": "json" is "[1, null]", which has 2 items instead of at most 1; the value is ignored."#,
      ])
  }

  @Test func valuesAreUsedOnlyTogetherAndInOrder() {
    var decoder = decoder([:])
    let places = ["a", "b", "c"].map { ContentCardsGeneratedCode.Place.extras(ContentCardKey($0)) }
    #expect(decoder.requireAllOrNone(of: places, isPresent: [true, true, true]) == true)
    #expect(decoder.requireAllOrNone(of: places, isPresent: [false, false, false]) == true)
    #expect(decoder.requireOrder(places[0], 5, places[1], 5) == true)
    #expect(decoder.requireOrder(places[0], 5, places[1], nil) == true)
    #expect(decoder.requireOrder(places[0], nil, places[1], 5.5) == true)
    #expect(decoder.issues == [])
    #expect(decoder.requireAllOrNone(of: places, isPresent: [true, false, false]) == false)
    #expect(decoder.requireAllOrNone(of: places, isPresent: [true, true, false]) == false)
    #expect(decoder.requireOrder(places[0], 6, places[1], 5) == false)
    let day = Date(timeIntervalSince1970: 1_769_850_000)
    #expect(
      decoder.requireOrder(places[0], day + 0.5, .card(.title), day, isRequired: true) == false)
    #expect(decoder.requireOrder(places[0], Decimal(5), places[1], -0.5) == false)
    #expect(
      decoder.issues.map(\.description) == [
        #"Content card "abc" of class type "t": "a" has a value, but "b", "c" have no valid value; the value is ignored."#,
        #"Content card "abc" of class type "t": "a", "b" have values, but "c" has no valid value; the values are ignored."#,
        #"Content card "abc" of class type "t": "a" is 6, which is greater than "b", 5; both values are ignored."#,
        #"Content card "abc" of class type "t" is rejected: "a" is "2026-01-31T09:00:00.5Z", which is greater than "card.title", "2026-01-31T09:00:00Z"."#,
        #"Content card "abc" of class type "t": "a" is "5", which is greater than "b", "-0.5"; both values are ignored."#,
      ])
    #expect(
      decoder.issues[2].withoutValue.description
        == #"Content card "abc" of class type "t": "a" is greater than "b"; both values are ignored."#
    )
  }

  @Test func eachUseOfAnAliasIsARemark() {
    let alias = ContentCardKey("old")
    var decoder = decoder(["old": "5", "bad": "x"])
    #expect(decoder.required(Int.self, key, aliases: [alias]) == 5)
    #expect(decoder.optional(Int.self, key, aliases: [ContentCardKey("bad"), alias]) == nil)
    #expect(decoder.optional(Int.self, alias, aliases: [key]) == 5)
    #expect(
      decoder.issues.map(\.description) == [
        #"Content card "abc" of class type "t": "old" is an old spelling of "k"."#,
        #"Content card "abc" of class type "t": "bad" is "x", which is not a whole number; the value is ignored."#,
        #"Content card "abc" of class type "t": "bad" is an old spelling of "k"."#,
      ])
    #expect(!decoder.hasErrors)
  }

  @Test func olderKeysHaveTheirOwnRules() {
    var decoder = decoder(
      ["old": "1|2", "line_2": "4", "line_1": "3", "line_x": "-1", "time": "0", "text_1": "{{x}}"])
    let rules = ContentCardsGeneratedCode.ListRules<Int>.list(each: .in(0...))
    #expect(
      decoder.optional(
        [Int].self, key, rules, olderKeys: [.key("old", .list(separator: "|")), .prefix("line_")])
        == [1, 2])
    let except = [ContentCardKey("line_x")]
    #expect(
      decoder.required(
        Set<Int>.self, key, rules, olderKeys: [.key("none"), .prefix("line_", except: except)])
        == [3, 4])
    #expect(decoder.value([Int].self, key, rules, olderKeys: [.prefix("line_")], default: []) == [])
    #expect(
      decoder.optional(Date.self, key, olderKeys: [.key("time", .unix)])
        == Date(timeIntervalSince1970: 0))
    #expect(decoder.optional([String].self, key, olderKeys: [.prefix("text_")]) == nil)
    #expect(
      decoder.issues.map { "\($0.severity) \($0.key ?? "")" } == [
        "remark old", "remark line_*", "warning line_x", "remark time", "warning text_1",
        "remark text_*",
      ])
  }

  @Test func textWithALiquidTagIsInvalidIfTheRulesRejectIt() {
    var decoder = decoder(["k": "Hi {{x}}", "line_1": "{% if x %}"], title: "Hi {{x}}")
    #expect(decoder.required(String.self, key) == "Hi {{x}}")
    #expect(decoder.required(String.self, key, .rejectsLiquid) == nil)
    #expect(decoder.optional(String.self, card: .title, [.allowsEmpty, .rejectsLiquid]) == nil)
    #expect(decoder.optional([String].self, prefix: "line_", .rejectsLiquid) == nil)
    #expect(decoder.issues.map(\.reason) == Array(repeating: .unrenderedLiquid, count: 4))
    #expect(decoder.issues.map(\.severity) == [.warning, .error, .warning, .warning])
  }

  @Test func anInvalidValueIsAnErrorOrAWarning() {
    var decoder = decoder(["k": "20%"])
    #expect(decoder.required(Decimal.self, key) == nil)
    #expect(decoder.optional(Decimal.self, key) == nil)
    #expect(decoder.value(Decimal.self, key, default: 7) == 7)
    #expect(
      decoder.issues.map(\.severity) == [.error, .warning], "no duplicate issue is recorded")
    #expect(
      decoder.issues.map(\.description) == [
        #"Content card "abc" of class type "t" is rejected: "k" is "20%", which is not a decimal number."#,
        #"Content card "abc" of class type "t": "k" is "20%", which is not a decimal number; the value is ignored."#,
      ])
  }

  @Test func theSearchGoesFromKeyToAliasesToFallbacks() {
    let places: [(extras: ContentCardExtras, title: String?, value: String?)] = [
      (["k": "key", "old": "alias", "other": "fallback"], "title", "key"),
      (["k": "", "old": "alias", "other": "fallback"], "title", "alias"),
      (["older": "alias 2", "other": "fallback"], "title", "alias 2"),
      (["k": nil, "other": "fallback"], "title", "fallback"),
      (["other": " "], "title", "title"),
      ([:], nil, nil),
    ]
    for place in places {
      var decoder = decoder(place.extras, title: place.title)
      let value = decoder.optional(
        String.self, key, aliases: [ContentCardKey("old"), ContentCardKey("older")],
        fallback: [.extras(ContentCardKey("other")), .card(.title)])
      #expect(value == place.value)
      #expect(decoder.issues.allSatisfy { $0.severity == .remark })
    }
  }

  @Test func anInvalidValueEndsTheSearch() {
    var decoder = decoder(["old": "x", "other": "5"])
    let value = decoder.required(
      Int.self, key, aliases: [ContentCardKey("old")],
      fallback: [.extras(ContentCardKey("other"))])
    #expect(value == nil)
    #expect(decoder.issues.map(\.key) == ["old", "old"])
    #expect(reasons(of: decoder) == [.notA("a whole number"), .oldSpelling(of: "k")])
  }

  @Test func anEmptyValueInAnyPlaceCountsAsEmpty() {
    var decoder = decoder(["old": ""])
    let value = decoder.required(
      Int.self, key, aliases: [ContentCardKey("old")], fallback: [.card(.title)])
    #expect(value == nil)
    #expect(decoder.issues.map(\.key) == ["k"])
    #expect(reasons(of: decoder) == [.empty])
  }

  @Test func aDefaultTextReplacesAMissingValue() {
    var decoder = decoder(["k": ""])
    #expect(decoder.required(Decimal.self, key, defaultText: "0.5") == Decimal(string: "0.5"))
    #expect(decoder.required(URL.self, card: .image, defaultText: "a:b") == URL(string: "a:b"))
    #expect(decoder.issues.isEmpty)
  }

  @Test(arguments: ["shop:8080", "javascript:alert(1)", "HTTPS://a.b/c", "http://a.b"])
  func onlyTheURLOfAnImageMustBeginWithAWebScheme(text: String) {
    var decoder = ContentCardDecoder(ContentCard(id: "1", image: text, urlString: text))
    #expect(decoder.required(URL.self, card: .image)?.absoluteString == text)
    #expect(decoder.required(URL.self, card: .urlString)?.absoluteString == text)
    #expect(decoder.optional(String.self, card: .image) == text)
    #expect(
      decoder.issues.map(\.key) == (text.lowercased().hasPrefix("http") ? [] : ["card.image"]))
    #expect(reasons(of: decoder).allSatisfy { $0 == .unusualScheme })
  }

  @Test func aDefaultTextReplacesAnInvalidValueWithAWarning() {
    var decoder = decoder(["k": "x"])
    #expect(decoder.required(Decimal.self, key, defaultText: "0.5") == Decimal(string: "0.5"))
    #expect(decoder.issues.map(\.severity) == [.warning])
    #expect(reasons(of: decoder) == [.notA("a decimal number")])
  }

  @Test func whiteSpaceIsTrimmedAndReported() {
    var decoder = decoder(["k": " 5\u{A0}"])
    #expect(decoder.required(Int.self, key) == 5)
    #expect(
      decoder.issues == [
        ContentCardIssue(
          cardID: "abc", classType: "t", key: "k", reason: .trimmedWhiteSpace, severity: .warning,
          value: " 5\u{A0}")
      ])
  }

  @Test func noValidValueAmongSeveralIsOneError() {
    var decoder = decoder([:])
    decoder.requireOne(of: [.extras(.html), .card(.urlString)])
    #expect(
      decoder.issues.map(\.description) == [
        #"Content card "abc" of class type "t" is rejected: none of "html", "card.urlString" has a valid value."#
      ])
    #expect(decoder.hasErrors)
  }

  @Test func aValidValueAmongSeveralIsEnough() {
    var decoder = decoder(["k": "x"])
    _ = decoder.optional(Int.self, key)
    decoder.requireOne(of: [.extras(.html), .card(.urlString)], isPresent: [false, true])
    #expect(decoder.issues.map(\.severity) == [.warning] && !decoder.hasErrors)
  }

  private let key = ContentCardKey("k")

  private func decoder(
    _ extras: ContentCardExtras, title: String? = nil
  ) -> ContentCardDecoder {
    ContentCardDecoder(
      ContentCard(id: "abc", extras: extras, title: title), classTypeName: "t")
  }

  private func reasons(of decoder: ContentCardDecoder) -> [ContentCardIssue.Reason] {
    decoder.issues.map(\.reason)
  }

  @Test func everyFunctionUsesItsRulesAndFallbacks() {
    let other = ContentCardsGeneratedCode.Place.extras(ContentCardKey("other"))
    var decoder = decoder(["other": ""])
    #expect(decoder.required(String.self, key, .allowsEmpty, fallback: [other]) == "")
    #expect(decoder.optional(String.self, key, .allowsEmpty, fallback: [other]) == "")
    #expect(
      decoder.value(String.self, key, .allowsEmpty, fallback: [other], default: "x")
        == "")
    #expect(
      decoder.required(String.self, card: .title, .allowsEmpty, fallback: [other]) == "")
    #expect(
      decoder.optional(String.self, card: .title, .allowsEmpty, fallback: [other]) == "")
    #expect(
      decoder.value(
        String.self, card: .title, .allowsEmpty, fallback: [other], default: "x") == "")
    #expect(decoder.issues == [])
  }

  @Test(arguments: ["", " ", "x"])
  func anInvalidDefaultTextIsAnErrorForAnyMissingValue(text: String) {
    var decoder = decoder([:])
    #expect(decoder.required(Decimal.self, key, defaultText: text) == nil)
    #expect(
      decoder.issues.map(\.description) == [
        #"Content card "abc" of class type "t" is rejected: "k" has no valid value, and its type "#
          + "rejects the schema's default \"\(text)\"."
      ])
  }
}
