import ContentCardSchema

/// A call of the decoder: the place, type and rules of a value.
struct DecoderRead: Hashable, Sendable {
  var path: ValuePath
  /// The type that the decoder returns, without its optionality.
  var type: SwiftType
  var missingValue: MissingValue
  var rules: DecoderRules?
  var aliases: [String]
  /// Other places to look, in order.
  var fallback: [ValuePath]
  /// The keys with the prefix that a key ending in `*` does not collect.
  var excludedKeys: [String]
  /// Whether the decoder returns a `DecodedJSON`, which contains the value.
  var isDecodedJSON: Bool
}

/// The result for a card without a valid value.
enum MissingValue: Hashable, Sendable {
  /// The card is rejected.
  case rejected
  /// The property is nil.
  case isNil
  case defaultValue(DefaultValue)
}

/// The value of a property for cards without a valid one.
enum DefaultValue: Hashable, Sendable {
  case literal(Literal)
  /// A case of the enum of allowed values, and the value in the schema.
  case enumCase(SwiftName, Literal)
  case enumCases([SwiftName], Literal)
  /// Text that the decoder reads, because Swift has no literal for the value.
  case text(String)
}

/// The decoder's requirements for a value beyond its type.
indirect enum DecoderRules: Hashable, Sendable {
  case allowsEmpty
  case dateFormat(DateFormat)
  case range(minimum: Bound?, maximum: Bound?)
  /// A list of JSON.
  case jsonList(allowsEmpty: Bool)
  /// `separator` is nil for the default separator.
  case list(separator: String?, allowsEmpty: Bool, each: DecoderRules?)

  enum Bound: Hashable, Sendable {
    case int(Int)
    case double(Double)
    /// A decimal number as text.
    case decimal(String)
  }
}
