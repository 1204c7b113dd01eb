/// One file of the output.
package struct GeneratedFile: Hashable, Sendable {
  /// `NAME+Keys.swift`; known before the generator runs.
  package let name: String
  package let text: String
}
