import ContentCardSchema

/// A decoder call that reads one value, with the path, the type, and the rules of the value.
struct DecoderRead: Hashable, Sendable {
  var path: ValuePath
  /// The type that the decoder returns, without optionality.
  var type: SwiftType
  var missingValue: MissingValue
  var rules: DecoderRules?
  var aliases: [String]
  /// Other keys and standard fields to read the value from, in order.
  var fallback: [ValuePath]
  /// For a key that ends in `*`, the keys with its prefix that it does not collect.
  var excludedKeys: [String]
  /// Whether the decoder returns a `DecodedJSON`, which contains the value.
  var isDecodedJSON: Bool
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
  case literal(Literal)
  /// A case of the enum of allowed values, and the value in the schema.
  case enumCase(SwiftName, Literal)
  case enumCases([SwiftName], Literal)
  /// Text that the decoder reads, because Swift has no literal for the value.
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

  enum Bound: Hashable, Sendable {
    case int(Int)
    case double(Double)
    /// A decimal number as text.
    case decimal(String)
  }
}
