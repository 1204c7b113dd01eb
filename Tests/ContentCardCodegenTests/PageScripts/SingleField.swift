import ContentCardSchema
import ContentCards

@testable import ContentCardTools

/// A field on its own, as `CardCheck.accepts` checks it.
struct SingleField {
  let field: Field
  /// A schema that contains only the field.
  let schema: Schema

  init(_ field: Field, in schema: Schema, isChoice: Bool = false) {
    var field = field
    (field.aliases, field.fallback) = ([], [])
    if isChoice { field.type.isOptional = true }
    var single = schema
    single.groups = []
    single.classTypes = Array(schema.classTypes.prefix(1))
    single.classTypes[0].fields = [field]
    single.classTypes[0].oneOf = []
    single.classTypes[0].atLeastOne = []
    single.classTypes[0].isValidated = false
    (self.field, self.schema) = (field, single)
  }

  /// Returns whether `lint-card` reads the text without an issue.
  func accepts(_ text: String) -> Bool {
    let path = field.path.value
    var card = KeyValueCard()
    card.set(field.isCollected ? "\(path.name)1" : path.spelling, to: .string(text), line: 1)
    let reader = CardReader(schema, pendingLiquid: .triggerProperties)
    guard case .success(let card) = card.entry(number: 1, label: "card 1").card else {
      return false
    }
    var decoder = ContentCardDecoder(card)
    _ = reader.classTypes[0].properties[0].read(from: &decoder, pending: reader.pendingLiquid)
    return decoder.issues.isEmpty
  }
}
