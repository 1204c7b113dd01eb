import ContentCardSchema

extension CompatibilityCheck {
  /// The consequence of a different type.
  var ofType: Consequence {
    let advice = "keep this key, and declare a new key for the new type"
    switch max(reader.field.typeFit(of: writer, at: reader.field.path.value), fallbackFit) {
    case .same: return .none
    case .other:
      return direction.meaning(
        reader.field.type.isList
          ? "\(direction.verb("split")) text in \(direction.cards) at \(quoted(reader.field.separator))"
          : "\(direction.verb("read")) \(writer.type.base == .json ? "JSON" : "a list") in "
            + "\(direction.cards) as a single string",
        advice: advice)
    case .unknown: return direction.dependsOnTypes
    case .refusesNative:
      return ofValues("with a JSON number or Boolean instead of text", advice: advice)
    case .refusesLiquid:
      return ofValues("with a Liquid tag in the text", advice: advice)
    case .refuses:
      return ofValues(
        "with a value that is not a valid \(quoted(reader.field.type.valueSpelling))",
        advice: advice)
    }
  }

  /// How well the app reads values from fallbacks that both versions search, or `same` if it accepts the same values as
  /// the other version.
  private var fallbackFit: ValueCompatibility {
    reader.field.fallback.map(\.value).filter(writerPlaces.contains).compactMap { place in
      let (fit, other) = (cards.fit(of: reader.field, at: place), cards.fit(of: writer, at: place))
      if fit > other { return fit }
      // If both versions reject some values, a list field and a field with a single value reject different ones.
      if fit == other, reader.field.type.isList != writer.type.isList { return fit }
      // A string rejects all JSON numbers and Booleans. A field of another type can accept some.
      let losesNative =
        reader.field.type.base == .string && place.mayBeNative
        && cards.holders(of: place).contains(where: writer.readsNative)
      return losesNative ? max(fit, .refusesNative) : nil
    }.max() ?? .same
  }

  /// Returns the consequence if cards contain values that the reader does not accept.
  ///
  /// - Parameter which: A description of the cards, such as "with another value".
  func ofValues(_ which: String, advice: String) -> Consequence {
    guard loss == .changesMeaning, reader.field.defaultValue != nil else {
      return direction.loss(loss, which, advice: advice)
    }
    return direction.meaning(
      "\(direction.verb("use")) the default for \(direction.cards) \(which)", advice: advice)
  }
}

extension FieldType {
  /// The spelling of the type without a question mark.
  var valueSpelling: String { FieldType(base, isList: isList).spelling }
}

extension Field {
  /// The allowed values as a list for messages.
  var allowedText: String { (choices ?? []).map { quoted($0.value.value) }.orList }

  /// Returns the allowed values of another field that this field does not allow.
  func refused(of other: Field) -> [Located<String>] {
    let allowed = Set((choices ?? []).map { ValueGrammar.lowercased($0.value.value) })
    return (other.choices ?? []).map(\.value).filter {
      !allowed.contains(ValueGrammar.lowercased($0.value))
    }
  }
}
