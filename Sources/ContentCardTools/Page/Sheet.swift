import ContentCardSchema

/// What a marketer has to know of schemas: for each class type, what to type where.
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
    var isCaseSensitive: Bool
    var entries: [Entry]
  }

  /// A class type.
  struct Entry: Sendable {
    var name: String
    var description: MarkedText?
    /// What is said of a class type that goes out of use; nil: it does not.
    var deprecation: MarkedText?
    /// Other texts that mean the same.
    var aliases: [String]
    var rows: [Row]
    /// Sentences on rows that depend on each other.
    var remarks: [MarkedText]
    /// What to copy, the class type first.
    var pairs: [Pair]
  }

  /// A value to fill in.
  struct Row: Sendable {
    /// The key, or the card's own field as the dashboard's composer calls it.
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
    isCaseSensitive = schema.isCaseSensitive
    entries = schema.classTypes.map { Sheet.Entry($0, in: schema) }
  }

  var title: MarkedText { "\(name.onOneLine)" }

  /// How a card says which of the class types it is.
  var introduction: MarkedText {
    """
    The key \(typed: discriminator) says which of these a card is; in its value upper and lower case \
    \(isCaseSensitive ? "matter" : "do not matter"). A card without it, or with another value, is none of these and \
    not shown.
    """
  }
}

extension Sheet {
  /// What holds of every card, a paragraph each.
  static let notes: [MarkedText] = [
    """
    Type each key to the letter, and its value, under "Key-value pairs" of the content card. What is called the \
    card's title, message, image or link has a place of its own in the composer. Keys that are not listed are \
    ignored.
    """,
    """
    A value is read wholly or not at all: \(typed: "20%") is no number, and \(typed: "1,99") is not 1.99. One wrong \
    element makes a list wrong. White space around a value is ignored, and an empty value counts as missing, unless \
    it may be empty.
    """,
    """
    Liquid has to be replaced by the time the card is sent: a tag that is left makes a value wrong, and in plain \
    text the user reads it. Title, message, links, keys and values share 2 KB.
    """,
    """
    In an API-triggered campaign each value comes with the request, in \(typed: "trigger_properties") under the name \
    of its key. A Canvas has no such properties.
    """,
  ]
}
