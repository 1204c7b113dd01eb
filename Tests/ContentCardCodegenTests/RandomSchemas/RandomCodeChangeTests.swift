import ContentCardCodegen
import ContentCardTools
import Foundation
import TestSupport
import Testing

/// Tests `diff` with random schemas that are edited in one place. If the generated files differ in more than comments, `diff`
/// must list a change. If a declaration or conformance that code can use is removed or moved, or a declaration becomes
/// deprecated, `diff` must list a change that breaks code.
///
/// `RANDOM_SCHEMAS=10000 RANDOM_SEED=1 swift test --filter RandomCodeChangeTests`
@Suite struct RandomCodeChangeTests {
  @Test func everyChangeOfTheGeneratedCodeIsListed() throws {
    var differing = 0
    for index in 0..<max(RandomSchemaTests.count, 30) {
      let schema = SchemaGrammar.schema(
        seed: RandomSchemaTests.seed(of: index), index: index, isPublic: false,
        hasNamespace: index % 2 > 0)
      var random = SeededGenerator(seed: RandomSchemaTests.seed(of: index))
      let oldText = schema.tree.text(using: &random)
      let old = Generation(oldText)
      guard !schema.isWild, let was = old.checked else { continue }
      let oldCode = GeneratedCode(old)
      let edits =
        [schema.tree.inOtherNormalization]
        + (1...10).map { _ in schema.tree.edited(using: &random) }
      for edit in edits {
        let newText = edit.text(using: &random)
        let new = Generation(newText)
        guard let now = new.checked else { continue }
        let newCode = GeneratedCode(new)
        guard newCode.statements != oldCode.statements else { continue }
        differing += 1
        let changes = schemaChanges(from: was, to: now)
        let list = SchemaChangeFormatter(oldPath: "OLD", newPath: "NEW").text(for: changes)
        let summary =
          "RANDOM_SEED=\(RandomSchemaTests.seed) RANDOM_SCHEMA=\(index)\nOLD \(oldText)\nNEW \(newText)\n\(list)"
        #expect(!changes.isEmpty, "\(summary)")
        if let lost = newCode.firstDeclaration(lostFrom: oldCode)
          ?? newCode.firstAttribute(addedTo: oldCode)
        {
          #expect(changes.contains { $0.changesCode }, "\(lost)\n\(summary)")
        }
      }
    }
    #expect(differing > 30)
  }
}

extension JSONTree {
  private var children: [JSONTree] { members.map(\.value) + elements }
  private var count: Int { children.reduce(1) { $0 + $1.count } }

  /// Returns the tree with a change in one place.
  fileprivate func edited(using random: inout SeededGenerator) -> JSONTree {
    var position = random.number(0...count - 1)
    return edited(at: &position, of: self, using: &random)
  }

  /// The tree with every text and name in another Unicode normalization.
  fileprivate var inOtherNormalization: JSONTree {
    switch self {
    case .text(let text): .text(text.inOtherNormalization)
    case .list(let elements): .list(elements.map(\.inOtherNormalization))
    case .object(let members):
      .object(members.map { ($0.name.inOtherNormalization, $0.value.inOtherNormalization) })
    case .number, .bool, .null: self
    }
  }

  /// - Parameter position: The number of values before the one to change, in the order of the file.
  private func edited(
    at position: inout Int, of root: JSONTree, using random: inout SeededGenerator
  ) -> JSONTree {
    defer { position -= 1 }
    guard position != 0 else { return changed(in: root, using: &random) }
    position -= 1
    defer { position += 1 }
    func edited(_ child: JSONTree) -> JSONTree {
      guard position >= 0 else { return child }
      guard position < child.count else {
        position -= child.count
        return child
      }
      let edited = child.edited(at: &position, of: root, using: &random)
      position = -1
      return edited
    }
    switch self {
    case .object(let members): return .object(members.map { ($0.name, edited($0.value)) })
    case .list(let elements): return .list(elements.map(edited))
    default: return self
    }
  }

  private func changed(in root: JSONTree, using random: inout SeededGenerator) -> JSONTree {
    switch self {
    case .text(let text):
      return .text(
        random.pick([
          text.lowercased(), text.uppercased(), text.capitalized, "\(text)?",
          text.inOtherNormalization,
        ]))
    case .number(let digits): return .number(digits.contains(".") ? "\(digits)0" : "\(digits).0")
    case .bool(let value): return .bool(!value)
    case .null: return .text("")
    case .list(let elements):
      return .list(
        random.oneIn(2) ? elements.shuffled(using: &random) : Array(elements.dropFirst()))
    case .object(var members):
      let index = random.number(0...max(members.count - 1, 0))
      switch random.number(0...4) {
      case 0: members.shuffle(using: &random)
      case 1 where !members.isEmpty: members.remove(at: index)
      case 2 where !members.isEmpty:
        let name = members[index].name
        members[index].name = random.pick([
          name.lowercased(), name.uppercased(), name.capitalized, name.inOtherNormalization,
        ])
      case 3:
        // Moves the fields of one type to another, such as its group.
        let (name, value) = random.pick(root.everyMember)
        if members.contains(where: { $0.name == name }) {
          return .object(members.filter { $0.name != name } + [(name, value)])
        }
        members.insert((name, value), at: index)
      default:
        members.append(
          random.pick([
            ("codable", .bool(true)), ("deprecated", .bool(true)), ("unique", .bool(true)),
            ("required", .bool(true)), ("allowsEmpty", .bool(true)), ("access", .text("package")),
            ("new_key", .text("int?")), ("id", .text("int?")), ("property", .text("id")),
            ("conformsTo", .text("Mine")), ("conformsTo", .text("Identifiable")),
            ("aliases", .text("Other")),
          ]))
      }
      return .object(members)
    }
  }

