extension SourceWriter {
  /// Writes the initializer of a `oneOf`'s enum, or of the type that stores it. The initializer reads the first choice
  /// for which the card has a valid value.
  mutating func writeInitializer(of oneOf: OneOfModel, in object: ObjectModel, of model: Model) {
    writeHead(of: oneOf, in: object)
    indent { writer in
      writer.doc("Reads the first choice for which the card has a valid value.")
      let head = "fileprivate init?(from decoder: inout ContentCardDecoder)"
      writer.block(head) { $0.writeChoices(of: oneOf, in: model) }
    }
    write("}")
  }

  private mutating func writeHead(of oneOf: OneOfModel, in object: ObjectModel) {
    let (owner, name) = (object.qualifiedType, ".\(oneOf.enumName.declaration)")
    guard oneOf.storage == nil else {
      return list(
        "nonisolated extension ContentCardsGeneratedCode.Choice<", ["\(owner)\(name)"], "> {")
    }
    let head = "nonisolated extension \(owner)"
    write(fits(head + name) ? head + name : "\(head)\n  \(name)", below: "{")
  }

  private mutating func writeChoices(of oneOf: OneOfModel, in model: Model) {
    for (index, choice) in oneOf.choices.enumerated() {
      let call = DecoderCall(choice.read, in: model)
      list(
        "\(index == 0 ? "" : "} else ")if let value = decoder.\(call.name)(", call.arguments,
        ")\(call.tail) {")
      let name = choice.caseName.member
      indent { writer in
        if choice.isStoredURL {
          writer.computed("self.init(value)", ".\(name)($0)")
        } else if oneOf.storage != nil {
          writer.list("self.init(", [".\(name)(value)"], ")")
        } else {
          writer.write("self = .\(name)(value)")
        }
      }
    }
    write("} else {")
    indent { writer in
      if oneOf.isRequired {
        let lookups = oneOf.choices.map { $0.read.path.lookupExpression(in: model) }
        writer.list("decoder.recordMissingOneOf([", lookups, "])", trailing: ",")
      }
      writer.write("return nil")
    }
    write("}")
  }
}
