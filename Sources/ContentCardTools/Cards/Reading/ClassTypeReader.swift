import ContentCardSchema
@_spi(ContentCardsGenerated) import ContentCards
import Foundation

/// Reads cards of one class type, like the generated initializer of its object.
struct ClassTypeReader: Sendable {
  let name: String
  let declared: ClassType
  private(set) var properties: [FieldReader]
  private let indices: [ValuePath: Int]
  private(set) var oneOfs: [OneOfReader]
  /// The fields of each `atLeastOne` list.
  private(set) var lists: [[FieldReader]]
  private(set) var together: [[FieldReader]]
  private(set) var order: [[FieldReader]]
  /// The readers of all fields, including choices. Copies that read only some of the fields keep this list.
  let readers: [FieldReader]
  /// The keys that the fields read, except those that a prefix collects.
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
    let all = properties
    let indices = Dictionary(
      zip(all.map(\.field.path.value), 0...), uniquingKeysWith: { first, _ in first })
    self.indices = indices
    let fields = { (lists: [PlaceList]) in
      lists.map { $0.value.compactMap { indices[$0.value] }.map { all[$0] } }
    }
    lists = fields(classType.atLeastOne)
    together = fields(schema.lists(of: .together, for: classType))
    order = fields(schema.lists(of: .order, for: classType)).filter { $0.count == 2 }
    readers = properties + oneOfs.flatMap(\.choices)
    let places = readers.flatMap { reader in reader.places.map { (place: $0, reader: reader) } }
    readersByPlace = Dictionary(grouping: places) { $0.place.description }
      .mapValues { $0.map(\.reader) }
    keys = places.compactMap { if case .extras(let key) = $0.place { key.rawValue } else { nil } }
    declaredKeys = Set(keys)
    collectors = readers.filter { !$0.prefixes.isEmpty }
  }

  /// Returns whether the class type reads the key, or a prefix that the key begins with.
  func declares(_ key: String) -> Bool {
    declaredKeys.contains(key)
      || collectors.contains { $0.prefixes.contains { key.hasPrefix($0) } }
  }

  /// Returns the readers that search a place, such as `tile_price`, `card.title`, or `line_*`. If there are none,
  /// returns those that collect the place as a key.
  func readers(of place: String) -> [FieldReader] {
    readersByPlace[place] ?? collectors.filter { $0.reads(place) }
  }

  /// Returns the readers that search or collect one of the places. A reader can occur more than once.
  func readers(searching places: some Sequence<ContentCardsGeneratedCode.Place>) -> [FieldReader] {
    places.flatMap { place in
      (readersByPlace[place.description] ?? [])
        + collectors.filter { $0.reads(place.description) }
    }
  }

  /// Returns a reader of the fields that search or collect one of the places. If such a field is a choice of a `oneOf`,
  /// the result also reads the other choices. It also reads the fields that rules for several values connect with such
  /// a field, directly or through other fields, and it applies these rules.
  func part(searching places: some Sequence<ContentCardsGeneratedCode.Place>) -> Self {
    var paths = Set(readers(searching: places).map(\.field.path.value))
    let isRead = { (readers: [FieldReader]) in
      readers.contains { paths.contains($0.field.path.value) }
    }
    // Follows the rules from field to field, because one rule can remove a value that another rule needs.
    let rules = lists + together + order
    var count = 0
    while count < paths.count {
      count = paths.count
      paths.formUnion(rules.filter(isRead).joined().map(\.field.path.value))
    }
    var part = self
    part.properties = paths.compactMap { indices[$0] }.sorted().map { properties[$0] }
    part.oneOfs = oneOfs.filter { isRead($0.choices) }
    part.lists = lists.filter(isRead)
    part.together = together.filter(isRead)
    part.order = order.filter(isRead)
    return part
  }

  /// Returns a reader of some properties. It applies the `together` and `order` rules that concern only these
  /// properties. It also applies the `atLeastOne` rules that list one of them, and reads the other properties in their
  /// lists.
  func part(of paths: Set<ValuePath>) -> Self {
    let isRead = { (reader: FieldReader) in paths.contains(reader.field.path.value) }
    var part = self
    part.oneOfs = []
    part.lists = lists.filter { $0.contains(where: isRead) }
    let all = paths.union(part.lists.joined().map(\.field.path.value))
    part.properties = all.compactMap { indices[$0] }.sorted().map { properties[$0] }
    part.together = together.filter { $0.allSatisfy(isRead) }
    part.order = order.filter { $0.allSatisfy(isRead) }
    return part
  }

  func replacing(_ path: ValuePath, with reader: FieldReader) -> Self {
    let replaced = { (readers: [FieldReader]) in
      readers.map { $0.field.path.value == path ? reader : $0 }
    }
    var copy = self
    copy.properties = replaced(properties)
    copy.lists = lists.map(replaced)
    copy.together = together.map(replaced)
    copy.order = order.map(replaced)
    return copy
  }

  struct ObjectReading: Sendable {
    /// Whether the card has the values that an object needs.
    var isObject = true
    var values: [ValuePath: FieldValue] = [:]
    /// For each `oneOf`, the index and the value of the choice that is used, or `nil` if no choice has a valid value.
    var choices: [(index: Int, value: FieldValue)?] = []
  }

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
    applyRules(to: &reading, from: &decoder)
    for list in lists where list.allSatisfy({ reading.values[$0.field.path.value] == nil }) {
      decoder.requireOne(of: list.compactMap(\.place))
      reading.isObject = false
    }
    return reading
  }
}

