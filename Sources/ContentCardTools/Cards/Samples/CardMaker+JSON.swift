import ContentCardSchema
import ContentCards

extension CardMaker {
  /// Returns a card as key-value pairs in JSON: the class type, then the declared places in the order of the schemas,
  /// then other places, such as keys with a prefix.
  func json(_ values: [Place: ExtraValue], classType: String, discriminator: String) -> String {
    let sorted = values.map { (order: order[$0] ?? .max, key: $0.description, value: $1) }
      .filter { $0.key != discriminator }
      .sorted { ($0.order, $0.key) < ($1.order, $1.key) }
    return jsonLine(
      [(discriminator, classType.jsonLiteral)] + sorted.map { ($0.key, $0.value.json) })
  }

  /// Returns a small valid card as JSON, or `nil` if none was found, for example because the card needs a value under a
  /// newer discriminator.
  ///
  /// - Parameter newer: The discriminators that are searched before this one.
  func minimalCard(classType: String, discriminator: String, newer: [String]) -> String? {
    let place = Place.extras(ContentCardKey(discriminator))
    let newer = newer.map { Place.extras(ContentCardKey($0)) }
    let isKey = ([place] + newer).contains { !fieldReaders(of: $0).isEmpty }
    let values: [Place: ExtraValue] =
      fieldReaders(of: place).isEmpty ? [:] : [place: .string(classType)]
    let card = isKey ? card(values, without: Set([place] + newer), clearing: []) : base
    guard let card, newer.allSatisfy({ card[$0] == nil }) else { return nil }
    return json(card, classType: classType, discriminator: discriminator)
  }
}
