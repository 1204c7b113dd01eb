import ContentCardSchema
import Foundation
import TestSupport

/// A random schema from which a changed version can be derived.
///
/// Its values are from `CardPool`, so that the cards of `CardPool` can show a difference between the versions.
struct SchemaDraft {
  var classTypes: [ClassTypeDraft]
  var isCaseSensitive: Bool
  var discriminators = ["class_type"]

  var json: String {
    let types = classTypes.map(\.json).joined(separator: ", ")
    return
      "{\"discriminator\": \(discriminators), \"caseSensitive\": \(isCaseSensitive), \"classTypes\": {\(types)}}"
  }

  /// Half of the schemas have a single field, a few fields and choices that can read each other's keys, or a few fields
  /// with rules for several values, so that an effect of their changes is not hidden by other effects.
  init(using random: inout SeededGenerator) {
    guard random.oneIn(2) else {
      if random.oneIn(3) {
        isCaseSensitive = false
        classTypes = [ClassTypeDraft(rulesOf: ["a", "b", "c"], using: &random)]
        return
      }
      isCaseSensitive = false
      classTypes = [ClassTypeDraft("item", fields: [FieldDraft(key: "a", using: &random)])]
      guard random.oneIn(3) else { return }
      classTypes[0].fields.append(FieldDraft(key: "b", using: &random))
      classTypes[0].oneOf = .init(keys: ["d", "d", "e", "e"], using: &random)
      return
    }
    classTypes = [ClassTypeDraft("item", using: &random)]
    if random.oneIn(3) { classTypes.append(ClassTypeDraft("note", using: &random)) }
    isCaseSensitive = random.oneIn(3)
  }

  /// Whether the schema has only one field.
  private var hasSingleField: Bool {
    classTypes.count == 1 && classTypes[0].fields.count == 1 && classTypes[0].oneOf == nil
  }

  /// Returns a version with one to three changes.
  func changed(using random: inout SeededGenerator) -> Self {
    var changed = self
    if random.oneIn(10) {
      for type in changed.classTypes.indices {
        for field in changed.classTypes[type].fields.indices {
          changed.classTypes[type].fields[field].changeNormalization()
        }
      }
      return changed
    }
    if hasSingleField, !random.oneIn(3) {
      if random.oneIn(2) {
        changed.classTypes[0].fields[0].isList.toggle()
      } else {
        changed.classTypes[0].fields[0].change(using: &random)
      }
      return changed
    }
    if classTypes.count == 1, classTypes[0].hasRules, random.oneIn(2) {
      let index = random.number(0...classTypes[0].fields.count - 1)
      changed.classTypes[0].fields[index].change(using: &random)
      return changed
    }
    if classTypes.count == 1, classTypes[0].oneOf != nil, random.oneIn(3) {
      changed.classTypes[0].oneOf?.change(using: &random)
      return changed
    }
    for _ in 0..<random.number(1...3) {
      let index = random.number(0...changed.classTypes.count - 1)
      switch random.number(0...10) {
      case 10:
        changed.discriminators = Array(
          ["class_type", "kind", "old_kind", "e"].shuffled(using: &random)
            .prefix(random.number(1...3)))
      case 0:
        changed.isCaseSensitive.toggle()
        changed.classTypes[index].changeNames(using: &random)
      case 1: changed.classTypes[index].changeNames(using: &random)
      case 2: changed.classTypes = Self(using: &random).classTypes
      case 3: changed.classTypes.shuffle(using: &random)
      default: changed.classTypes[index].change(using: &random)
      }
    }
    return changed
  }
}

struct ClassTypeDraft {
  var name: String
  var object: String?
  var aliases: [String] = []
  var fields: [FieldDraft]
  var oneOf: OneOfDraft?
  /// Whether at least one of the optional fields is required.
  var requiresAtLeastOne = false
  /// The keys of which a card must have a value if it has one for the other, if the fields are optional.
  var together: [String] = []
  /// The keys of fields of which each and the next must be in order, if they can be compared.
  var order: [String] = []

  struct OneOfDraft {
    var choices: [FieldDraft]
    var isRequired: Bool

    /// Creates one to three choices that read some of the keys.
    init(keys: [String], using random: inout SeededGenerator) {
      choices = keys.shuffled(using: &random).prefix(random.number(1...3))
        .map { FieldDraft(choice: $0, using: &random) }
      isRequired = random.oneIn(2)
    }

    mutating func change(using random: inout SeededGenerator) {
      let index = random.number(0...choices.count - 1)
      switch random.number(0...4) {
      case 0 where choices.count > 1: choices.remove(at: index)
      case 1: choices.append(FieldDraft(choice: random.pick(["d", "e"]), using: &random))
      case 2 where choices.count > 1: choices.shuffle(using: &random)
      case 3: isRequired.toggle()
      default: choices[index].change(using: &random)
      }
    }
  }

