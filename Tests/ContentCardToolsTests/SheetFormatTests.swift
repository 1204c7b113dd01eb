import Testing

@testable import ContentCardTools

struct SheetFormatTests {
  @Test(
    arguments: [
      ("a/sheet.html", .html), ("SHEET.HTML", .html), ("a.csv", .csv), ("a.md", .markdown),
      ("html", .markdown), ("a.html/b", .markdown), ("a.html.txt", .markdown),
    ] as [(String, SheetFormat)])
  func theEndingOfAFileSaysItsFormat(_ path: String, _ format: SheetFormat) {
    #expect(SheetFormat(ofFile: path) == format)
  }

  @Test(arguments: SheetFormat.allCases)
  func everySheetBeginsAsItsFormatSays(_ format: SheetFormat) {
    #expect(Sheet([]).text(as: format).hasPrefix(format.beginning))
  }
}
