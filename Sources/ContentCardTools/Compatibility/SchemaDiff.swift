import ContentCardCodegen
import ContentCardSchema

/// Returns the differences between two versions of a schema, in the order of the new file. A difference with no
/// location of its own in the new file has the location of the enclosing declaration, such as the class type.
/// Differences without any location in the new file come first.
package func schemaChanges(from old: CheckedSchema, to new: CheckedSchema) -> [SchemaChange] {
  var diff = SchemaDiff(old: old, new: new)
  diff.compareRoots()
  diff.compareGroups()
  diff.compareConstants()
  diff.compareClassTypes()
  diff.compareOutput()
  return diff.inFileOrder
}

/// Compares two schemas and collects the changes.
struct SchemaDiff {
  let old: CheckedSchema
  let new: CheckedSchema
  private var detected: [DetectedChange] = []

  init(old: CheckedSchema, new: CheckedSchema) {
    self.old = old
    self.new = new
  }

  /// Adds a change.
  ///
  /// - Parameters:
  ///   - subject: The subject of the message.
  ///   - predicate: The predicate of the message, such as "is now required".
  ///   - part: The part of the class type whose cards show the effects of the change.
  ///   - place: The key that the change adds or removes.
  ///   - undo: Copies the changed members of a field from the other version.
  mutating func report(
    _ code: SchemaChangeCode, _ subject: Subject, _ predicate: String, at places: Locations,
    of part: ChangedPart? = nil, place: ValuePath? = nil, undo: SuspectedChange.Undo? = nil,
    liveCards: Consequence = .none,
    oldApps: Consequence = .none, changesCode: Bool = false, advice: String? = nil
  ) {
    detected.append(
      DetectedChange(
        code: code, subject: subject, predicate: predicate, places: places, part: part,
        place: place?.place, undo: undo, liveCards: liveCards, oldApps: oldApps,
        changesCode: changesCode,
        advice: advice))
  }

  /// Reads cards of both versions of a class type to find the effects of its changes.
  ///
  /// - Parameter start: The number of changes that were found before those of the class type.
  mutating func readCards(of pair: ClassTypeComparison, changesFrom start: Int) {
    let indices = detected.indices[start...]
    var changes: [ChangedPart: [SuspectedChange]] = [:]
    for index in indices {
      guard let part = detected[index].part else { continue }
      changes[part, default: []].append(
        SuspectedChange(
          index: index, code: detected[index].code, place: detected[index].place,
          undo: detected[index].undo))
    }
    let parts = indices.compactMap { detected[$0].part }.uniqued
    guard !parts.isEmpty else { return }
    for direction in [Direction.oldApps, .liveCards] {
      let trials = CardTrials(direction, of: pair, parts: parts, changes: changes)
      for (index, observation) in trials.observations {
        detected[index].add(observation, in: direction, card: trials.json(observation))
      }
    }
  }

  /// Adds the changes of another comparison that affect cards.
  mutating func addCardChanges(of other: SchemaDiff) {
    for var change in other.detected where change.isAboutCards {
      change.changesCode = false
      detected.append(change)
    }
  }

  var count: Int { detected.count }

  /// Reports a difference in generated code that no other change explains, such as aliases in a different order.
  fileprivate mutating func compareOutput() {
    guard detected.isEmpty, old.model.statements != new.model.statements else { return }
    report(
      .outputChanged, Subject(name: "the generated code"),
      "differs in order or spelling", at: Locations())
  }

  /// The changes in file order. The same change in several class types of a group is reported once.
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
  /// The lines of the generated files as UTF-8, without comments.
  fileprivate var statements: [[[UInt8]]] {
    generateSource(for: self).map { file in
      file.text.split(separator: "\n").filter { !$0.drop { $0 == " " }.hasPrefix("//") }
        .map { Array($0.utf8) }
    }
  }
}

/// The subject of a message about a change.
struct Subject: Hashable {
  /// The name, such as `"tile_id"`.
  var name: String
  /// The class types that the subject belongs to, if any.
  var owners: [String] = []

  /// The name with its class types, such as `"tile_id" of class type "home_tile"`.
  var phrase: String {
    guard let first = owners.first else { return name }
    let others = owners.count > 4 ? owners[..<3] + ["\(owners.count - 3) more"] : owners[...]
    return owners.count == 1
      ? "\(name) of class type \(first)" : "\(name) of class types \(Array(others).andList)"
  }
}

/// The locations of a change in the old and the new file. A location is `nil` if the change has none in that file.
struct Locations: Hashable {
  var old: SourceLocation?
  var new: SourceLocation?
}

/// A change whose effects on cards may not be known yet.
private struct DetectedChange {
  var code: SchemaChangeCode
  var subject: Subject
  var predicate: String
  var places: Locations
  var part: ChangedPart?
  var place: CardMaker.Place?
  var undo: SuspectedChange.Undo?
  var liveCards: Consequence
  var oldApps: Consequence
  var changesCode: Bool
  var advice: String?

  var isAboutCards: Bool { max(liveCards.effect, oldApps.effect) != .none }

  mutating func add(_ observation: Observation, in direction: Direction, card: String?) {
    let consequence = direction == .oldApps ? \Self.oldApps : \.liveCards
    self[keyPath: consequence].effect = observation.severity
    self[keyPath: consequence].sentence = direction.sentence(on: observation.effect)
    self[keyPath: consequence].card = card
    if observation.effect == .dependsOnType {
      self[keyPath: consequence].advice = "test the types with cards of both versions"
    }
  }

  private var consequences: [Consequence] { [oldApps, liveCards].filter { $0.effect != .none } }

  /// A text that is equal for the same change in all class types of a group.
  var textWithoutClassTypes: String {
    let texts = [code.rawValue, subject.name, predicate, "\(places)", "\(changesCode)"]
    return (texts + consequences.map(\.sentence)).joined(separator: "\n")
  }

  var change: SchemaChange {
    let sentences = consequences.map {
      $0.sentence + ($0.card.map { ", for example: \($0)" } ?? "")
    }
    return SchemaChange(
      code: code,
      message: "\(subject.phrase) \(predicate)"
        + (sentences.isEmpty ? "" : ": \(sentences.joined(separator: "; "))"),
      oldApps: oldApps.effect, liveCards: liveCards.effect, oldAppsCard: oldApps.card,
      liveCardsCard: liveCards.card, changesCode: changesCode, old: places.old, new: places.new,
      advice: (consequences.map(\.advice) + [advice]).compactMap(\.self).uniqued)
  }
}

extension Direction {
  fileprivate func sentence(on effect: Observation.Effect) -> String {
    switch effect {
    case .rejected: "\(app) \(verb("reject")) \(cards)"
    case .rejectedByRules:
      "\(app) \(verb("reject")) some \(cards), which then break \"order\" or \"atLeastOne\""
    case .lost: "\(app) \(verb("read")) no value from \(cards)"
    case .different: "\(app) \(verb("read")) \(cards) differently"
    case .dependsOnType: "\(app) may misread \(cards), depending on the Swift types"
    case .untested: "\(app) may not read \(cards) correctly; diff could not try every card"
    }
  }
}
