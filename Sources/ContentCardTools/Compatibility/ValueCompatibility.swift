import ContentCardSchema

/// What a field makes of the values that are valid for another.
enum ValueCompatibility: Comparable {
  /// It takes all of them for what they are.
  case same
  /// It takes all of them, some for something else.
  case other
  /// A type of the app's own reads them, of which the schema says nothing.
  case unknown
  /// It refuses those that arrive as native JSON, and takes all texts.
  case refusesNative
  /// It refuses texts with a Liquid tag, which plain text keeps, and takes all others.
  case refusesLiquid
  /// It refuses some.
  case refuses
}

extension Field {
  /// What the field makes of the values of another, all told.
  ///
  /// - Parameter place: Where it finds them.
  func fit(of other: Field, at place: ValuePath) -> ValueCompatibility {
    // Each key of a key with * holds one element.
    let (writer, reader) = (
      other.isCollected ? other.element : other, isCollected ? element : self
    )
    return [
      reader.typeFit(of: writer, at: place), reader.enumFit(of: writer),
      reader.rangeFit(of: writer), reader.formatFit(of: writer), reader.separatorFit(of: writer),
    ].max() ?? .same
  }

  /// What the type alone makes of the values of another.
  ///
  /// - Parameter place: A standard field is always text, or always a number or bool; an extra may be either.
  func typeFit(of writer: Field, at place: ValuePath) -> ValueCompatibility {
    if type.base == .custom || writer.type.base == .custom {
      return type.base == writer.type.base && type.isList == writer.type.isList
        && swiftType == writer.swiftType ? .same : .unknown
    }
    if type.base == .json || writer.type.base == .json { return jsonFit(of: writer) }
    let isNative = place.mayBeNative
    let isEnum = choices != nil && writer.type.base != .string
    let base = isEnum ? .refuses : type.base.fit(of: writer, at: place)
    switch (writer.type.isList, type.isList) {
    case (false, true): return max(base, listFit(of: writer, isNative: isNative))
    // An array is no value of anything but a list.
    case (true, false) where isNative && !writer.isCollected: return .refuses
    case (true, false): return type.base == .string && choices == nil ? max(base, .other) : .refuses
    default: return base
    }
  }

  private func jsonFit(of writer: Field) -> ValueCompatibility {
    guard type.base == .json else {
      // Whatever is JSON, an object among it.
      return writer.swiftType == nil ? .refuses : .unknown
    }
    // `text`, `yes` and `+5` are values of other types, and no JSON.
    guard writer.type.base == .json else { return .refuses }
    if type.isList == writer.type.isList, swiftType == writer.swiftType { return .same }
    guard swiftType == nil else { return .unknown }
    if type.isList, !writer.type.isList { return writer.swiftType == nil ? .refuses : .unknown }
    return .same
  }

  /// What a list makes of a single value of the type of its elements.
  private func listFit(of writer: Field, isNative: Bool) -> ValueCompatibility {
    if isNative, writer.isNativeInJSON { return .refuses }
    if let choices = writer.choices {
      // Cards may have an allowed value in any case, but a separator is matched exactly.
      let isParted = choices.map { $0.value.value.lowercased() }.contains { text in
        ValueGrammar.list(text, separator: separator.lowercased()) != [text]
      }
      guard isParted else { return .same }
      return type.base == .string && self.choices == nil ? .other : .refuses
    }
    switch writer.type.base {
    case .string: return .refusesLiquid
    case .url: return separator.allSatisfy(Self.urlCharacters.contains) ? .refuses : .same
    case .date: return separator.allSatisfy("0123456789-:TZ+.".contains) ? .refuses : .same
    case .color:
      return separator.allSatisfy("#0123456789abcdefABCDEF".contains) ? .refuses : .same
    case .int, .double, .decimal, .bool, .json, .custom: return .same
    }
  }

  private static let urlCharacters = Set(
    "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-._~!$&'()*+,;=:/@?#[]%")

  /// Whether a value may arrive as a JSON number or bool.
  var isNativeInJSON: Bool {
    switch type.base {
    case .int, .double, .decimal, .bool: true
    case .date: dateFormat != .iso8601
    case .string, .url, .color, .json, .custom: false
    }
  }
}

extension ValuePath {
  /// Whether a number or bool may arrive as one, and not as text.
  fileprivate var mayBeNative: Bool { isNumberOrBool || !isStandardField }

  private var isStandardField: Bool { if case .card = self { true } else { false } }

  /// Whether the place is a standard field that is never text.
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
    // Each number has a decimal text, but a text may have an exponent.
    case (.double, .decimal) where place.isNumberOrBool: .same
    case (.date, .double) where writer.dateFormat != .iso8601: .same
    case (_, .string): place.mayBeNative && writer.isNativeInJSON ? .refusesNative : .same
    default: .refuses
    }
  }
}

extension Field {
  /// What the allowed values make of those of another.
  func enumFit(of writer: Field) -> ValueCompatibility {
    guard let choices else { return .same }
    guard let others = writer.choices else { return .refuses }
    let allowed = Set(choices.map { $0.value.value.lowercased() })
    return others.allSatisfy { allowed.contains($0.value.value.lowercased()) } ? .same : .refuses
  }

  /// What the range makes of the numbers of another.
  func rangeFit(of writer: Field) -> ValueCompatibility {
    let isTime = writer.type.base == .date && writer.dateFormat != .iso8601
    guard type.base.isNumber, writer.type.base.isNumber || isTime else { return .same }
    let base = writer.type.base == .double ? .double : type.base
    let isCut =
      minimum.cuts(writer.minimum) { base.isLess($1, than: $0) }
      || maximum.cuts(writer.maximum) { base.isLess($0, than: $1) }
    return isCut ? .refuses : .same
  }

  /// What the format makes of the dates of another.
  func formatFit(of writer: Field) -> ValueCompatibility {
    guard type.base == .date, writer.type.base == .date, dateFormat != writer.dateFormat else {
      return .same
    }
    // Milliseconds that are taken for seconds lie beyond the year 9999.
    return (writer.dateFormat, dateFormat) == (.unix, .unixMilliseconds) ? .other : .refuses
  }

  /// What the separator makes of the lists of another.
  func separatorFit(of writer: Field) -> ValueCompatibility {
    guard type.isList, writer.type.isList, separator != writer.separator,
      !isCollected, !writer.isCollected
    else { return .same }
    switch type.base {
    case .json: return .same
    case .custom: return .unknown
    case .string where choices == nil: return .other
    default: return .refuses
    }
  }
}

extension Located<String>? {
  /// Whether the bound takes away from what another leaves; nil bounds nothing.
  fileprivate func cuts(_ other: Self, _ isNarrower: (String, String) -> Bool) -> Bool {
    guard let self else { return false }
    return other.map { isNarrower(self.value, $0.value) } ?? true
  }
}
