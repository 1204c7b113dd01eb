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
  private var findings: [Finding] = []

  init(old: CheckedSchema, new: CheckedSchema) {
    self.old = old
    self.new = new
  }

  /// Adds a change to the findings.
  ///
  /// - Parameters:
  ///   - subject: The subject of the message.
  ///   - predicate: The predicate of the message, such as "is now required".
  mutating func report(
    _ code: SchemaChangeCode, _ subject: Subject, _ predicate: String, at places: Locations,
    liveCards: Consequence = .none, oldApps: Consequence = .none, changesCode: Bool = false,
    advice: String? = nil
  ) {
    let consequences = [oldApps, liveCards].filter { $0.effect != .none }
    findings.append(
      Finding(
        subject: subject, predicate: predicate, sentences: consequences.map(\.sentence),
        change: SchemaChange(
          code: code, message: "", oldApps: oldApps.effect, liveCards: liveCards.effect,
          changesCode: changesCode, old: places.old, new: places.new,
          advice: (consequences.map(\.advice) + [advice]).compactMap(\.self).uniqued)))
  }

  /// Reports a difference in generated code that no other change explains, such as aliases in a different order.
  fileprivate mutating func compareOutput() {
    guard findings.isEmpty, old.model.statements != new.model.statements else { return }
    report(
      .outputChanged, Subject(name: "the generated code"),
      "differs in order or spelling", at: Locations())
  }

  /// Adds those changes from another comparison that affect cards.
  mutating func addCardChanges(of other: SchemaDiff) {
    for var finding in other.findings where finding.change.isAboutCards {
      finding.change.changesCode = false
      findings.append(finding)
    }
  }

  /// The changes in file order. The same change in several class types of a group is reported once.
  fileprivate var inFileOrder: [SchemaChange] {
    var merged: [Finding] = []
    var indices: [Finding: Int] = [:]
    for finding in findings {
      var key = finding
      key.subject.owners = []
      if !finding.subject.owners.isEmpty, let index = indices[key] {
        merged[index].subject.owners += finding.subject.owners
      } else {
        indices[key] = merged.count
        merged.append(finding)
      }
    }
    return merged.map(\.changeWithMessage).inFileOrder(by: \.new)
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
struct Locations {
  var old: SourceLocation?
  var new: SourceLocation?
}

extension SchemaChange {
  fileprivate var isAboutCards: Bool { oldApps != .none || liveCards != .none }
}

private struct Finding: Hashable {
  var subject: Subject
  var predicate: String
  var sentences: [String]
  /// The change without its message.
  var change: SchemaChange

  var changeWithMessage: SchemaChange {
    var change = change
    change.message = "\(subject.phrase) \(predicate)"
    if !sentences.isEmpty { change.message += ": \(sentences.joined(separator: "; "))" }
    return change
  }
}
