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

struct FieldDraft {
  var key: String
  var base: BaseType
  var isList: Bool
  var isOptional: Bool
  var defaultText: String?
  var values: [String]?
  var minimum: String?
  var maximum: String?
  var allowsEmpty: Bool
  var separator: String
  var isUnique: Bool
  var minimumCount: Int?
  var maximumCount: Int?
  var format: String
  var aliases: [String]
  /// The format or the separator of the values under the aliases, or `nil` if they are the field's.
  var aliasFormat: String?
  var rejectsLiquid: Bool
  var fallback: [String]

  static let bases: [BaseType] = [
    .string, .int, .double, .decimal, .bool, .url, .date, .color, .json, .string, .int,
  ]

  init(key: String, using random: inout SeededGenerator) {
    self.key = key
    base = random.pick(Self.bases)
    isList = random.oneIn(4) || key.hasSuffix("*")
    isOptional = random.oneIn(2)
    defaultText = random.oneIn(4) ? random.pick(["0", "5", "small", "", "true"]) : nil
    values =
      random.oneIn(3)
      ? Array(
        ["small", "large", "huge", "Small", "sm-all", "caf\u{E9}", "cafe\u{301}"]
          .shuffled(using: &random).prefix(random.number(1...3)))
      : nil
    minimum = random.oneIn(4) ? random.pick(["0", "3"]) : nil
    maximum = random.oneIn(4) ? random.pick(["7", "20"]) : nil
    allowsEmpty = random.oneIn(4)
    separator =
      random.oneIn(2)
      ? "," : random.pick(random.oneIn(4) ? ["\u{E9}", "e\u{301}"] : CardPool.separators)
    isUnique = random.oneIn(4)
    minimumCount = random.oneIn(4) ? random.number(2...4) : nil
    maximumCount = random.oneIn(4) ? random.number(1...4) : nil
    format = random.pick(["iso8601", "unix", "unixMilliseconds"])
    aliases =
      random.oneIn(3)
      ? [
        random.pick([
          "\(key)_x", "\(key)_y", "\(key)_z_*", key.hasPrefix("s_") ? "\(key)_x" : "s_*",
        ])
      ] : []
    aliasFormat = random.oneIn(3) ? random.pick(["iso8601", "unix", "|", ";"]) : nil
    rejectsLiquid = random.oneIn(4)
    fallback =
      random.oneIn(3)
      ? Array(
        ["a", "b", "card.title", "card.imageAspectRatio", "card.openURLInWebView"].filter {
          $0 != key
        }.shuffled(using: &random)
          .prefix(random.number(1...2))) : []
  }

  /// Creates a choice of a `oneOf`, whose alias can be the key of another choice or a field.
  init(choice key: String, using random: inout SeededGenerator) {
    self.init(key: key, using: &random)
    if random.oneIn(3) {
      aliases = [random.pick(["a", "b", "d", "e"].filter { $0 != key } + ["s_*"])]
    }
  }

  /// Copies one member from another random field.
  mutating func change(using random: inout SeededGenerator) {
    let other = FieldDraft(key: key, using: &random)
    switch random.number(0...14) {
    case 14: (minimumCount, maximumCount) = (other.minimumCount, other.maximumCount)
    case 12: aliasFormat = other.aliasFormat
    case 13: rejectsLiquid.toggle()
    case 0: base = other.base
    case 1 where !isCollected: isList.toggle()
    case 2: isOptional.toggle()
    case 3: defaultText = other.defaultText
    case 4: values = other.values
    case 5: minimum = other.minimum
    case 6: maximum = other.maximum
    case 7: allowsEmpty.toggle()
    case 8: (separator, isUnique) = (other.separator, other.isUnique)
    case 9: format = other.format
    case 10: aliases = other.aliases
    default: fallback = other.fallback
    }
  }

  /// Replaces "é" with "e" and a combining accent, or the other way around.
  mutating func changeNormalization() {
    let other = { (text: String) in
      text.utf8.contains(0xCC)
        ? text.precomposedStringWithCanonicalMapping : text.decomposedStringWithCanonicalMapping
    }
    separator = other(separator)
    values = values?.map(other)
  }

