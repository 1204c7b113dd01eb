import ContentCards
import Measuring

/// Returns a contender that converts cards of the first `used` of `types` class types in turn. If there are many, their
/// code does not fit in the processor's caches.
func contender<ClassType: ContentCardClassifying>(
  _ type: ClassType.Type, types: Int, used: Int, cards count: Int
) -> Contender {
  let cards = (0..<count).map { index in
    ContentCard(
      id: "NWY5YzE1ZmQtNjE0ZC00YWNk\(index)",
      extras: [
        "class_type": .string("class_type_\(index % used)"), "name": "Live Training",
        "price": "250.00", "picture": .string("https://example.com/images/\(index).png"),
        "count": .string("\(index)"), "words": "Currents, Training",
      ])
  }
  return Contender("\(types) class types, cards of \(used)") {
    ClassType.convertContentCards(cards).objects.count
  }
}

for count in [10, 250, 10_000] {
  measure(
    "\(count) ContentCards", cards: count,
    [
      contender(Types5.ContentCardClassType.self, types: 5, used: 5, cards: count),
      contender(Types50.ContentCardClassType.self, types: 50, used: 50, cards: count),
      contender(Types1000.ContentCardClassType.self, types: 1000, used: 5, cards: count),
      contender(Types1000.ContentCardClassType.self, types: 1000, used: 1000, cards: count),
    ])
}
