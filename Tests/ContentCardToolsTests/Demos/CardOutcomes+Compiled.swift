import BrazeDemo
import ContentCards
import Foundation
import ShowcaseApp

/// By the library and generated code. Nothing of the tools is known here, whose types have the same
/// names.
extension CardOutcomes {
  init(compiled demo: Demo, json: Data) throws {
    self.init(compiled: demo, cards: try ContentCardPayload(json: json).cards)
  }

  init(compiled demo: Demo, metaData: [[String: Any]]) {
    let cards = metaData.map { metaData in
      ContentCard(metaData: Dictionary(metaData.map { (ContentCardKey($0), $1) }) { $1 })
    }
    self.init(compiled: demo, cards: cards.compactMap(\.self))
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
      controls: conversion.controlsWithoutObject.map(\.contentCardId),
      rejected: conversion.rejected.map(\.card.id),
      issues: conversion.issues.map(\.description))
  }
}