extension ClassTypeReader {
  /// Applies `order` and then `together`, as generated code does.
  private func applyRules(to reading: inout ObjectReading, from decoder: inout ContentCardDecoder) {
    for pair in order {
      let values = pair.map { reading.values[$0.field.path.value] }
      if pair.areInOrder(values, &decoder) { continue }
      if pair.contains(where: \.isRequired) {
        reading.isObject = false
      } else {
        for field in pair { reading.values[field.field.path.value] = field.defaultValue }
      }
    }
    for list in together {
      let isPresent = list.map { reading.values[$0.field.path.value] != nil }
      if !decoder.requireAllOrNone(of: list.compactMap(\.place), isPresent: isPresent) {
        for field in list { reading.values[field.field.path.value] = nil }
      }
    }
  }
}

extension [FieldReader] {
  /// Returns whether the first of two values is not greater than the second, or one of them is missing or not known.
  /// Otherwise, records an issue in the decoder.
  func areInOrder(_ values: [FieldValue?], _ decoder: inout ContentCardDecoder) -> Bool {
    // A value that is not known is an empty array.
    let known = values.compactMap { $0?.first }
    guard count == 2, known.count == 2, let place = self[0].place, let other = self[1].place else {
      return true
    }
    let isRequired = contains(where: \.isRequired)
    func check<Value: Comparable>(_ convert: (ExtraValue) -> Value?) -> Bool {
      decoder.requireOrder(
        place, convert(known[0]), other, convert(known[1]), isRequired: isRequired)
    }
    switch self[0].field.type.base {
    case .int: return check { if case .int(let number) = $0 { number } else { nil } }
    case .decimal: return check { Decimal(string: $0.description) }
    case .double: return check(\.double)
    default: return check { $0.double.map(Date.init(timeIntervalSince1970:)) }
    }
  }
}

extension ExtraValue {
  fileprivate var double: Double? { if case .double(let number) = self { number } else { nil } }
}

extension ClassTypeReader.OneOfReader {
  func read(
    from decoder: inout ContentCardDecoder, pending liquid: PendingLiquid = .none
  ) -> (index: Int, value: FieldValue)? {
    for (index, choice) in choices.enumerated() {
      if let value = choice.read(from: &decoder, pending: liquid) { return (index, value) }
    }
    return nil
  }
}
