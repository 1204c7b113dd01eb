import ContentCardSchema
import ContentCards

/// Makes cards that are valid in one version of a class type, to be read by an app with the same or another version.
///
/// A card has only keys that its version reads, and a field's value under only one of its names. Standard fields can
/// have a value even if they are not declared.
final class CardMaker {
  typealias Place = ContentCardsGeneratedCode.Place

  let writer: ClassTypeReader
  private let app: ClassTypeReader
  /// The fields of the cards' version, by the keys, aliases, and standard fields that they declare, and by the first keys
  /// that they collect.
  private let declared: [Place: [FieldReader]]
  /// The fields of the cards' version that collect keys, or have an alias that does.
  private let collectors: [FieldReader]
  /// Lists of fields. A valid card has a valid value for at least one field of each list.
  private let requirements: [[FieldReader]]
  /// The indices of the requirements with fields or aliases that collect keys.
  private let collecting: [Int]
  /// For each place, the indices of the requirements whose fields search it.
  private let requirementsByPlace: [Place: [Int]]
  private lazy var partnerPlaces = writer.together.map { Set($0.flatMap(places)) }
  let order: [Place: Int]
  /// The fields of both versions. The indices of fields in this class refer to this array.
  private let readers: [FieldReader]
  private let collectorIndices: [Int]
  /// The indices of fields with an alias that has its own format or separator, or that collects keys.
  private let formattedIndices: Set<Int>
  private let readersByPlace: [Place: [Int]]
  private var knownValues: [PlaceKind: [ExtraValue]] = [:]
  private var typicalValues: [PlaceKind: ExtraValue?] = [:]
  private var knownAdditions: [Int: Additions] = [:]
  /// A small valid card, to which other values are added, or `nil` if none was found.
  private(set) lazy var base: [Place: ExtraValue]? = {
    var card: [Place: ExtraValue] = [:]
    let isValid =
      complete(&card) && addPartners(to: &card) != nil && complete(&card) && sort(&card)
    return isValid ? card : nil
  }()

  init(writer: ClassTypeReader, app: ClassTypeReader) {
    self.writer = writer
    self.app = app
    collectors = writer.readers.filter { !$0.prefixes.isEmpty }
    let places = writer.readers.flatMap { reader in reader.ownPlaces.map { ($0, reader) } }
    declared = Dictionary(grouping: places) { $0.0 }.mapValues { $0.map(\.1) }
    let readers = writer.readers + app.readers
    self.readers = readers
    collectorIndices = readers.indices.filter { !readers[$0].prefixes.isEmpty }
    formattedIndices = Set(
      readers.indices.filter { index in
        readers[index].field.aliases.contains { !$0.isPlain }
      })
    readersByPlace = readers.map(\.places).indicesByElement
    order = Dictionary(zip(readers.flatMap(\.places), 0...), uniquingKeysWith: { a, _ in a })
    let requirements =
      writer.properties.filter(\.isRequired).map { [$0] }
      + writer.oneOfs.filter(\.declared.isRequired).map(\.choices) + writer.lists
    self.requirements = requirements
    collecting = requirements.indices.filter {
      requirements[$0].contains { !$0.prefixes.isEmpty }
    }
    requirementsByPlace = requirements.map { $0.flatMap(\.places) }.indicesByElement
  }

  // MARK: - Places and values

  /// Returns the fields of the cards' version that declare a place or collect its key.
  func fieldReaders(of place: Place) -> [FieldReader] {
    let declared = declared[place] ?? []
    guard case .extras(let key) = place else { return declared }
    let paths = declared.map(\.field.path)
    return declared + collectors.filter { $0.collects(key) && !paths.contains($0.field.path) }
  }

  private func canHaveValue(_ place: Place) -> Bool {
    if case .card = place { true } else { !fieldReaders(of: place).isEmpty }
  }

  /// Returns places of a field of either version in which cards can have a value. They include keys that begin with a
  /// prefix of the field or of its aliases but are declared separately.
  func places(of reader: FieldReader) -> [Place] {
    let excluded = reader.excludedKeys.map(Place.extras)
    let prefixes = reader.prefixes
    let keys =
      prefixes.isEmpty
      ? []
      : (writer.keys + app.keys).filter { key in
        prefixes.contains { key.hasPrefix($0) && key != $0 }
      }
    // With two numbered keys, a list can have two items.
    let numbered =
      reader.field.isCollected
      ? numberedPlaces(2, collectedBy: reader) : reader.places + reader.numberedPlaces
    return (numbered + keys.map { .extras(ContentCardKey($0)) } + excluded).filter(canHaveValue)
      .uniqued
  }

