extension Unicode.Scalar {
  /// Whether a reader of the source sees the character and nothing but it.
  var isShownAsItIs: Bool {
    if isASCII { return (0x20...0x7E).contains(value) }
    return switch properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .privateUse, .unassigned,
      .spaceSeparator, .surrogate:
      false
    default:
      !properties.isDefaultIgnorableCodePoint
    }
  }
}
