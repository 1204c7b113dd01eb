import Foundation

extension ContentCardDecoder {
  /// The reason why a search found no valid value.
  enum Absence: Error {
    /// The card has no value in any of the searched places.
    case missing
    /// The card has only empty values in the searched places.
    case empty
    /// A value is invalid. Its issue is already recorded.
    case invalid
  }

  /// Returns the first value found in the given places, or the default if there is no value or the value is invalid.
  /// Records an issue for an invalid value.
  ///
  /// Without a valid value or a valid default, returns `nil`, and records an error if the value is required or if its
  /// type rejects the default.
  // Most of the time needed to decode a property is spent here, so the function is specialized for the most
  // common types.
  @usableFromInline
  @_specialize(where Value == String)
  @_specialize(where Value == URL)
  @_specialize(where Value == Decimal)
  @_specialize(where Value == Int)
  @_specialize(where Value == [String])
  package mutating func find<Value: ContentCardsGeneratedCode.DecodableValue>(
    _ type: Value.Type, _ place: ContentCardsGeneratedCode.Place, _ rules: Value.Rules,
    aliases: [ContentCardKey], olderKeys: [ContentCardsGeneratedCode.OlderKey<Value>] = [],
    fallback: [ContentCardsGeneratedCode.Place], isRequired: Bool, defaultText: String?
  ) -> Value? {
    do throws(Absence) {
      return try search(
        type, place, rules, aliases: aliases, olderKeys: olderKeys, fallback: fallback,
        severity: isRequired && defaultText == nil ? .error : .warning)
    } catch {
      if let defaultText {
        return read(type, defaultText: defaultText, rules: rules, at: place)
      }
      if isRequired, error != .invalid { recordMissing(place, isEmpty: error == .empty) }
      return nil
    }
  }

  /// Returns the first value that is not missing or empty.
  ///
  /// - Throws: `Absence.invalid`, after recording an issue, if that value cannot be read. `Absence.empty` or
  ///   `Absence.missing` if there is no such value.
  mutating func search<Value: ContentCardsGeneratedCode.DecodableValue>(
    _ type: Value.Type, _ place: ContentCardsGeneratedCode.Place, _ rules: Value.Rules,
    aliases: [ContentCardKey] = [],
    olderKeys: [ContentCardsGeneratedCode.OlderKey<Value>] = [],
    fallback: [ContentCardsGeneratedCode.Place] = [],
    severity: ContentCardIssue.Severity
  ) throws(Absence) -> Value {
    if readKeys != nil {
      let places =
        [place] + aliases.map(ContentCardsGeneratedCode.Place.extras) + olderKeys.map(\.place)
        + fallback
      readKeys?.formUnion(places.map(\.description))
    }
    var isEmpty: Bool
    do throws(Absence) {
      return try read(type, at: place, rules: rules, severity: severity)
    } catch {
      guard error != .invalid else { throw error }
      isEmpty = error == .empty
    }
    guard !aliases.isEmpty || !olderKeys.isEmpty || !fallback.isEmpty else {
      throw isEmpty ? .empty : .missing
    }
    for index in 0..<(aliases.count + olderKeys.count) {
      let older = index < aliases.count ? nil : olderKeys[index - aliases.count]
      let alias = older?.place ?? .extras(aliases[index])
      do throws(Absence) {
        let value =
          if let older {
            try older.read(&self, rules, severity)
          } else {
            try read(type, at: alias, rules: rules, severity: severity)
          }
        recordOldSpelling(at: alias, of: place)
        return value
      } catch {
        if error == .invalid { recordOldSpelling(at: alias, of: place) }
        guard error != .invalid else { throw error }
        isEmpty = isEmpty || error == .empty
      }
    }
    for place in isCard ? fallback : [] {
      do throws(Absence) {
        return try read(type, at: place, rules: rules, severity: severity)
      } catch {
        guard error != .invalid else { throw error }
        isEmpty = isEmpty || error == .empty
      }
    }
    throw isEmpty ? .empty : .missing
  }

  mutating func recordOldSpelling(
    at place: ContentCardsGeneratedCode.Place, of current: ContentCardsGeneratedCode.Place
  ) {
    record(.oldSpelling(of: current.description), at: place, .remark)
  }

