import BrazeDemo
import ContentCards
import Foundation
import ShowcaseApp

/// Bytes as a payload of cards, and the cards as objects of two schemas.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let bytes = Data(UnsafeBufferPointer(start: start, count: count))
  guard let payload = try? ContentCardPayload(json: bytes) else { return 0 }
  check(payload)
  check(payload.cards, as: BrazeDemo.ContentCardClassType.self)
  check(payload.cards, as: Showcase.ContentCardClassType.self)
  return 0
}

/// Every card is read or fails, in the order of the text.
private func check(_ payload: ContentCardPayload) {
  let count = payload.cards.count + payload.failures.count
  let indices = payload.failures.map(\.index)
  hold(indices.allSatisfy { 0..<count ~= $0 }, "a failure of no card")
  hold(zip(indices, indices.dropFirst()).allSatisfy(<), "failures in disorder")
  hold(payload.cards.allSatisfy { !$0.id.isEmpty }, "a card without an id")
}

/// Every card becomes an object, is rejected or passed over, and what it becomes is what it becomes
/// alone: no card costs another.
private func check<ClassType: ContentCardClassifying>(
  _ cards: [ContentCard], as type: ClassType.Type
) {
  let all = ClassType.convertContentCards(cards)
  var (objects, controls, rejected): ([String], [String], [String]) = ([], [], [])
  var (issues, warnings): ([ContentCardIssue], [ContentCardIssue]) = ([], [])
  for card in cards {
    let one = ClassType.convertContentCards(CollectionOfOne(card))
    let fates = one.objects.count + one.rejected.count + one.controlsWithoutObject.count
    hold(fates <= 1, "two fates for a card")
    hold(fates == 1 || mayBePassedOver(card, by: type), "a card that is lost")
    objects += one.objects.compactMap(\.contentCardData?.contentCardId)
    controls += one.controlsWithoutObject.map(\.contentCardId)
    rejected += one.rejected.map(\.card.id)
    issues += one.issues
    warnings += one.warnings
  }
  hold(all.objects.compactMap(\.contentCardData?.contentCardId) == objects, "other objects")
  hold(all.controlsWithoutObject.map(\.contentCardId) == controls, "other controls")
  hold(all.rejected.map(\.card.id) == rejected, "other rejected cards")
  let haveReasons = all.rejected.allSatisfy { $0.issues.contains { $0.severity == .error } }
  hold(haveReasons, "a card rejected without a reason")
  hold(all.issues == issues && all.warnings == warnings, "other issues")
  hold(warnings.allSatisfy { $0.severity == .warning }, "an error that costs no card")
  hold(
    issues.allSatisfy { $0.description.last == "." || $0.description.last == "?" },
    "an issue without an end")
}

/// Whether the card is gone from the feed, or names no class type and so is somebody else's.
private func mayBePassedOver<ClassType: ContentCardClassifying>(
  _ card: ContentCard, by type: ClassType.Type
) -> Bool {
  card.isRemoved || !card.isControl && card[ClassType.discriminator] ?? .null == .null
}
