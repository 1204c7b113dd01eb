import ContentCardSchema

/// A decoder call that reads one value, with the path, the type, and the rules of the value.
struct DecoderRead: Hashable, Sendable {
  var path: ValuePath
  /// The type of the value, without optionality.
  var type: SwiftType
  var missingValue: MissingValue
  var rules: DecoderRules?
  var aliases: [String]
  /// Other keys and standard fields to read the value from, in order.
  var fallback: [ValuePath]
  /// For a key that ends in `*`, the keys with its prefix that it does not collect.
  var excludedKeys: [String]
  /// Whether the value is decoded from JSON.
  var isJSON: Bool
}

/// The result of reading a property if the card has no valid value.
enum MissingValue: Hashable, Sendable {
  /// The card is rejected.
  case rejected
  /// The property is nil.
  case isNil
  case defaultValue(DefaultValue)
}

/// The value of a property if the card has no valid value.
enum DefaultValue: Hashable, Sendable {
  /// An expression for the value, and the value as text for the documentation comment.
  case expression(SourceItem, text: String)
  /// Text that the decoder reads, because there is no expression for the value: it is a URL or JSON, or a type of the
  /// app reads it.
  case text(String)
}

/// The decoder's rules for a value, in addition to its type.
indirect enum DecoderRules: Hashable, Sendable {
  case allowsEmpty
  case dateFormat(DateFormat)
  case range(minimum: Bound?, maximum: Bound?)
  /// A list of JSON values.
  case jsonList(allowsEmpty: Bool)
  /// A list of other values. `separator` is nil for the default separator.
  case list(separator: String?, allowsEmpty: Bool, each: DecoderRules?)

  struct Bound: Hashable, Sendable {
    /// The number as text.
    var text: String
    var expression: SourceItem
  }
}
