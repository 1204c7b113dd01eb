import ContentCardSchema
import TestSupport

/// A random field of a class type, or a choice of a `oneOf`.
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
  var json: String {
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
  func choice(number: Int) -> String {
    let place = isCard ? "\"card\": \"\(key.dropFirst(5))\"" : "\"extras\": \"\(key)\""
    let name = "in_\(key.replacing("card.", with: ""))\(number == 0 ? "" : "_\(number)")"
    let members = ["\"case\": \"\(name)\"", place, "\"type\": \"\(type)\""] + rules
    return "{\(members.joined(separator: ", "))}"
  }
}
