extension Points {
  /// The text for the screen.
  public var label: String { "\(points) points, \(level.rawValue)" }
}
