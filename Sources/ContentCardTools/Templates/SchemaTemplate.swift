import ContentCardCodegen
import ContentCardSchema

/// A template for a new schema. JSON has no comments, so the `description` members contain explanations. The user
/// replaces them with real descriptions.
package enum SchemaTemplate {
  package static let defaultName = "Cards"

  private static let defaultClassType = "home_tile"

  /// Returns a schema with these class types, or with the default class type if there are none.
  ///
  /// - Parameter editorSchema: The file name of the JSON Schema in the same folder.
  package static func text(
    classTypes: [String], editorSchema: String = EditorSchema.fileName
  ) -> String {
    var names = UniqueNames()
    let types = classTypes.isEmpty ? [defaultClassType] : classTypes
    let members = types.enumerated().map { index, name in
      classType(name, extras: index == 0 ? firstExtras : otherExtras, &names)
    }
    return jsonObject([
      "\"$schema\": \(editorSchema.jsonLiteral)",
      description(
        "The content cards of this app. Each class type is a value of the extra class_type in the dashboard."
      ),
      "\"classTypes\": \(jsonObject(members))",
    ]) + "\n"
  }

  private static func classType(
    _ name: String, extras: [String], _ names: inout UniqueNames
  ) -> String {
    let members =
      [
        description(
          "Describe these cards. The text becomes the documentation comment of the Swift type.")
      ]
      + names.members(ofClassType: name).members + [
        "\"card\": \(jsonObject(card))", "\"extras\": \(jsonObject(extras))",
      ]
    return "\(name.jsonLiteral): \(jsonObject(members))"
  }

  private static let card = ["\"title\": \"string?\"", "\"image\": \"url?\""]

  private static let firstExtras = [
    field(
      "headline", ["\"type\": \"string\""],
      "Required: a card without a valid value is rejected."),
    field(
      "price", ["\"type\": \"decimal?\"", "\"minimum\": 0", "\"example\": \"12.50\""],
      "Optional, because its type ends in ?. The property is nil if the card has no valid value."),
    field(
      "tags", ["\"type\": \"string[]\"", "\"default\": []"],
      "A list, separated by commas: tea, sale. If the card has no valid value, the default is used."
    ),
  ]

  private static let otherExtras = ["\"headline\": \"string\""]

  private static func field(_ key: String, _ members: [String], _ text: String) -> String {
    "\"\(key)\": \(jsonObject(members + [description(text)]))"
  }

  private static func description(_ text: String) -> String {
    "\"description\": \(text.jsonLiteral)"
  }
}
