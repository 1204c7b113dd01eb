extension SourceWriter {
  /// Writes the initializer of a `oneOf`'s enum, which reads the choices in order until one has a valid value.
  mutating func writeInitializer(of oneOf: OneOfModel, in object: ObjectModel, of model: Model) {
    writeHead(of: oneOf, in: object)
    indent { writer in
      let head = "fileprivate init?(from decoder: inout ContentCardDecoder)"
      writer.block(head) { $0.writeChoices(of: oneOf, in: model) }
    }
    write("}")
  }

  private mutating func writeHead(of oneOf: OneOfModel, in object: ObjectModel) {
    let (head, name) = (object.extensionHead, ".\(oneOf.enumName.declaration)")
    write(fits(head + name) ? head + name : "\(head)\n  \(name)", below: "{")
  }

  private mutating func writeChoices(of oneOf: OneOfModel, in model: Model) {
    for (index, choice) in oneOf.choices.enumerated() {
      let call = DecoderCall(choice, in: model)
      list(
        "\(index == 0 ? "" : "} else ")if let value = decoder.\(call.name)(", call.arguments,
        ") {")
      indent { $0.write("self = .\(choice.name.member)(value)") }
    }
    write("} else {")
    indent { writer in
      if oneOf.isRequired {
        let places = oneOf.choices.map { $0.field.path.value.placeExpression(in: model) }
        writer.call("decoder.requireOne(", [.array("of: ", places)], ")")
      }
      writer.write("return nil")
    }
    write("}")
  }
}