  /// Changes the key, and usually adds the old key as an alias.
  mutating func rename(using random: inout SeededGenerator) {
    if isCollected { key = key == "s_*" ? "s_1_*" : "s_*" }
    guard !isCard, !isCollected else { return }
    if random.oneIn(4) { aliases = [] } else { aliases.insert(key, at: 0) }
    key = "\(key)_x"
    aliases.removeAll { $0 == key }
  }

  /// Whether the value can be in a pair of `order`.
  var isComparable: Bool { !isList && (base.isNumber || base == .date) }

  private var isCard: Bool { key.hasPrefix("card.") }
  private var isCollected: Bool { key.hasSuffix("*") }

  private var rules: [String] {
    var rules: [String] = []
    let isEnum = base == .string && values != nil
    if base.isNumber {
      if let minimum { rules.append("\"minimum\": \(minimum)") }
      if let maximum { rules.append("\"maximum\": \(maximum)") }
    }
    if base == .date { rules.append("\"format\": \"\(format)\"") }
    if !isCollected, allowsEmpty, isList || (base == .string && !isEnum) {
      rules.append("\"allowsEmpty\": true")
    }
    if isList, !isCollected, base != .json {
      let isInEachValue = Self.partsOfEachValue[base]?.contains(separator) ?? false
      rules.append("\"separator\": \"\(isInEachValue ? "," : separator)\"")
    }
    if isList, isUnique { rules.append("\"unique\": true") }
    if isList, !(isUnique && base == .json) {
      if let minimumCount, !allowsEmpty || isCollected {
        rules.append("\"minimumCount\": \(minimumCount)")
      }
      if let maximumCount { rules.append("\"maximumCount\": \(maximumCount)") }
    }
    if base == .string, !isEnum, rejectsLiquid, !isList || isCollected {
      rules.append("\"liquid\": \"reject\"")
    }
    if !aliases.isEmpty, !isCard, !isCollected {
      rules.append("\"aliases\": [\(aliases.map(alias).joined(separator: ", "))]")
    }
    return rules
  }

  /// Separators with which no text would be a valid list.
  private static let partsOfEachValue: [BaseType: [String]] = [
    .url: [":", "//"], .color: ["#"], .date: [":", "-", "Z"],
  ]

  private func alias(_ key: String) -> String {
    let isSplit = isList && base != .json
    let isPrefix = isSplit && key.hasSuffix("*")
    let key = isPrefix || !key.hasSuffix("*") ? key : String(key.dropLast())
    guard let aliasFormat else { return "\"\(key)\"" }
    if base == .date, aliasFormat.count > 1 {
      return "{\"key\": \"\(key)\", \"format\": \"\(aliasFormat)\"}"
    }
    let isSeparator = isSplit && !isPrefix && aliasFormat.count == 1
    return isSeparator
      ? "{\"key\": \"\(key)\", \"separator\": \"\(aliasFormat)\"}" : "\"\(key)\""
  }

  private var type: String { base.rawValue + (isList ? "[]" : "") }

  /// The field as a member of `card` or `extras`.
  fileprivate var json: String {
    var members = ["\"type\": \"\(type)\(isOptional && defaultText == nil ? "?" : "")\""]
    if base == .string, let values {
      members.append("\"enum\": [\(values.map { "\"\($0)\"" }.joined(separator: ", "))]")
    }
    members += rules
    if let defaultText, !isCollected { members.append("\"default\": \"\(defaultText)\"") }
    if !fallback.isEmpty, !isCollected {
      members.append("\"fallback\": [\(fallback.map { "\"\($0)\"" }.joined(separator: ", "))]")
    }
    let name = isCard ? String(key.dropFirst(5)) : key
    return "\"\(name)\": {\(members.joined(separator: ", "))}"
  }

  /// Returns the field as a choice of a `oneOf`.
  ///
  /// - Parameter number: The number of earlier choices with the same key.
  fileprivate func choice(number: Int) -> String {
    let place = isCard ? "\"card\": \"\(key.dropFirst(5))\"" : "\"extras\": \"\(key)\""
    let name = "in_\(key.replacing("card.", with: ""))\(number == 0 ? "" : "_\(number)")"
    let members = ["\"case\": \"\(name)\"", place, "\"type\": \"\(type)\""] + rules
    return "{\(members.joined(separator: ", "))}"
  }
}
