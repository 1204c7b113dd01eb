import Foundation

/// A generated object that can be encoded and decoded, because its class type, its group, or the schema has
/// `"codable": true`.
///
/// Values are encoded under their keys, standard fields under names such as `card.title`, and the values of a prefix as
/// a list under a name such as `line_*`. The card itself is not encoded.
///
/// Values are read according to the schema, including its aliases and defaults, but its fallbacks are not used. A
/// standard field can also be read under its plain name, such as `title`, unless the object reads an extra with that
/// name. The values of a prefix can also be read under `line_1` and so on, as in a card.
public protocol ContentCardCodable: ContentCardable, Codable {
  /// Encodes the object's values.
  ///
  /// - Throws: An error from the encoder, or an error for a value that cannot be encoded, such as a date
  ///   outside the years 1 to 9999.
  @_spi(ContentCardsGenerated)
  func encode(to encoder: inout ContentCardsGeneratedCode.ValueEncoder) throws

  /// The standard fields that are not read under their plain name, because that name is a key or an alias of the
  /// object, or begins with one of its prefixes.
  @_spi(ContentCardsGenerated)
  static var fieldsNamedLikeExtras: [ContentCardsGeneratedCode.StandardField] { get }
}

extension ContentCardCodable {
  // Apps cannot see the requirements, so types written by hand need default implementations.
  @_documentation(visibility: internal)
  public func encode(to encoder: inout ContentCardsGeneratedCode.ValueEncoder) throws {}

  @_documentation(visibility: internal)
  public static var fieldsNamedLikeExtras: [ContentCardsGeneratedCode.StandardField] { [] }
}

extension ContentCardCodable {
  /// Creates an object without a card from encoded values.
  ///
  /// Unlike in a card, an invalid value is an error even if the field is optional or has a default.
  ///
  /// - Parameter decoder: The decoder to read from.
  /// - Throws: `DecodingError.dataCorrupted`, with a description of the problems, if a required value is missing, a
  ///   value is invalid, or a type rejects the default of its field. It is also thrown if the values break a rule of
  ///   the schema, or if the app rejects the object. Throws the decoder's error if the values cannot be read as a JSON
  ///   object.
  public init(from decoder: any Decoder) throws {
    var values = ContentCardDecoder(
      values: try [String: ExtraValue](from: decoder),
      fieldsNamedLikeExtras: Self.fieldsNamedLikeExtras)
    let object = Self(from: &values, classType: ClassType(rawType: nil))
    let errors = values.issues.filter {
      $0.severity == .error || $0.reason.isInvalidValue || $0.reason == .unrenderedLiquid
    }.map(\.refusal)
    guard let object, errors.isEmpty else {
      throw DecodingError.dataCorrupted(
        .init(
          codingPath: decoder.codingPath, debugDescription: errors.joined(separator: " ")))
    }
    self = object
  }

  /// Encodes the object's values, but not its card.
  ///
  /// - Throws: An error from the encoder, or an error for a value that cannot be encoded, such as a date
  ///   outside the years 1 to 9999.
  public func encode(to encoder: any Encoder) throws {
    var values = ContentCardsGeneratedCode.ValueEncoder(encoder)
    try encode(to: &values)
  }
}

extension ContentCardKey {
  fileprivate init(_ place: ContentCardsGeneratedCode.Place) { self.init(place.description) }
}

/// The place of a value, such as `tile_title`, `card.title`, or `line_*`.
private struct ValueKey: CodingKey {
  let stringValue: String
  var intValue: Int? { nil }

  init(stringValue: String) { self.stringValue = stringValue }
  init?(intValue: Int) { nil }
}

extension ContentCardsGeneratedCode {
  /// Encodes the values of an object so that they can be read like the values of a card.
  public struct ValueEncoder {
    fileprivate var container: KeyedEncodingContainer<ValueKey>

    init(_ encoder: any Encoder) { container = encoder.container(keyedBy: ValueKey.self) }
  }
}

// None of these functions encodes anything for `nil`. `dateFormat` is the format for dates.
@_spi(ContentCardsGenerated)
extension ContentCardsGeneratedCode.ValueEncoder {
  /// Encodes the value of an extra.
  public mutating func encode<Value: Encodable>(
    _ value: Value?, _ key: ContentCardKey,
    dateFormat: ContentCardsGeneratedCode.DateFormat = .iso8601
  ) throws {
    guard let value else { return }
    let key = ValueKey(stringValue: key.rawValue)
    if let form = try ExtraValue(encoding: value, dateFormat: dateFormat) {
      try container.encode(form, forKey: key)
    } else {
      try container.encode(value, forKey: key)
    }
  }

  /// Encodes the value of a standard field.
  public mutating func encode<Value: Encodable>(
    _ value: Value?, card field: ContentCardsGeneratedCode.StandardField,
    dateFormat: ContentCardsGeneratedCode.DateFormat = .iso8601
  ) throws {
    try encode(value, ContentCardKey(.card(field)), dateFormat: dateFormat)
  }