  fileprivate var json: String {
    let card = fields.filter { $0.key.hasPrefix("card.") }
    let extras = fields.filter { !$0.key.hasPrefix("card.") }
    var members = [
      "\"card\": {\(card.map(\.json).joined(separator: ", "))}",
      "\"extras\": {\(extras.map(\.json).joined(separator: ", "))}",
    ]
    if let object { members.append("\"object\": \"\(object)\"") }
    if !aliases.isEmpty {
      members.append("\"aliases\": [\(aliases.map { "\"\($0)\"" }.joined(separator: ", "))]")
    }
    let optional = fields.filter { $0.isOptional && $0.defaultText == nil }.map(\.key)
    let optionalTogether = together.filter(optional.contains)
    // One of the fields that are used together is enough, so that the others are needed only for it.
    let needed = optional.filter { !optionalTogether.dropFirst().contains($0) }
    if requiresAtLeastOne, !needed.isEmpty { members.append("\"atLeastOne\": [\(needed)]") }
    if optionalTogether.count > 1 { members.append("\"together\": [\(optionalTogether)]") }
    let ordered = order.compactMap { key in fields.first { $0.key == key } }
    let pairs = zip(ordered, ordered.dropFirst()).filter { first, second in
      first.isComparable && second.isComparable && first.base == second.base
    }
    if !pairs.isEmpty { members.append("\"order\": \(pairs.map { [$0.key, $1.key] })") }
    if let oneOf {
      let choices = oneOf.choices.enumerated().map { index, field in
        field.choice(number: oneOf.choices[..<index].count { $0.key == field.key })
      }.joined(separator: ", ")
      members.append(
        "\"oneOf\": {\"content\": {\"required\": \(oneOf.isRequired), \"choices\": [\(choices)]}}")
    }
    return "\"\(name)\": {\(members.joined(separator: ", "))}"
  }

  init(_ name: String, fields: [FieldDraft]) {
    self.name = name
    self.fields = fields
  }

  fileprivate var hasRules: Bool { !together.isEmpty || !order.isEmpty }

  /// Creates fields with an order, fields that are used together, or both.
  init(rulesOf keys: [String], using random: inout SeededGenerator) {
    self.init("item", fields: keys.map { FieldDraft(key: $0, using: &random) })
    let base = random.pick([BaseType.int, .double, .decimal, .date])
    for index in fields.indices {
      fields[index].fallback = []
      guard !random.oneIn(4) else { continue }
      (fields[index].base, fields[index].isList) = (base, false)
    }
    requiresAtLeastOne = random.oneIn(2)
    changeRules(using: &random)
    for index in fields.indices where together.contains(fields[index].key) {
      (fields[index].isOptional, fields[index].defaultText) = (true, nil)
    }
  }

  init(_ name: String, using random: inout SeededGenerator) {
    self.name = name
    let keys = ["a", "b", "c", "card.title", "s_*", "s_1"].filter { key in
      random.oneIn(key == "a" ? 1 : 2)
    }
    fields = keys.map { FieldDraft(key: $0, using: &random) }
    if random.oneIn(3) {
      oneOf = OneOfDraft(
        keys: ["d", "e", "card.urlString", random.pick(["a", "b", "d", "e"])], using: &random)
    }
    requiresAtLeastOne = random.oneIn(3)
    if random.oneIn(3) { changeRules(using: &random) }
    if random.oneIn(3) { changeNames(using: &random) }
  }

  /// Changes the capitalization of the name, and replaces the object and the aliases.
  mutating func changeNames(using random: inout SeededGenerator) {
    if random.oneIn(3) { name = random.pick([name.lowercased(), name.capitalized]) }
    object = random.pick([nil, "\(name)\u{E9}", "\(name)e\u{301}"])
    aliases = Array(
      ["item", "Item", "ITEM", "note", "Note", "NOTE", "tip", "caf\u{E9}", "cafe\u{301}"]
        .shuffled(using: &random)
        .prefix(random.number(0...2)))
  }

  /// Replaces the rules for several values.
  private mutating func changeRules(using random: inout SeededGenerator) {
    let keys = fields.map(\.key).shuffled(using: &random)
    together = random.oneIn(3) ? [] : Array(keys.prefix(random.number(2...3)))
    order =
      random.oneIn(3)
      ? [] : Array(keys.shuffled(using: &random).prefix(random.number(2...3)))
  }

  mutating func change(using random: inout SeededGenerator) {
    let other = Self(name, using: &random)
    let index = random.number(0...fields.count - 1)
    switch random.number(0...11) {
    case 10: changeRules(using: &random)
    case 11: together = Array(together.dropLast())
    case 0: fields = other.fields
    case 1: oneOf = other.oneOf
    case 2: requiresAtLeastOne.toggle()
    case 3 where fields.count > 1: fields.remove(at: 0)
    case 4:
      let key = fields[index].key
      fields[index].rename(using: &random)
      guard !random.oneIn(4) else { break }
      together = together.map { $0 == key ? fields[index].key : $0 }
      order = order.map { $0 == key ? fields[index].key : $0 }
    case 5: oneOf?.change(using: &random)
    case 6: fields.shuffle(using: &random)
    default: fields[index].change(using: &random)
    }
  }
}
