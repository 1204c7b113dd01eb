import ContentCardSchema

/// What an initializer asks of the values that it read before it hands them over.
extension SourceWriter {
  /// Records that none of the properties is there, beside what else is wrong with the card.
  mutating func writeCheck(of list: [PropertyModel], constants: KeyConstants) {
    let conditions = list.map { "\($0.name.escaped) == nil" }
    let line = "if \(conditions.joined(separator: ", ")) {"
    write(fits(line) ? line : "if \(conditions.joined(separator: ",\n  "))\n{")
    indent { writer in
      let lookups = list.map { $0.field.path.value.lookup(constants: constants) }
      writer.list("decoder.rejectLackOfAll([", lookups, "])", trailing: ",")
    }
    write("}")
  }

  /// Nothing without the values that the object needs.
  mutating func writeGuard(of object: ObjectModel) {
    let unwrapped = object.unwrapped.map { ["let \($0.escaped)"] }
    let present = object.atLeastOne.map { $0.map { "\($0.name.escaped) != nil" } }
    let conditions = unwrapped + present
    guard !conditions.isEmpty else { return }
    let whole = conditions.map { $0.joined(separator: " || ") }
    let line = "guard \(whole.joined(separator: ", ")) else { return nil }"
    if fits(line) { return write(line) }
    write("guard")
    indent { writer in
      for (index, condition) in conditions.enumerated() {
        let comma = index < conditions.count - 1 ? "," : ""
        let isShort = writer.fits(whole[index] + comma)
        writer.write((isShort ? whole[index] : condition.joined(separator: "\n  || ")) + comma)
      }
    }
    write("else { return nil }")
  }
}
