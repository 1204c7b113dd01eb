// Each key that begins with the prefix and is longer can have one value. The rules apply to each value. Keys with an
// empty value or `null` are skipped, and so are the keys in `except`. Keys with only digits after the prefix come
// first, sorted by number. All other keys follow in the order of their code points. If two keys have the same number, a
// warning is recorded.
//
// An encoded object has the values in one list, whose key is the prefix and an asterisk, such as `line_*`.
@_spi(ContentCardsGenerated)
extension ContentCardDecoder {
  /// Returns the values of the keys with this prefix as an array or a set. Records an error and returns `nil` if no
  /// such key has a value, or if a value or the number of values is invalid.
  public mutating func required<Values: ContentCardsGeneratedCode.DecodableValue & Collection>(
    _ type: Values.Type, prefix: String, _ rules: Values.Element.Rules = .init(),
    count: some RangeExpression<Int> = 0..., except keys: [ContentCardKey] = []
  ) -> Values? where Values.Element: ContentCardsGeneratedCode.DecodableValue {
    do throws(Absence) {
      return try collect(
        prefix: prefix, rules, count: count.relative(to: 0..<Int.max), except: keys,
        severity: .error)
    } catch {
      if error != .invalid { record(.missing, at: .extrasPrefix(prefix), .error) }
      return nil
    }
  }

  /// Returns the values of the keys with this prefix as an array or a set. Returns `nil` if no such key has a value.
  /// Records a warning and returns `nil` if a value or the number of values is invalid.
  public mutating func optional<Values: ContentCardsGeneratedCode.DecodableValue & Collection>(
    _ type: Values.Type, prefix: String, _ rules: Values.Element.Rules = .init(),
    count: some RangeExpression<Int> = 0..., except keys: [ContentCardKey] = []
  ) -> Values? where Values.Element: ContentCardsGeneratedCode.DecodableValue {
    try? collect(
      prefix: prefix, rules, count: count.relative(to: 0..<Int.max), except: keys,
      severity: .warning)
  }
}

extension ContentCardDecoder {
  /// Returns the values of the keys with a prefix or, if an encoded object has a list of them, the items of that list.
  ///
  /// - Throws: `Absence.invalid` if a value or the number of values is invalid. `Absence.missing` or `Absence.empty` if
  ///   there are no values.
  mutating func collect<Values: ContentCardsGeneratedCode.DecodableValue & Collection>(
    prefix: String, _ rules: Values.Element.Rules, count: Range<Int>,
    except keys: [ContentCardKey], severity: ContentCardIssue.Severity
  ) throws(Absence) -> Values where Values.Element: ContentCardsGeneratedCode.DecodableValue {
    let list = ContentCardsGeneratedCode.Place.extrasPrefix(prefix)
    let elements: [Values.Element] =
      if value(at: list) != nil {
        try search([Values.Element].self, list, .list(each: rules), severity: severity)
      } else {
        try elements(prefix: prefix, rules, except: keys, severity: severity)
      }
    guard !elements.isEmpty, let values = elements as? Values ?? Set(elements) as? Values else {
      throw .missing
    }
    do throws(ContentCardIssue.Reason) {
      return try count.checked(values)
    } catch {
      record(error, at: list, severity)
      throw .invalid
    }
  }

  /// Continues after an invalid value so that the issues of all values are recorded.
  private mutating func elements<Element: ContentCardsGeneratedCode.DecodableValue>(
    prefix: String, _ rules: Element.Rules, except keys: [ContentCardKey],
    severity: ContentCardIssue.Severity
  ) throws(Absence) -> [Element] {
    var elements: [Element] = []
    var isInvalid = false
    var last: PrefixedKey?
    for key in card.keys(beginning: prefix)
    where !keys.contains(ContentCardKey(key.name)) && (isCard || !key.isCoded) {
      if let last, let number = last.number, number == key.number {
        record(.sameNumber(as: last.name), at: .extras(ContentCardKey(key.name)), .warning)
      }
      last = key
      let place = ContentCardsGeneratedCode.Place.extras(ContentCardKey(key.name))
      do throws(Absence) {
        elements.append(try search(Element.self, place, rules, severity: severity))
      } catch {
        isInvalid = isInvalid || error == .invalid
      }
    }
    if isInvalid { throw .invalid }
    return elements
  }
}

private struct PrefixedKey {
  let name: String
  /// The number after the prefix, without leading zeros, or `nil` if the suffix is not a number.
  let number: Substring?
  private let suffix: Substring

  // Counts characters instead of bytes, because equal strings can differ in bytes: "é" can be one scalar or two.
  init?(_ name: String, prefix: String) {
    guard name.hasPrefix(prefix) else { return nil }
    self.name = name
    suffix = name.dropFirst(prefix.count)
    if suffix.isEmpty { return nil }
    let isNumber = suffix.unicodeScalars.allSatisfy { ("0"..."9").contains($0) }
    number = isNumber ? suffix.drop { $0 == "0" } : nil
  }

  /// Whether an encoded object uses this key for a list or for a standard field, as in `line_*` or `card.title`.
  var isCoded: Bool {
    name.hasSuffix("*")
      || ContentCardsGeneratedCode.StandardField.allCases.contains {
        name == ContentCardsGeneratedCode.Place.card($0).description
      }
  }

  /// Numbers come first, by value. Equal numbers, and all other suffixes, are in the order of their code points.
  func precedes(_ other: Self) -> Bool {
    switch (number, other.number) {
    case (let a?, let b?) where a != b:
      a.utf8.count == b.utf8.count ? a < b : a.utf8.count < b.utf8.count
    case (.some, nil): true
    case (nil, .some): false
    default: suffix.unicodeScalars.lexicographicallyPrecedes(other.suffix.unicodeScalars)
    }
  }
}

extension ContentCard {
  fileprivate func keys(beginning prefix: String) -> [PrefixedKey] {
    extras.keys.compactMap { PrefixedKey($0, prefix: prefix) }.sorted { $0.precedes($1) }
  }
}
