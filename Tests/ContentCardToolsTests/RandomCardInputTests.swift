import ContentCardSchema
import ContentCards
import Foundation
import TestSupport
import Testing

@testable import ContentCardTools

/// Compares the reading of JSON with the library's, and reads damaged text.
struct RandomCardInputTests {
  /// Cards of an SDK must be read as by the library.
  @Test(arguments: 0..<100 as Range<UInt64>)
  func payloadsAreReadAsByTheLibrary(seed: UInt64) throws {
    var random = RandomPayload(seed: seed)
    let json = "[\((0..<20).map { _ in random.element() }.joined(separator: ",\n"))]"
    let payload = try ContentCard.Payload(json: Data(json.utf8))
    let entries = try CardInput(Array(json.utf8), .init(discriminator: "class_type")).entries
    let cards = entries.compactMap { entry in try? entry.card.get().description }
    let problems = entries.compactMap { entry -> String? in
      if case .failure(let problem) = entry.card { problem.description } else { nil }
    }
    #expect(cards == payload.cards.map(\.description))
    #expect(problems == payload.failures.map(\.description))
  }

  /// Text must be JSON for both or for none, even if `JSONSerialization` is not strict or differs between systems.
  @Test(arguments: 0..<100 as Range<UInt64>)
  func theLibraryRejectsTheSameJSON(seed: UInt64) {
    var random = RandomPayload(seed: seed)
    let additions = [",", "\u{FEFF}", "\u{0}", "\"", "\\", "}", "]", " ,\n", "\\uFEFF"].map {
      Array($0.utf8)
    }
    let deep = String(repeating: "[", count: 130) + String(repeating: "]", count: 130)
    for number in 0..<20 {
      var bytes = Array(
        "[{\"id\": \"\u{FEFF}a\u{FEFF}\", \"e\": {\"k\": \(deep), \"k\": [1, \"b\"]}}, \(random.element())]"
          .utf8)
      for _ in 0..<number % 3 {
        let position = Int(random.next() % UInt64(bytes.count))
        bytes.insert(
          contentsOf: additions[Int(random.next() % UInt64(additions.count))], at: position)
      }
      let input = try? CardInput(bytes, .init(discriminator: "class_type"))
      do throws(ContentCard.Payload.ReadingError) {
        let payload = try ContentCard.Payload(json: Data(bytes))
        let cards = input?.entries.compactMap { try? $0.card.get().description }
        #expect(
          cards == payload.cards.map(\.description), "\(String(decoding: bytes, as: UTF8.self))")
      } catch {
        guard error == .notJSON else { continue }
        #expect(input == nil || input?.form == .lines, "\(String(decoding: bytes, as: UTF8.self))")
      }
    }
  }

  /// The library reads 128 levels: a card, its extras, and 126 arrays.
  @Test(arguments: [
    "{\"id\": \"a\", \"e\": {\"k\": [1]}}", "{\"class_type\": \"x\", \"k\": [1]}",
    "\"class_type\": \"x\",\n\"k\": [1]",
  ])
  func tooDeeplyNestedCardsAreRejected(text: String) throws {
    func problems(arrays: Int) throws -> [String] {
      let value = String(repeating: "[", count: arrays) + String(repeating: "]", count: arrays)
      let text = text.replacing("[1]", with: value)
      return try CardInput(Array(text.utf8), .init(discriminator: "class_type")).entries.compactMap
      {
        if case .failure(let problem) = $0.card { problem.description } else { nil }
      }
    }
    #expect(try problems(arrays: 126) == [])
    #expect(
      try problems(arrays: 127) == [
        "Card 1 has more than 128 levels of arrays and objects."
      ])
  }

  /// Removes, duplicates, or changes random bytes of a text in each form.
  @Test(arguments: 0..<50 as Range<UInt64>)
  func damagedTextDoesNotCrash(seed: UInt64) {
    var random = RandomPayload(seed: seed)
    for text in [
      "class_type,n\r\n\"x\",1\r\n", "class_type: x\nn=1\n",
      "\"class_type\": \"x\",\n\"n\": 1\n", #"{"id": "a", "e": {"k": [1, 2.5]}}"#,
      #"{"messages": {"content_card": {"extra": {"class_type": "x"}}}}"#, #"[{"class_type": 1}]"#,
    ] {
      for _ in 0..<20 {
        let damaged = Array(random.damaged(Data(text.utf8)))
        do {
          let lines = damaged.count { $0 == 10 || $0 == 13 } + 1
          let input = try CardInput(damaged, .init(discriminator: "class_type"))
          #expect(input.entries.allSatisfy { (1...lines).contains($0.line) })
        } catch {
          #expect(!error.message.isEmpty && error.location.line > 0)
        }
      }
    }
  }
}

extension ContentCard {
  /// All values that the card can have from JSON.
  fileprivate var description: String {
    let fields = ContentCardsGeneratedCode.StandardField.allCases.map {
      "\($0)=\(self[field: $0]?.excerpt ?? "")"
    }
    let pairs = extras.sorted { $0.key < $1.key }.map { "\($0.key): \($0.value)" }
    let flags = [
      isViewed, isClicked, isPinned, isDismissible, isDismissed, isRemoved, isTest, isControl,
    ]
    return
      "\(id) \(kind) \(fields) \(pairs) \(flags) \(String(describing: createdAt)) \(String(describing: expiresAt))"
  }
}
