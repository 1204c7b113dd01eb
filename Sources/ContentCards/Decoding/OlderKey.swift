extension ContentCardsGeneratedCode {
  /// An older spelling of a field's key. The values under the older key can have another date format or separator.
  public struct OlderKey<Value: DecodableValue>: Sendable {
    let place: Place
    /// Reads the value under this key. The passed rules are those of the current key, and apply unless this key has its
    /// own rules.
    let read:
      @Sendable (inout ContentCardDecoder, Value.Rules, ContentCardIssue.Severity)
        throws(ContentCardDecoder.Absence) -> Value
  }
}

@_spi(ContentCardsGenerated)
extension ContentCardsGeneratedCode.OlderKey {
  /// Returns an older spelling that is a single key.
  ///
  /// - Parameter rules: The rules for the values under this key, or `nil` for those of the current key.
  public static func key(_ key: String, _ rules: Value.Rules? = nil) -> Self {
    let place = ContentCardsGeneratedCode.Place.extras(ContentCardKey(key))
    return Self(place: place) { (decoder, current, severity) throws(ContentCardDecoder.Absence) in
      try decoder.search(Value.self, place, rules ?? current, severity: severity)
    }
  }
}

@_spi(ContentCardsGenerated)
extension ContentCardsGeneratedCode.OlderKey
where
  Value: Collection, Value.Element: ContentCardsGeneratedCode.DecodableValue,
  Value.Rules == ContentCardsGeneratedCode.ListRules<Value.Element>
{
  /// Returns an older spelling that is a prefix. Each key with the prefix can have one item of the list. As in a card's
  /// list under one key, an item of type `String` cannot contain a Liquid tag.
  ///
  /// - Parameters:
  ///   - rules: The rules for each item, or `nil` for those of the current key's items.
  ///   - keys: The keys with the prefix that are not items of the list.
  public static func prefix(
    _ prefix: String, each rules: Value.Element.Rules? = nil, except keys: [ContentCardKey] = []
  ) -> Self {
    Self(place: .extrasPrefix(prefix)) {
      (decoder, current, severity) throws(ContentCardDecoder.Absence) in
      try decoder.collect(
        prefix: prefix, (rules ?? current.each).rejectingLiquid, count: current.count, except: keys,
        severity: severity)
    }
  }
}

extension ContentCardsGeneratedCode.ValueRules {
  /// The same rules, except that a `String` cannot contain a Liquid tag.
  fileprivate var rejectingLiquid: Self {
    guard var rules = self as? ContentCardsGeneratedCode.StringRules else { return self }
    rules.insert(.rejectsLiquid)
    return rules as? Self ?? self
  }
}
