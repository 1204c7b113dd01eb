import BrazeDemo
import ContentCards
import Foundation
import TestSupport
import Testing

/// Tests that JSON in any form is converted to objects, or rejected.
@Suite struct PayloadTests {
  @Test(arguments: 0..<(isFullRun ? 200 : 40) as Range<UInt64>)
  func eachCardIsReadAsIfItWereAlone(seed: UInt64) throws {
    var random = RandomPayload(seed: seed)
    let fixtures = try RecordedFixtures(of: "BrazeDemo").elements
    let elements = (0..<20).map { _ in random.oneIn(3) ? random.pick(fixtures) : random.element() }
    let payload = try ContentCard.Payload(json: Data("[\(elements.joined(separator: ","))]".utf8))
    expectOneOutcomeEach(payload, seed)

    var (cards, failures): ([String], [Int]) = ([], [])
    for (index, element) in elements.enumerated() {
      let alone = try ContentCard.Payload(json: Data("[\(element)]".utf8))
      #expect(alone.cards.count + alone.failures.count == 1, "seed \(seed): \(element)")
      cards += alone.cards.map(\.id)
      failures += alone.failures.map { _ in index }
    }
    #expect(payload.cards.map(\.id) == cards, "seed \(seed)")
    #expect(payload.failures.map(\.index) == failures, "seed \(seed)")
  }

  @Test(arguments: 0..<(isFullRun ? 40 : 10) as Range<UInt64>)
  func damagedPayloadsAreReadOrRejected(seed: UInt64) throws {
    var random = RandomPayload(seed: seed)
    for original in try Self.samples() {
      for _ in 0..<10 {
        let damaged = random.damaged(original)
        guard let payload = try? ContentCard.Payload(json: damaged) else { continue }
        expectOneOutcomeEach(payload, seed)
      }
    }
  }

  @Test(arguments: 0..<200 as Range<UInt64>)
  func jsonInAnyFormIsReadOrRejected(seed: UInt64) throws {
    var random = RandomPayload(seed: seed)
    let json = random.value(depth: 5)
    do {
      expectOneOutcomeEach(try ContentCard.Payload(json: Data(json.utf8)), seed)
    } catch {
      #expect(error == .unknownForm, "seed \(seed): \(json)")
    }
  }

  @Test func manyCardsKeepTheirOrder() throws {
    let count = isFullRun ? 100_000 : 10_000
    let elements = (0..<count).map { index in
      switch index % 4 {
      case 0:
        #"{"id": "\#(index)", "e": {"class_type": "coupon_code", "discount_percentage": "5"}}"#
      case 1:
        #"{"id": "\#(index)", "e": {"class_type": "coupon_code", "discount_percentage": "5%"}}"#
      case 2: #"{"id": "\#(index)", "e": {}}"#
      default: "\(index)"
      }
    }
    let payload = try ContentCard.Payload(json: Data("[\(elements.joined(separator: ","))]".utf8))
    let conversion = ContentCardClassType.convertContentCards(payload.cards)
    let places = { (remainder: Int) in stride(from: remainder, to: count, by: 4) }
    #expect(payload.failures.map(\.index) == Array(places(3)))
    #expect(
      conversion.objects.map(\.contentCardData?.contentCardId) == places(0).map(String.init))
    #expect(conversion.rejected.map(\.card.id) == places(1).map(String.init))
    #expect(conversion.issues.count == count / 4)
  }

  /// Secondary threads have a stack of half a megabyte on Apple's systems. The value is in an object in another object.
  @Test(arguments: [(126, true), (127, false), (508, false)])
  func deeplyNestedCardsAreRejectedOnASmallStack(depth: Int, isRead: Bool) async throws {
    let value = String(repeating: "[", count: depth) + String(repeating: "]", count: depth)
    let json = """
      [{"id": "deep", "e": {"class_type": "coupon_code", "discount_percentage": \(value)}},
       {"id": "next", "e": {"class_type": "group"}}]
      """
    let result = await withCheckedContinuation { continuation in
      let thread = Thread {
        continuation.resume(
          returning: Result {
            let payload = try ContentCard.Payload(json: Data(json.utf8))
            let conversion = ContentCardClassType.convertContentCards(payload.cards)
            return payload.failures.map(\.description) + conversion.rejected.map(\.card.id)
              + conversion.objects.compactMap(\.contentCardData?.contentCardId)
          })
      }
      thread.stackSize = 512 * 1024
      thread.start()
    }
    let deep = isRead ? "deep" : "Card 1 has more than 128 levels of arrays and objects."
    #expect(try result.get() == [deep, "next"])
  }

  @Test func aHundredThousandLevelsAreRejected() {
    let json = "[{\"id\": \"a\", \"e\": " + String(repeating: "{\"a\":[", count: 100_000)
    #expect(throws: ContentCard.Payload.ReadingError.notJSON) {
      try ContentCard.Payload(json: Data(json.utf8))
    }
  }

  /// Checks that each card is converted to an object, rejected, or skipped.
  private func expectOneOutcomeEach(_ payload: ContentCard.Payload, _ seed: UInt64) {
    let conversion = ContentCardClassType.convertContentCards(payload.cards)
    let ids =
      conversion.objects.compactMap(\.contentCardData?.contentCardId)
      + conversion.controls.map(\.contentCardId) + conversion.rejected.map(\.card.id)
    let skipped = payload.cards.filter {
      ContentCardClassType.convertContentCards([$0]).isEmpty
    }
    #expect(
      skipped.allSatisfy { $0.isRemoved || $0[.classType] ?? .null == .null }, "seed \(seed)")
    #expect(
      (ids + skipped.map(\.id)).sorted() == payload.cards.map(\.id).sorted(), "seed \(seed)")
    #expect(
      conversion.issues.allSatisfy {
        $0.description.hasSuffix(".") || $0.description.hasSuffix("?")
      }, "seed \(seed)")
  }

  /// The payloads with which the fuzzer begins.
  private static func samples() throws -> [Data] {
    let folder = repository.appending(path: "Tests/Fuzz/Payload/Seeds")
    return try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
      .sorted { $0.path < $1.path }
      .map { try Data(contentsOf: $0) }
  }
}

extension ContentCardConversion {
  /// Whether all cards were skipped.
  fileprivate var isEmpty: Bool {
    objects.isEmpty && controls.isEmpty && rejected.isEmpty
  }
}
