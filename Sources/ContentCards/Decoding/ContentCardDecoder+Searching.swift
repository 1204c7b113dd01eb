import Foundation

extension ContentCardDecoder {
  /// The reason why a search found no valid value.
  enum Absence: Error, Comparable {
    /// No searched place has a value other than `null`. Empty values of keys with a prefix count as missing, too.
    case missing
    /// At least one of the searched places has an empty value. The others have no value, `null`, or an empty value.
    case empty
    /// A value or the number of values is invalid. The issue is already recorded.
    case invalid
  }

  /// Returns the first value found in the given places, or the default if there is no value or the value is invalid.
  ///
  /// Without a valid value or a valid default, returns `nil`. In this case, the decoder has recorded an error if the
  /// value is required or if its type rejects the default.
  // This function reads all values except those of keys with a prefix, so it is specialized for common types.
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

  /// Returns the first value that is neither missing nor empty. An empty value that the rules allow is returned, too.
  ///
  /// - Throws: `Absence.invalid`, after recording an issue, if that value is invalid. `Absence.empty` or
  ///   `Absence.missing` if there is no such value.
  mutating func search<Value: ContentCardsGeneratedCode.DecodableValue>(
    _ type: Value.Type, _ place: ContentCardsGeneratedCode.Place, _ rules: Value.Rules,
    aliases: [ContentCardKey] = [],
    olderKeys: [ContentCardsGeneratedCode.OlderKey<Value>] = [],
    fallback: [ContentCardsGeneratedCode.Place] = [],
    severity: ContentCardIssue.Severity
  ) throws(Absence) -> Value {
    readKeys?.formUnion(
      ([place] + aliases.map(ContentCardsGeneratedCode.Place.extras) + olderKeys.map(\.place)
        + fallback).map(\.description))
    var absence: Absence
    do throws(Absence) {
      return try read(type, at: place, rules: rules, severity: severity)
    } catch {
      absence = error
    }
    for key in aliases.map({ .key($0.rawValue) }) + olderKeys where absence != .invalid {
      do throws(Absence) {
        let value = try key.read(&self, rules, severity)
        recordOldSpelling(at: key.place, of: place)
        return value
      } catch {
        absence = max(absence, error)
        if error == .invalid { recordOldSpelling(at: key.place, of: place) }
      }
    }
    for place in fallback where absence != .invalid && isCard {
      do throws(Absence) {
        return try read(type, at: place, rules: rules, severity: severity)
      } catch {
        absence = max(absence, error)
      }
    }
    throw absence
  }

  package mutating func recordOldSpelling(
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
      let prepared =
        value.isPlainText ? value : try prepare(value, for: type, at: place, rules: rules)
      let result = try Value.read(prepared, rules: isCard ? rules : rules.readingExactly)
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

  /// Returns a value with its text trimmed. In an encoded object, a value of type `String` keeps its white space.
  ///
  /// Throws an error if the trimmed text is empty, or if the text contains a Liquid tag, unless that is allowed. For a
  /// card, records a warning if white space is trimmed, or if the text contains a Liquid tag that is allowed.
  private mutating func prepare<Value: ContentCardsGeneratedCode.DecodableValue>(
    _ value: ExtraValue, for type: Value.Type, at place: ContentCardsGeneratedCode.Place,
    rules: Value.Rules
  ) throws(ContentCardIssue.Reason) -> ExtraValue {
    guard case .string(let text) = value else { return value }
    let trimmed = rules.trimmed(text)
    if trimmed.isEmpty, !rules.allowsEmpty { throw .empty }
    if isCard, trimmed.utf8.count != text.utf8.count {
      record(.trimmedWhiteSpace, at: place, .warning, value: value)
    }
    if ValueGrammar.containsLiquid(text) {
      guard !rules.rejectsLiquid, !isCard || Value.allowsLiquid else { throw .unrenderedLiquid }
      if isCard { record(.unrenderedLiquid, at: place, .warning, value: value) }
    }
    return !isCard && type == String.self ? value : .string(String(trimmed))
  }

  private mutating func read<Value: ContentCardsGeneratedCode.DecodableValue>(
    _ type: Value.Type, defaultText: String, rules: Value.Rules,
    at place: ContentCardsGeneratedCode.Place
  ) -> Value? {
    let text = String(rules.trimmed(defaultText))
    if let value = try? Value.read(.string(text), rules: rules.ofDefault) { return value }
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
  /// The rules for the values of an encoded object.
  fileprivate var readingExactly: Self {
    guard var rules = self as? any SeparatedTextRules else { return self }
    rules.isExact = true
    return rules as? Self ?? self
  }

  /// The rules for a default. A default can be an empty JSON array even if an empty array in a card counts as missing.
  fileprivate var ofDefault: Self {
    guard let rules = self as? ContentCardsGeneratedCode.JSONRules else { return self }
    let own = ContentCardsGeneratedCode.JSONRules(
      isList: rules.isList, allowsEmpty: true, count: rules.count)
    return own as? Self ?? self
  }

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
  /// visible ASCII, and has no `{`.
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
