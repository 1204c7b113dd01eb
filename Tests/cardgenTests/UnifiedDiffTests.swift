import Testing

@testable import CardgenCommands

struct UnifiedDiffTests {
  @Test(arguments: [
    ("", "", ""),
    ("a\nb\n", "a\nb\n", ""),
    ("", "a\nb\n", "@@ -0,0 +1,2 @@\n+a\n+b\n"),
    ("a\n", "", "@@ -1,1 +0,0 @@\n-a\n"),
    ("a\nb\nc\n", "a\nB\nc\n", "@@ -1,3 +1,3 @@\n a\n-b\n+B\n c\n"),
    (
      "1\n2\n3\n4\n5\n6\n7\n8\n9\n", "1\n2\n3\n4\nx\n5\n6\n7\n8\n9\n",
      "@@ -2,6 +2,7 @@\n 2\n 3\n 4\n+x\n 5\n 6\n 7\n"
    ),
    ("a\n", "a", "@@ -1,1 +1,1 @@\n-a\n+a\n\\ No newline at end of file\n"),
    ("a\r\n", "a\n", "@@ -1,1 +1,1 @@\n-a\r\n+a\n"),
    ("\u{E9}\n", "e\u{301}\n", "@@ -1,1 +1,1 @@\n-\u{E9}\n+e\u{301}\n"),
  ])
  func outputEqualsThatOfDiff(_ old: String, _ new: String, _ hunks: String) {
    let head = hunks.isEmpty ? "" : "--- X committed\n+++ X generated\n"
    // Compares bytes, because two encodings of é are equal strings.
    #expect(Array(diff(old, new).utf8) == Array((head + hunks).utf8))
  }

  @Test func nearbyChangesShareAHunk() {
    let old = (1...20).map(String.init)
    var near = old
    near[4] = "x"
    near[11] = "y"
    var far = old
    far[4] = "x"
    far[12] = "y"
    #expect(headers(diff(text(old), text(near))) == ["@@ -2,14 +2,14 @@"])
    #expect(headers(diff(text(old), text(far))) == ["@@ -2,7 +2,7 @@", "@@ -10,7 +10,7 @@"])
  }

  @Test func pathsAreEscaped() {
    #expect(
      unifiedDiff(from: [], to: Array("a\n".utf8), path: "x\n+y")
        == "--- x\\n+y committed\n+++ x\\n+y generated\n@@ -0,0 +1,1 @@\n+a\n")
  }

  @Test func longFilesWithFewChangesHaveShortDiffs() {
    var lines = (0..<20_000).map { $0 % 3 == 0 ? "}" : "line \($0)" }
    let old = text(lines)
    lines.remove(at: 15_000)
    lines.insert("}", at: 100)
    let changes = diff(old, text(lines)).split(separator: "\n").dropFirst(2)
      .filter { $0.hasPrefix("+") || $0.hasPrefix("-") }
    #expect(changes == ["+}", "-}"])
  }

  private func diff(_ old: String, _ new: String) -> String {
    unifiedDiff(from: Array(old.utf8), to: Array(new.utf8), path: "X")
  }

  private func text(_ lines: [String]) -> String { lines.map { $0 + "\n" }.joined() }

  private func headers(_ diff: String) -> [String] {
    diff.split(separator: "\n").map(String.init).filter { $0.hasPrefix("@@") }
  }
}
