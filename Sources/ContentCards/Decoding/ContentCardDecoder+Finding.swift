extension ContentCardDecoder {
  /// What a search came to.
  enum Finding<Value> {
    case value(Value)
    /// Nothing is there, or nothing but empty text.
    case missing(isEmpty: Bool)
    /// Something is there that cannot be read, and the issue is recorded.
    case invalid

    var value: Value? {
      if case .value(let value) = self { value } else { nil }
    }

    fileprivate func after(_ wasEmpty: Bool) -> Self {
      if wasEmpty, case .missing = self { .missing(isEmpty: true) } else { self }
    }
  }

  mutating func required<Value: ContentCardValue>(
    _ type: Value.Type, _ lookup: ContentCardLookup, rules: Value.Rules,
    aliases: [ContentCardKey], fallback: [ContentCardLookup], defaultText: String?
  ) -> Value? {
    let severity: ContentCardIssue.Severity = defaultText == nil ? .error : .warning
    let finding = find(
      type, lookup, rules: rules, aliases: aliases, fallback: fallback, severity: severity)
    if case .value(let value) = finding { return value }
    if let defaultText {
      let text = String(ValueGrammar.trimmed(defaultText))
      if let value = try? Value.read(.string(text), rules: rules) { return value }
      record(.refusedDefault(defaultText), at: lookup, .error)
      return nil
    }
    if case .missing(let isEmpty) = finding { recordMissing(lookup, isEmpty: isEmpty) }
    return nil
  }

  /// Searches every place in turn, as long as nothing is there.
  mutating func find<Value: ContentCardValue>(
    _ type: Value.Type, _ lookup: ContentCardLookup, rules: Value.Rules,
    aliases: [ContentCardKey], fallback: [ContentCardLookup], severity: ContentCardIssue.Severity
  ) -> Finding<Value> {
    var finding = read(type, at: lookup, rules: rules, severity: severity)
    for alias in aliases {
      guard case .missing(let isEmpty) = finding else { return finding }
      finding = read(type, at: .extras(alias), rules: rules, severity: severity).after(isEmpty)
    }
    for lookup in fallback {
      guard case .missing(let isEmpty) = finding else { return finding }
      finding = read(type, at: lookup, rules: rules, severity: severity).after(isEmpty)
    }
    return finding
  }

  private mutating func read<Value: ContentCardValue>(
    _ type: Value.Type, at lookup: ContentCardLookup, rules: Value.Rules,
    severity: ContentCardIssue.Severity
  ) -> Finding<Value> {
    guard let value = card[lookup] else { return .missing(isEmpty: false) }
    return read(type, value, at: lookup, rules: rules, severity: severity)
  }

  private mutating func read<Value: ContentCardValue>(
    _ type: Value.Type, _ value: ExtraValue, at lookup: ContentCardLookup, rules: Value.Rules,
    severity: ContentCardIssue.Severity
  ) -> Finding<Value> {
    do throws(ContentCardValueError) {
      switch value {
      case .null:
        return .missing(isEmpty: false)
      case .string(let text):
        let trimmed = ValueGrammar.trimmed(text)
        if trimmed.isEmpty, !rules.allowsEmpty { return .missing(isEmpty: true) }
        if trimmed.utf8.count != text.utf8.count {
          record(.trimmedWhiteSpace, at: lookup, .warning, value: value)
        }
        if ValueGrammar.containsLiquid(text) {
          guard Value.takesLiquid else { throw .unrenderedLiquid }
          record(.unrenderedLiquid, at: lookup, .warning, value: value)
        }
        return .value(try Value.read(.string(String(trimmed)), rules: rules))
      default:
        return .value(try Value.read(value, rules: rules))
      }
    } catch {
      if error == .empty { return .missing(isEmpty: true) }
      record(error, at: lookup, severity, value: value)
      return .invalid
    }
  }

  private mutating func recordMissing(_ lookup: ContentCardLookup, isEmpty: Bool) {
    guard !isEmpty, case .extras(let key) = lookup else {
      return record(isEmpty ? .empty : .missing, at: lookup, .error)
    }
    record(.missing, at: lookup, .error, nearMiss: card.nearestKey(to: key))
  }
}
