/// One file of the output.
public struct GeneratedFile: Hashable, Sendable {
  /// `NAME+Keys.swift`; known before the generator runs.
  public let name: String
  public let text: String
}
