import ContentCardSchema

extension CompatibilityCheck {
  /// What comes of a type that is not the other one's.
  var ofType: Consequence {
    let advice = "leave the key as it is, and declare a new one for the new type"
    switch reader.field.typeFit(of: writer, at: reader.field.path.value) {
    case .same: return .none
    case .other:
      return direction.meaning(
        reader.field.type.isList
          ? "\(direction.verb("part")) a text of \(direction.cards) at \(quoted(reader.field.separator))"
          : "\(direction.verb("take")) a list of \(direction.cards) for one text", advice: advice)
    case .unknown:
      return Consequence(
        effect: .changesMeaning,
        sentence:
          "whether \(direction.app) \(direction.verb("read")) \(direction.cards) as they are meant "
          + "cannot be judged from a schema",
        advice: "try the types with cards of both versions")
    case .refusesNative:
      return ofValues("with a value that was sent as JSON, not as text", advice: advice)
    case .refusesLiquid:
      return ofValues("with a Liquid tag in the text", advice: advice)
    case .refuses:
      return ofValues(
        "with a value that is no \(quoted(reader.field.type.valueSpelling))", advice: advice)
    }
  }

  /// What comes of values that the reader does not take.
  ///
  /// - Parameter which: The cards that have one: "with another value".
  func ofValues(_ which: String, advice: String) -> Consequence {
    guard loss == .changesMeaning, reader.field.defaultValue != nil else {
      return direction.loss(loss, which, advice: advice)
    }
    return direction.meaning(
      "\(direction.verb("take")) the default for \(direction.cards) \(which)", advice: advice)
  }
}

extension FieldType {
  /// The spelling without the question mark.
  var valueSpelling: String { FieldType(base, isList: isList).spelling }
}

extension Field {
  /// The allowed values as a message lists them.
  var allowedText: String { (choices ?? []).map { quoted($0.value.value) }.orList }

  /// The allowed values of another that this one refuses.
  func refused(of other: Field) -> [Located<String>] {
    let allowed = Set((choices ?? []).map { $0.value.value.lowercased() })
    return (other.choices ?? []).map(\.value).filter { !allowed.contains($0.value.lowercased()) }
  }
}