  private mutating func read<Value: ContentCardsGeneratedCode.DecodableValue>(
    _ type: Value.Type, at place: ContentCardsGeneratedCode.Place, rules: Value.Rules,
    severity: ContentCardIssue.Severity
  ) throws(Absence) -> Value {
    guard let value = value(at: place) else { throw .missing }
    if case .null = value { throw .missing }
    do throws(ContentCardIssue.Reason) {
      var prepared = value
      if !value.isPlainText {
        guard isCard else {
          return try Self.read(type, encoded: value, rules: rules.readingExactly)
        }
        prepared = try prepare(
          value, at: place, rules: rules, allowsLiquid: Value.allowsLiquid && !rules.rejectsLiquid)
      }
      let result = try Value.read(prepared, rules: rules)
      if case .card(.image) = place, isCard, type == URL.self, case .string(let url) = prepared,
        !ValueGrammar.hasWebScheme(url)
      {
        record(.unusualScheme, at: place, .warning, value: value)
      }
      return result
    } catch {
      if case .empty = error { throw .empty }
      record(error, at: place, severity, value: value)
      throw .invalid
    }
  }

  /// Returns the value with its text trimmed. Throws an error if the text is empty or contains a Liquid tag, unless
  /// that is allowed. Records a warning if it trims white space or allows a Liquid tag.
  private mutating func prepare(
    _ value: ExtraValue, at place: ContentCardsGeneratedCode.Place,
    rules: some ContentCardsGeneratedCode.ValueRules, allowsLiquid: Bool
  ) throws(ContentCardIssue.Reason) -> ExtraValue {
    guard case .string(let text) = value else { return value }
    let trimmed = rules.trimmed(text)
    if trimmed.isEmpty, !rules.allowsEmpty { throw .empty }
    if trimmed.utf8.count != text.utf8.count {
      record(.trimmedWhiteSpace, at: place, .warning, value: value)
    }
    if ValueGrammar.containsLiquid(text) {
      guard allowsLiquid else { throw .unrenderedLiquid }
      record(.unrenderedLiquid, at: place, .warning, value: value)
    }
    return .string(String(trimmed))
  }

  /// Reads the value of an encoded object. Text that is not empty keeps its white space.
  private static func read<Value: ContentCardsGeneratedCode.DecodableValue>(
    _ type: Value.Type, encoded value: ExtraValue, rules: Value.Rules
  ) throws(ContentCardIssue.Reason) -> Value {
    guard case .string(let text) = value else { return try Value.read(value, rules: rules) }
    let trimmed = rules.trimmed(text)
    if trimmed.isEmpty, !rules.allowsEmpty { throw .empty }
    if rules.rejectsLiquid, ValueGrammar.containsLiquid(text) { throw .unrenderedLiquid }
    return try Value.read(type == String.self ? value : .string(String(trimmed)), rules: rules)
  }

  private mutating func read<Value: ContentCardsGeneratedCode.DecodableValue>(
    _ type: Value.Type, defaultText: String, rules: Value.Rules,
    at place: ContentCardsGeneratedCode.Place
  ) -> Value? {
    let text = String(rules.trimmed(defaultText))
    if let value = try? Value.read(.string(text), rules: rules) { return value }
    record(.refusedDefault(defaultText), at: place, .error)
    return nil
  }

  private mutating func recordMissing(_ place: ContentCardsGeneratedCode.Place, isEmpty: Bool) {
    guard !isEmpty, case .extras(let key) = place else {
      return record(isEmpty ? .empty : .missing, at: place, .error)
    }
    record(.missing, at: place, .error, nearMiss: card.nearestKey(to: key))
  }
}

extension ContentCardsGeneratedCode.ValueRules {
  /// The same rules for the values of an encoded object.
  fileprivate var readingExactly: Self {
    guard var rules = self as? any SeparatedTextRules else { return self }
    rules.isExact = true
    return rules as? Self ?? self
  }

  /// Returns the text without leading and trailing white space, but keeps white space that belongs to a list's
  /// separator.
  fileprivate func trimmed(_ text: String) -> Substring {
    guard let rules = self as? any SeparatedTextRules else { return ValueGrammar.trimmed(text) }
    return ValueGrammar.trimmed(text, separator: rules.separator)
  }
}

extension ExtraValue {
  fileprivate var isPlainText: Bool {
    if case .string(let text) = self { text.isPlain } else { false }
  }
}

extension String {
  /// Whether the text needs neither trimming nor a search for Liquid tags: it is not empty, begins and ends with
  /// visible ASCII, and has no `{`. Nearly every text is plain.
  var isPlain: Bool {
    withBytes { bytes in
      guard let first = bytes.first, let last = bytes.last, let start = bytes.baseAddress else {
        return false
      }
      return ValueGrammar.isVisibleASCII(first) && ValueGrammar.isVisibleASCII(last)
        && memchr(start, Int32(UInt8(ascii: "{")), bytes.count) == nil
    }
  }
}
