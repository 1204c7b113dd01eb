import Foundation
import TestSupport
import Testing

@testable import ContentCards

struct JSONReaderTests {
  @Test(
    arguments: [
      ("null", nil), (" true\n", true), ("false", false), ("0", 0), ("-0", 0), ("7", 7),
      ("-12", -12), ("0.0", 0), ("-0e9", 0), ("5.0", 5), ("1e2", 100), ("0.1", 0.1),
      ("-2.5E-3", -0.0025),
      ("9223372036854775807", 9_223_372_036_854_775_807),
      ("9223372036854775808", .double(9_223_372_036_854_775_808)),
      (#""""#, ""), (#""a\"\\\/\b\f\n\r\tz""#, "a\"\\/\u{8}\u{C}\n\r\tz"),
      (#""\u00e9\uD83D\uDE00\u0000""#, "é😀\u{0}"), (#""é😀\#u{7F}""#, "é😀\u{7F}"),
      ("[]", []), ("[ ]", []), ("[1,\t[\"a\"] ]", [1, ["a"]]), ("{}", [:]), ("{ }", [:]),
      (#"{ "a" : 1 , "b":{"c":[null]}}"#, ["a": 1, "b": ["c": [nil]]]),
    ] as [(String, ExtraValue)])
  func jsonIsRead(json: String, value: ExtraValue) {
    #expect(JSONReader.value(of: Data(json.utf8)) == value)
  }

  @Test(arguments: [
    "", " ", "nul", "nulll", "tru", "True", "{", "[", "]", "[1", "[1,]", "[,1]", "{\"a\":1,}",
    "{\"a\"}", "{\"a\":}", "{a:1}", "{1:1}", "01", "-", "+1", ".5", "5.", "1e", "1e+", "0x1",
    "NaN", "1 2", "\"", "\"a", "\"\\\"", "\"\\x\"", "\"\\u12\"", "\"\\u12G4\"", "\"a\nb\"",
    "\"\u{0}\"", "\u{0}", "\u{FEFF}1", "'a'", "// a\n1",
  ])
  func invalidJSONIsRejected(text: String) {
    #expect(JSONReader.value(of: Data(text.utf8)) == nil)
  }

  @Test(arguments: [
    Data("1e999".utf8), Data("1e-400".utf8), Data("-0.5E-999".utf8),
    Data("1.00000000000000000001".utf8), Data(#"{"a": 1, "a": 2}"#.utf8),
    Data(#""\ud800""#.utf8),
    Data(#""\ude00\ud83d""#.utf8), Data(#""\ud800\u0041""#.utf8), Data(#""\ud800\n""#.utf8),
    Data([0x22, 0xC3, 0x22]), Data([0x22, 0xED, 0xA0, 0x80, 0x22]), Data([0x22, 0xFF, 0x22]),
    Data("[1]".utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }),
    Data((String(repeating: "[", count: 129) + String(repeating: "]", count: 129)).utf8),
    Data(String(repeating: "[", count: 1_000_000).utf8),
  ])
  func jsonThatFoundationMayReadDifferentlyIsRejected(json: Data) {
    #expect(JSONReader.value(of: json) == nil)
  }

  @Test(arguments: 0..<200 as Range<UInt64>)
  func foundationReadsTheSameValue(seed: UInt64) {
    var random = RandomJSON(seed: seed)
    let original = Array(random.value(depth: 4).utf8)
    for _ in 0..<25 {
      for bytes in [original, random.damaged(original), random.fragments()] {
        guard let value = JSONReader.value(of: Data(bytes)) else { continue }
        let text = String(decoding: bytes, as: UTF8.self)
        #expect(value == Self.readByFoundation(Data(bytes)), "seed \(seed): \(text)")
      }
    }
  }

  private static func readByFoundation(_ json: Data) -> ExtraValue? {
    let any = try? JSONSerialization.jsonObject(with: json, options: .fragmentsAllowed)
    return any.flatMap { ExtraValue($0) }
  }
}
