import Testing

@testable import ContentCardTools

struct SheetFormatTests {
  @Test(
    arguments: [
      ("a/sheet.html", .html), ("SHEET.HTML", .html), ("a.htm", .html), ("a.csv", .csv),
      ("a.md", .markdown), ("a.markdown", .markdown), ("html", nil), ("a.html/b", nil),
      ("a.html.txt", nil), ("a.", nil),
    ] as [(String, SheetFormat?)])
  func theFileExtensionDeterminesTheFormat(_ path: String, _ format: SheetFormat?) {
    #expect(SheetFormat(ofFile: path) == format)
  }

  @Test(arguments: SheetFormat.allCases)
  func everySheetBeginsLikeItsFormat(_ format: SheetFormat) {
    #expect(Sheet([]).text(as: format).hasPrefix(format.beginning))
  }
}
