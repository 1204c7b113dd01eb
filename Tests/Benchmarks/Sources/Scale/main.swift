import ContentCards
import Measuring

// Cards of all class types in turn, so that a type's code is cold when there are many.
func contender<ClassType: ContentCardClassifying>(
  _ type: ClassType.Type, types: Int, cards count: Int
) -> Contender {
  let cards = (0..<count).map { index in
    ContentCard(
      id: "NWY5YzE1ZmQtNjE0ZC00YWNk\(index)",
      extras: [
        "class_type": .string("class_type_\(index % types)"), "name": "Live Training",
        "price": "250.00", "picture": .string("https://example.com/images/\(index).png"),
        "count": .string("\(index)"), "words": "Currents, Training",
      ])
  }
  return Contender("\(types) class types") {
    ClassType.convertContentCards(cards).objects.count
  }
}

for count in [250, 10_000] {
  measure(
    "\(count) ContentCards", cards: count,
    [
      contender(Types5.ContentCardClassType.self, types: 5, cards: count),
      contender(Types50.ContentCardClassType.self, types: 50, cards: count),
      contender(Types1000.ContentCardClassType.self, types: 1000, cards: count),
    ])
}
