import BrazeDemo
@_spi(ContentCardsGenerated) import ContentCards
import Foundation
import ShowcaseApp

/// Reads bytes as a payload, converts its cards with the generated code for two schemas, and checks the results.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let bytes = Data(UnsafeBufferPointer(start: start, count: count))
  guard let payload = try? ContentCard.Payload(json: bytes) else { return 0 }
  check(payload)
  check(payload.cards, as: BrazeDemo.ContentCardClassType.self)
  check(payload.cards, as: Showcase.ContentCardClassType.self)
  return 0
}

/// Checks that failures have valid indices in ascending order, and that every card has an id.
private func check(_ payload: ContentCard.Payload) {
  let count = payload.cards.count + payload.failures.count
  let indices = payload.failures.map(\.index)
  hold(indices.allSatisfy { 0..<count ~= $0 }, "the index of a failure is out of range")
  hold(zip(indices, indices.dropFirst()).allSatisfy(<), "failures are not in order")
  hold(payload.cards.allSatisfy { !$0.id.isEmpty }, "a card has no id")
}

/// Checks that each card has one result, or possibly none if it can be skipped, and that other cards do not affect its
/// result and issues. Also checks the severities and the texts of the issues.
private func check<ClassType: ContentCardClassifying>(
  _ cards: [ContentCard], as type: ClassType.Type
) {
  let all = ClassType.convertContentCards(cards)
  var (objects, controls, rejected): ([String], [String], [String]) = ([], [], [])
  var (issues, warnings): ([ContentCardIssue], [ContentCardIssue]) = ([], [])
  for card in cards {
    let one = ClassType.convertContentCards(CollectionOfOne(card))
    let results = one.objects.count + one.rejected.count + one.controls.count
    hold(results <= 1, "a card has more than one result")
    hold(results == 1 || canBeSkipped(card, by: type), "a card has no result")
    objects += one.objects.compactMap(\.contentCardData?.contentCardId)
    controls += one.controls.map(\.contentCardId)
    rejected += one.rejected.map(\.card.id)
    issues += one.issues
    warnings += one.warnings
  }
  hold(
    all.objects.compactMap(\.contentCardData?.contentCardId) == objects,
    "other cards affect an object")
  hold(
    all.controls.map(\.contentCardId) == controls,
    "other cards affect a control card")
  hold(all.rejected.map(\.card.id) == rejected, "other cards affect a rejected card")
  let haveReasons = all.rejected.allSatisfy { $0.issues.contains { $0.severity == .error } }
  hold(haveReasons, "a rejected card has no error")
  hold(all.issues == issues && all.warnings == warnings, "other cards affect an issue")
  hold(warnings.allSatisfy { $0.severity != .error }, "a warning has the severity error")
  hold(
    issues.allSatisfy { $0.description.last == "." || $0.description.last == "?" },
    "an issue does not end with a period or a question mark")
}

/// Returns whether the card can be skipped: it was removed, or it has no class type and is not a control card.
private func canBeSkipped<ClassType: ContentCardClassifying>(
  _ card: ContentCard, by type: ClassType.Type
) -> Bool {
  card.isRemoved || !card.isControl && card[ClassType.discriminator] ?? .null == .null
}
