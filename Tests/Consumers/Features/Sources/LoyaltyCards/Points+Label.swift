extension Points {
  /// What the screen says.
  public var label: String { "\(points) points, \(level.rawValue)" }
}
