import ContentCardSchema
import ContentCards

@testable import ContentCardTools

/// A field on its own, as `CardCheck.value` checks it.
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
    (self.field, self.schema) = (field, single)
  }

  /// Returns the findings of `lint-card` for the text.
  func findings(on text: String) -> [String] {
    let path = field.path.value
    var card = KeyValueCard()
    card.set(field.isCollected ? "\(path.name)1" : path.spelling, to: .string(text))
    let reader = CardReader(schema, pendingLiquid: .triggerProperties)
    switch card.entry(number: 1, label: "card 1", line: 1).card {
    case .failure(let problem):
      let finding = CardFinding(
        severity: .error, code: .unreadableCard, key: path.spelling, message: problem.description,
        parameters: problem.parameters, suggestion: field.usefulExample)
      return [PageReading.findingText(finding)]
    case .success(let card):
      var decoder = ContentCardDecoder(card)
      let classType = reader.classTypes[0]
      _ = classType.properties[0].read(from: &decoder, pending: reader.pendingLiquid)
      let findings = decoder.issues.map { issue in
        var parameters = issue.parameters
        parameters["nearest"] = nil
        return CardFinding(
          severity: issue.severity == .error ? .error : .warning, code: issue.reason.findingCode,
          key: path.spelling, message: "", parameters: parameters,
          suggestion: reader.suggestion(for: issue, classType: 0))
      }
      let remarks = reader.remarks(on: card, as: classType, alreadyReported: decoder.issues)
        .filter { $0.code == .notChecked }
        .map { remark in
          var remark = remark
          remark.key = path.spelling
          return remark
        }
      return (findings + remarks).map(PageReading.findingText)
    }
  }
}
