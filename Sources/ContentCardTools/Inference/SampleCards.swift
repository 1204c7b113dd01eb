import ContentCards

/// Sample cards, grouped by class type in order of first appearance. Cards without a usable class type are kept
/// separately, and other skipped cards are only counted.
struct SampleCards {
  private(set) var classTypes: [SampleClassType] = []
  /// Cards whose class type is missing, is empty, is not text, or contains Liquid.
  private(set) var withoutClassType: [ContentCard] = []
  /// The number of control cards, without duplicates. They are skipped, because they may lack the extras of other
  /// cards.
  private(set) var controlCount = 0
  private(set) var removedCount = 0
  /// The number of cards with the same identifier, extras, and standard fields as an earlier card, except removed ones.
  private(set) var repeatedCount = 0
  let discriminator: String

  init(_ cards: [ContentCard], discriminator: String) {
    self.discriminator = discriminator
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
        // Ignores case, as the library does by default.
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

  private struct Content: Hashable {
    let id: String
    let extras: ContentCardExtras
    let fields: [ExtraValue?]

    init(_ card: ContentCard) {
      id = card.id
      extras = card.extras
      fields = ContentCardsGeneratedCode.StandardField.allCases.map { card[field: $0] }
    }
  }
}

extension ContentCard {
  /// Returns the card's class type without leading and trailing white space, or `nil` if it cannot be used.
  fileprivate func classTypeName(at discriminator: String) -> String? {
    guard case .string(let text) = extras[discriminator], !ValueGrammar.containsLiquid(text) else {
      return nil
    }
    let name = ValueGrammar.trimmed(text)
    return name.isEmpty ? nil : String(name)
  }
}

struct SampleClassType {
  private(set) var cards: [ContentCard] = []
  /// The spellings of the class type, in order of first appearance, and the number of cards that use each.
  private(set) var spellings: [(name: String, count: Int)] = []
  /// The indices of the spellings by their bytes, because equal strings can consist of different Unicode scalars.
  private var indices: [[UInt8]: Int] = [:]

  mutating func add(_ card: ContentCard, spelled name: String) {
    cards.append(card)
    let index = indices[Array(name.utf8), default: spellings.count]
    if index == spellings.count {
      indices[Array(name.utf8)] = index
      spellings.append((name, 0))
    }
    spellings[index].count += 1
  }

  /// The most frequent spelling of the class type, or the first of several.
  var name: String {
    let count = spellings.map(\.count).max()
    return spellings.first { $0.count == count }?.name ?? ""
  }
}
