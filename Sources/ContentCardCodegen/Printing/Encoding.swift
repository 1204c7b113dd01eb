import ContentCardSchema

extension SourceWriter {
  /// Writes `encode(to:)`, which encodes each value under its key, under the name of its standard field, or under
  /// numbered keys with its prefix.
  mutating func writeEncoding(of object: ObjectModel, in model: Model) {
    blank()
    list(
      "\(model.access.modifier)func encode(",
      ["to encoder: inout ContentCardsGeneratedCode.ValueEncoder"], ") throws {")
    indent { writer in
      for property in object.properties {
        let stored = property.storage ?? property.name
        writer.writeEncoding(
          of: stored.declaration, property.field, excludedKeys: property.excludedKeys, in: model)
      }
      for oneOf in object.oneOfs {
        writer.write("switch \(oneOf.name.declaration) {")
        for choice in oneOf.choices {
          writer.write("case .\(choice.caseName.member)(let value):")
          writer.indent { $0.writeEncoding(of: "value", choice.field, in: model) }
        }
        if !oneOf.isRequired { writer.write("case nil: break") }
        writer.write("}")
      }
    }
    write("}")
  }

  private mutating func writeEncoding(
    of value: String, _ field: Field, excludedKeys: [String] = [], in model: Model
  ) {
    var arguments: [SourceItem] = [
      "\(field.type.base == .json ? "json: " : "")\(value)", field.path.value.argument(in: model),
    ]
    if !excludedKeys.isEmpty {
      arguments.append(.array("except: ", excludedKeys.map { model.keyReference($0) }))
    }
    if field.type.base == .date, field.dateFormat != .iso8601 {
      arguments.append("dateFormat: .\(field.dateFormat.rawValue)")
    }
    call("try encoder.encode(", arguments, ")")
  }
}
