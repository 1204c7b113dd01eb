import BrazeDemo
import ContentCardSchema
import ContentCards
import Foundation
import ShowcaseApp

@testable import ContentCardTools

/// A schema of the repository whose generated code is compiled.
enum Demo: String, CaseIterable {
  case brazeDemo = "BrazeDemo"
  case showcase = "Showcase"

  var schema: Schema {
    get throws { try Schema(named: rawValue) }
  }
}

/// The results of converting cards, either by generated code or from the schema alone.
struct CardOutcomes: Equatable {
  /// The identifiers of the cards that became objects.
  var objects: [String] = []
  /// The identifiers of the control cards.
  var controls: [String] = []
  /// The identifiers of the cards that did not become objects.
  var rejected: [String] = []
  var issues: [String] = []
}

// MARK: - By generated code

extension CardOutcomes {
  init(compiled demo: Demo, json: Data) throws {
    self.init(compiled: demo, cards: try ContentCard.Payload(json: json).cards)
  }

  init(compiled demo: Demo, metaData: [[String: Any]]) {
    self.init(compiled: demo, cards: metaData.compactMap(ContentCard.init))
  }

  private init(compiled demo: Demo, cards: [ContentCard]) {
    switch demo {
    case .brazeDemo: self.init(ContentCardClassType.convertContentCards(cards))
    case .showcase: self.init(Showcase.ContentCardClassType.convertContentCards(cards))
    }
  }

  private init<ClassType>(_ conversion: ContentCardConversion<ClassType>) {
    self.init(
      objects: conversion.objects.compactMap(\.contentCardData?.contentCardId),
      controls: conversion.controls.map(\.contentCardId),
      rejected: conversion.rejected.map(\.card.id),
      issues: conversion.issues.map(\.description))
  }
}

// MARK: - From the schema alone

extension CardOutcomes {
  init(interpreted check: CardReader, json: Data) throws {
    self.init(interpreted: check, cards: try ContentCard.Payload(json: json).cards)
  }

  init(interpreted check: CardReader, metaData: [[String: Any]]) {
    self.init(interpreted: check, cards: metaData.compactMap(ContentCard.init))
  }

  private init(interpreted check: CardReader, cards: [ContentCard]) {
    for card in cards {
      var result = check.read(card)
      if result.outcome == .object, let index = result.classType,
        let reason = check.rejection(of: card, byAppAs: check.classTypes[index])
      {
        result.outcome = .rejected
        result.issues.append(
          ContentCardIssue(
            cardID: card.id, classType: check.classTypes[index].name, key: nil, reason: reason,
            severity: .error))
      }
      issues += result.issues.map(\.description)
      switch result.outcome {
      case .object: objects.append(card.id)
      case .rejected: rejected.append(card.id)
      case .control: controls.append(card.id)
      case .skipped: break
      }
    }
  }
}

extension CardReader {
  /// Returns the reason for which the showcase's own code rejects the object of a card.
  fileprivate func rejection(
    of card: ContentCard, byAppAs classType: ClassTypeReader
  ) -> ContentCardIssue.Reason? {
    var decoder = ContentCardDecoder(card)
    let values = classType.read(from: &decoder).values
    let phone = values[.extras("phone")]?.first?.description ?? ""
    if classType.declared.isValidated, phone.contains("%") {
      return .appRejected("the phone number has a % sign")
    }
    return classType.name == "Own" && values[.extras("count")] == [0] ? .initializerRejected : nil
  }
}

extension ContentCard {
  fileprivate init?(_ metaData: [String: Any]) {
    self.init(metaData: Dictionary(metaData.map { (ContentCardKey($0), $1) }) { $1 })
  }
}
