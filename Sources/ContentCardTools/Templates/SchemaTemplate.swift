import ContentCardCodegen
import ContentCardSchema

/// A schema to begin with. JSON has no comments, so its descriptions say what is what; they are to be
/// replaced.
package enum SchemaTemplate {
  /// The name of a schema that is given none.
  package static let defaultName = "Cards"

  /// The class type of a schema that is given none.
  private static let defaultClassType = "home_tile"

  /// Returns the text of a schema of these class types.
  ///
  /// - Parameter editorSchema: The file name of the JSON Schema beside it.
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
        "What the content cards of this app stand for: a class type for each text that the extras have under class_type."
      ),
      "\"classTypes\": \(jsonObject(members))",
    ]) + "\n"
  }

  private static func classType(
    _ name: String, extras: [String], _ names: inout UniqueNames
  ) -> String {
    let given = [
      ("case", names.caseName(ofClassType: name)), ("object", names.object(ofClassType: name)),
    ].compactMap { member, name in name.given.map { "\"\(member)\": \($0.jsonLiteral)" } }
    let members =
      [description("Say what such a card is for: this becomes the comment of its Swift type.")]
      + given + ["\"card\": \(jsonObject(card))", "\"extras\": \(jsonObject(extras))"]
    return "\(name.jsonLiteral): \(jsonObject(members))"
  }

  /// Standard fields that most cards have.
  private static let card = ["\"title\": \"string?\"", "\"image\": \"url?\""]

  /// A required value, an optional one and one with a default.
  private static let firstExtras = [
    field(
      "headline", ["\"type\": \"string\""],
      "Required: a card without it is rejected, and the app hears why."),
    field(
      "price", ["\"type\": \"decimal?\"", "\"minimum\": 0", "\"example\": \"12.50\""],
      "Optional, by the ? behind its type: nil for a card without it."),
    field(
      "tags", ["\"type\": \"string[]\"", "\"default\": []"],
      "A list, typed with commas: tea, sale. A card without it has the default."),
  ]

  private static let otherExtras = ["\"headline\": \"string\""]

  private static func field(_ key: String, _ members: [String], _ text: String) -> String {
    "\"\(key)\": \(jsonObject(members + [description(text)]))"
  }

  private static func description(_ text: String) -> String {
    "\"description\": \(text.jsonLiteral)"
  }
}