  /// Returns keys that a field collects and under which cards can have a value: up to `count` for each field of the
  /// cards' version that collects some of them.
  func numberedPlaces(_ count: Int, collectedBy reader: FieldReader) -> [Place] {
    guard case .extrasPrefix(let prefix)? = reader.place else { return [] }
    return collectors.filter(\.field.isCollected).flatMap { collector in
      var longer = collector.field.path.value.name.count > prefix.count ? collector : reader
      longer.excludedKeys = collector.excludedKeys + reader.excludedKeys
      return longer.exactPlaces(count)
    }.uniqued.filter { place in
      guard case .extras(let key) = place else { return false }
      return key.rawValue.hasPrefix(prefix) && canHaveValue(place)
    }
  }

  /// A kind of place. Places of the same kind can have the same values, because the same fields declare and search
  /// them.
  struct PlaceKind: Hashable {
    fileprivate var field: ContentCardsGeneratedCode.StandardField?
    fileprivate var searching: [Int]
    fileprivate var collecting: [Int]
    /// The place, if it is an alias with its own format or separator, or if an alias that ends in `*` collects it.
    /// Otherwise `nil`.
    fileprivate var alias: Place?
    /// The fields that have the place as one of their names. A card to try has a value under only one of a
    /// field's names.
    fileprivate(set) var declared: Set<ValuePath>
  }

  func kind(of place: Place) -> PlaceKind {
    var kind = PlaceKind(
      searching: readersByPlace[place] ?? [], collecting: [],
      declared: Set(
        (declared[place] ?? []).map(\.field).filter { !$0.isCollected }.map(\.path.value)))
    if case .extras(let key) = place {
      kind.collecting = collectorIndices.filter { readers[$0].collects(key) }
    }
    if case .card(let field) = place { kind.field = field }
    let formatted = (kind.searching + kind.collecting).filter(formattedIndices.contains)
    if formatted.contains(where: { !readers[$0].readsPlainly(place) }) {
      kind.alias = place
    }
    return kind
  }

  /// Returns values that cards can have in a place, and that the two versions may read differently.
  func values(at place: Place) -> [ExtraValue] {
    let kind = self.kind(of: place)
    if let known = knownValues[kind] { return known }
    let fields = (kind.searching + kind.collecting).map { readers[$0].field }
      .flatMap { field in [field] + field.aliases.map(field.reading) }
    // The ratio is always a number, even if a field of another type falls back to it.
    let numbers: [ExtraValue] = place == .card(.imageAspectRatio) ? [1.5] : []
    let values = (fields.trialValues.compactMap(place.representable) + numbers).uniquedBytes
      .filter { $0 == "" || canHave($0, at: place) }
    knownValues[kind] = values
    return values
  }

  /// Returns whether a value is valid for all properties with this place or, if there are none, for a choice. In a
  /// place that no field declares or collects, every value is valid.
  func canHave(_ value: ExtraValue, at place: Place) -> Bool {
    let fieldReaders = self.fieldReaders(of: place)
    let choices = fieldReaders.filter(\.isChoice)
    let properties = fieldReaders.filter { !$0.isChoice }
    return properties.isEmpty
      ? choices.isEmpty || choices.contains { $0.isValid(value, at: place) }
      : properties.allSatisfy { $0.isValid(value, at: place) }
  }

  /// Returns a value that is valid for all fields of both versions that read from the place. If there is none, returns
  /// another value that cards can have there and that is not empty text. Returns `nil` if there is no such value either.
  func typicalValue(at place: Place) -> ExtraValue? {
    let kind = self.kind(of: place)
    if let known = typicalValues[kind] { return known }
    let values = self.values(at: place).filter { $0 != "" }
    let searching = (kind.searching + kind.collecting).map { readers[$0] }
    let value =
      values.first { value in searching.allSatisfy { $0.isValid(value, at: place) } }
      ?? values.first
    typicalValues[kind] = .some(value)
    return value
  }

  // MARK: - Cards

