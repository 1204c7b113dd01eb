import Foundation
import Testing

@testable import ContentCards

struct ExtraValueAnyTests {
  @Test func whatJSONHoldsKeepsItsKind() throws {
    let json = """
      {"true": true, "false": false, "one": 1, "zero": 0, "whole": 5.0, "half": 0.5, "minus": -1,
       "max": 9223372036854775807, "big": 9223372036854775808, "null": null, "text": "1",
       "array": [true, 1, "x"], "object": {"a": {"b": false}}}
      """
    let any = try JSONSerialization.jsonObject(with: Data(json.utf8))
    #expect(
      ExtraValue(any) == [
        "true": true, "false": false, "one": 1, "zero": 0, "whole": 5, "half": 0.5, "minus": -1,
        "max": 9_223_372_036_854_775_807, "big": .double(9_223_372_036_854_775_808), "null": nil,
        "text": "1", "array": [true, 1, "x"], "object": ["a": ["b": false]],
      ])
  }

  @Test func nativeValuesKeepTheirKinds() {
    #expect(ExtraValue(true as Any) == true)
    #expect(ExtraValue(1 as Any) == 1)
    #expect(ExtraValue(Int8(1) as Any) == 1)
    #expect(ExtraValue(UInt64.max as Any) == .double(Double(UInt64.max)))
    #expect(ExtraValue(0.5 as Any) == 0.5)
    #expect(ExtraValue(Double.infinity as Any) == .double(.infinity))
    #expect(ExtraValue(Float(0.5) as Any) == 0.5)
    #expect(ExtraValue("x" as Any) == "x")
    #expect(ExtraValue("x y".prefix(1) as Any) == "x")
    #expect(ExtraValue(URL(string: "https://example.com/é") as Any) == "https://example.com/%C3%A9")
    #expect(ExtraValue(ExtraValue.int(1) as Any) == 1)
    #expect(ExtraValue([ExtraValue.int(1)] as Any) == [1])
    #expect(ExtraValue([1, "x", true] as [Any]) == [1, "x", true])
    #expect(ExtraValue(["a": 1] as [AnyHashable: Any]) == ["a": 1])
    #expect(ExtraValue(Optional("x") as Any) == "x")
  }

  @Test func foundationsObjectsKeepTheirKinds() {
    #expect(ExtraValue(NSNumber(value: true)) == true)
    #expect(ExtraValue(NSNumber(value: false)) == false)
    #expect(ExtraValue(NSNumber(value: 1)) == 1)
    #expect(ExtraValue(NSNumber(value: Int8(1))) == 1)
    #expect(ExtraValue(NSNumber(value: 1.5)) == 1.5)
    #expect(ExtraValue(NSDecimalNumber(string: "1.5")) == 1.5)
    #expect(ExtraValue(NSString(string: "x")) == "x")
    #expect(ExtraValue(NSNull()) == .null)
    #expect(ExtraValue(NSArray(array: [1, "x"])) == [1, "x"])
    #expect(ExtraValue(NSDictionary(dictionary: ["a": true])) == ["a": true])
  }

  @Test func whatIsNeitherTextNorJSONIsNil() {
    #expect(ExtraValue(Date()) == nil)
    #expect(ExtraValue(Data()) == nil)
    #expect(ExtraValue([Date()]) == nil)
    #expect(ExtraValue(["a": Date()]) == nil)
    #expect(ExtraValue([1: "a"] as [AnyHashable: Any]) == nil)
    #expect(ExtraValue(String?.none as Any) == nil)
  }

  @Test func oneBadPairDoesNotCostTheOthers() {
    let date = Date()
    #expect(ExtraValue.pairs(of: ["a": "x", "b": date] as [String: Any]) == ["a": "x"])
    #expect(ExtraValue.pairs(of: ["a": "x", "b": date] as [AnyHashable: Any]) == ["a": "x"])
    #expect(ExtraValue.pairs(of: ["a": "x", 1: "y"] as [AnyHashable: Any]) == ["a": "x"])
    #expect(ExtraValue.pairs(of: NSDictionary(dictionary: ["a": "x", "b": date])) == ["a": "x"])
  }

  @Test func valuesOfAnSDKsExtrasAreThoseThatHaveAForm() {
    let extras: [String: Any] = ["a": "x", "b": 1, "c": true, "d": 5.0, "e": [1, "y"] as [Any]]
    #expect(ExtraValue.values(of: extras) == ["a": "x", "b": 1, "c": true, "d": 5, "e": [1, "y"]])
    #expect(
      ExtraValue.values(of: extras.merging(["f": Date()]) { $1 }) == ExtraValue.values(of: extras))
    #expect(ExtraValue.values(of: [:]) == [:])
  }

  @Test func aNumberIsWholeWhereverItsValueIs() {
    #expect(ExtraValue(5.0 as Any) == .int(5))
    #expect(ExtraValue(-0.0 as Any) == .int(0))
    #expect(ExtraValue(9_223_372_036_854_775_808.0 as Any) == .double(9_223_372_036_854_775_808))
  }

  @Test func pairsOfTextOrOfExtraValuesAreTakenAsTheyAre() {
    #expect(ExtraValue.pairs(of: ["a": "x"]) == ["a": "x"])
    #expect(ExtraValue.pairs(of: ["a": ExtraValue.bool(true)]) == ["a": true])
    #expect(ExtraValue.pairs(of: [String: Any]()) == [:])
    #expect(ExtraValue.pairs(of: "x") == nil)
  }

  @Test(arguments: [(128, true), (129, false), (5_000, false)])
  func depthIsLimited(depth: Int, isRead: Bool) {
    let list = (0..<depth).reduce("x" as Any) { inner, _ in [inner] }
    let object = (0..<depth).reduce("x" as Any) { inner, _ in ["a": inner] }
    #expect((ExtraValue(list) != nil) == isRead)
    #expect((ExtraValue(object) != nil) == isRead)
  }

  @Test func aPairThatIsTooDeepIsRefusedByWhateverReadsIt() throws {
    let list = (0..<129).reduce("x" as Any) { inner, _ in ["y", inner] }
    let object = (0..<129).reduce("x" as Any) { inner, _ in ["a": inner] }
    let mixed = (0..<65).reduce(Date() as Any) { inner, _ in [["b": 1, "a": inner]] }
    let pairs = try #require(
      ExtraValue.pairs(of: ["l": list, "o": object, "m": mixed, "d": [Date()], "n": 7]))
    #expect(pairs.keys.sorted() == ["l", "m", "n", "o"])
    var decoder = ContentCardDecoder(ContentCard(id: "c", extras: pairs))
    for key in ["l", "o", "m"].map(ContentCardKey.init) {
      #expect(decoder.optional(DecodedJSON<JSONValue>.self, for: key) == nil)
      #expect(decoder.optional(String.self, for: key) == nil)
      #expect(decoder.optional([String].self, for: key) == nil)
    }
    #expect(decoder.required(Int.self, for: ContentCardKey("n")) == 7)
    let reasons = decoder.issues.map(\.reason.withoutValue)
    let tooDeep = ContentCardIssue.Reason.notA("JSON of at most 128 levels")
    let element = ContentCardIssue.Reason.wrongKind("an array", expected: "text")
    #expect(
      reasons == [
        tooDeep, element, .element(1, nil, element),
        tooDeep, .wrongKind("an object", expected: "text"),
        .wrongKind("an object", expected: "a list"),
        tooDeep, element, .element(1, nil, .wrongKind("an object", expected: "text")),
      ])
  }

  @Test func whatBridgesIsCutShortAsWell() {
    let deep = (0..<5_000).reduce(NSArray()) { inner, _ in NSArray(object: inner) }
    let extras = NSDictionary(dictionary: ["a": deep, "b": "x"])
    let cut = (0..<128).reduce([] as ExtraValue) { inner, _ in [inner] }
    #expect(ExtraValue.pairs(of: extras) == ["a": cut, "b": "x"])
    #expect(ExtraValue.pairs(of: ["a": deep, 1: "x"] as [AnyHashable: Any]) == ["a": cut])
  }
}
