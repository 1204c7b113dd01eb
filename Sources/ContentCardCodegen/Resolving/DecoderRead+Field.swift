import ContentCardSchema

// Creates the decoder call for a field.

extension DecoderRead {
  /// - Parameter type: The type of the value, or the library type that stores the value.
  init(of field: Field, as type: SwiftType, missingValue: MissingValue, excludedKeys: [String] = [])
  {
    self.init(
      path: field.path.value,
      type: field.type.base == .json ? .decodedJSON(type) : type,
      missingValue: missingValue,
      rules: DecoderRules(of: field), aliases: field.aliases.map(\.value),
      fallback: field.fallback.map(\.value), excludedKeys: excludedKeys,
      isDecodedJSON: field.type.base == .json)
  }
}

extension MissingValue {
  /// - Parameter cases: The enum cases for the default value, or an empty array if the field has no enum or no default.
  init(of field: Field, cases: [SwiftName]) throws(MissingName) {
    guard let literal = field.defaultValue?.value else {
      self = field.isRequired ? .rejected : .isNil
      return
    }
    if literal.needsGrammar {
      self = .defaultValue(.text(literal.text(separator: field.separator)))
    } else if field.choices == nil {
      self = .defaultValue(.literal(literal))
    } else if field.type.isList {
      self = .defaultValue(.enumCases(cases, literal))
    } else {
      self = .defaultValue(.enumCase(try cases.first.chosen(), literal))
    }
  }
}

extension DecoderRules {
  /// Creates the rules for a field's value, or returns `nil` if the field has no rules beyond its type.
  init?(of field: Field) {
    let elements = Self(ofElementsOf: field)
    guard field.type.isList else {
      guard let rules = elements ?? (field.allowsEmpty ? .allowsEmpty : nil) else { return nil }
      self = rules
      return
    }
    if field.type.base == .json {
      self = .jsonList(allowsEmpty: field.allowsEmpty)
    } else if field.isCollected {
      guard let elements else { return nil }
      self = elements
    } else {
      let separator = field.separator == Field.defaultSeparator ? nil : field.separator
      guard separator != nil || field.allowsEmpty || elements != nil else { return nil }
      self = .list(separator: separator, allowsEmpty: field.allowsEmpty, each: elements)
    }
  }

  /// Creates the rules for a field's value, or for each element of a list: the date format or the range. Returns `nil`
  /// if there are none.
  private init?(ofElementsOf field: Field) {
    if field.type.base == .date {
      guard field.dateFormat != .iso8601 else { return nil }
      self = .dateFormat(field.dateFormat)
    } else {
      guard field.minimum != nil || field.maximum != nil else { return nil }
      self = .range(
        minimum: field.minimum.map { Bound($0.value, of: field.type.base) },
        maximum: field.maximum.map { Bound($0.value, of: field.type.base) })
    }
  }
}

extension DecoderRules.Bound {
  fileprivate init(_ text: String, of type: BaseType) {
    if let int = Int(text) {
      self = .int(int)
    } else {
      self = type == .decimal ? .decimal(text) : .double(Double(text) ?? 0)
    }
  }
}
