import ContentCardSchema

/// How a field reads values that are valid for another field.
enum ValueCompatibility: Comparable {
  /// It accepts all values and reads them in the same way.
  case same
  /// It accepts all values but reads some differently.
  case other
  /// An app-defined type reads the values, so the schema does not determine the result.
  case unknown
  /// It rejects JSON numbers and Booleans, and accepts all text.
  case refusesNative
  /// It rejects text with Liquid, which string fields accept, and accepts all other values.
  case refusesLiquid
  /// It rejects some or all values.
  case refuses
}

extension Field {
  /// Returns how the field reads the values of another field.
  ///
  /// - Parameter place: The key or standard field that contains the values.
  func fit(of other: Field, at place: ValuePath) -> ValueCompatibility {
    // A collected field reads one element from each key.
    let (writer, reader) = (
      other.isCollected ? other.element : other, isCollected ? element : self
    )
    return [
      reader.typeFit(of: writer, at: place), reader.enumFit(of: writer),
      reader.rangeFit(of: writer), reader.formatFit(of: writer), reader.separatorFit(of: writer),
    ].max() ?? .same
  }

  /// Returns how the field's type reads the values of another field. Other functions compare enums, ranges, date
  /// formats, and the separators of two lists.
  ///
  /// - Parameter place: The key or standard field that contains the values. The value of a standard field is always of
  ///   the same kind: text, a number, or a Boolean. The value of an extra can be of any kind.
  func typeFit(of writer: Field, at place: ValuePath) -> ValueCompatibility {
    if type.base == .custom || writer.type.base == .custom {
      return type.base == writer.type.base && type.isList == writer.type.isList
        && hasSwiftType(of: writer) ? .same : .unknown
    }
    if type.base == .json || writer.type.base == .json {
      return jsonFit(of: writer, at: place)
    }
    let isNative = place.mayBeNative
    let base: ValueCompatibility =
      if choices != nil, writer.type.base != .string {
        .refuses
      } else if readsAsDates(writer) {
        .same
      } else {
        type.base.fit(of: writer, at: place)
      }
    switch (writer.type.isList, type.isList) {
    case (false, true): return max(base, listFit(of: writer, isNative: isNative))
    // An array is valid only for lists.
    case (true, false) where isNative && !writer.isCollected: return .refuses
    case (true, false): return type.base == .string && choices == nil ? max(base, .other) : .refuses
    default: return base
    }
  }

  /// Returns whether every integer or decimal that is valid for another field is a valid date for this field.
  private func readsAsDates(_ writer: Field) -> Bool {
    guard type.base == .date, [.int, .decimal].contains(writer.type.base) else { return false }
    return [writer.minimum, writer.maximum].allSatisfy { bound in
      bound.flatMap { dateFormat.secondsSince1970($0.value) } != nil
    }
  }

  /// Returns whether two fields have the same `swiftType` or both have none.
  func hasSwiftType(of other: Field) -> Bool {
    swiftType?.value.bytes == other.swiftType?.value.bytes
  }

  private func jsonFit(of writer: Field, at place: ValuePath) -> ValueCompatibility {
    guard type.base == .json else {
      // A standard field contains JSON as text, which every string accepts.
      if type.valueSpelling == "string", choices == nil, !place.mayBeNative { return .other }
      // The value can be any JSON, including an object.
      return writer.swiftType == nil ? .refuses : .unknown
    }
    // `text`, `yes`, and `+5` are valid for other types, but they are not JSON.
    guard writer.type.base == .json else { return .refuses }
    if type.isList == writer.type.isList, hasSwiftType(of: writer) { return .same }
    guard swiftType == nil else { return .unknown }
    if type.isList, !writer.type.isList { return writer.swiftType == nil ? .refuses : .unknown }
    return .same
  }

  /// Returns how the field, which is a list, reads the single values of another field.
  private func listFit(of writer: Field, isNative: Bool) -> ValueCompatibility {
    if isNative, writer.isNativeInJSON { return .refuses }
    if let choices = writer.choices {
      // Cards can contain allowed values in any case and in any Unicode normalization. The separator "X" can split the
      // value "x-large", and the separator "e" can split the value "café".
      let lowercased = ValueGrammar.lowercased
      let isSplit = choices.map(\.value.value).contains { text in
        text.canContain(separator: separator)
          || lowercased(text).canContain(separator: lowercased(separator))
      }
      guard isSplit else { return .same }
      return type.base == .string && self.choices == nil ? .other : .refuses
    }
    // A string list accepts the parts if at least one is left. This is certain only for a separator of one character: a
    // URL or a color has several different characters, and a number has a digit.
    let isAnyText = type.base == .string && choices == nil && separator.count == 1
    let split: ValueCompatibility = isAnyText ? .other : .refuses
    switch writer.type.base {
    case .string: return .refusesLiquid
    case .url: return separator.allSatisfy(Self.urlCharacters.contains) ? split : .same
    case .date: return separator.allSatisfy("0123456789-:TZ+.".contains) ? .refuses : .same
    case .color: return separator.allSatisfy("#0123456789abcdefABCDEF".contains) ? split : .same
    case .int, .double, .decimal:
      guard separator.allSatisfy("0123456789+-.eE".contains) else { return .same }
      return separator.contains(where: \.isNumber) ? .refuses : split
    case .bool:
      return separator.lowercased().allSatisfy("truefalseyesno01".contains) ? .refuses : .same
    case .json, .custom: return .same
    }
  }

