import Foundation
import Testing

@_spi(ContentCardsGenerated) @testable import ContentCards

struct ContentCardExtrasTests {
  /// Numbers of pairs for both ways of storage.
  private static let counts = [0, 1, 16, 17, 1_000]

  @Test(arguments: counts)
  func everyKeyIsFound(count: Int) {
    let extras = ContentCardExtras(
      Dictionary(uniqueKeysWithValues: (0..<count).map { ("key_\($0)", .int($0)) }))
    #expect((0..<count).allSatisfy { extras["key_\($0)"] == .int($0) })
    #expect(extras["key_\(count)"] == nil && extras["key"] == nil && extras[""] == nil)
    #expect(extras.count == count && extras.isEmpty == (count == 0))
    #expect(Set(extras.keys) == Set((0..<count).map { "key_\($0)" }))
  }

  @Test(arguments: counts)
  func extrasBehaveLikeADictionary(count: Int) {
    let dictionary = Dictionary(
      uniqueKeysWithValues: (0..<count).map { ("k\($0)", ExtraValue.int($0)) })
    let any = ContentCardExtras(any: dictionary.mapValues { $0 as Any })
    for extras in [ContentCardExtras(dictionary), any] {
      #expect(extras.dictionary == dictionary)
      #expect(Dictionary(uniqueKeysWithValues: extras.map { ($0.key, $0.value) }) == dictionary)
      #expect(extras.description == ExtraValue.object(dictionary).description)
      #expect(
        extras.filter { $0.key.hasSuffix("7") }.dictionary
          == dictionary.filter { $0.key.hasSuffix("7") })
    }
  }

  @Test func aValueIsAddedChangedAndRemoved() {
    var extras = ContentCardExtras()
    for number in 0..<20 { extras["k\(number)"] = .int(number) }
    #expect(extras.count == 20)
    extras["k3"] = "x"
    #expect(extras["k3"] == "x" && extras.count == 20)
    for number in 1..<20 { extras["k\(number)"] = nil }
    #expect(extras == ["k0": 0])
    extras["none"] = nil
    #expect(extras == ["k0": 0])
  }

  @Test func orderDoesNotMatter() {
    let a: ContentCardExtras = ["a": 1, "b": 2]
    let b: ContentCardExtras = ["b": 2, "a": 1]
    #expect(a == b && a.hashValue == b.hashValue)
    #expect(Set([a, b, ["a": 1], ["a": 2, "b": 1]]).count == 3)
    #expect(a != ["a": 1] && ["a": 1] != a && a != ["a": 1, "b": 3] && a != ["a": 1, "c": 2])
  }

  /// As in a dictionary, precomposed and combining accents are equal, and the Kelvin sign is equal to "K".
  @Test(arguments: [("caf\u{E9}", "cafe\u{301}"), ("K", "\u{212A}")])
  func equalKeysAreTheSameKey(a: String, b: String) {
    #expect(([a: 1] as ContentCardExtras)[b] == 1)
    #expect(([b: 1] as ContentCardExtras)[a] == 1)
    #expect([a: 1, b: 2] as ContentCardExtras == [a: 2])
  }

  /// A dictionary of Foundation can have such keys.
  @Test(arguments: [0, 1, 20])
  func theFirstOfKeysThatDifferOnlyInFoundationCounts(others: Int) {
    let pairs = (0..<others).map { (key: "k\($0)", value: ExtraValue.int($0)) }
    let extras = ContentCardExtras(pairs + [("caf\u{E9}", "first"), ("cafe\u{301}", "second")])
    #expect(extras["caf\u{E9}"] == "first" && extras["cafe\u{301}"] == "first")
    #expect(extras.count == others + 1 && Set(extras.keys).count == extras.count)
    #expect(
      extras.dictionary.count == extras.count && ContentCardExtras(extras.dictionary) == extras)
  }

  @Test func manyChangesTakeLinearTime() {
    var extras = ContentCardExtras()
    for number in 0..<100_000 { extras["key_\(number % 50_000)"] = .int(number) }
    #expect(extras.count == 50_000 && extras["key_7"] == 50_007)
  }

  @Test func aDebuggerShowsThePairs() {
    let extras: ContentCardExtras = ["a": "x"]
    #expect(extras.description == #"{"a": "x"}"#)
    #expect(Mirror(reflecting: extras).children.map { "\($0.value)" } == [#"(key: "a", value: x)"#])
  }

  @Test func pairsThatCannotBeReadAreSkipped() {
    let date = Date()
    #expect(ContentCardExtras(anyDictionary: ["a": "x", "b": date] as [String: Any]) == ["a": "x"])
    #expect(
      ContentCardExtras(anyDictionary: ["a": "x", "b": date] as [AnyHashable: Any]) == ["a": "x"])
    #expect(
      ContentCardExtras(anyDictionary: ["a": "x", 1: "y"] as [AnyHashable: Any]) == ["a": "x"])
    #expect(
      ContentCardExtras(anyDictionary: NSDictionary(dictionary: ["a": "x", "b": date])) == [
        "a": "x"
      ])
  }

  @Test func valuesOfAnSDKAreRead() {
    let extras: [String: Any] = ["a": "x", "b": 1, "c": true, "d": 5.0, "e": [1, "y"] as [Any]]
    let read: ContentCardExtras = ["a": "x", "b": 1, "c": true, "d": 5, "e": [1, "y"]]
    #expect(ContentCardExtras(any: extras) == read)
    #expect(ContentCardExtras(any: extras.merging(["f": Date()]) { $1 }) == read)
    #expect(ContentCardExtras(any: [:]) == [:])
  }

  @Test func dictionariesOfTextOrExtraValuesAreRead() {
    #expect(ContentCardExtras(anyDictionary: ["a": "x"]) == ["a": "x"])
    #expect(ContentCardExtras(anyDictionary: ["a": ExtraValue.bool(true)]) == ["a": true])
    #expect(ContentCardExtras(anyDictionary: [String: Any]()) == [:])
    #expect(ContentCardExtras(anyDictionary: "x") == nil)
    #expect(ContentCardExtras(anyDictionary: ["a": "x"] as ContentCardExtras) == ["a": "x"])
  }

  @Test func aValueWithTooManyLevelsIsInvalidForEveryType() throws {
    let list = (0..<129).reduce("x" as Any) { inner, _ in ["y", inner] }
    let object = (0..<129).reduce("x" as Any) { inner, _ in ["a": inner] }
    let mixed = (0..<65).reduce(Date() as Any) { inner, _ in [["b": 1, "a": inner]] }
    let pairs = try #require(
      ContentCardExtras(anyDictionary: ["l": list, "o": object, "m": mixed, "d": [Date()], "n": 7]))
    #expect(pairs.keys.sorted() == ["l", "m", "n", "o"])
    var decoder = ContentCardDecoder(ContentCard(id: "c", extras: pairs))
    for key in ["l", "o", "m"].map(ContentCardKey.init) {
      #expect(
        decoder.optional(DecodedJSON<ExtraValue>.self, key) == nil)
      #expect(decoder.optional(String.self, key) == nil)
      #expect(decoder.optional([String].self, key) == nil)
    }
    #expect(decoder.required(Int.self, ContentCardKey("n")) == 7)
    let reasons = decoder.issues.map(\.reason.withoutValue)
    let tooDeep = ContentCardIssue.Reason.notA("JSON with at most 128 levels")
    let element = ContentCardIssue.Reason.wrongKind("an array", expected: "text")
    #expect(
      reasons == [
        tooDeep, element, .element(2, nil, element),
        tooDeep, .wrongKind("an object", expected: "text"),
        .wrongKind("an object", expected: "a list"),
        tooDeep, element, .element(1, nil, .wrongKind("an object", expected: "text")),
      ])
  }

  @Test func bridgedValuesAreTruncated() {
    let deep = (0..<5_000).reduce(NSArray()) { inner, _ in NSArray(object: inner) }
    let extras = NSDictionary(dictionary: ["a": deep, "b": "x"])
    let cut = (0..<128).reduce([] as ExtraValue) { inner, _ in [inner] }
    #expect(ContentCardExtras(anyDictionary: extras) == ["a": cut, "b": "x"])
    #expect(
      ContentCardExtras(anyDictionary: ["a": deep, 1: "x"] as [AnyHashable: Any]) == ["a": cut])
  }
}
