import ContentCardSchema
import Foundation
import TestSupport
import Testing

/// The parser beside Foundation's, on random files.
struct JSONFoundationTests {
  @Test(arguments: 0..<400 as Range<UInt64>)
  func randomFilesAreReadAsByFoundation(seed: UInt64) throws {
    var writer = RandomJSON(seed: seed)
    let bytes = Array(writer.value(depth: 4).utf8)
    let theirs = try JSONDecoder().decode(PlainJSON.self, from: Data(bytes))
    #expect(PlainJSON(try JSONNode(parsing: bytes)) == theirs)
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
    for _ in 0..<100 { compare(writer.soup(), seed) }
  }

  /// What is accepted, Foundation reads alike; what is refused, Foundation refuses too, unless it is
  /// known for a liberty.
  private func compare(_ bytes: [UInt8], _ seed: UInt64) {
    let theirs = try? JSONDecoder().decode(PlainJSON.self, from: Data(bytes))
    let text = String(decoding: bytes, as: UTF8.self)
    do throws(JSONSyntaxError) {
      let ours = PlainJSON(try JSONNode(parsing: bytes))
      // A number past the range of Double is JSON all the same; Foundation refuses it.
      guard ours.isFinite else { return }
      #expect(ours == theirs, "seed \(seed): \(text)")
    } catch {
      guard theirs != nil else { return }
      let isLiberty = Self.libertiesOfFoundation.contains { error.message.hasPrefix($0) }
      #expect(isLiberty, "seed \(seed): \(error.message): \(text)")
    }
  }

  private static let libertiesOfFoundation = [
    "trailing comma after the last ", "the file starts with a byte-order mark",
  ]
}
