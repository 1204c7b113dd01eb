import ContentCardCodegen
import ContentCardSchema

/// A class type inferred from cards, to be written to a schema.
struct DraftClassType {
  let name: String
  let cardCount: Int
  var fields: [Field]

  struct Field {
    let path: ValuePath
    let type: FieldType
    let separator: String
    /// The allowed values, or `nil` if any value is allowed.
    let choices: [String]?
    /// The number of cards that have a valid value and no invalid one.
    let cardCount: Int
  }
}

extension DraftClassType {
  /// Returns the class type's member in the schema. Names are included only where the generator cannot derive valid,
  /// unique ones.
  func member(_ names: inout UniqueNames) -> String {
    var (members, object) = names.members(ofClassType: name)
    var memberNames = UniqueMemberNames(of: object)
    let card = fields.filter { if case .card = $0.path { true } else { false } }
    let extras = fields.filter { if case .card = $0.path { false } else { true } }
    for (name, fields) in [("card", card), ("extras", extras)] where !fields.isEmpty {
      let written = fields.map { $0.member(&names, &memberNames) }
      members.append("\"\(name)\": \(jsonObject(written))")
    }
    return "\(name.jsonLiteral): \(jsonObject(members))"
  }
}

extension UniqueNames {
  /// Returns the object's name, and the members for the names of the case and the object that the generator would not
  /// choose itself.
  mutating func members(ofClassType classType: String) -> (members: [String], object: String) {
    let caseName = caseName(ofClassType: classType)
    let object = object(ofClassType: classType)
    let given = [("case", caseName.given), ("object", object.given)].compactMap { member, name in
      name.map { "\"\(member)\": \($0.jsonLiteral)" }
    }
    return (given, object.value)
  }
}

extension DraftClassType.Field {
  fileprivate func member(
    _ names: inout UniqueNames, _ memberNames: inout UniqueMemberNames
  ) -> String {
    let constant =
      if case .extras(let key) = path { names.constant(of: key).given } else { nil as String? }
    let property = memberNames.property(of: path.name).given
    let enumName = choices == nil ? nil : memberNames.enumName(of: property ?? path.name).given
    let elements = choices.map { choices in
      zip(choices, UniqueNames.caseNames(ofValues: choices)).map { value, name in
        guard let caseName = name.given else { return value.jsonLiteral }
        return "{ \"value\": \(value.jsonLiteral), \"case\": \(caseName.jsonLiteral) }"
      }
    }
    let type = type.spelling.jsonLiteral
    let others = [
      separator == Field.defaultSeparator ? nil : ("separator", separator.jsonLiteral),
      elements.map { ("enum", "[\($0.joined(separator: ", "))]") },
      enumName.map { ("enumName", $0.jsonLiteral) },
      property.map { ("property", $0.jsonLiteral) },
      constant.map { ("constant", $0.jsonLiteral) },
    ].compactMap(\.self)
    let members = ([("type", type)] + others).map { "\"\($0)\": \($1)" }
    let value = others.isEmpty ? type : "{ \(members.joined(separator: ", ")) }"
    let key = if case .card(let name) = path { name } else { path.spelling }
    return "\(key.jsonLiteral): \(value)"
  }
}