  /// Encodes an extra whose value is read from JSON.
  ///
  /// A value that could otherwise be read back differently is encoded as text that contains JSON. A string would be
  /// parsed as JSON, `null` would count as missing, and a number in the value might lose digits.
  public mutating func encode<Value: Encodable>(json value: Value?, _ key: ContentCardKey) throws {
    guard let value else { return }
    // Uses a separate encoder, because the app's encoder may have strategies for dates and keys that the decoder does
    // not have.
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    let json = try encoder.encode(value)
    let form = try JSONDecoder().decode(ExtraValue.self, from: json)
    let isReadAsJSON =
      switch form {
      case .string, .null: false
      default: try encoder.encode(form) == json
      }
    let key = ValueKey(stringValue: key.rawValue)
    if isReadAsJSON {
      try container.encode(form, forKey: key)
    } else {
      try container.encode(String(decoding: json, as: UTF8.self), forKey: key)
    }
  }

  /// Encodes a standard field whose value is read from JSON, in the same way as an extra.
  public mutating func encode<Value: Encodable>(
    json value: Value?, card field: ContentCardsGeneratedCode.StandardField
  ) throws {
    try encode(json: value, ContentCardKey(.card(field)))
  }

  /// Encodes the values of the keys with a prefix as a list.
  public mutating func encode<Values: Encodable>(
    _ values: Values?, prefix: String, dateFormat: ContentCardsGeneratedCode.DateFormat = .iso8601
  ) throws {
    try encode(values, ContentCardKey(.extrasPrefix(prefix)), dateFormat: dateFormat)
  }
}

extension ExtraValue {
  /// Creates the value that a card would contain, or returns `nil` for a type that encodes itself.
  ///
  /// - Throws: `EncodingError.invalidValue` for a date outside the years 1 to 9999.
  fileprivate init?(
    encoding value: Any, dateFormat: ContentCardsGeneratedCode.DateFormat
  ) throws {
    switch value {
    case let text as String: self = .string(text)
    case let value as Bool: self = .bool(value)
    case let value as Int: self = .int(value)
    case let value as Double: self = .double(value)
    case let value as Decimal: self = .string("\(value)")
    case let url as URL: self = .string(url.absoluteString)
    case let color as ContentCardColor: self = .string(color.description)
    case let choice as any RawRepresentable<String> & CaseIterable & ContentCardValue:
      self = .string(choice.rawValue)
    case let date as Date:
      guard let text = dateFormat.text(of: date) else {
        throw EncodingError.invalidValue(
          date,
          .init(codingPath: [], debugDescription: "the date is outside the years 1 to 9999"))
      }
      self = .string(text)
    case let elements as any Collection:
      var values: [ExtraValue] = []
      for element in elements {
        guard let value = try ExtraValue(encoding: element, dateFormat: dateFormat) else {
          return nil
        }
        values.append(value)
      }
      // Sorted so that equal sets have the same JSON.
      if Mirror(reflecting: elements).displayStyle == .set {
        values.sort { $0.description < $1.description }
      }
      self = .array(values)
    default: return nil
    }
  }
}

extension ContentCardsGeneratedCode.DateFormat {
  /// Returns the date as text that the value grammar can read, or `nil` for a date outside the years 1 to 9999.
  ///
  /// If a date did not come from a card and has a fraction of a second, it can differ by less than a millisecond when
  /// it is read back.
  func text(of date: Date) -> String? {
    let seconds = date.timeIntervalSince1970
    guard (-62_135_596_800..<253_402_300_800).contains(seconds) else { return nil }
    switch self {
    case .unix: return seconds.digits
    case .unixMilliseconds: return (seconds * 1000).digits
    case .iso8601:
      let whole = seconds.rounded(.down)
      let fraction = seconds == whole ? "" : (seconds - whole).digits.dropFirst()
      return "\(Self.dateAndTime(secondsSince1970: whole))\(fraction)Z"
    }
  }

  /// Returns the date in the Gregorian calendar and the time in UTC, such as `2026-01-31T09:00:00`.
  ///
  /// `ISO8601FormatStyle` cannot be used, because it uses the Julian calendar before 1582, unlike the value grammar.
  private static func dateAndTime(secondsSince1970 seconds: Double) -> String {
    // The seconds may not fit into an `Int` of 32 bits, as on some Apple Watch models.
    let wholeDays = (seconds / 86_400).rounded(.down)
    let time = Int(seconds - wholeDays * 86_400)
    // Uses `civil_from_days` from Howard Hinnant's "chrono-Compatible Low-Level Date Algorithms". Years begin in March,
    // and eras have 400 years.
    let days = Int(wholeDays) + 719_468
    let era = (days >= 0 ? days : days - 146_096) / 146_097
    let dayOfEra = days - era * 146_097
    let yearOfEra =
      (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let monthFromMarch = (5 * dayOfYear + 2) / 153
    let day = dayOfYear - (153 * monthFromMarch + 2) / 5 + 1
    let month = monthFromMarch < 10 ? monthFromMarch + 3 : monthFromMarch - 9
    let year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0)
    return String(
      format: "%04d-%02d-%02dT%02d:%02d:%02d", year, month, day, time / 3600, time / 60 % 60,
      time % 60)
  }
}

extension Double {
  /// Decimal text that is read as exactly this number. It has no exponent if `Decimal` can hold the number.
  fileprivate var digits: String { Decimal(string: "\(self)").map { "\($0)" } ?? "\(self)" }
}
