import ContentCardSchema

/// A guide for marketers: the keys and values to enter for each card type of one or more schemas.
package struct Page: Sendable {
  var parts: [Part]

  /// Creates the page for schemas that have no errors.
  package init(_ schemas: [Schema]) { parts = schemas.map(Part.init) }

  struct Part: Sendable {
    var name: String
    var description: MarkedText?
    var discriminator: String
    var entries: [Entry]
    /// The schema as JSON for the page's scripts.
    var model: String
  }

  /// A card type.
  struct Entry: Sendable {
    var name: String
    var group: String?
    var description: MarkedText?
    var deprecation: MarkedText?
    /// First the row for the key that contains the card type, then a row for each field and each choice of a `oneOf`.
    var rows: [Row]
    /// Sentences about fields that depend on each other, and about older keys.
    var remarks: [MarkedText]
    /// The key-value pairs for a new card. The first pair contains the card type, and the others contain sample values.
    var pairs: [Pair]
  }

  /// A table row for a field, or for the key that contains the card type.
  struct Row: Sendable {
    /// The path of the field, such as `tile_price` or `card.title`, or `nil` for the key that contains the card type.
    var path: String?
    /// The key or a prefix such as `line_*`, or the label of the standard field.
    var place: MarkedText
    var isDeprecated: Bool
    /// Sentences about the value, such as its purpose, its format, and its rules.
    var details: [MarkedText]
    /// A value to type as an example, or `nil` if none is known or needed.
    var sample: String?
    var requirement: MarkedText
    /// Sentences about what happens if the value is missing or wrong.
    var consequences: [MarkedText]
  }
}

extension Page.Part {
  fileprivate init(_ schema: Schema) {
    name = schema.name
    description = schema.description.map(MarkedText.init(prose:))
    discriminator = schema.discriminator.value
    entries = schema.classTypes.map { Page.Entry($0, in: schema) }
    model = schema.pageModel
  }

  /// The 32-bit FNV-1a hash of `model`, as eight hexadecimal digits.
  var digest: String {
    let digest = model.utf8.reduce(2_166_136_261 as UInt32) { ($0 ^ UInt32($1)) &* 16_777_619 }
    let digits = String(digest, radix: 16)
    return String(repeating: "0", count: 8 - digits.count) + digits
  }

  var title: MarkedText { "\(name.onOneLine)" }

  var introduction: MarkedText {
    """
    A new card needs the key \(typed: discriminator), whose value names the card type. The app does not show a card \
    whose card type is missing or not on this page.
    """
  }
}

extension Page {
  static let notes: [MarkedText] = [
    """
    In Braze, fill in title, message, image, and link in the Compose tab of the Content Card. Add each key and its \
    value in the Settings tab, with "Add New Pair". Copy keys exactly. The app ignores misspelled keys.
    """,
    """
    The whole value must be valid: \(typed: "20%") is not a number, and \(typed: "1,99") is not 1.99. If one item of \
    a list is wrong, the whole list is wrong. Spaces around a value are ignored. An empty value counts as missing, \
    unless its rules allow it.
    """,
    """
    If a Liquid tag is not filled in when the card is sent, the value is wrong, or the customer sees the raw tag. \
    Title, message, image, links, keys, and values can be 2 KB long in total: Braze does not send a larger card.
    """,
    """
    In an API-triggered campaign, values can come with the request, in \(typed: "trigger_properties") under the name \
    of their key. A Canvas does not have these properties.
    """,
  ]
}
