import ContentCardCodegen
import ContentCardSchema
import ContentCards
import Foundation
import TestSupport
import Testing

@testable import ContentCardTools

/// What the classes promise is tried with schemas, changes and cards made at random.
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
      #expect(!changes.isEmpty || versions.haveTheSameCode, "no change is listed\n\(versions)")
      for (cards, effect) in [(\RandomPair.old, \SchemaChange.liveCards), (\.new, \.oldApps)] {
        let said = changes.map { $0[keyPath: effect] }.max() ?? .none
        var trial = versions.trial(of: cards, values: 8)
        // What is said to break is looked for among all values.
        if said == .breaks, trial.effect < .breaks {
          trial = versions.trial(of: cards, values: 200)
        }
        #expect(trial.effect <= said, "\(versions)\n\(trial.worst ?? "")\n\(changes.text)")
        guard said == .breaks else { continue }
        breaking += 1
        // Whether a fallback of a fallback ever gets to hold what is refused is not looked into.
        guard trial.count > 0, !versions.hasFallbacks else { continue }
        #expect(trial.effect == .breaks, "not seen\n\(versions)\n\(changes.text)")
      }
    }
    #expect(breaking > Self.count / 10)
  }
}

/// Two versions of a schema.
private struct RandomPair: CustomStringConvertible {
  let old: CheckedSchema
  let new: CheckedSchema
  let description: String
  private var random: SeededGenerator

  /// Nil when one of them is not sound.
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

  var hasFallbacks: Bool { description.contains("fallback") }

  /// Whether the generated files differ in no more than comments.
  var haveTheSameCode: Bool { old.model.codeWithoutComments == new.model.codeWithoutComments }

  /// What becomes of the cards of one version in the app of the other.
  mutating func trial(of version: KeyPath<Self, CheckedSchema>, values count: Int) -> Trial {
    let app = version == \.old ? new : old
    let schema = self[keyPath: version].schema
    let pools = schema.classTypes.map { CardPool(of: $0, in: schema, for: app.schema) }
    return Trial(of: pools, in: CardReader(app.schema), values: count, using: &random)
  }
}

private struct Trial {
  var effect = SchemaChange.Effect.none
  /// The card that fares worst, and how.
  var worst: String?
  var count = 0

  init(
    of pools: [CardPool], in app: CardReader, values limit: Int, using random: inout SeededGenerator
  ) {
    for pool in pools {
      for card in pool.cards(values: limit, using: &random) where effect < .breaks {
        guard let meant = pool.version(of: card) else { continue }
        count += 1
        let read = CardReading(of: card, by: app)
        let fate: SchemaChange.Effect =
          read.map { meant.meansTheSame(as: $0) ? .none : .changesMeaning } ?? .breaks
        guard fate > effect else { continue }
        effect = fate
        worst =
          "\(card.extras) \(card.title ?? "-") \(card.urlString ?? "-"): \(meant) \(read.map { "\($0)" } ?? "rejected")"
      }
    }
  }
}

extension Model {
  fileprivate var codeWithoutComments: [[Substring]] {
    generateSource(for: self).map { file in
      file.text.split(separator: "\n").filter { !$0.drop { $0 == " " }.hasPrefix("//") }
    }
  }
}

extension [SchemaChange] {
  fileprivate var text: String {
    SchemaChangeFormatter(oldPath: "OLD", newPath: "NEW").text(for: self)
  }
}

extension CheckedSchema {
  /// Nil for a schema with mistakes.
  fileprivate init?(ifValid text: String) {
    guard let checked = validate(schema: Array(text.utf8), name: "S", path: "S").checked else {
      return nil
    }
    self = checked
  }
}
