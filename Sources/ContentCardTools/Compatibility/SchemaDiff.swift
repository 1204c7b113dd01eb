import ContentCardCodegen
import ContentCardSchema

/// What two versions of a schema have otherwise, in the order of the new file; what stands nowhere
/// in it comes where its class type does, or first.
package func schemaChanges(from old: CheckedSchema, to new: CheckedSchema) -> [SchemaChange] {
  var diff = SchemaDiff(old: old, new: new)
  diff.compareRoots()
  diff.compareGroups()
  diff.compareConstants()
  diff.compareClassTypes()
  diff.compareOutput()
  return diff.inFileOrder
}

/// Gathers the changes.
struct SchemaDiff {
  let old: CheckedSchema
  let new: CheckedSchema
  private var findings: [Finding] = []

  init(old: CheckedSchema, new: CheckedSchema) {
    self.old = old
    self.new = new
  }

  /// - Parameters:
  ///   - subject: What has changed, in quotes.
  ///   - predicate: What has become of it: "is required now".
  mutating func report(
    _ code: SchemaChangeCode, _ subject: Subject, _ predicate: String, at places: Locations,
    liveCards: Consequence = .none, oldApps: Consequence = .none, changesCode: Bool = false
  ) {
    let consequences = [oldApps, liveCards].filter { $0.effect != .none }
    findings.append(
      Finding(
        subject: subject, predicate: predicate, sentences: consequences.map(\.sentence),
        change: SchemaChange(
          code: code, message: "", oldApps: oldApps.effect, liveCards: liveCards.effect,
          changesCode: changesCode, old: places.old, new: places.new,
          advice: consequences.compactMap(\.advice).uniqued)))
  }

  /// Reports generated code that differs although nothing else does, such as names that are listed in another order.
  fileprivate mutating func compareOutput() {
    guard findings.isEmpty, old.model.statements != new.model.statements else { return }
    report(
      .outputChanged, Subject(name: "the generated code"),
      "is written in another order or spelling", at: Locations())
  }

  /// Takes over what another comparison found out about cards.
  mutating func adopt(_ other: SchemaDiff) {
    for var finding in other.findings where finding.change.isAboutCards {
      finding.change.changesCode = false
      findings.append(finding)
    }
  }

  /// What is said of several class types of a group is said once.
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
    return merged.map(\.whole).inFileOrder(by: \.new)
  }
}

extension Model {
  /// The lines of the generated files but for comments.
  fileprivate var statements: [[Substring]] {
    generateSource(for: self).map { file in
      file.text.split(separator: "\n").filter { !$0.drop { $0 == " " }.hasPrefix("//") }
    }
  }
}

/// What a change is about.
struct Subject: Hashable {
  /// `"tile_id"`
  var name: String
  /// The class types that have it; empty for what belongs to none.
  var owners: [String] = []

  /// `"tile_id" of class type "home_tile"`
  var phrase: String {
    guard let first = owners.first else { return name }
    let others = owners.count > 4 ? owners[..<3] + ["\(owners.count - 3) more"] : owners[...]
    return owners.count == 1
      ? "\(name) of class type \(first)" : "\(name) of class types \(Array(others).andList)"
  }
}

/// Where something stands in both files; nil where it does not.
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
  /// All but the message.
  var change: SchemaChange

  var whole: SchemaChange {
    var whole = change
    whole.message = "\(subject.phrase) \(predicate)"
    if !sentences.isEmpty { whole.message += ": \(sentences.joined(separator: "; "))" }
    return whole
  }
}

extension [String] {
  /// `a, b and c`.
  var andList: String {
    guard let last, count > 1 else { return first ?? "" }
    return dropLast().joined(separator: ", ") + " and " + last
  }
}
