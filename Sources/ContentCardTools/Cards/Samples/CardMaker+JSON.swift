import ContentCardSchema
import ContentCards

/// Writes cards as JSON.
extension CardMaker {
  /// Returns a card as JSON, with its keys in the order of the schema.
  func json(_ values: [Place: ExtraValue], classType: String, discriminator: String) -> String {
    let sorted = values.map { (order: order[$0] ?? .max, key: $0.description, value: $1) }
      .filter { $0.key != discriminator }
      .sorted { ($0.order, $0.key) < ($1.order, $1.key) }
    return jsonLine(
      [(discriminator, classType.jsonLiteral)] + sorted.map { ($0.key, $0.value.json) })
  }

  /// Returns a small valid card as JSON, or `nil` if the class type cannot be a valid value of the discriminator's field,
  /// or if the card needs a value under a newer discriminator.
  ///
  /// - Parameters:
  ///   - discriminator: The key of the class type.
  ///   - newer: The discriminators that are searched before this key.
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
