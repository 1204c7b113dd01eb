import Foundation
import Testing

@testable import ContentCards

struct ExtraValueAnyTests {
  @Test func jsonValuesKeepTheirKind() throws {
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
    #expect(ExtraValue(CGFloat(0.1) as Any) == 0.1)
    #expect(ExtraValue(CGFloat(2) as Any) == 2)
    #expect(ExtraValue([CGFloat(0.5)] as Any) == [0.5])
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

  @Test func valuesThatAreNeitherTextNorJSONAreNil() {
    #expect(ExtraValue(Date()) == nil)
    #expect(ExtraValue(Data()) == nil)
    #expect(ExtraValue([Date()]) == nil)
    #expect(ExtraValue(["a": Date()]) == nil)
    #expect(ExtraValue([1: "a"] as [AnyHashable: Any]) == nil)
    #expect(ExtraValue(String?.none as Any) == nil)
  }

  @Test func aNumberWithAWholeValueIsAnInt() {
    #expect(ExtraValue(5.0 as Any) == .int(5))
    #expect(ExtraValue(-0.0 as Any) == .int(0))
    #expect(ExtraValue(9_223_372_036_854_775_808.0 as Any) == .double(9_223_372_036_854_775_808))
  }

  @Test(arguments: [(128, true), (129, false), (5_000, false)])
  func depthIsLimited(depth: Int, isRead: Bool) {
    let list = (0..<depth).reduce("x" as Any) { inner, _ in [inner] }
    let object = (0..<depth).reduce("x" as Any) { inner, _ in ["a": inner] }
    #expect((ExtraValue(list) != nil) == isRead)
    #expect((ExtraValue(object) != nil) == isRead)
  }
}
