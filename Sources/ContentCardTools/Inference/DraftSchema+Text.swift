import ContentCardSchema

extension DraftSchema {
  /// The text of the schema file.
  var text: String {
    var members: [String] = []
    if discriminator != Schema.defaultDiscriminator {
      members.append("\"discriminator\": \(discriminator.jsonLiteral)")
    }
    members.append("\"classTypes\": \(jsonObject(classTypes.map(\.member)))")
    return jsonObject(members) + "\n"
  }
}

extension DraftSchema.ClassType {
  fileprivate var member: String {
    var members: [String] = []
    if let caseName { members.append("\"case\": \(caseName.jsonLiteral)") }
    if let object { members.append("\"object\": \(object.jsonLiteral)") }
    let card = fields.filter { if case .card = $0.path { true } else { false } }
    let extras = fields.filter { if case .card = $0.path { false } else { true } }
    for (name, fields) in [("card", card), ("extras", extras)] where !fields.isEmpty {
      members.append("\"\(name)\": \(jsonObject(fields.map(\.member)))")
    }
    return "\(name.jsonLiteral): \(jsonObject(members))"
  }
}

extension DraftSchema.Field {
  fileprivate var member: String {
    let type = type.spelling.jsonLiteral
    let others = [
      separator == Field.defaultSeparator ? nil : ("separator", separator.jsonLiteral),
      choices.map { ("enum", "[\($0.map(\.element).joined(separator: ", "))]") },
      enumName.map { ("enumName", $0.jsonLiteral) },
      property.map { ("property", $0.jsonLiteral) },
      constant.map { ("constant", $0.jsonLiteral) },
    ].compactMap(\.self)
    let members = ([("type", type)] + others).map { "\"\($0)\": \($1)" }
    let value = others.isEmpty ? type : "{ \(members.joined(separator: ", ")) }"
    return "\(key.jsonLiteral): \(value)"
  }

  /// The name of the field's member in the schema.
  private var key: String {
    if case .card(let name) = path { name } else { path.spelling }
  }
}

extension DraftSchema.Choice {
  fileprivate var element: String {
    guard let caseName else { return value.jsonLiteral }
    return "{ \"value\": \(value.jsonLiteral), \"case\": \(caseName.jsonLiteral) }"
  }
}
