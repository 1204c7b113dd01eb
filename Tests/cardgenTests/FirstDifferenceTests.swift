import ContentCardSchema
import Foundation
import Testing

@testable import CardgenCommands

struct FirstDifferenceTests {
  @Test(arguments: [
    ("a\nb\n", 1, #"expected "x", found "a""#),
    ("x\nb\n", 2, #"expected "y", found "b""#),
    ("x\r\ny\n", 1, #"expected "x", found "x\#r""#),
    ("x\n", 2, #"expected "y", found the end of the file"#),
    ("", 1, #"expected "x", found the end of the file"#),
    ("x\ny\n\n", 3, #"expected the end of the file, found """#),
    ("x\ny", 2, "expected a line ending at the end of the file"),
  ])
  func theFirstDifferenceIsReported(_ text: String, _ line: Int, _ note: String) throws {
    let difference = try #require(FirstDifference(of: Array(text.utf8), from: "x\ny\n"))
    let diagnostic = Diagnostic.stale("X", at: difference, "is out of date")
    #expect(diagnostic.location == SourceLocation(line: line, column: 1))
    #expect(diagnostic.notes.map(\.message) == [note])
  }

  @Test func linesThatDifferOnlyInUnicodeNormalizationDiffer() throws {
    let difference = try #require(FirstDifference(of: Array("x\ne\u{301}\n".utf8), from: "x\né\n"))
    let diagnostic = Diagnostic.stale("X", at: difference, "is out of date")
    #expect(diagnostic.location == SourceLocation(line: 2, column: 1))
    #expect(diagnostic.notes.map(\.message) == [#"expected "é" in another Unicode normalization"#])
  }
}
