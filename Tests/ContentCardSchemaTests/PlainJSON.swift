import ContentCardSchema
import TestSupport

/// A JSON value without locations. Texts are bytes, because canonically equivalent strings are equal.
enum PlainJSON: Equatable, Decodable {
  case null
  case bool(Bool)
  case number(Double)
  case text([UInt8])
  case list([PlainJSON])
  case object([String: PlainJSON])

  init(_ node: JSONNode) {
    self =
      switch node.value {
      case .null: .null
      case .bool(let value): .bool(value)
      case .number(let text): .number(Double(text) ?? .nan)
      case .string(let text): .text(Array(text.utf8))
      case .array(let elements): .list(elements.map(PlainJSON.init))
      case .object(let members):
        .object(
          Dictionary(
            members.map { ($0.name, PlainJSON($0.value)) }, uniquingKeysWith: { first, _ in first })
        )
      }
  }

  var isFinite: Bool {
    switch self {
    case .null, .bool, .text: true
    case .number(let value): value.isFinite
    case .list(let elements): elements.allSatisfy(\.isFinite)
    case .object(let members): members.values.allSatisfy(\.isFinite)
    }
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if container.decodeNil() {
      self = .null
    } else if let value = try? container.decode(Bool.self) {
      self = .bool(value)
    } else if let value = try? container.decode(Double.self) {
      self = .number(value)
    } else if let value = try? container.decode(String.self) {
      self = .text(Array(value.utf8))
    } else if let value = try? container.decode([PlainJSON].self) {
      self = .list(value)
    } else {
      self = .object(try container.decode([String: PlainJSON].self))
    }
  }
}
