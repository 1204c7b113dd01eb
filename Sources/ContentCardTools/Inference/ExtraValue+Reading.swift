import ContentCardSchema
import Foundation

/// What the library makes of a value when it is asked for a type.
enum SampleReading {
  case value
  /// Empty, or a list without elements: for the library it is not there.
  case missing
  case invalid
}

extension ExtraValue {
  func reading(as guess: TypeGuess) -> SampleReading {
    reading(as: guess.base, isList: guess.isList, separator: guess.separator)
  }

  /// A text of one value.
  func reading(as base: BaseType) -> SampleReading {
    reading(as: base, isList: false, separator: "")
  }

  private func reading(as base: BaseType, isList: Bool, separator: String) -> SampleReading {
    switch base {
    case .string, .custom: reading(as: String.self, isList: isList, separator: separator)
    case .int: reading(as: Int.self, isList: isList, separator: separator)
    case .double: reading(as: Double.self, isList: isList, separator: separator)
    case .decimal: reading(as: Decimal.self, isList: isList, separator: separator)
    case .bool: reading(as: Bool.self, isList: isList, separator: separator)
    case .url: reading(as: URL.self, isList: isList, separator: separator)
    case .date: reading(as: Date.self, isList: isList, separator: separator)
    case .color: reading(as: ContentCardColor.self, isList: isList, separator: separator)
    case .json where isList: reading(as: DecodedJSON<[JSONValue]>.self, rules: .list())
    case .json: reading(as: DecodedJSON<JSONValue>.self)
    }
  }

  private func reading<Value: ContentCardValue>(
    as type: Value.Type, isList: Bool, separator: String
  ) -> SampleReading {
    isList
      ? reading(as: [Value].self, rules: .list(separator: separator)) : reading(as: type)
  }

  private func reading<Value: ContentCardValue>(
    as type: Value.Type, rules: Value.Rules = .init()
  ) -> SampleReading {
    let key = ContentCardKey("sample")
    var decoder = ContentCardDecoder(ContentCard(id: "", extras: [key.rawValue: self]))
    if decoder.required(type, for: key, rules: rules) != nil { return .value }
    return decoder.issues.contains { $0.reason == .missing || $0.reason == .empty }
      ? .missing : .invalid
  }
}
