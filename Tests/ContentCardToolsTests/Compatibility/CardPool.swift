import ContentCardSchema
import ContentCards
import TestSupport

@testable import ContentCardTools

/// Cards that are valid for a schema: their keys are declared, and their values are valid.
struct CardPool {
  static let texts: [ExtraValue] = [
    "5", "3", "0", "-1", "7", "12", "20", "99", "0.5", "5.0", "1e0", "7e0", "+5", "true", "yes",
    "1",
    "caf\u{E9}", "cafe\u{301}", "CAF\u{C9}", "5\u{E9}6", "5e\u{301}6",
    "text", "a,b", "a;b", "5,6", "5;6", "0.5,2", "small", "large", "huge", "SMALL", "small,large",
    "small;huge", "https://a.com", "https://a.com/1,2", "x:1;y:2", "https://[::1],x:y",
    "https://[::1]", "#FF8800", "https://a.com/fFLlZ-#1", "#0f0",
    "#FFF,#000", "#FFF;#000", "2026-01-31T09:00Z", "2026-01-31T09:00Z;2026-01-31T10:00Z",
    "2026-01-31T09:00Z,2026-01-31T10:00Z", "1769850000", "1769850000000", "1769850000.5",
    "999999999999999999", "-999999999999999999", "1.0000000000000000000000000000000000000001",
    "true,false", "true;false", "a,a", "5,5", "large,large", "huge,huge", "small,small",
    "large;large", "huge;huge",
    "small;small", "{}", "[]", "[1, 1]", "", "LARGE", "HUGE", "Small", "sm-all", "SM-ALL",
    "2026-01-31T09:00:00-01:30", "{{ x }}", "a,{{ x }}", "{% if x %}5{% endif %}", "#{{ x }}",
    "https://a.com/{{x}}", #"{"a": "{{ x }}"}"#, #"["{{ x }}"]"#,
  ]
  static let separators = [
    ",", ";", "#", "f", "F", "L", "l", "-", "//", ":", " ", ", ", "Z", "|", "{",
    "\u{E9}", "e\u{301}", "\u{301}",
  ]
  static let native: [ExtraValue] = [
    5, 0, 12, 0.5, true, ["a", "b"], ["a", "a"], [5, 6], [5, 5], [-1], [0.5], [true], ["small"],
    ["small", "huge"], ["https://a.com"], ["#FFF"], ["2026-01-31T09:00Z"], [1_769_850_000],
    1_769_850_000, [], ["a": 1], [1, "a", []], ["{{ x }}"], ["a": "{{ x }}"],
  ]

  private let schema: Schema
  private let reader: CardReader
  private let classType: ClassType
  /// The places in which cards can have a value, each with the field that determines its valid values.
  private let slots: [(place: ValuePath, field: Field)]
  private let values: [[ExtraValue]]
  /// The values of each slot that a field of the app rejects.
  private let rejectedValues: [[ExtraValue]]
  /// The spellings of the class type in cards.
  private let names: [String]

  init(of classType: ClassType, in schema: Schema, for app: Schema) {
    self.schema = schema
    reader = CardReader(schema)
    self.classType = classType
    names = Self.names(of: classType, in: schema)
    let declared =
      schema.fields(of: classType) + classType.oneOf.flatMap(\.choices).map(\.field)
    var slots = declared.flatMap { field -> [(place: ValuePath, field: Field)] in
      guard case .extrasPrefix(let prefix) = field.path.value else {
        return [(field.path.value, field)]
          + field.aliases.map { alias in
            var own = field.reading(alias)
            guard let prefix = alias.prefix else { return (alias.path, own) }
            // An item cannot contain a Liquid tag.
            own.type.isList = false
            own.rejectsLiquid = own.isFreeText
            return (.extras("\(prefix)1"), own)
          }
      }
      let excludedKeys = schema.keys(beside: field, in: classType)
      return ["1", "2", "1_x", "1_y"].map { prefix + $0 }.filter { !excludedKeys.contains($0) }
        .map { (.extras($0), field) }
    }
    let standard: [(String, BaseType)] = [
      ("title", .string), ("urlString", .string), ("imageAspectRatio", .double),
      ("openURLInWebView", .bool),
    ]
    let fields = declared + app.everyField
    let places = Set(fields.flatMap(\.places))
    // Equal separators can differ in their bytes.
    let others = fields.map { Array($0.separator.utf8) }.uniqued.map {
      String(decoding: $0, as: UTF8.self)
    }
    for (name, base) in standard {
      let place = ValuePath.card(name)
      guard places.contains(place), !slots.contains(where: { $0.place == place }) else { continue }
      let location = ContentCardSchema.SourceLocation(line: 1, column: 1)
      slots.append(
        (place, Field(path: Located(place, at: location), type: FieldType(base, isOptional: true))))
    }
    self.slots = slots
    values = slots.map { slot in
      switch slot.place {
      case .card("imageAspectRatio"): return [0.5, 5.0]
      case .card("openURLInWebView"): return [true]
      default: break
      }
      let values =
        Self.texts + (slot.place.isCard ? [] : Self.native)
        + Self.lists(of: slot.field, others: others)
      return values.filter(slot.field.isValid)
    }
    rejectedValues = zip(slots, values).map { slot, values in
      let areValid = app.everyField.filter { $0.searches(slot.place) }.map(\.isValid)
      return values.filter { value in areValid.contains { !$0(value) } }
    }
  }

