import Testing

@testable import ContentCardSchema

struct DiagnosticFormatterTests {
  @Test func diagnosticsAndNotesHaveOneLineEach() {
    let diagnostic = Diagnostic(
      .duplicateMember, path: "a b.json", at: SourceLocation(line: 3, column: 5), "twice",
      notes: [
        .init("the first one is here", at: SourceLocation(line: 2, column: 5)),
        .init("remove one of them"),
      ])
    #expect(
      DiagnosticFormatter().text(for: diagnostic) == """
        a b.json:3:5: error: twice [duplicate-member]
        a b.json:2:5: note: the first one is here
        a b.json:3:5: note: remove one of them

        """)
  }

  @Test func diagnosticsAboutWholeFilesHaveNoLocation() {
    let diagnostic = Diagnostic(
      .unreadableFile, severity: .warning, path: "x", at: nil, "odd", notes: [.init("look")])
    #expect(
      DiagnosticFormatter().text(for: diagnostic, source: .init([]))
        == "x: warning: odd [unreadable-file]\nx: note: look\n")
  }

  @Test func excerptsFollowInColor() {
    let diagnostic = Diagnostic(
      .unknownType, path: "x", at: SourceLocation(line: 2, column: 3), "no", notes: [.init("yes")])
    #expect(
      DiagnosticFormatter(isColored: true).text(for: diagnostic, source: source("{\n  k\n}"))
        == "\u{1B}[1mx:2:3:\u{1B}[0m \u{1B}[1;31merror:\u{1B}[0m no [unknown-type]\n"
        + "  k\n  \u{1B}[1;32m^\u{1B}[0m\n"
        + "\u{1B}[1mx:2:3:\u{1B}[0m \u{1B}[1;34mnote:\u{1B}[0m yes\n")
  }

  @Test func notesShowExcerptsOnlyForOtherLines() {
    let (first, second) = (SourceLocation(line: 1, column: 1), SourceLocation(line: 2, column: 2))
    let diagnostic = Diagnostic(
      .nameCollision, path: "x", at: second, "two", notes: [.init("one", at: first), .init("mend")])
    #expect(
      DiagnosticFormatter().text(for: diagnostic, source: source("a\nbc")) == """
        x:2:2: error: two [name-collision]
        bc
         ^
        x:1:1: note: one
        a
        ^
        x:2:2: note: mend

        """)
  }

  @Test(arguments: [
    // A tab is kept, so that the caret is in the right column with any tab width.
    ("\t\"k\": x", 7, "\t\"k\": x", "\t     "),
    // A wide character takes two columns, and a combining accent takes none.
    ("\"漢字\": x", 7, "\"漢字\": x", "        "),
    ("\"e\u{301}\": x", 7, "\"e\u{301}\": x", "     "),
    ("\"👩‍👩‍👧\": x", 10, "\"👩‍👩‍👧\": x", "      "),
    // Characters that could forge or hide text are escaped.
    ("\u{1B}[2Jx", 5, "\\u{1B}[2Jx", "         "),
    ("\u{202E}x", 2, "\\u{202E}x", "        "),
    // A column past the end of the line is shown at its end.
    ("ab", 3, "ab", "  "),
    ("ab", 99, "ab", "  "),
    ("", 1, "", ""),
  ])
  func caretIsUnderTheColumn(
    _ line: String, _ column: Int, _ shown: String, _ indent: String
  ) throws {
    let excerpt = try #require(
      source(line).excerpt(at: SourceLocation(line: 1, column: column)))
    #expect(excerpt.line == shown)
    #expect(excerpt.indent == indent)
  }

  @Test(arguments: ["a\nb\nc", "a\rb\rc", "a\r\nb\r\nc\r\n"])
  func allLineEndingsAreCounted(_ text: String) {
    let lines = (1...3).map { source(text).excerpt(at: SourceLocation(line: $0, column: 1))?.line }
    #expect(lines == ["a", "b", "c"])
  }

  @Test(arguments: [0, 2, 9])
  func missingLinesHaveNoExcerpt(_ line: Int) {
    #expect(source("a").excerpt(at: SourceLocation(line: line, column: 1)) == nil)
  }

  @Test(arguments: [
    (1, 0, "", 100, "…"), (51, 50, "", 50, "…"), (52, 50, "…", 50, "…"), (500, 50, "…", 50, "…"),
    (991, 90, "…", 10, ""), (1001, 100, "…", 0, ""),
  ])
  func longLinesAreShortenedAroundTheCaret(
    _ column: Int, _ before: Int, _ start: String, _ after: Int, _ end: String
  ) throws {
    let excerpt = try #require(
      source(String(repeating: "x", count: 1_000))
        .excerpt(at: SourceLocation(line: 1, column: column)))
    #expect(excerpt.line == start + String(repeating: "x", count: before + after) + end)
    #expect(excerpt.indent.count == start.count + before)
  }

  @Test(arguments: [
    ("plain, 漢字, é, 👩‍👩‍👧, \u{5D0}", "plain, 漢字, é, 👩‍👩‍👧, \u{5D0}"),
    ("a\nb\r\tc", "a\\nb\\r\\tc"),
    ("\u{0}\u{7F}\u{85}", "\\u{0}\\u{7F}\\u{85}"),
    ("\u{2028}\u{2029}", "\\u{2028}\\u{2029}"),
    ("\u{202E}\u{2066}\u{200F}\u{61C}\u{FEFF}", "\\u{202E}\\u{2066}\\u{200F}\\u{61C}\\u{FEFF}"),
  ])
  func invisibleCharactersAreEscaped(_ text: String, _ visible: String) {
    #expect(DiagnosticFormatter.visible(text) == visible)
    let diagnostic = Diagnostic(.invalidJSON, path: text, at: nil, text, notes: [.init(text)])
    #expect(
      DiagnosticFormatter().text(for: diagnostic)
        == "\(visible): error: \(visible) [invalid-json]\n\(visible): note: \(visible)\n")
  }

  @Test func jsonHasOneDiagnosticPerLine() {
    let location = SourceLocation(line: 1, column: 2)
    let diagnostics = [
      Diagnostic(
        .unknownType, path: "a", at: location, "say \"x\"\\\n",
        notes: [.init("one"), .init("two", at: SourceLocation(line: 3, column: 4))]),
      Diagnostic(.unreadableFile, severity: .warning, path: "é\u{E0001}", at: nil, "odd"),
    ]
    #expect(
      DiagnosticFormatter.json(diagnostics) == #"""
        [
          {"file": "a", "line": 1, "column": 2, "severity": "error", "code": "unknown-type", "message": "say \"x\"\\\u000a", "notes": [{"message": "one", "line": 1, "column": 2}, {"message": "two", "line": 3, "column": 4}]},
          {"file": "é\udb40\udc01", "line": null, "column": null, "severity": "warning", "code": "unreadable-file", "message": "odd", "notes": []}
        ]

        """#)
    #expect(DiagnosticFormatter.json([]) == "[]\n")
  }

  private func source(_ text: String) -> DiagnosticFormatter.SourceText {
    .init(Array(text.utf8))
  }
}
