import ContentCards

/// The cards that a schema is inferred from, by class type in order of first appearance; and how many
/// are none.
struct SampleCards {
  private(set) var classTypes: [SampleClassType] = []
  /// Cards whose discriminator is missing, empty, no text, or Liquid.
  private(set) var withoutClassType: [ContentCard] = []
  /// Cards of the control group, which need not have the extras of the others.
  private(set) var controlCount = 0
  /// Cards that are gone from the feed, of which nothing is known.
  private(set) var removedCount = 0
  /// Cards that were there before, with all their content.
  private(set) var repeatedCount = 0

  init(_ cards: [ContentCard], discriminator: String) {
    var indices: [String: Int] = [:]
    var known: Set<Content> = []
    for card in cards {
      if card.isRemoved {
        removedCount += 1
      } else if !known.insert(Content(card)).inserted {
        repeatedCount += 1
      } else if card.isControl {
        controlCount += 1
      } else if let name = card.classTypeName(at: discriminator) {
        // As the library compares names.
        let index = indices[ValueGrammar.lowercased(name), default: classTypes.count]
        if index == classTypes.count {
          indices[ValueGrammar.lowercased(name)] = index
          classTypes.append(SampleClassType())
        }
        classTypes[index].add(card, spelled: name)
      } else {
        withoutClassType.append(card)
      }
    }
  }

  /// What makes a card the same as another.
  private struct Content: Hashable {
    let id: String
    let extras: ContentCardExtras
    let fields: [ExtraValue?]

    init(_ card: ContentCard) {
      id = card.id
      extras = card.extras
      fields = ContentCardField.allCases.map { card[field: $0] }
    }
  }
}

extension ContentCard {
  /// The class type that the card names, without the white space around it; nil for none.
  fileprivate func classTypeName(at discriminator: String) -> String? {
    guard case .string(let text) = extras[discriminator], !ValueGrammar.containsLiquid(text) else {
      return nil
    }
    let name = ValueGrammar.trimmed(text)
    return name.isEmpty ? nil : String(name)
  }
}

/// The cards of one class type.
struct SampleClassType {
  private(set) var cards: [ContentCard] = []
  /// The ways in which the cards write the name, in order of first appearance.
  private(set) var spellings: [(name: String, count: Int)] = []

  mutating func add(_ card: ContentCard, spelled name: String) {
    cards.append(card)
    // By bytes: an accent that is a character of its own is another spelling.
    if let index = spellings.firstIndex(where: { $0.name.utf8.elementsEqual(name.utf8) }) {
      spellings[index].count += 1
    } else {
      spellings.append((name, 1))
    }
  }

  /// The name as most of the cards write it.
  var name: String {
    let count = spellings.map(\.count).max()
    return spellings.first { $0.count == count }?.name ?? ""
  }
}