  /// Returns values that contain a separator: texts with the separators of other fields, and lists with the field's own
  /// separator. Elements of lists can contain the other separators.
  private static func lists(of field: Field, others: [String]) -> [ExtraValue] {
    let separated = others.flatMap { separator -> [ExtraValue] in
      [.string("5\(separator)a"), .string("https://a.com/\(separator)b")]
    }
    guard field.type.isList, !field.isCollected else { return separated }
    var element = field
    element.type.isList = false
    let isValid = element.isValid
    let isElement = { (value: ExtraValue) in
      isValid(value) && !value.description.contains(field.separator)
    }
    let elements = texts.filter(isElement).prefix(5) + separated.filter(isElement)
    let longer =
      elements.isEmpty
      ? []
      : (3...5).map { count in
        ExtraValue.array((0..<count).map { elements[$0 % elements.count] })
      }
    return separated + longer
      + elements.flatMap { element -> [ExtraValue] in
        [
          .array([element, elements[0]]),
          .string("\(element)\(field.separator)\(elements[0])"),
        ]
      }
  }

  /// Returns the declared names of a class type, and other capitalizations if case is ignored.
  private static func names(of classType: ClassType, in schema: Schema) -> [String] {
    let declared = ([classType.name] + classType.aliases).map(\.value)
    guard !schema.isCaseSensitive else { return declared }
    return declared.flatMap { name in
      [
        name, name.lowercased(), name.capitalized, name.uppercased(),
        name.prefix(1).lowercased() + name.dropFirst().uppercased(),
      ]
    }.uniqued
  }

  /// Returns the values of a card, or `nil` if the card is not valid for the schema.
  func validReading(of card: ContentCard) -> CardReading? {
    CardReading(of: card, by: reader).flatMap { $0.hasOnlyValidValues ? $0 : nil }
  }

  /// Returns random cards, and variants of a few of them that differ in one place. The app rejects some of their values,
  /// if there are such values.
  ///
  /// - Parameter count: The number of values for each place, and the maximum number of additional values that the app
  ///   rejects.
  func cards(values count: Int, using random: inout SeededGenerator) -> [ContentCard] {
    let cards = (0..<30).map { _ in card(using: &random) }
    let full = cards.filter { validReading(of: $0) != nil }.prefix(2)
    let bases = full + full.prefix(1).flatMap { minimalCards($0, using: &random) }
    let variants = bases.flatMap { base in
      slots.indices.flatMap { index in
        let slot = slots[index]
        let chosen = [values[index], rejectedValues[index]].flatMap {
          $0.shuffled(using: &random).prefix(count)
        }
        return (chosen + [nil]).map { value in
          var card = base
          clear(slot.field, in: &card)
          put(value, at: slot.place, in: &card)
          return card
        }
      }
    }
    let renamed = full.flatMap { base in
      names.flatMap { name in
        schema.discriminators.map { key in
          var card = base
          for other in schema.discriminators { card.extras[other.value] = nil }
          card.extras[key.value] = .string(name)
          return card
        }
      }
    }
    return cards + variants + renamed
  }

