import ContentCardSchema
import TestSupport

@testable import ContentCardCodegen

/// A field before it is written to a schema.
struct FieldDraft {
  /// The field's path as in `atLeastOne`.
  var path: String
  var tree: JSONTree
  var base: BaseType
  var isList: Bool
  var isOptional: Bool
  /// The property's name in the app's own type.
  var property = ""
  var swiftType = ""
  /// The allowed values.
  var values: [String]?
  /// The range of the field's numbers.
  var bounds = -9...99
  /// Whether each value has its own key.
  var isCollected: Bool { path.hasSuffix("*") }
  var isDefaulted: Bool { tree["default"] != nil }
  /// Whether a card can lack a value, so that the field can be in `atLeastOne` and `together`.
  var canBeMissing: Bool { isOptional && !isDefaulted && path != "card.openURLInWebView" }
  var isUnique: Bool { if case .bool(true)? = tree["unique"] { true } else { false } }
  /// Whether the field is a set of at least two items. The items of a random default or example can be equal.
  var needsSeveralValues: Bool { isUnique && tree["minimumCount"]?.digits == "2" }
  var key: String? { path.hasPrefix("card.") ? nil : path }

  var typeSpelling: String {
    base.rawValue + (isList ? "[]" : "") + (isOptional ? "?" : "")
  }
}

extension SchemaGrammar {
  static let textFields = [
    "title", "cardDescription", "image", "imageAltText", "urlString", "domain", "language",
  ]

  /// Prefixes, most of which are also prefixes of standard fields.
  private static let prefixes = ["t", "image", "line_"]

  /// Returns a key of the extras that the object does not have.
  mutating func key(excluding taken: Set<String>) -> String {
    while true {
      var key = dashboardText()
      if random.oneIn(2) { key = random.pick(Self.ordinary) + "_\(random.number(0...30))" }
      if random.oneIn(8) {
        key = random.pick(["class_type", "title", "image", "urlString", "extras"])
      }
      if random.oneIn(4), let known = keys.sorted().randomElement(using: &random) { key = known }
      guard !key.hasSuffix("*"), !key.hasPrefix("card."), !taken.contains(key),
        !aliases.contains(key)
      else { continue }
      keys.insert(key)
      return key
    }
  }

  mutating func alias() -> String {
    while true {
      let alias = random.oneIn(4) ? random.pick(Self.textFields) : dashboardText()
      guard !alias.hasSuffix("*"), !keys.contains(alias) else { continue }
      if aliases.insert(alias).inserted { return alias }
    }
  }

  /// Returns a random field.
  ///
  /// - Parameters:
  ///   - card: The standard field, or `nil` for a field of the extras.
  ///   - scope: The names used in the object.
  mutating func field(
    card: String?, taken: Set<String>, in scope: inout Set<String>, isShared: Bool = false
  ) -> FieldDraft {
    var field = draft(card: card, taken: taken)
    addProperty(to: &field, in: &scope)
    if field.base == .string, random.oneIn(4) {
      addEnum(to: &field, in: &scope, isShared: isShared)
    }
    addRules(to: &field)
    if field.key != nil, !field.isCollected, random.oneIn(4) { addAliases(to: &field) }
    addSwiftType(to: &field)
    let canDefault = !field.isOptional && !field.isCollected && !field.needsSeveralValues
    if canDefault, random.oneIn(3) {
      let value = literal(&field, isExample: false)
      if field.tree["liquid"] == nil || !value.containsLiquid { field.tree["default"] = value }
    }
    if random.oneIn(4), !field.needsSeveralValues { addExample(to: &field) }
    description(of: &field.tree)
    field.swiftType += field.isOptional && !field.isDefaulted ? "?" : ""
    shorten(&field)
    return field
  }

  private mutating func draft(card: String?, taken: Set<String>) -> FieldDraft {
    var base = onlyType ?? random.pick(BaseType.allCases)
    var isList = random.oneIn(4)
    var path = card.map { "card.\($0)" } ?? key(excluding: taken)
    switch card {
    case "imageAspectRatio":
      (base, isList) = (onlyType == nil ? random.pick([.double, .decimal]) : .double, false)
    case "openURLInWebView": (base, isList) = (.bool, false)
    case nil where random.oneIn(5) && !taken.contains("\(path)*"):
      path = (random.oneIn(2) ? random.pick(Self.prefixes) : path) + "*"
      isList = true
      if base == .json { base = .url }
      while path.dropLast().contains("*") { path = "p\(random.number(0...999))*" }
      if let other = taken.sorted().first(where: { $0.hasSuffix("*") }), random.oneIn(2) {
        path = "\(other.dropLast())note_*"
      }
      if taken.contains(path) { path = "p\(random.number(1000...99999))*" }
    default: break
    }
    return FieldDraft(
      path: path, tree: .object([]), base: base, isList: isList, isOptional: random.oneIn(2))
  }

  private mutating func addProperty(to field: inout FieldDraft, in scope: inout Set<String>) {
    let name = field.key.map { $0.hasSuffix("*") ? String($0.dropLast()) : $0 }
    let derived = Self.lower(name ?? String(field.path.dropFirst(5)))
    let isDeprecated = random.oneIn(8)
    func isFree(_ name: String) -> Bool {
      !scope.contains(name) && !(isDeprecated && scope.contains("_\(name)"))
    }
    if let derived, random.oneIn(2) || isWild, isFree(derived), !top.contains(derived) || isWild,
      take(derived, in: &scope)
    {
      field.property = derived
    } else {
      repeat {
        field.property = self.name(in: &scope, excluding: top)
      } while !isWild && isDeprecated && scope.contains("_\(field.property)")
      field.tree["property"] = .text(field.property)
    }
    if isDeprecated {
      field.tree["deprecated"] = deprecation()
      scope.insert("_\(field.property)")
    }
    if let key = field.key, !field.isCollected {
      if let constant = constant(of: key) { field.tree["constant"] = .text(constant) }
    }
  }

