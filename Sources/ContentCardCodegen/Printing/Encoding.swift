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
        let value = property.storage?.kind == .sameType ? property.storage?.name : nil
        writer.writeEncoding(of: (value ?? property.name).declaration, property.read, in: model)
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
    var arguments: [SourceItem] = ["\(value)"]
    switch read.path {
    case .card(let name): arguments.append("forCard: .\(name)")
    case .extras(let key): arguments.append(model.keyReference(key).labelled("for: "))
    case .extrasPrefix(let prefix):
      arguments.append("forPrefix: \(SwiftLiteral.string(prefix))")
      if !read.excludedKeys.isEmpty {
        arguments.append(
          .array("besides: ", read.excludedKeys.map { model.keyReference($0) }))
      }
    }
    if let format = read.rules?.dateFormat { arguments.append("dateFormat: .\(format.rawValue)") }
    list("try encoder.encode\(read.isDecodedJSON ? "JSON" : "")(", arguments, ")")
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
