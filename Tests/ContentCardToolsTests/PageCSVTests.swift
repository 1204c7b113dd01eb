import ContentCardSchema
import Testing

@testable import ContentCardTools

struct PageCSVTests {
  @Test func eachValueHasARow() throws {
    let page = Page([
      try Schema(
        """
        {"discriminator": "kind", "classTypes": {"tile": {"description": "a \\"tile\\"", "aliases": "tiles",
        "deprecated": true, "card": {"imageAspectRatio": "double?"},
        "extras": {"n": {"type": "int?", "minimum": -1}, "m": "bool?"}, "atLeastOne": ["n", "m"]}}}
        """, name: "Shop")
    ])
    #expect(
      page.csv == """
        \u{FEFF}"schema","card type","key","what to type","needed","example","if missing or wrong"\r
        "Shop","tile","kind","a ""tile"". Being phased out. Exactly tile. Capitalization does not matter. \
        Other names that work: tiles. At least one of n and m is required.","required","tile",\
        "If missing or wrong, the card is not shown."\r
        "Shop","tile","Image proportions","Leave empty: it is set automatically from the image.","optional","",\
        "If missing or wrong, the card is shown without it."\r
        "Shop","tile","n","A whole number such as 7, no decimals, no % sign. -1 or more.","required: this, or m","7",\
        "If missing or wrong, the card is not shown unless m is valid."\r
        "Shop","tile","m","true or false.","required: this, or n","true",\
        "If missing or wrong, the card is not shown unless n is valid."\r

        """)
  }

  @Test(
    arguments: [
      ("=1+1", "'=1+1"), ("+1+1", "'+1+1"), ("-1+1", "'-1+1"), ("@SUM(A1)", "'@SUM(A1)"),
      ("=\u{301}", "'=\u{301}"), ("＝1+1", "'＝1+1"), ("-cmd|' /C calc'!A0", "'-cmd|' /C calc'!A0"),
      ("-1", "-1"), ("+1.5e3", "+1.5e3"), ("-", "'-"), ("a=1", "a=1"), ("'=1", "'=1"), ("", ""),
    ])
  func formulasAreWrittenAsText(_ name: String, _ cell: String) throws {
    var schema = try Schema(#"{"classTypes": {"t": {}}}"#)
    schema.classTypes[0].name.value = name
    let rows = rows(of: Page([schema]).csv)
    #expect(rows.last?[1] == cell)
    #expect(rows.last?[5] == cell)
  }

  @Test(arguments: HostileSchema.texts)
  func aHostileTextStaysInItsCell(_ text: String) throws {
    let harmless = rows(of: Page([try HostileSchema.schema(with: "x")]).csv)
    let schema = try HostileSchema.schema(with: text)
    let hostile = rows(of: Page([schema]).csv)
    #expect(hostile.map(\.count) == harmless.map(\.count))
    #expect(hostile.map { $0[4] == "required" } == harmless.map { $0[4] == "required" })
    #expect(hostile[1][2] == DiagnosticFormatter.visible(schema.discriminator.value))
    // A spreadsheet must not evaluate any cell as a formula.
    let formulas = hostile.joined().filter { cell in
      cell.unicodeScalars.first.map { "=+-@＝＋－＠\t\r".unicodeScalars.contains($0) } ?? false
        && Double(cell) == nil
    }
    #expect(formulas == [])
    #expect(hostile[1][1] == DiagnosticFormatter.visible(schema.classTypes[0].name.value))
  }

  /// Parses CSV as defined by RFC 4180, by Unicode scalars.
  private func rows(of csv: String) -> [[String]] {
    var rows: [[String]] = [[""]]
    var isQuoted = false
    var previous: Unicode.Scalar?
    for scalar in csv.unicodeScalars.dropFirst() {
      switch scalar {
      case "\"":
        if !isQuoted, previous == "\"" { rows[rows.count - 1].append(scalar) }
        isQuoted.toggle()
      case ",": isQuoted ? rows[rows.count - 1].append(scalar) : rows[rows.count - 1].append("")
      case "\n" where !isQuoted && previous == "\r": rows.append([""])
      case "\r" where !isQuoted: break
      default: rows[rows.count - 1].append(scalar)
      }
      previous = scalar
    }
    return rows.dropLast()
  }
}

extension [String] {
  /// Appends a scalar to the last cell.
  fileprivate mutating func append(_ scalar: Unicode.Scalar) {
    self[count - 1].unicodeScalars.append(scalar)
  }
}
