import ContentCardSchema
import Foundation
import TestSupport
import Testing

/// Compares the parser with Foundation's on random files.
struct JSONFoundationTests {
  @Test(arguments: 0..<400 as Range<UInt64>)
  func randomFilesAreReadAsByFoundation(seed: UInt64) throws {
    var writer = RandomJSON(seed: seed)
    let bytes = Array(writer.value(depth: 4).utf8)
    let foundationValue = try JSONDecoder().decode(PlainJSON.self, from: Data(bytes))
    #expect(PlainJSON(try JSONNode(parsing: bytes)) == foundationValue)
  }

  @Test(arguments: 0..<100 as Range<UInt64>)
  func damagedFilesAreReadAsByFoundation(seed: UInt64) {
    var writer = RandomJSON(seed: seed)
    let original = Array(writer.value(depth: 3).utf8)
    for _ in 0..<20 { compare(writer.damaged(original), seed) }
  }

  @Test(arguments: 0..<100 as Range<UInt64>)
  func piecesOfJSONAreReadAsByFoundation(seed: UInt64) {
    var writer = RandomJSON(seed: seed)
    for _ in 0..<100 { compare(writer.fragments(), seed) }
  }

  /// If the parser accepts the bytes, Foundation must read the same value. If the parser rejects them, Foundation must
  /// reject them too, except for known deviations of Foundation from JSON.
  private func compare(_ bytes: [UInt8], _ seed: UInt64) {
    let foundationValue = try? JSONDecoder().decode(PlainJSON.self, from: Data(bytes))
    let text = String(decoding: bytes, as: UTF8.self)
    do throws(JSONSyntaxError) {
      let value = PlainJSON(try JSONNode(parsing: bytes))
      // A number outside the range of `Double` is valid JSON, but Foundation rejects it.
      guard value.isFinite else { return }
      #expect(value == foundationValue, "seed \(seed): \(text)")
    } catch {
      guard foundationValue != nil else { return }
      let isKnownDeviation = Self.deviationsOfFoundation.contains { error.message.hasPrefix($0) }
      #expect(isKnownDeviation, "seed \(seed): \(error.message): \(text)")
    }
  }

  private static let deviationsOfFoundation = [
    "trailing comma after the last ", "the file starts with a byte-order mark",
  ]
}
