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
        writer.writeEncoding(of: stored.declaration, property.read, in: model)
      }
      for oneOf in object.oneOfs {
        writer.write("switch \(oneOf.name.declaration) {")
        for choice in oneOf.choices {
          writer.write("case .\(choice.caseName.member)(let value):")
          writer.indent { $0.writeEncoding(of: "value", choice.read, in: model) }
        }
        if !oneOf.isRequired { writer.write("case nil: break") }
        writer.write("}")
      }
    }
    write("}")
  }

  private mutating func writeEncoding(of value: String, _ read: DecoderRead, in model: Model) {
    var arguments: [SourceItem] = [
      "\(read.isJSON ? "json: " : "")\(value)", read.path.argument(in: model),
    ]
    if !read.excludedKeys.isEmpty {
      arguments.append(.array("except: ", read.excludedKeys.map { model.keyReference($0) }))
    }
    if let format = read.rules?.dateFormat { arguments.append("dateFormat: .\(format.rawValue)") }
    call("try encoder.encode(", arguments, ")")
  }
}

extension DecoderRules {
  /// The format of a date or of the dates in a list, or `nil` for the default format and for other values.
  fileprivate var dateFormat: DateFormat? {
    switch self {
    case .dateFormat(let format): format
    case .list(_, _, let elements): elements?.dateFormat
    case .allowsEmpty, .range, .jsonList: nil
    }
  }
}