  private var everyMember: [(name: String, value: JSONTree)] {
    members + children.flatMap(\.everyMember)
  }
}

extension String {
  /// An equal text with combining accents or, if it has them already, without them.
  fileprivate var inOtherNormalization: String {
    let decomposed = decomposedStringWithCanonicalMapping
    return Array(decomposed.utf8) == Array(utf8)
      ? precomposedStringWithCanonicalMapping : decomposed
  }

  /// The text with each non-ASCII scalar as its number. Such texts are equal only if their bytes are equal.
  fileprivate var withScalarNumbers: String {
    unicodeScalars.map { $0.isASCII ? String($0) : "U\($0.value)_" }.joined()
  }
}

// MARK: - Generated code

/// The text of generated files, and the declarations in it.
private struct GeneratedCode {
  /// The lines of the files without comments.
  let statements: [[Substring]]
  /// The declarations that code can use, by scope. The scope of a member contains the conformances of its type.
  private var declarations: [String: [String]] = [:]
  private var attributes: [Declaration: String] = [:]

  init(_ generation: Generation) {
    statements = generation.files.map { file in
      file.text.withScalarNumbers.split(separator: "\n").filter {
        !$0.drop { $0 == " " }.hasPrefix("//")
      }
    }
    readDeclarations()
  }

  /// Returns an attribute that a declaration of the old version has only in the new one.
  func firstAttribute(addedTo old: Self) -> String? {
    // Another message of a deprecation breaks no code.
    let withoutMessage = { (attribute: String?) in
      attribute?.replacing(/, message: .*/, with: "")
    }
    return attributes.first { declaration, attribute in
      withoutMessage(old.attributes[declaration]) != withoutMessage(attribute)
        && old.declarations[declaration.scope]?.contains(declaration.signature) == true
    }.map { "\($0.value) \($0.key.scope) \($0.key.signature)" }
  }

  /// Returns a declaration of the old version that is missing in the new one, or moved if the order matters.
  func firstDeclaration(lostFrom old: Self) -> String? {
    for (scope, names) in old.declarations {
      // The cases of an enum are in `allCases`, and the properties of a struct in its initializer.
      let head = scope.split(separator: " / ").last ?? ""
      let isOrdered = ["CaseIterable", "struct "].contains { head.contains($0) }
      var rest = (declarations[scope] ?? [])[...]
      for name in names {
        guard let index = rest.firstIndex(of: name) else { return "\(scope) \(name)" }
        if isOrdered, !name.contains("static ") {
          rest = rest[(index + 1)...]
        } else {
          rest.remove(at: index)
        }
      }
    }
    return nil
  }

  private struct Declaration: Hashable {
    var scope: String
    var signature: String
  }

  private mutating func readDeclarations() {
    var attribute: String?
    var scopes: [(indent: Int, head: String)] = []
    var bodyIndent: Int?
    for line in statements.joined() {
      let indent = line.prefix { $0 == " " }.count
      let text = line.dropFirst(indent)
      if let end = bodyIndent {
        if indent == end, text.first.map("}])".contains) ?? false { bodyIndent = nil }
        continue
      }
      while let last = scopes.last, indent <= last.indent, text != "{" {
        if text != "}" || indent < last.indent { scopes.removeLast() } else { break }
      }
      if text == "}" || text == "{" { continue }
      if text.hasPrefix("@available") {
        attribute = String(text)
        continue
      }
      defer { attribute = nil }
      let isPrivate = ["private ", "fileprivate "].contains { text.hasPrefix($0) }
      let isType = ["struct ", "enum ", "extension ", "protocol "].contains { text.contains($0) }
      if isType {
        scopes.append((indent, String(text)))
        declarations["types", default: []].append(
          scopes.map { $0.head.split(separator: ":")[0] }.joined(separator: " / "))
        continue
      }
      // The body of a function, or a default argument of several lines.
      let isList = text.hasSuffix("[") && !text.contains("static let allCases")
      let isTable = text.contains("static let names") && text.hasSuffix("(")
      if text.hasSuffix("{") || isList || isTable { bodyIndent = indent }
      let hidden = [
        "from decoder", "static let discriminator", "static let names",
        "static var fieldsNamedLikeExtras", "static let olderDiscriminators",
      ]
      guard !isPrivate, !hidden.contains(where: text.contains) else { continue }
      let scope = scopes.map(\.head).joined(separator: " / ")
      var signature = text.replacing("let ", with: "var ")
      // The raw value of a class type is its name in the dashboard.
      if !text.hasPrefix("case ") || !scope.hasSuffix("ContentCardValue {") {
        // Without default arguments, which can contain any text. Regular expressions are slow.
        if signature.contains("\"") { signature.replace(/"(\\.|[^"\\])*"/, with: "") }
        if signature.contains(" = ") {
          signature.replace(/\ = (\[[^\]]*\]|[^,)]*)/, with: "")
        }
      }
      let parts = signature.split(separator: " {")[0].split(separator: ", ")
      let signatures = parts.flatMap { part in
        let text = String(
          part.trimmingPrefix(",").reversed().drop { ",) ".contains($0) }.reversed())
        // The first parameter can be on the same line or on the next.
        return text.hasPrefix("init(") && text != "init("
          ? ["init(", String(text.dropFirst("init(".count))] : [text]
      }
      declarations[scope, default: []] += signatures
      for signature in signatures {
        attributes[Declaration(scope: scope, signature: signature)] = attribute
      }
    }
  }
}
