import ContentCardSchema
@_spi(ContentCardsGenerated) import ContentCards

/// Reads cards of one class type in the same way as the initializer of its object.
struct ClassTypeReader: Sendable {
  /// The class type's name, as used in the dashboard.
  let name: String
  let declared: ClassType
  let properties: [FieldReader]
  let oneOfs: [OneOfReader]
  /// The fields of each `atLeastOne` list.
  let lists: [[FieldReader]]
  /// The readers of all fields, including choices.
  let readers: [FieldReader]
  /// The keys that the class type reads, except those that a prefix collects.
  let keys: [String]
  private let declaredKeys: Set<String>
  private let readersByPlace: [String: [FieldReader]]
  private let collectors: [FieldReader]

  struct OneOfReader: Sendable {
    let declared: OneOf
    let choices: [FieldReader]
  }

  init(_ classType: ClassType, in schema: Schema) {
    name = classType.name.value
    declared = classType
    properties = schema.fields(of: classType).map { field in
      FieldReader(field, except: schema.keys(beside: field, in: classType))
    }
    oneOfs = classType.oneOf.map { oneOf in
      OneOfReader(
        declared: oneOf,
        choices: oneOf.choices.map { choice in
          FieldReader(
            choice.field, except: schema.keys(beside: choice.field, in: classType), isChoice: true)
        })
    }
    let readersByPath = Dictionary(
      properties.map { ($0.field.path.value, $0) }, uniquingKeysWith: { first, _ in first })
    lists = classType.atLeastOne.map { $0.value.compactMap { readersByPath[$0.value] } }
    readers = properties + oneOfs.flatMap(\.choices)
    let places = readers.flatMap { reader in reader.places.map { (place: $0, reader: reader) } }
    readersByPlace = Dictionary(grouping: places) { $0.place.description }
      .mapValues { $0.map(\.reader) }
    keys = places.compactMap { if case .extras(let key) = $0.place { key.rawValue } else { nil } }
    declaredKeys = Set(keys)
    collectors = readers.filter { !$0.prefixes.isEmpty }
  }

  /// Returns whether the class type reads the key.
  func declares(_ key: String) -> Bool {
    declaredKeys.contains(key)
      || collectors.contains { $0.prefixes.contains { key.hasPrefix($0) } }
  }

  /// Returns the readers that search a place, such as `tile_price`, `card.title`, or `line_*`.
  func readers(of place: String) -> [FieldReader] {
    readersByPlace[place] ?? collectors.filter { $0.reads(place) }
  }

  /// The values of an object's properties.
  struct ObjectReading: Sendable {
    /// Whether the card is converted to an object.
    var isObject = true
    var values: [ValuePath: FieldValue] = [:]
    /// For each `oneOf`, the index of the choice that is used, and its value.
    var choices: [(index: Int, value: FieldValue)?] = []
  }

  /// Reads a card and records its issues in the decoder.
  func read(
    from decoder: inout ContentCardDecoder, pending liquid: PendingLiquid = .none
  ) -> ObjectReading {
    if let deprecation = declared.deprecation {
      decoder.warnOfDeprecatedClassType(advice: deprecation.message)
    }
    var reading = ObjectReading()
    for property in properties {
      let value = property.read(from: &decoder, pending: liquid)
      reading.values[property.field.path.value] = value
      if value == nil, property.isNeverNil { reading.isObject = false }
    }
    for oneOf in oneOfs {
      let choice = oneOf.read(from: &decoder, pending: liquid)
      reading.choices.append(choice)
      guard choice == nil, oneOf.declared.isRequired else { continue }
      decoder.requireOne(of: oneOf.choices.compactMap(\.place))
      reading.isObject = false
    }
    for list in lists where list.allSatisfy({ reading.values[$0.field.path.value] == nil }) {
      decoder.requireOne(of: list.compactMap(\.place))
      reading.isObject = false
    }
    return reading
  }
}

extension ClassTypeReader.OneOfReader {
  /// Returns the first choice that has a valid value, and the value. Records issues in the decoder.
  func read(
    from decoder: inout ContentCardDecoder, pending liquid: PendingLiquid = .none
  ) -> (index: Int, value: FieldValue)? {
    for (index, choice) in choices.enumerated() {
      if let value = choice.read(from: &decoder, pending: liquid) { return (index, value) }
    }
    return nil
  }
}