  /// Returns a small valid card with these values, or `nil` if none was found.
  ///
  /// - Parameters:
  ///   - places: Places that have no values except the given ones. If a valid card needs more values, they are added in
  ///     these places only as the last resort.
  ///   - others: Sets of further places without values, except the given ones. If a valid card needs more values, they
  ///     are added here before they are added in `places`.
  ///   - isOrdered: Whether the card must obey the `order` rules.
  func card(
    _ values: [Place: ExtraValue], without places: Set<Place>, clearing others: [Set<Place>],
    isOrdered: Bool = true
  ) -> [Place: ExtraValue]? {
    guard let base else { return nil }
    var removed = Set(([places] + others).flatMap { $0.filter { base[$0] != nil } })
    // Values that are used only together are removed together.
    for list in partnerPlaces where !list.isDisjoint(with: removed) {
      removed.formUnion(list.filter { base[$0] != nil })
    }
    var card = base
    for place in removed { card[place] = nil }
    card.merge(values) { $1 }
    let given = Set(values.keys)
    let avoided = [others, [places]]
    guard
      // A value that `together` requires is added first, because it can meet a requirement. Otherwise, `complete` would
      // add another value.
      let first = addPartners(to: &card),
      complete(
        &card, avoiding: avoided, given: given, checking: removed.union(places).union(first)),
      let partners = addPartners(to: &card),
      // A partner's value can be invalid for a choice that has the same key.
      partners.isEmpty || complete(&card, avoiding: avoided, given: given, checking: partners),
      !isOrdered || sort(&card, given: given)
    else { return nil }
    return card
  }

  /// Adds or replaces values that a valid card must have. Returns whether the card then meets the checked requirements.
  ///
  /// - Parameters:
  ///   - avoided: Lists of places that are used only if there are no others. Those of the last list are the last
  ///     resort.
  ///   - given: The places whose values must be kept.
  ///   - changed: The places whose requirements are checked. Requirements with fields that collect keys are always
  ///     checked. If `nil`, all requirements are checked.
  private func complete(
    _ values: inout [Place: ExtraValue], avoiding avoided: [[Set<Place>]] = [],
    given: Set<Place> = [], checking changed: Set<Place>? = nil
  ) -> Bool {
    let indices = changed.map { Set($0.flatMap { requirementsByPlace[$0] ?? [] } + collecting) }
    let checked = indices?.sorted() ?? Array(requirements.indices)
    for index in checked where !requirements[index].haveValue(in: values) {
      let additions = additions(for: index)
      let rank = { (isAvoided: (Set<Place>) -> Bool) in
        (avoided.lastIndex { $0.contains(where: isAvoided) } ?? -1) + 1
      }
      // If all places are in one avoided set, the search begins with the rank of that set.
      let isFilled = (rank(additions.places.isSubset)...avoided.count).contains { current in
        additions.all.contains { reader, addition in
          guard !reader.isWritten(in: given) else { return false }
          let added = addition.filter { !given.contains($0.key) }
          guard !added.isEmpty, rank({ !$0.isDisjoint(with: added.keys) }) == current else {
            return false
          }
          // Restores the values one by one, because copying a large card is slow.
          let previous = added.keys.map { ($0, values[$0]) }
          values.merge(added) { $1 }
          let isFilled = [reader].haveValue(in: values)
          if !isFilled { for (place, value) in previous { values[place] = value } }
          return isFilled
        }
      }
      guard isFilled else { return false }
    }
    return checked.allSatisfy { requirements[$0].haveValue(in: values) }
  }

  /// The values to try for a requirement, and their places.
  private typealias Additions = (
    all: [(reader: FieldReader, values: [Place: ExtraValue])], places: Set<Place>
  )

  private func additions(for requirement: Int) -> Additions {
    if let known = knownAdditions[requirement] { return known }
    let all = requirements[requirement].flatMap { reader in
      self.additions(for: reader).map { (reader: reader, values: $0) }
    }
    let known = (all: all, places: Set(all.flatMap(\.values.keys)))
    knownAdditions[requirement] = known
    return known
  }

  /// Returns the alternatives to try for a field. Each contains a single value. If the field collects keys,
  /// there is also one with as many values as the field requires. Each also contains values for the fields that are used
  /// only together with this one.
  private func additions(for reader: FieldReader) -> [[Place: ExtraValue]] {
    let path = reader.field.path.value
    let lists = writer.together.filter { $0.contains { $0.field.path.value == path } }
    let partners = lists.joined().filter { $0.field.path.value != path }.compactMap(usualValues)
    let own =
      reader.ownPlaces.compactMap { place in typicalValue(at: place).map { [place: $0] } }
      // A value that is valid for one of several fields with this key can be invalid for another.
      + reader.ownPlaces.filter { fieldReaders(of: $0).count > 1 }
      .flatMap { place in values(at: place).filter { $0 != "" }.map { [place: $0] } }
      + (reader.field.isCollected ? [usualValues(of: reader)].compactMap(\.self) : [])
    return own.map { values in partners.reduce(values) { $0.merging($1) { first, _ in first } } }
  }

