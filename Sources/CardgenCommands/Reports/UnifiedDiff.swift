import ContentCardSchema

/// Returns the differences between the committed and the generated contents of a file in the format of `diff -u`.
///
/// Returns an empty string if they are equal.
package func unifiedDiff(from old: [UInt8], to new: [UInt8], path: String) -> String {
  let context = 3
  let (old, new) = (lines(of: old), lines(of: new))
  let rows = rows(from: old, to: new)
  let changes = rows.indices.filter { rows[$0].mark != " " }
  guard var first = changes.first else { return "" }

  var hunks: [ArraySlice<DiffRow>] = []
  for (change, next) in zip(changes, changes.dropFirst() + [Int.max])
  where next - change > 2 * context + 1 {
    hunks.append(rows[max(0, first - context)..<min(rows.count, change + context + 1)])
    first = next
  }
  let path = DiagnosticFormatter.visible(path)
  return "--- \(path) committed\n+++ \(path) generated\n" + hunks.map(text).joined()
}

/// A line of a diff, with the number of lines before it in the old and new files.
private struct DiffRow {
  var mark: Character
  var line: ArraySlice<UInt8>
  var before: (old: Int, new: Int)
}

/// Returns the lines, each with its line ending. The last line can lack a line ending.
private func lines(of bytes: [UInt8]) -> [ArraySlice<UInt8>] {
  var lines: [ArraySlice<UInt8>] = []
  var rest = bytes[...]
  while let end = rest.firstIndex(of: UInt8(ascii: "\n")) {
    lines.append(rest[...end])
    rest = rest[(end + 1)...]
  }
  return rest.isEmpty ? lines : lines + [rest]
}

private func rows(from old: [ArraySlice<UInt8>], to new: [ArraySlice<UInt8>]) -> [DiffRow] {
  var rows: [DiffRow] = []
  var (i, j) = (0, 0)
  func removeLines(until end: Int) {
    while i < end {
      rows.append(DiffRow(mark: "-", line: old[i], before: (i, j)))
      i += 1
    }
  }
  func addLines(until end: Int) {
    while j < end {
      rows.append(DiffRow(mark: "+", line: new[j], before: (i, j)))
      j += 1
    }
  }
  for pair in commonElements(of: old, and: new) {
    removeLines(until: pair.old)
    addLines(until: pair.new)
    rows.append(DiffRow(mark: " ", line: old[i], before: (i, j)))
    i += 1
    j += 1
  }
  removeLines(until: old.count)
  addLines(until: new.count)
  return rows
}

private func text(of hunk: ArraySlice<DiffRow>) -> String {
  guard let start = hunk.first?.before else { return "" }
  let old = range(from: start.old, count: hunk.count { $0.mark != "+" })
  let new = range(from: start.new, count: hunk.count { $0.mark != "-" })
  return hunk.reduce(into: "@@ -\(old) +\(new) @@\n") { text, row in
    text.append(row.mark)
    text += String(decoding: row.line, as: UTF8.self)
    if row.line.last != UInt8(ascii: "\n") { text += "\n\\ No newline at end of file\n" }
  }
}

/// Returns the number of a range's first line, starting at 1, and its line count, such as `3,2`. An empty range has the
/// number of the line before it.
private func range(from before: Int, count: Int) -> String {
  "\(count == 0 ? before : before + 1),\(count)"
}