  private static let urlCharacters = Set(
    "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-._~!$&'()*+,;=:/@?#[]%")

  /// Returns whether the field accepts some JSON numbers or Booleans, or arrays of them, that another field accepts.
  func readsNative(of other: Field) -> Bool {
    let isOpaque = { (field: Field) in [.json, .custom].contains(field.type.base) }
    if isOpaque(self) || isOpaque(other) {
      return [self, other].allSatisfy { isOpaque($0) || $0.isNativeInJSON }
    }
    return isNativeInJSON && other.isNativeInJSON
      && (type.base == .bool) == (other.type.base == .bool) && type.isList == other.type.isList
  }

  /// Whether values of the type can be JSON numbers or Booleans. `false` for `json` and `custom`, which have rules of
  /// their own.
  var isNativeInJSON: Bool {
    switch type.base {
    case .int, .double, .decimal, .bool: true
    case .date: dateFormat != .iso8601
    case .string, .url, .color, .json, .custom: false
    }
  }
}

extension ValuePath {
  /// Whether the place can contain JSON numbers or Booleans.
  var mayBeNative: Bool { isNumberOrBool || !isStandardField }

  private var isStandardField: Bool { if case .card = self { true } else { false } }

  /// Whether the place is a standard field with a number or a Boolean. A field of another type can fall back to it.
  fileprivate var isNumberOrBool: Bool {
    [.card(CardField.imageAspectRatio.rawValue), .card(CardField.openURLInWebView.rawValue)]
      .contains(self)
  }
}

extension BaseType {
  fileprivate func fit(of writer: Field, at place: ValuePath) -> ValueCompatibility {
    switch (writer.type.base, self) {
    case (let base, self) where base == self: .same
    case (.int, .double), (.int, .decimal), (.decimal, .double): .same
    // A decimal can be read from a JSON number, but not from text with an exponent.
    case (.double, .decimal) where place.isNumberOrBool: .same
    case (.date, .double) where writer.dateFormat != .iso8601: .same
    case (_, .string): place.mayBeNative && writer.isNativeInJSON ? .refusesNative : .same
    default: .refuses
    }
  }
}

extension Field {
  /// Returns `.same` if this field allows all values that another field allows. Otherwise, returns `.refuses`.
  func enumFit(of writer: Field) -> ValueCompatibility {
    guard choices != nil else { return .same }
    return writer.choices != nil && refused(of: writer).isEmpty ? .same : .refuses
  }

  /// Returns how the field's range fits the numbers or timestamps of another field.
  func rangeFit(of writer: Field) -> ValueCompatibility {
    let isTime = writer.type.base == .date && writer.dateFormat != .iso8601
    guard type.base.isNumber, writer.type.base.isNumber || isTime else { return .same }
    let base = writer.type.base == .double ? .double : type.base
    let isCut =
      minimum.excludesValues(of: writer.minimum) { base.isLess($1, than: $0) }
      || maximum.excludesValues(of: writer.maximum) { base.isLess($0, than: $1) }
    return isCut ? .refuses : .same
  }

  /// Returns how the field's format fits the dates of another field.
  func formatFit(of writer: Field) -> ValueCompatibility {
    guard type.base == .date, writer.type.base == .date, dateFormat != writer.dateFormat else {
      return .same
    }
    // A present-day time in milliseconds, read as seconds, is after the year 9999 and therefore not valid.
    return (writer.dateFormat, dateFormat) == (.unix, .unixMilliseconds) ? .other : .refuses
  }

  /// Returns how the field's separator fits the lists of another field.
  func separatorFit(of writer: Field) -> ValueCompatibility {
    guard type.isList, writer.type.isList, separator.bytes != writer.separator.bytes,
      !isCollected, !writer.isCollected
    else { return .same }
    switch type.base {
    case .json: return .same
    case .custom: return .unknown
    case .string where choices == nil: return .other
    default:
      // Elements are trimmed, so white space around the separator makes no difference.
      guard ValueGrammar.trimmed(writer.separator).utf8.elementsEqual(separator.utf8) else {
        return .refuses
      }
      return listFit(of: writer.element, isNative: false)
    }
  }
}

extension Located<String>? {
  /// Returns whether the bound excludes values that another bound allows. `nil` means that there is no bound.
  fileprivate func excludesValues(
    of other: Self, _ isNarrower: (String, String) -> Bool
  ) -> Bool {
    guard let self else { return false }
    return other.map { isNarrower(self.value, $0.value) } ?? true
  }
}
