package struct SourceLocation: Hashable, Sendable, Comparable {
  /// The line, starting at 1. In JSON, a line ends with LF, CR, or CR LF.
  package var line: Int

  /// The column in Unicode scalars, starting at 1. A tab is one column.
  package var column: Int

  package init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }

  package static func < (a: Self, b: Self) -> Bool {
    (a.line, a.column) < (b.line, b.column)
  }
}