  /// Returns a value of a field or, if it collects keys, as many values as it requires.
  func usualValues(of reader: FieldReader) -> [Place: ExtraValue]? {
    if reader.field.isCollected {
      return Dictionary(reader.samples(1).map { ($0, $1) }, uniquingKeysWith: { a, _ in a })
    }
    return places(of: reader).first.flatMap { place in
      typicalValue(at: place).map { [place: $0] }
    }
  }
}

extension FieldReader {
  /// The field's key or standard field, and its aliases. Instead of a prefix, the first keys that it collects: two for
  /// the field's own prefix, and one for that of an alias.
  fileprivate var ownPlaces: [CardMaker.Place] {
    field.isCollected
      ? exactPlaces(2)
      : places.prefix(1 + field.aliases.count).filter {
        if case .extrasPrefix = $0 { false } else { true }
      }
        + numberedPlaces
  }

  fileprivate var numberedPlaces: [CardMaker.Place] {
    field.aliases.filter { $0.prefix != nil }.compactMap { exactPlace(at: $0.path.place) }
  }

  /// Returns whether the field does not collect keys, and its own place or an alias is one of the places.
  fileprivate func isWritten(in places: Set<CardMaker.Place>) -> Bool {
    !field.isCollected && !places.isDisjoint(with: ownPlaces)
  }

  func collects(_ key: ContentCardKey) -> Bool {
    prefixes.contains { collects(key, after: $0) }
  }

  /// Returns whether the field reads the value at a place in the same way as the value under its own key.
  fileprivate func readsPlainly(_ place: CardMaker.Place) -> Bool {
    guard case .extras(let key) = place else { return true }
    let own = self.field(under: key.rawValue)
    return own.type == field.type && own.dateFormat == field.dateFormat
      && own.separator == field.separator
  }

  func searches(_ place: CardMaker.Place) -> Bool {
    if case .extras(let key) = place, collects(key) { return true }
    return places.contains(place)
  }

  /// Returns the value that the field reads from a card, or else its default.
  func value(in values: [CardMaker.Place: ExtraValue]) -> FieldValue? {
    valueWithoutDefault(in: values) ?? defaultValue
  }

  func valueWithoutDefault(in values: [CardMaker.Place: ExtraValue]) -> FieldValue? {
    let read =
      !prefixes.isEmpty
      ? values.filter { searches($0.key) }.map { ($0, $1) }
      : places.compactMap { place in values[place].map { (place, $0) } }
    // Every card has a value for `openURLInWebView`.
    let isNeverMissing = places.contains(.card(.openURLInWebView))
    guard !read.isEmpty || isNeverMissing else { return nil }
    var decoder = ContentCardDecoder(ContentCard(values: read))
    return readWithoutDefault(from: &decoder)
  }

  /// Returns whether the field reads a value without an issue. A warning about Liquid tags does not count if the field
  /// accepts text with such tags.
  fileprivate func isValid(_ value: ExtraValue, at place: CardMaker.Place) -> Bool {
    let reading = reading(of: value, at: field.isCollected ? nil : place)
    return reading.value != nil
      && reading.issues.allSatisfy { $0.reason == .unrenderedLiquid && field.keepsLiquid }
  }
}

extension [FieldReader] {
  /// Returns whether at least one of the fields has a valid value in a card, or a default.
  func haveValue(in values: [CardMaker.Place: ExtraValue]) -> Bool {
    contains { $0.value(in: values) != nil }
  }
}

extension [[CardMaker.Place]] {
  /// For each place, the indices of the arrays that contain it.
  fileprivate var indicesByElement: [CardMaker.Place: [Int]] {
    var indices: [CardMaker.Place: [Int]] = [:]
    for (index, places) in enumerated() {
      for place in places where indices[place]?.last != index {
        indices[place, default: []].append(index)
      }
    }
    return indices
  }
}

extension [ExtraValue] {
  /// The values without duplicates. Texts that are equal in Swift but have different bytes are kept.
  fileprivate var uniquedBytes: [ExtraValue] {
    var seen: Set<[UInt8]> = []
    return filter { seen.insert([UInt8]("\($0.kind) \($0)".utf8)).inserted }
  }
}
