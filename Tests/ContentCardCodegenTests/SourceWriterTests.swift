import Testing

@testable import ContentCardCodegen

@Suite struct SourceWriterTests {
  @Test func blocksIndentAndEmptyLinesStayEmpty() {
    var writer = SourceWriter()
    writer.block("enum A") { writer in
      writer.write("case b")
      writer.blank()
      writer.block("var c: Int") { $0.write("1\n\n2") }
    }
    #expect(
      writer.text == """
        enum A {
          case b

          var c: Int {
            1

            2
          }
        }

        """)
  }

  @Test func aListThatFitsStaysOnItsLine() {
    var writer = SourceWriter()
    writer.list("call(", ["a: 1", "b: 2"], ")")
    #expect(writer.text == "call(a: 1, b: 2)\n")
  }

  @Test func aListThatIsTooLongHasALineForEachItem() {
    let long = String(repeating: "x", count: 60)
    var writer = SourceWriter()
    writer.indent { $0.list("call(", ["\(long)", "\(long)"], ")") }
    #expect(writer.text == "  call(\n    \(long),\n    \(long)\n  )\n")
  }

  @Test func aLineThatLeavesTheLastColumnFreeIsNotBroken() {
    let item = String(repeating: "x", count: SourceWriter.width - 9)
    var writer = SourceWriter()
    writer.indent { $0.list("call(", ["\(item)"], ")") }
    #expect(writer.text == "  call(\(item))\n")
  }

  @Test func aListInsideAListIsBrokenWhereItIsTooLong() {
    let long = String(repeating: "x", count: 60)
    var writer = SourceWriter()
    writer.list("call(", ["a", .array("keys: ", ["\(long)", "\(long)"]), .call(".b", ["c"])], ")")
    #expect(
      writer.text == """
        call(
          a,
          keys: [
            \(long),
            \(long),
          ],
          .b(c)
        )

        """)
  }
}
