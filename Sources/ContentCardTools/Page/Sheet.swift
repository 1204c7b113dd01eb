import ContentCardSchema

/// What a marketer types for each card type of some schemas.
package struct Sheet: Sendable {
  var parts: [Part]

  /// The sheet of schemas without mistakes.
  package init(_ schemas: [Schema]) { parts = schemas.map(Part.init) }

  /// What a schema declares.
  struct Part: Sendable {
    /// NAME of the schema's file.
    var name: String
    var description: MarkedText?
    /// The key that names a card's class type.
    var discriminator: String
    var entries: [Entry]
    /// The schema as the page's scripts read it.
    var model: String
  }

  /// A class type.
  struct Entry: Sendable {
    var name: String
    var description: MarkedText?
    /// Says that the card type goes out of use, and what to use instead; `nil` if it is in use.
    var deprecation: MarkedText?
    /// The key that names the card type, then every value to fill in.
    var rows: [Row]
    /// Sentences on rows that depend on each other.
    var remarks: [MarkedText]
    /// What to copy, the class type first.
    var pairs: [Pair]
  }

  /// A value to fill in.
  struct Row: Sendable {
    /// Where the value stands, as a schema spells it; `nil` for the key that names the card type.
    var path: String?
    /// The key, or the label of the standard field.
    var place: MarkedText
    var isDeprecated: Bool
    /// What the value is for, how it is typed, and what else holds of it, a sentence each.
    var details: [MarkedText]
    /// A value that is accepted; nil where none is known.
    var sample: String?
    /// Whether the value is needed, in a few words.
    var requirement: MarkedText
    /// What happens when the value is missing or wrong, a sentence each.
    var consequences: [MarkedText]
  }
}

extension Sheet.Part {
  fileprivate init(_ schema: Schema) {
    name = schema.name
    description = schema.description.map(MarkedText.init(prose:))
    discriminator = schema.discriminator.value
    entries = schema.classTypes.map { Sheet.Entry($0, in: schema) }
    model = schema.pageModel
  }

  /// A short digest of everything that the schema says about cards: FNV-1a with 32 bits.
  var digest: String {
    let digest = model.utf8.reduce(2_166_136_261 as UInt32) { ($0 ^ UInt32($1)) &* 16_777_619 }
    let digits = String(digest, radix: 16)
    return String(repeating: "0", count: 8 - digits.count) + digits
  }

  var title: MarkedText { "\(name.onOneLine)" }

  /// How a card says which card type it is.
  var introduction: MarkedText {
    """
    Every card has the key \(typed: discriminator), whose value names the card type. The app does not show a card \
    without this key, or with a value that is not listed here.
    """
  }
}

extension Sheet {
  /// What applies to every card, a paragraph each.
  static let notes: [MarkedText] = [
    """
    In Braze, add each key and its value under "Key-value pairs" of the Content Card. Copy keys exactly. Title, \
    message, image and link have fields of their own in the composer. The app ignores keys that are not listed here.
    """,
    """
    The whole value must be valid: \(typed: "20%") is not a number, and \(typed: "1,99") is not 1.99. If one item of \
    a list is wrong, the whole list is wrong. Spaces around a value are ignored. An empty value counts as missing \
    unless it may be empty.
    """,
    """
    If a Liquid tag is not filled in when the card is sent, the value is wrong; in a text the customer sees the raw \
    tag. Title, message, links, keys and values can have 2 KB together.
    """,
    """
    In an API-triggered campaign, the values come with the request, in \(typed: "trigger_properties") under the name \
    of their key. A Canvas does not have these properties.
    """,
  ]
}
