import ContentCardSchema

extension SourceWriter {
  /// The initializer of a `oneOf`'s enum, or of what is stored for it: the first choice that the card has a valid
  /// value for.
  mutating func writeInitializer(of oneOf: OneOfModel, in object: ObjectModel, of model: Model) {
    writeHead(of: oneOf, in: object, of: model)
    indent { writer in
      writer.doc("The first choice that the card has a valid value for.")
      let head = "nonisolated fileprivate init?(from decoder: inout ContentCardDecoder)"
      writer.block(head) { $0.writeChoices(of: oneOf, constants: model.constants) }
    }
    write("}")
  }

  private mutating func writeHead(of oneOf: OneOfModel, in object: ObjectModel, of model: Model) {
    let (owner, name) = (model.mention(of: object), ".\(oneOf.enumName.escaped)")
    guard !oneOf.isStoredApart else {
      return list("extension ContentCardChoice<", ["\(owner)\(name)"], "> {")
    }
    let head = "extension \(owner)"
    write(fits(head + name) ? head + name : "\(head)\n  \(name)", below: "{")
  }

  private mutating func writeChoices(of oneOf: OneOfModel, constants: KeyConstants) {
    for (index, choice) in oneOf.choices.enumerated() {
      let isDeferred = oneOf.isStoredApart && choice.field.isSingleURL
      let type = isDeferred ? "ContentCardURL" : choice.field.decodedType(enumName: nil)
      let call = choice.field.decoderCall("optional", as: type, constants: constants)
      list(
        "\(index == 0 ? "" : "} else ")if let value = decoder.\(call.name)(", call.arguments,
        ")\(call.tail) {")
      indent { writer in
        if isDeferred {
          writer.computed("self.init(value)", ".\(choice.caseName)($0)")
        } else if oneOf.isStoredApart {
          writer.list("self.init(", [".\(choice.caseName)(value)"], ")")
        } else {
          writer.write("self = .\(choice.caseName)(value)")
        }
      }
    }
    write("} else {")
    indent { writer in
      if oneOf.isRequired {
        let lookups = oneOf.choices.map { $0.field.path.value.lookup(constants: constants) }
        writer.list("decoder.rejectLackOfAll([", lookups, "])", trailing: ",")
      }
      writer.write("return nil")
    }
    write("}")
  }
}
