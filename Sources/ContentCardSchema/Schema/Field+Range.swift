extension Field {
  /// Returns whether a value is within the field's range. Returns `true` if the field has no range, or if the text is
  /// not a number. For lists, pass an element.
  package func isInRange(_ text: String) -> Bool {
    let isTooSmall = minimum.map { type.base.isLess(text, than: $0.value) } ?? false
    let isTooLarge = maximum.map { type.base.isLess($0.value, than: text) } ?? false
    return !isTooSmall && !isTooLarge
  }

  package var rangeText: String {
    switch (minimum?.value, maximum?.value) {
    case (let minimum?, let maximum?): "\(minimum) to \(maximum)"
    case (let minimum?, nil): "\(minimum) or more"
    case (nil, let maximum?): "\(maximum) or less"
    case (nil, nil): "any number"
    }
  }

  /// The valid numbers of items, such as `2 to 4 items`, or `nil` if the schema sets no bounds.
  package var countText: String? {
    switch (minimumCount?.value, maximumCount?.value) {
    case (let minimum?, let maximum?) where minimum == maximum: counted(minimum, "item")
    case (let minimum?, let maximum?): "\(minimum) to \(maximum) items"
    case (let minimum?, nil): "\(minimum) or more items"
    case (nil, let maximum?): "\(maximum) or fewer items"
    case (nil, nil): nil
    }
  }
}
