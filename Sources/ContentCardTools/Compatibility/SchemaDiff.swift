import ContentCardCodegen
import ContentCardSchema

/// Returns the differences between two versions of a schema, in the order of the new file. A removed member usually has
/// the location of the enclosing declaration, such as the class type. Differences without a location in the new file
/// come first.
package func schemaChanges(from old: CheckedSchema, to new: CheckedSchema) -> [SchemaChange] {
  var diff = SchemaDiff(schemas: Versions(old: old, new: new))
  diff.compareRoots()
  diff.compareGroups()
  diff.compareConstants()
  diff.compareClassTypes()
  diff.compareOutput()
  return diff.inFileOrder
}

struct SchemaDiff {
  let schemas: Versions<CheckedSchema>
  private(set) var detected: [DetectedChange] = []

  init(schemas: Versions<CheckedSchema>) { self.schemas = schemas }

  /// Adds a change.
  ///
  /// - Parameters:
  ///   - predicate: The predicate of the message, such as "is now required".
  ///   - part: The changed part of the class type, if `readCards` finds the effects of the change.
  ///   - place: The key of the changed alias, or `nil` for an alias that ends in `*` and for other changes. The change
  ///     has an effect only on cards with this key.
  ///   - remark: Advice that does not depend on the effects.
  mutating func report(
    _ code: SchemaChangeCode, _ subject: Subject, _ predicate: String, at places: Locations = .none,
    of part: ChangedPart? = nil, place: ValuePath? = nil, undo: DetectedChange.Undo? = nil,
    changesCode: Bool = false, advice: [Direction: String] = [:],
    consequences: [Direction: Consequence] = [:], remark: String? = nil
  ) {
    detected.append(
      DetectedChange(
        code: code, subject: subject, predicate: predicate, places: places, part: part,
        place: place?.place, undo: undo, changesCode: changesCode, advice: advice,
        consequences: consequences, remark: remark))
  }

  /// Reads cards of both versions of a class type to find the effects of its changes.
  ///
  /// - Parameter start: The index of the first change to consider.
  mutating func readCards(of pair: ClassTypeComparison, changesFrom start: Int) {
    let changes = detected.enumerated().dropFirst(start).filter { $0.element.part != nil }
    guard !changes.isEmpty else { return }
    for direction in Direction.allCases {
      let trials = CardTrials(direction, of: pair, changes: changes)
      for (index, observation) in trials.observations {
        detected[index].add(observation, in: direction, card: trials.json(observation))
      }
    }
  }

  /// Adds the changes of another comparison that affect cards, without their effects on code.
  mutating func addCardChanges(of other: SchemaDiff) {
    for var change in other.detected where !change.effects.isEmpty {
      change.changesCode = false
      detected.append(change)
    }
  }

  /// If there are no other changes, reports a difference in generated code, for example because the aliases of a
  /// class type are in a different order.
  fileprivate mutating func compareOutput() {
    guard detected.isEmpty, schemas.old.model.statements != schemas.new.model.statements else {
      return
    }
    report(
      .outputChanged, Subject(name: "the generated code"), "differs in order or spelling")
  }

  /// The changes in file order. Changes that differ only in their class types and examples are reported once.
  fileprivate var inFileOrder: [SchemaChange] {
    var merged: [DetectedChange] = []
    var indices: [String: Int] = [:]
    for change in detected {
      let key = change.textWithoutClassTypes
      if !change.subject.owners.isEmpty, let index = indices[key] {
        merged[index].subject.owners += change.subject.owners
      } else {
        indices[key] = merged.count
        merged.append(change)
      }
    }
    return merged.map(\.change).inFileOrder(by: \.new)
  }
}

extension Model {
  /// For each generated file, its lines as UTF-8, without comments and empty lines.
  fileprivate var statements: [[[UInt8]]] {
    generateSource(for: self).map { file in
      file.text.split(separator: "\n").filter { !$0.drop { $0 == " " }.hasPrefix("//") }
        .map { Array($0.utf8) }
    }
  }
}

struct Subject {
  /// A phrase such as `"tile_id"` or `the schema`.
  var name: String
  var owners: [String] = []

  /// The name with its class types, such as `"tile_id" of class type "home_tile"`.
  var phrase: String {
    guard let first = owners.first else { return name }
    let others = owners.count > 4 ? owners[..<3] + ["\(owners.count - 3) more"] : owners[...]
    return owners.count == 1
      ? "\(name) of class type \(first)" : "\(name) of class types \(Array(others).andList)"
  }
}

/// A change whose effects on cards may not be known yet.
struct DetectedChange {
  /// A closure that copies the changed members of a field from the other version.
  typealias Undo = (inout Field, Field) -> Void

  var code: SchemaChangeCode
  var subject: Subject
  var predicate: String
  var places: Locations
  var part: ChangedPart?
  var place: CardMaker.Place?
  var undo: Undo?
  var changesCode: Bool
  var advice: [Direction: String]
  var consequences: [Direction: Consequence]
  var remark: String?

  mutating func add(_ observation: Observation, in direction: Direction, card: String?) {
    consequences[direction] = Consequence(
      effect: observation.severity, sentence: observation.effect.sentence(in: direction), card: card
    )
    if observation.effect == .dependsOnType {
      advice[direction] = "test the types with cards of both versions"
    }
  }

  /// The effects in each direction. The effect on new cards comes first.
  var effects: [(direction: Direction, consequence: Consequence)] {
    [Direction.oldApps, .liveCards].compactMap { direction in
      consequences[direction].map { (direction, $0) }
    }
  }

  /// A text that is equal for changes that differ only in their class types and examples.
  fileprivate var textWithoutClassTypes: String {
    let texts = [code.rawValue, subject.name, predicate, "\(places)", "\(changesCode)"]
    return (texts + effects.map(\.consequence.sentence)).joined(separator: "\n")
  }

  fileprivate var change: SchemaChange {
    let sentences = effects.map { _, consequence in
      consequence.sentence + (consequence.card.map { ", for example: \($0)" } ?? "")
    }
    return SchemaChange(
      code: code,
      message: "\(subject.phrase) \(predicate)"
        + (sentences.isEmpty ? "" : ": \(sentences.joined(separator: "; "))"),
      oldApps: consequences[.oldApps]?.effect ?? .none,
      liveCards: consequences[.liveCards]?.effect ?? .none,
      oldAppsCard: consequences[.oldApps]?.card, liveCardsCard: consequences[.liveCards]?.card,
      changesCode: changesCode, old: places.old, new: places.new,
      advice: (effects.map { advice[$0.direction] } + [remark]).compactMap(\.self).uniqued)
  }
}
