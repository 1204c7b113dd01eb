import ContentCardSchema
import Testing

struct JSONParserEncodingTests {
  @Test func byteOrderMarksAreRejected() {
    #expect(
      parseOutcome(of: [0xEF, 0xBB, 0xBF] + Array("{}".utf8))
        == "1:1: the file starts with a byte-order mark (save it as UTF-8 without a byte-order mark)"
    )
  }

  @Test(arguments: [
    (bytes: [0xFF, 0xFE, 0x5B, 0, 0x5D, 0] as [UInt8], name: "UTF-16"),
    ([0xFE, 0xFF, 0, 0x5B, 0, 0x5D], "UTF-16"), ([0x5B, 0, 0x5D, 0], "UTF-16"),
    ([0, 0x5B, 0, 0x5D], "UTF-16"), ([0xFF, 0xFE, 0, 0, 0x5B, 0, 0, 0], "UTF-32"),
    ([0, 0, 0xFE, 0xFF, 0, 0, 0, 0x5B], "UTF-32"), ([0x31, 0, 0, 0], "UTF-32"),
    ([0, 0, 0, 0x31], "UTF-32"),
  ])
  func otherEncodingsAreReported(bytes: [UInt8], name: String) {
    #expect(parseOutcome(of: bytes) == "1:1: the file is in \(name) (save it as UTF-8)")
  }

  @Test(
    arguments: [
      [0x80], [0xBF], [0xC0, 0xAF], [0xC1, 0xBF], [0xC3], [0xC3, 0x28], [0xE0, 0x9F, 0xBF],
      [0xE2, 0x82], [0xE2, 0x28, 0xA1], [0xE2, 0x82, 0x28], [0xED, 0xA0, 0x80], [0xED, 0xBF, 0xBF],
      [0xF0, 0x8F, 0xBF, 0xBF], [0xF0, 0x9F, 0x98], [0xF0, 0x9F, 0x28, 0x80],
      [0xF4, 0x90, 0x80, 0x80],
      [0xF5, 0x80, 0x80, 0x80], [0xF8, 0x88, 0x80, 0x80, 0x80],
      [0xFC, 0x83, 0xBF, 0xBF, 0xBF, 0xBF],
      [0xFE], [0xFF],
      // Bytes just outside the range of valid second bytes
      [0xC3, 0x7F], [0xC3, 0xC0], [0xE0, 0xC0, 0x80], [0xE1, 0x7F, 0x80], [0xE1, 0xC0, 0x80],
      [0xED, 0x7F, 0x80], [0xF0, 0xC0, 0x80, 0x80], [0xF1, 0x7F, 0x80, 0x80],
      [0xF1, 0xC0, 0x80, 0x80], [0xF4, 0x7F, 0x80, 0x80],
      // Bytes just outside the range of valid third bytes
      [0xE2, 0x82, 0x7F], [0xE2, 0x82, 0xC0],
    ] as [[UInt8]])
  func bytesThatAreNotUTF8AreRejected(bytes: [UInt8]) {
    let code = String(bytes[0], radix: 16, uppercase: true)
    let mistake = "the byte 0x\(code) is not UTF-8 (save the file as UTF-8)"
    let opening = Array("[\"é".utf8)
    #expect(parseOutcome(of: opening + bytes + Array("\"]".utf8)) == "1:4: \(mistake)")
    #expect(parseOutcome(of: opening + bytes) == "1:4: \(mistake)")
    #expect(parseOutcome(of: Array("[\n".utf8) + bytes + Array("]".utf8)) == "2:1: \(mistake)")
    #expect(parseOutcome(of: Array("{\"a\":1}".utf8) + bytes) == "1:8: \(mistake)")
    #expect(parseOutcome(of: Array("[\"\\".utf8) + bytes + Array("\"]".utf8)) == "1:4: \(mistake)")
  }

  @Test func everyScalarIsAccepted() throws {
    for plane: UInt32 in 0...16 {
      let scalars = (max(0x20, plane << 16)...(plane << 16 | 0xFFFF)).compactMap(
        Unicode.Scalar.init)
      let text = String(String.UnicodeScalarView(scalars.filter { $0 != "\"" && $0 != "\\" }))
      let node = try JSONNode(parsing: Array("\"\(text)\"".utf8))
      #expect(PlainJSON(node) == .text(Array(text.utf8)))
    }
  }
}