  /// Adds aliases, some of which have their own format or separator or end in `*`.
  private mutating func addAliases(to field: inout FieldDraft) {
    let isSplit = field.isList && field.base != .json
    let aliases = (0..<random.number(0...2)).map { _ -> JSONTree in
      var key = alias()
      let isPrefix = isSplit && !key.contains("*") && random.oneIn(3)
      if isPrefix { key += "*" }
      guard random.oneIn(2) else { return .text(key) }
      var members: [(name: String, value: JSONTree)] = [("key", .text(key))]
      if field.base == .date, random.oneIn(2) {
        members.append(
          ("format", .text(random.pick(["iso8601", "unix", "unixMilliseconds"]))))
      }
      if isSplit, !isPrefix, random.oneIn(2) {
        members.append(("separator", .text(random.pick(["|", ";", " ", "\"", "\\(x)"]))))
      }
      return .object(members.shuffled(using: &random))
    }
    field.tree["aliases"] = .list(aliases)
  }

  /// Returns the constant that the schema declares for the key, or `nil` if it declares none.
  mutating func constant(of key: String) -> String? {
    if let given = givenConstants[key] { return given }
    var constant: String?
    if RuntimeNames.keyConstants[key] == nil || random.oneIn(4) {
      if let derived = Self.lower(key), random.oneIn(2), !constants.contains(derived) {
        constants.insert(derived)
      } else {
        constant = name(in: \.constants)
      }
    }
    givenConstants[key] = .some(constant)
    return constant
  }

  private mutating func addRules(to field: inout FieldDraft) {
    if field.base.isNumber {
      if random.oneIn(4) {
        field.tree["minimum"] = .number(random.pick(["-9", "-9.0", "-1000000"]))
      }
      if random.oneIn(4) {
        field.tree["maximum"] = .number(random.pick(["99", "99.0", "12345678"]))
      }
    }
    if field.base == .date, random.oneIn(2) {
      field.tree["format"] = .text(random.pick(["iso8601", "unix", "unixMilliseconds"]))
    }
    let isPlainText = field.base == .string && field.values == nil
    if isPlainText, !field.isList || field.isCollected, random.oneIn(4) {
      field.tree["liquid"] = .text("reject")
    }
    if field.isList || isPlainText, !field.isCollected, random.oneIn(4) {
      field.tree["allowsEmpty"] = .bool(random.oneIn(2))
    }
    if field.isList, random.oneIn(3) { field.tree["unique"] = .bool(random.oneIn(2)) }
    if field.isList { addCounts(to: &field) }
    if field.isList, field.base != .json, !field.isCollected, field.values == nil, random.oneIn(3) {
      let odd = random.pick([
        "|", ", ", " | ", "\t", "\u{A0}", ";;", "\n", "\"", "\\(x)", "\u{202E}", "\u{2028}", "–",
        "\u{0}", "\u{200B}",
      ])
      field.tree["separator"] = .text(odd)
    }
  }

  /// Adds a minimum and a maximum number of items, which depend on `allowsEmpty` and `unique`.
  private mutating func addCounts(to field: inout FieldDraft) {
    if field.isUnique, field.base == .json || field.base == .custom { return }
    let allowsEmpty = if case .bool(true)? = field.tree["allowsEmpty"] { true } else { false }
    if !allowsEmpty, random.oneIn(4) {
      // A set of one allowed value has at most one item.
      let most = field.isUnique && field.values?.count == 1 ? 1 : 2
      field.tree["minimumCount"] = .number("\(random.number(1...most))")
    }
    if random.oneIn(4) {
      field.tree["maximumCount"] = .number(random.pick(["2", "3", "12", "1000"]))
    }
  }

  /// Adds an example, if the type supports one.
  private mutating func addExample(to field: inout FieldDraft) {
    let example = literal(&field, isExample: true)
    if case .text(let text) = example, ValueText.trimmed(text).isEmpty { return }
    let isText =
      field.tree["liquid"] == nil && [.string, .custom].contains(field.base)
      && (!field.isList || field.isCollected)
    if !isText, example.containsLiquid { return }
    field.tree["example"] = example
  }

  private mutating func addSwiftType(to field: inout FieldDraft) {
    var element = Self.swiftNames[field.base] ?? ""
    if !field.swiftType.isEmpty { element = field.swiftType }
    if field.base == .custom || (field.base == .json && random.oneIn(2)) {
      let given = field.base == .custom ? ownValue() : ownDecodable()
      field.tree["swiftType"] = .text(given)
      element = given.backticked
    }
    field.swiftType =
      field.isList ? (field.isUnique ? "Swift.Set<\(element)>" : "[\(element)]") : element
  }

  private static let swiftNames: [BaseType: String] = [
    .string: "String", .int: "Int", .double: "Double", .decimal: "Foundation.Decimal",
    .bool: "Bool", .url: "Foundation.URL", .date: "Foundation.Date", .color: "ContentCardColor",
    .json: "ContentCardsGeneratedCode.ExtraValue",
  ]

  /// Replaces a field that has only a type with its type.
  private mutating func shorten(_ field: inout FieldDraft) {
    if field.tree.members.isEmpty, random.oneIn(2) {
      field.tree = .text(field.typeSpelling)
    } else {
      let members = [("type", JSONTree.text(field.typeSpelling))] + field.tree.members
      field.tree = .object(random.oneIn(2) ? members : members.shuffled(using: &random))
    }
  }
}
