import ContentCardSchema
import ContentCards
import TestSupport

@testable import ContentCardTools

/// Cards that are written by a schema: with the keys that it declares, and values that are valid.
struct CardPool {
  static let texts: [ExtraValue] = [
    "5", "3", "0", "-1", "7", "12", "20", "99", "0.5", "5.0", "1e0", "+5", "true", "yes", "1",
    "text", "a,b", "a;b", "5,6", "5;6", "0.5,2", "small", "large", "huge", "SMALL", "small,large",
    "small;huge", "https://a.com", "https://a.com/1,2", "x:1;y:2", "https://[::1],x:y", "#FF8800",
    "#FFF,#000", "#FFF;#000", "2026-01-31T09:00Z", "2026-01-31T09:00Z;2026-01-31T10:00Z",
    "2026-01-31T09:00Z,2026-01-31T10:00Z", "1769850000", "1769850000000", "1769850000.5",
    "true,false", "true;false", "a,a", "5,5", "large,large", "huge,huge", "small,small",
    "large;large", "huge;huge",
    "small;small", "{}", "[]", "[1, 1]", "",
  ]
  static let native: [ExtraValue] = [
    5, 0, 12, 0.5, true, ["a", "b"], ["a", "a"], [5, 6], [5, 5], [0.5], [true], ["small"],
    ["small", "huge"], ["https://a.com"], ["#FFF"], ["2026-01-31T09:00Z"], [1_769_850_000],
    1_769_850_000, [], ["a": 1], [1, "a", []],
  ]

  private let schema: Schema
  private let check: CardReader
  private let classType: ClassType
  /// The places that cards may have something in, with the field that is at home there.
  private let homes: [(place: ValuePath, field: Field)]
  private let values: [[ExtraValue]]

  init(of schema: Schema) {
    self.schema = schema
    check = CardReader(schema)
    let classType = schema.classTypes[0]
    self.classType = classType
    let declared =
      schema.fields(of: classType) + classType.oneOf.flatMap(\.choices).map(\.field)
    var homes = declared.flatMap { field -> [(place: ValuePath, field: Field)] in
      guard case .extrasPrefix(let prefix) = field.path.value else {
        return field.spellings.map { ($0, field) }
      }
      let besides = schema.keys(beside: field, in: classType)
      return ["1", "2", "1_x", "1_y"].map { prefix + $0 }.filter { !besides.contains($0) }
        .map { (.extras($0), field) }
    }
    for name in ["title", "urlString"] {
      let place = ValuePath.card(name)
      guard !homes.contains(where: { $0.place == place }) else { continue }
      let nowhere = ContentCardSchema.SourceLocation(line: 1, column: 1)
      homes.append(
        (
          place,
          Field(path: Located(place, at: nowhere), type: FieldType(.string, isOptional: true))
        ))
    }
    self.homes = homes
    values = homes.map { home in
      (Self.texts + (home.place.isCard ? [] : Self.native)).filter { value in
        ContentCardDecoder.takes(value, for: home.field)
      }
    }
  }

  /// Nil for a card that the schema's author could not have written.
  func version(of card: ContentCard) -> CardReading? {
    CardReading(of: card, by: check).flatMap { $0.isClean ? $0 : nil }
  }

  /// Random cards, and those that differ from a few of them in one place.
  func cards(using random: inout SeededGenerator) -> [ContentCard] {
    let cards = (0..<60).map { _ in card(using: &random) }
    let full = cards.filter { version(of: $0) != nil }.prefix(3)
    let bases = full + full.prefix(2).map { lean($0) }
    return cards
      + bases.flatMap { base in
        zip(homes, values).flatMap { home, values in
          (values + [nil]).map { value in
            var card = base
            clear(home.field, in: &card)
            put(value, at: home.place, in: &card)
            return card
          }
        }
      }
  }

  /// What no field can do without; one more value may make it a card.
  private func lean(_ card: ContentCard) -> ContentCard {
    homes.reduce(into: card) { card, home in
      let isField = schema.fields(of: classType).contains { $0.path == home.field.path }
      if !isField || !home.field.isRequired { put(nil, at: home.place, in: &card) }
    }
  }

  private func card(using random: inout SeededGenerator) -> ContentCard {
    var card = ContentCard(id: "a", extras: ["class_type": "t"])
    var filled: Set<ValuePath> = []
    for index in homes.indices.shuffled(using: &random) {
      let (place, field) = homes[index]
      // A card has a value under one spelling of a key.
      guard !filled.contains(field.path.value) || field.isCollected else { continue }
      let isLikely = field.isRequired ? !random.oneIn(8) : random.oneIn(2)
      guard isLikely, !values[index].isEmpty else { continue }
      filled.insert(field.path.value)
      put(random.pick(values[index]), at: place, in: &card)
    }
    return card
  }

  private func clear(_ field: Field, in card: inout ContentCard) {
    for (place, other) in homes where other.path == field.path && !field.isCollected {
      put(nil, at: place, in: &card)
    }
  }

  private func put(_ value: ExtraValue?, at place: ValuePath, in card: inout ContentCard) {
    switch place {
    case .extras(let key): card.extras[key] = value
    case .card("title"): card.title = value?.description
    case .card("urlString"): card.urlString = value?.description
    case .card, .extrasPrefix: break
    }
  }
}

extension ValuePath {
  fileprivate var isCard: Bool { if case .card = self { true } else { false } }
}
