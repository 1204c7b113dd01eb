import ContentCardCodegen
import ContentCardSchema
import ContentCards
import Foundation
import TestSupport
import Testing

@testable import ContentCardTools

/// Tests with random schemas, changes, and cards that `diff` reports the actual effects of each change.
@Suite struct RandomSchemaDiffTests {
  /// `RANDOM_DIFFS=10000 RANDOM_SEED=1 swift test --filter RandomSchemaDiffTests`
  private static let count = Int(environment("RANDOM_DIFFS") ?? "") ?? 20
  private static let seed = UInt64(environment("RANDOM_SEED") ?? "") ?? 20_260_131

  private static func environment(_ name: String) -> String? {
    ProcessInfo.processInfo.environment[name]
  }

  @Test func randomChangesHaveTheReportedEffects() throws {
    var seed = Self.seed
    var breaking = 0
    for _ in 0..<Self.count {
      var pair = RandomPair(seed: seed)
      while pair == nil {
        seed &+= 1
        pair = RandomPair(seed: seed)
      }
      var versions = try #require(pair)
      seed &+= 1
      let changes = schemaChanges(from: versions.old, to: versions.new)
      #expect(!changes.isEmpty || versions.haveEqualCode, "no change is listed\n\(versions)")
      for (cards, effect) in [(\RandomPair.old, \SchemaChange.liveCards), (\.new, \.oldApps)] {
        let reported = changes.map { $0[keyPath: effect] }.max() ?? .none
        var observed = versions.observedEffect(of: cards, values: 8)
        // If a break is reported but was not found, more values are tested.
        if reported == .breaks, observed.effect < .breaks {
          observed = versions.observedEffect(of: cards, values: 200)
        }
        #expect(
          observed.effect <= reported, "\(versions)\n\(observed.worstCard ?? "")\n\(changes.text)")
        var isShown = false
        for change in changes {
          guard let card = cards == \.old ? change.liveCardsCard : change.oldAppsCard else {
            continue
          }
          let isRejected = try versions.isRejected(card, of: cards)
          #expect(
            isRejected || change[keyPath: effect] < .breaks,
            "\(card) is not rejected\n\(versions)\n\(changes.text)")
          isShown = isShown || isRejected
        }
        guard reported == .breaks else { continue }
        breaking += 1
        #expect(
          isShown || observed.effect == .breaks || observed.count == 0,
          "the break was not found\n\(versions)\n\(changes.text)")
      }
    }
    // A single pair is a repetition of a failure.
    #expect(breaking > Self.count / 10 || Self.count == 1)
  }
}

/// Two versions of a schema.
private struct RandomPair: CustomStringConvertible {
  let old: CheckedSchema
  let new: CheckedSchema
  let description: String
  private var random: SeededGenerator

  /// Returns `nil` if either version is invalid.
  init?(seed: UInt64) {
    random = SeededGenerator(seed: seed)
    let draft = SchemaDraft(using: &random)
    let (before, after) = (draft.json, draft.changed(using: &random).json)
    guard let old = CheckedSchema(ifValid: before), let new = CheckedSchema(ifValid: after) else {
      return nil
    }
    (self.old, self.new) = (old, new)
    description = "RANDOM_SEED=\(seed)\nOLD \(before)\nNEW \(after)"
  }

  /// Whether the generated files differ only in comments.
  var haveEqualCode: Bool { old.model.codeWithoutComments == new.model.codeWithoutComments }

  /// Tests the cards of one version with the app of the other version.
  mutating func observedEffect(of version: KeyPath<Self, CheckedSchema>, values count: Int)
    -> ObservedEffect
  {
    let app = version == \.old ? new : old
    let schema = self[keyPath: version].schema
    let pools = schema.classTypes.map { CardPool(of: $0, in: schema, for: app.schema) }
    return ObservedEffect(of: pools, in: CardReader(app.schema), values: count, using: &random)
  }
}

extension RandomPair {
  /// Returns whether an app with the other version rejects a card of one version.
  ///
  /// - Parameter card: A card as `diff` prints it. It must be valid in its own version.
  func isRejected(_ card: String, of version: KeyPath<Self, CheckedSchema>) throws -> Bool {
    let (own, app) = version == \.old ? (old, new) : (new, old)
    let members = try JSONDecoder().decode([String: ExtraValue].self, from: Data(card.utf8))
    var content = ContentCard(id: "a")
    for (name, value) in members {
      let field = name.hasPrefix("card.") ? StandardField(rawValue: String(name.dropFirst(5))) : nil
      let place = field.map(Place.card) ?? .extras(ContentCardKey(name))
      let number = Double(value.description).map(ExtraValue.double)
      content.set(field == .imageAspectRatio ? number : value, at: place)
    }
    let intended = CardReading(of: content, by: CardReader(own.schema))
    let breaksRule = CardReader(own.schema).read(content).issues.contains { $0.reason.isOfRule }
    // A card of a class type with several pairs of `order` can have values that are not in order.
    let pairs = intended.map { own.schema.lists(of: .order, for: $0.classType) } ?? []
    guard intended != nil, !breaksRule || pairs.count > 1 else {
      Issue.record("\(card) is not valid\n\(self)")
      return true
    }
    return CardReader(app.schema).read(content).outcome != .object
  }

  private typealias Place = ContentCardsGeneratedCode.Place
  private typealias StandardField = ContentCardsGeneratedCode.StandardField
}

private struct ObservedEffect {
  var effect = SchemaChange.Effect.none
  /// A description of the card with the worst effect.
  var worstCard: String?
  var count = 0

  init(
    of pools: [CardPool], in app: CardReader, values limit: Int, using random: inout SeededGenerator
  ) {
    for pool in pools {
      for card in pool.cards(values: limit, using: &random) where effect < .breaks {
        guard let intended = pool.validReading(of: card) else { continue }
        count += 1
        let actual = CardReading(of: card, by: app)
        let cardEffect: SchemaChange.Effect =
          actual.map { intended.hasSameMeaning(as: $0) ? .none : .changesMeaning } ?? .breaks
        guard cardEffect > effect else { continue }
        effect = cardEffect
        worstCard =
          "\(card.extras) \(card.title ?? "-") \(card.urlString ?? "-"): \(intended) \(actual.map { "\($0)" } ?? "rejected")"
      }
    }
  }
}

extension Model {
  /// The generated lines as UTF-8, because equal texts can differ in their bytes.
  fileprivate var codeWithoutComments: [[[UInt8]]] {
    generateSource(for: self).map { file in
      file.text.split(separator: "\n").filter { !$0.drop { $0 == " " }.hasPrefix("//") }
        .map { Array($0.utf8) }
    }
  }
}

extension [SchemaChange] {
  fileprivate var text: String {
    SchemaChangeFormatter(oldPath: "OLD", newPath: "NEW").text(for: self)
  }
}

extension CheckedSchema {
  /// Returns `nil` if the schema has mistakes.
  fileprivate init?(ifValid text: String) {
    guard let checked = validate(schema: Array(text.utf8), name: "S", path: "S").checked else {
      return nil
    }
    self = checked
  }
}
