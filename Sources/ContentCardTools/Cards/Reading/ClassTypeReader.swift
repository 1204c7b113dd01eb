import ContentCardSchema
@_spi(ContentCardsGenerated) import ContentCards

/// Reads cards of one class type in the same way as the initializer of its object.
struct ClassTypeReader: Sendable {
  /// The class type's name, as used in the dashboard.
  let name: String
  let declared: ClassType
  let properties: [FieldReader]
  let oneOfs: [OneOfReader]
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
        declared: oneOf, choices: oneOf.choices.map { FieldReader($0.field, isChoice: true) })
    }
    readers = properties + oneOfs.flatMap(\.choices)
    let places = readers.flatMap { reader in reader.places.map { (place: $0, reader: reader) } }
    readersByPlace = Dictionary(grouping: places) { $0.place.description }
      .mapValues { $0.map(\.reader) }
    keys = places.compactMap { if case .extras(let key) = $0.place { key.rawValue } else { nil } }
    declaredKeys = Set(keys)
    collectors = properties.filter(\.field.isCollected)
  }

  /// Returns whether the class type reads the key.
  func declares(_ key: String) -> Bool {
    declaredKeys.contains(key)
      || collectors.contains { key.hasPrefix($0.field.path.value.name) }
  }

  /// Returns the readers that search a place, such as `tile_price`, `card.title`, or `line_*`.
  func readers(of place: String) -> [FieldReader] {
    readersByPlace[place] ?? collectors.filter { $0.reads(place) }
  }

  /// Reads a card and records its issues in the decoder. Returns whether the card is converted to an object.
  func read(
    from decoder: inout ContentCardDecoder, pending liquid: PendingLiquid = .none
  ) -> Bool {
    if let deprecation = declared.deprecation {
      decoder.warnOfDeprecatedClassType(advice: deprecation.message)
    }
    var isObject = true
    var present: Set<ValuePath> = []
    for property in properties {
      if property.read(from: &decoder, pending: liquid) {
        present.insert(property.field.path.value)
      } else if property.isNeverNil {
        isObject = false
      }
    }
    for oneOf in oneOfs {
      let isPresent = oneOf.choices.contains { $0.read(from: &decoder, pending: liquid) }
      guard !isPresent, oneOf.declared.isRequired else { continue }
      decoder.requireOne(of: oneOf.choices.compactMap(\.lookup))
      isObject = false
    }
    for list in declared.atLeastOne.map({ $0.value.map(\.value) })
    where present.isDisjoint(with: list) {
      decoder.requireOne(of: list.compactMap(\.lookup))
      isObject = false
    }
    return isObject
  }
}
