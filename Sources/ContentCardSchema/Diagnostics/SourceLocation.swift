/// A place in a schema file.
public struct SourceLocation: Hashable, Sendable, Comparable {
  /// The line, from 1. A line ends at LF, CR, or CR LF.
  public var line: Int

  /// The column in Unicode scalars, from 1. A tab counts as one.
  public var column: Int

  public init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }

  public static func < (a: Self, b: Self) -> Bool {
    (a.line, a.column) < (b.line, b.column)
  }
}
