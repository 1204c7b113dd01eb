import Foundation

@testable import ContentCardTools

/// By the schema alone.
extension CardOutcomes {
  init(interpreted check: CardCheck, json: Data) throws {
    self.init(interpreted: check, cards: try ContentCardPayload(json: json).cards)
  }

  init(interpreted check: CardCheck, metaData: [[String: Any]]) {
    let cards = metaData.map { metaData in
      ContentCard(metaData: Dictionary(metaData.map { (ContentCardKey($0), $1) }) { $1 })
    }
    self.init(interpreted: check, cards: cards.compactMap(\.self))
  }

  private init(interpreted check: CardCheck, cards: [ContentCard]) {
    for card in cards {
      let judgement = check.judge(card)
      issues += judgement.issues.map(\.description)
      switch judgement.outcome {
      case .object: objects.append(card.id)
      case .rejected: rejected.append(card.id)
      case .controlWithoutObject: controls.append(card.id)
      case .passedOver: break
      }
    }
  }
}
