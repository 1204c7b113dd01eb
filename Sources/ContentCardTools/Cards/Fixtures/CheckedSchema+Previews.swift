import ContentCardCodegen
import ContentCardSchema
import ContentCards

extension CheckedSchema {
  /// The Swift source with objects for previews, made from test cards.
  package var previews: GeneratedFile {
    let reader = CardReader(schema)
    var cards = model.objects.map { _ in [String]() }
    for (readerOfType, classType) in zip(reader.classTypes, model.classTypes) {
      cards[classType.objectIndex] += FixtureGenerator(readerOfType, of: reader).previews
    }
    return .previews(of: model, cards: cards)
  }
}

extension FixtureGenerator {
  private static let longText = Array(
    repeating: "A long text shows whether a screen has enough room.", count: 8
  ).joined(separator: " ")

  /// Up to three different valid cards of the class type, as JSON: with the required values, with as many values as
  /// could be combined, and with long texts.
  fileprivate var previews: [String] {
    let full = full
    let long = classType.readers.reduce(full) { card, reader in
      guard let place = reader.exactPlace(), card[place] != nil,
        reader.field.type.base == .string, !reader.field.type.isList
      else { return card }
      let longer = card.with(.string(Self.longText), at: place)
      return fixture("long-text", of: longer) == nil ? card : longer
    }
    return [
      fixture("minimal", of: minimal),
      full.values == minimal.values ? nil : fixture("full", of: full),
      long.values == full.values ? nil : fixture("long-text", of: long),
    ].compactMap { $0?.json }
  }
}
