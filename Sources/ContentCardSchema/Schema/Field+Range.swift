extension Field {
  /// Whether a value of the field's type, or of its elements' type, is neither below the minimum nor above the maximum.
  package func isInRange(_ text: String) -> Bool {
    let isTooSmall = minimum.map { type.base.isLess(text, than: $0.value) } ?? false
    let isTooLarge = maximum.map { type.base.isLess($0.value, than: text) } ?? false
    return !isTooSmall && !isTooLarge
  }

  /// `0 to 100`, `0 and more`, `any number`.
  package var rangeText: String {
    switch (minimum?.value, maximum?.value) {
    case (let minimum?, let maximum?): "\(minimum) to \(maximum)"
    case (let minimum?, nil): "\(minimum) and more"
    case (nil, let maximum?): "\(maximum) and less"
    case (nil, nil): "any number"
    }
  }
}