  /// Returns cards with only the required values: one card for each choice of a required `oneOf` and for each key in an
  /// `atLeastOne` list, and one without the keys of required prefixes. A single additional value can make such a card
  /// valid.
  private func minimalCards(
    _ card: ContentCard, using random: inout SeededGenerator
  ) -> [ContentCard] {
    let fields = schema.fields(of: classType)
    let together = schema.lists(of: .together, for: classType).map { $0.value.map(\.value) }
    let lists =
      classType.oneOf.filter(\.isRequired).map { $0.choices.map(\.field.path.value) }
      + classType.atLeastOne.map { $0.value.map(\.value) }
    let alternatives = lists.map { list in
      slots.indices.filter { list.contains(slots[$0].field.path.value) }
    }
    let minimal = slots.indices.reduce(into: card) { card, index in
      let (place, field) = slots[index]
      let isNeeded = fields.contains { $0.path == field.path && $0.isRequired }
      if !isNeeded || alternatives.joined().contains(index) { put(nil, at: place, in: &card) }
    }
    let cards = alternatives.indices.flatMap { list in
      alternatives[list].map { index in
        let others = alternatives.indices.filter { $0 != list }
          .compactMap { alternatives[$0].first }
        return (others + [index]).reduce(into: minimal) { card, index in
          // Values that are used together are all added.
          let path = slots[index].field.path.value
          let list = together.first { $0.contains(path) } ?? []
          let others = slots.indices.filter {
            slots[$0].field.path.value != path && list.contains(slots[$0].place)
          }
          for index in [index] + others where !values[index].isEmpty {
            put(random.pick(values[index]), at: slots[index].place, in: &card)
          }
        }
      }
    }
    let bases = cards.isEmpty ? [minimal] : cards
    let collected = slots.filter(\.field.isCollected).map(\.place)
    guard let base = bases.first, !collected.isEmpty else { return bases }
    return bases + [collected.reduce(into: base) { put(nil, at: $1, in: &$0) }]
  }

  private func card(using random: inout SeededGenerator) -> ContentCard {
    let discriminator = random.pick(schema.discriminators).value
    var card = ContentCard(id: "a", extras: [discriminator: .string(random.pick(names))])
    var filled: Set<ValuePath> = []
    for index in slots.indices.shuffled(using: &random) {
      let (place, field) = slots[index]
      // A card has a value under only one of the key's spellings.
      guard !filled.contains(field.path.value) || field.isCollected else { continue }
      let isLikely = field.isRequired ? !random.oneIn(8) : random.oneIn(2)
      guard isLikely, !values[index].isEmpty else { continue }
      filled.insert(field.path.value)
      put(random.pick(values[index]), at: place, in: &card)
    }
    return card
  }

  private func clear(_ field: Field, in card: inout ContentCard) {
    for (place, other) in slots where other.path == field.path && !field.isCollected {
      put(nil, at: place, in: &card)
    }
  }

  private func put(_ value: ExtraValue?, at place: ValuePath, in card: inout ContentCard) {
    switch place {
    case .extras(let key): card.extras[key] = value
    case .card("title"): card.title = value?.description
    case .card("urlString"): card.urlString = value?.description
    case .card("imageAspectRatio"):
      if case .double(let ratio)? = value {
        card.imageAspectRatio = ratio
      } else {
        card.imageAspectRatio = nil
      }
    case .card("openURLInWebView"): card.openURLInWebView = value == true
    case .card, .extrasPrefix: break
    }
  }
}

extension Schema {
  fileprivate var everyField: [Field] {
    classTypes.flatMap { fields(of: $0) + $0.oneOf.flatMap(\.choices).map(\.field) }
  }
}

extension Field {
  /// The places that are searched for the value, in order.
  var places: [ValuePath] { spellings + fallback.map(\.value) }

  /// Returns whether the field reads values in a place.
  fileprivate func searches(_ place: ValuePath) -> Bool {
    if case .extrasPrefix(let prefix) = path.value, case .extras(let key) = place {
      return key.hasPrefix(prefix) && key != prefix
    }
    return places.contains { other in
      guard case .extrasPrefix(let prefix) = other, case .extras(let key) = place else {
        return other == place
      }
      return key.hasPrefix(prefix) && key != prefix
    }
  }
}

extension ValuePath {
  fileprivate var isCard: Bool { if case .card = self { true } else { false } }
}
