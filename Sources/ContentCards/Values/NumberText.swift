struct NumberText {
  let isNegative: Bool
  let integer: Bytes
  /// The digits after the decimal point. Empty if there is no point.
  let fraction: Bytes
  let hasExponent: Bool

  /// Splits the text of a number: an optional sign, digits, an optional point with digits, and an optional exponent.
  /// Returns `nil` for other text, such as `.5`, `5.`, `1,99`, `0x1F`, or `NaN`.
  init?(_ bytes: UnsafeBufferPointer<UInt8>) {
    var rest = bytes[...]
    isNegative = rest.skip("-")
    if !isNegative { _ = rest.skip("+") }
    integer = rest.removeDigits()
    let hasPoint = rest.skip(".")
    fraction = hasPoint ? rest.removeDigits() : rest.prefix(0)
    guard !integer.isEmpty, hasPoint != fraction.isEmpty else { return nil }

    hasExponent = rest.skip("e") || rest.skip("E")
    if hasExponent {
      if !rest.skip("-") { _ = rest.skip("+") }
      guard !rest.removeDigits().isEmpty else { return nil }
    }
    guard rest.isEmpty else { return nil }
  }
}
