extension ExtraValue: Codable {
  /// Decodes a JSON value of any kind.
  ///
  /// - Throws: An error from the decoder, for example for a number outside the range of `Double`.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if container.decodeNil() {
      self = .null
    } else if let value = try? container.decode(Bool.self) {
      self = .bool(value)
    } else if let value = try? container.decode(Int.self) {
      self = .int(value)
    } else if let value = try? container.decode(Double.self) {
      self = .double(value)
    } else if let value = try? container.decode(String.self) {
      self = .string(value)
    } else if let elements = try? container.decode([ExtraValue].self) {
      self = .array(elements)
    } else {
      self = .object(try container.decode([String: ExtraValue].self))
    }
  }

  /// Encodes the value as JSON of the same kind.
  ///
  /// - Throws: An error from the encoder, such as that of `JSONEncoder` for infinity or NaN.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    switch self {
    case .null: try container.encodeNil()
    case .bool(let value): try container.encode(value)
    case .int(let value): try container.encode(value)
    case .double(let value): try container.encode(value)
    case .string(let value): try container.encode(value)
    case .array(let elements): try container.encode(elements)
    case .object(let members): try container.encode(members)
    }
  }
}
