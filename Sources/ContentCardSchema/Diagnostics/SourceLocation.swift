/// A place in a schema file.
package struct SourceLocation: Hashable, Sendable, Comparable {
  /// The line, from 1. A line ends at LF, CR, or CR LF.
  package var line: Int

  /// The column in Unicode scalars, from 1. A tab counts as one.
  package var column: Int

  package init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }

  package static func < (a: Self, b: Self) -> Bool {
    (a.line, a.column) < (b.line, b.column)
  }
}
