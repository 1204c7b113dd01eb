import ContentCardSchema

extension SourceWriter {
  /// Writes `encode(to:)`, which encodes each value under its place, such as `tile_title`, `card.title`, or `line_*`.
  /// Also writes `fieldsNamedLikeExtras` if it is not empty.
  mutating func writeEncoding(of object: ObjectModel, in model: Model) {
    blank()
    list(
      "\(model.access.modifier)func encode(",
      ["to encoder: inout ContentCardsGeneratedCode.ValueEncoder"], ") throws {")
    indent { writer in
      for property in object.properties {
        let stored = property.storage ?? property.name
        writer.writeEncoding(of: stored.declaration, property.field, in: model)
      }
      for oneOf in object.oneOfs {
        writer.write("switch \(oneOf.name.declaration) {")
        for choice in oneOf.choices {
          writer.write("case .\(choice.name.member)(let value)\(oneOf.isRequired ? "" : "?"):")
          writer.indent { $0.writeEncoding(of: "value", choice.field, in: model) }
        }
        if !oneOf.isRequired { writer.write("case nil: break") }
        writer.write("}")
      }
    }
    write("}")
    let fields = object.fieldsNamedLikeExtras
    guard !fields.isEmpty else { return }
    blank()
    computed(
      "\(model.access.modifier)static var fieldsNamedLikeExtras: [ContentCardsGeneratedCode.StandardField]",
      SourceItem.array("", fields.map { ".\($0)" }).line)
  }

  private mutating func writeEncoding(of value: String, _ field: Field, in model: Model) {
    var arguments: [SourceItem] = [
      "\(field.type.base == .json ? "json: " : "")\(value)", field.path.value.argument(in: model),
    ]
    if field.type.base == .date, field.dateFormat != .iso8601 {
      arguments.append("dateFormat: .\(field.dateFormat.rawValue)")
    }
    call("try encoder.encode(", arguments, ")")
  }
}

extension ObjectModel {
  /// The names of the object's standard fields that match a key, an alias, or a prefix of its extras.
  fileprivate var fieldsNamedLikeExtras: [String] {
    let fields = properties.map(\.field) + oneOfs.flatMap(\.choices).map(\.field)
    return fields.compactMap { field in
      guard case .card(let name) = field.path.value, fields.contains(where: { $0.includes(name) })
      else { return nil }
      return name
    }
  }
}

extension Field {
  /// Returns whether the field reads or collects the extra with the given key.
  fileprivate func includes(_ key: String) -> Bool {
    switch path.value {
    case .card: false
    case .extras(let own):
      own == key
        || aliases.contains { $0.prefix.map(key.hasPrefix) ?? ($0.key.value == key) }
    case .extrasPrefix(let prefix): key.hasPrefix(prefix)
    }
  }
}
