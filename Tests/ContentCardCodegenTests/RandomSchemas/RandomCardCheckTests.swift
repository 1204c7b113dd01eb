import ContentCardSchema
import ContentCardTools
import ContentCards
import Foundation
import TestSupport
import Testing

@testable import ContentCardCodegen

/// Tests that the tools and compiled code agree about cards of random schemas and of one with many rules: the fixtures of
/// each schema, and cards with many mistakes. Schemas with types of the app are skipped, because the tools do not know the
/// rules of these types.
@Suite struct RandomCardCheckTests {
  @Test func theToolsAgreeWithCompiledCode() async throws {
    let rules = try #require(RandomSample.rules)
    let chosen =
      [rules] + Array((0...).lazy.compactMap { RandomSample(index: $0) }.prefix(10))
    let folder = try TemporaryFolder()
    var files: [GeneratedFile] = []
    var calls: [String] = []
    for sample in chosen {
      files += sample.files
      let path = try folder.write(sample.json, to: "\(sample.index).json")
      calls.append("try judge(\(sample.classType).self, \(path.debugDescription))")
    }
    let program = Self.program + calls.joined(separator: "\n")
    files.append(GeneratedFile(name: "main.swift", text: program))
    let output = try await waiting { [files] in try outputOfProgram(files) }
    let expected = try chosen.map { try $0.verdicts }.joined()
    // Shows only the first difference, because the texts are long.
    let pairs = zip(output.split(separator: "\n"), expected.split(separator: "\n"))
    #expect(pairs.first { $0 != $1 }.map { "\($0)\n\($1)" } == nil)
    #expect(output.count == expected.count)
    #expect(expected.contains("\nobject ") && expected.contains("\nrejected "))
  }

  /// Every class type must have a valid fixture. Exceptions are class types that read the discriminator as a value for
  /// which the class type's name is invalid, and class types that read one place as values of two types.
  @Test func everyClassTypeHasValidFixtures() {
    var count = 0
    for index in 0..<max(RandomSchemaTests.count, 400) {
      guard let sample = RandomSample(index: index) else { continue }
      for classType in sample.schema.classTypes
      where !sample.readsNameAsInvalidValue(of: classType)
        && !sample.readsPlaceAsTwoTypes(of: classType)
      {
        let classType = classType.name.value
        for name in ["minimal", "full"] {
          let hasCard = sample.json.contains("\"id\": \("\(classType).\(name)".jsonLiteral)")
          #expect(
            hasCard,
            """
            RANDOM_SEED=\(RandomSchemaTests.seed) RANDOM_SCHEMA=\(index): \(classType).\(name)
            \(sample.text)
            """)
        }
        count += 1
      }
    }
    #expect(count > 50)
  }

  private static let program = """
    import ContentCards
    import Foundation

    func judge<ClassType: ContentCardClassifying>(_ type: ClassType.Type, _ path: String) throws {
      let cards = try ContentCard.Payload(json: Data(contentsOf: URL(filePath: path))).cards
      for card in cards {
        let conversion = type.convertContentCards([card])
        let verdict =
          conversion.objects.isEmpty
          ? conversion.rejected.isEmpty
            ? conversion.controls.isEmpty ? "skipped" : "control" : "rejected" : "object"
        print(verdict, card.id.debugDescription)
        for issue in conversion.issues { print(issue.description.debugDescription) }
      }
    }

    """
}

/// A schema and cards for it.
struct RandomSample {
  let index: Int
  let text: String
  let json: String
  let files: [GeneratedFile]
  let classType: String
  let schema: Schema

  /// Returns `nil` if the schema is invalid, or if it has types of the app that read values.
  init?(index: Int) {
    let random = SchemaGrammar.schema(
      seed: RandomSchemaTests.seed(of: index), index: index, isPublic: false,
      hasNamespace: true)
    guard !random.isWild else { return nil }
    self.init(index, random.text, name: random.name, support: random.support)
  }

  /// The schema whose rules apply together.
  static var rules: Self? {
    let support = "extension Ruled.Checked { func contentCardProblem() -> String? { nil } }"
    return Self(1_000_000, CardTraps.rules, name: "Rules", support: support)
  }

  private init?(_ index: Int, _ text: String, name: String, support: String) {
    let generation = Generation(text, name: name)
    guard let schema = generation.checked?.schema,
      schema.allFields.allSatisfy({ $0.swiftType == nil })
    else { return nil }
    self.index = index
    self.text = text
    self.schema = schema
    json = RandomPayload.cards(for: schema, seed: RandomSchemaTests.seed(of: index))
    classType =
      (schema.namespace.map { "`\($0.value)`." } ?? "") + "ContentCardClassType"
    files =
      generation.files.enumerated().map {
        GeneratedFile(name: "\(index)+\($0).swift", text: $1.text)
      } + [
        GeneratedFile(
          name: "\(index)+Support.swift",
          text: "import ContentCards\nimport Foundation\n\(support)")
      ]
  }

  func readsNameAsInvalidValue(of classType: ClassType) -> Bool {
    let fields = schema.fields(of: classType) + classType.oneOf.flatMap(\.choices).map(\.field)
    return fields.contains {
      ([$0.key] + $0.aliases.map(\.key.value)).contains(schema.discriminator.value)
        && ($0.type.base != .string || $0.choices != nil)
    }
  }

  /// Returns whether one place is read as values of two types, so that no card is valid. The keys with a prefix can also
  /// have another prefix.
  func readsPlaceAsTwoTypes(of classType: ClassType) -> Bool {
    var types: [ValuePath: FieldType] = [:]
    let fields = schema.fields(of: classType) + classType.oneOf.flatMap(\.choices).map(\.field)
    let prefixes = fields.filter(\.isCollected).map(\.path.value.name)
    if prefixes.contains(where: { a in prefixes.contains { $0 != a && $0.hasPrefix(a) } }) {
      return true
    }
    return fields.contains { field in
      var type = field.type
      type.isOptional = false
      return ([field.path.value] + field.fallback.map(\.value)).contains {
        types.updateValue(type, forKey: $0).map { $0 != type } ?? false
      }
    }
  }

  /// The output of the program.
  var verdicts: String {
    get throws {
      let check = CardReader(schema)
      return try ContentCard.Payload(json: Data(json.utf8)).cards.map { card in
        let result = check.read(card)
        let verdict =
          switch result.outcome {
          case .object: "object"
          case .rejected: "rejected"
          case .control: "control"
          case .skipped: "skipped"
          }
        let lines = result.issues.map(\.description.debugDescription)
        return (["\(verdict) \(card.id.debugDescription)"] + lines).map { "\($0)\n" }.joined()
      }.joined()
    }
  }
}

extension RandomPayload {
  /// Returns the fixtures of a schema, random cards with its class types and keys, and cards that are valid or nearly
  /// so.
  static func cards(for schema: Schema, seed: UInt64) -> String {
    let keys = schema.allFields.flatMap { field -> [String] in
      switch field.path.value {
      case .card: []
      case .extras(let key):
        [key] + field.aliasKeys.map(\.value)
          + field.aliases.compactMap(\.prefix).flatMap { ["\($0)1", "\($0)x"] }
      case .extrasPrefix(let prefix): ["\(prefix)1", "\(prefix)2", "\(prefix)x"]
      }
    }
    var payload = RandomPayload(
      seed: seed,
      vocabulary: .init(
        discriminator: schema.discriminator.value.jsonContent,
        types: schema.classTypes.map(\.name.value.jsonContent),
        keys: (keys + ["1", "x"]).map(\.jsonContent)))
    let otherCards = (0..<100).map { _ in payload.element() }
    var grammar = CardTextGrammar(seed: seed)
    let vocabulary = CardVocabulary(schema)
    // A number can be outside the range of a double, and JSON can be nested too deeply.
    let nearlyValid = (0..<200).map { _ in grammar.card(of: vocabulary).json }
      .filter { (try? ContentCard.Payload(json: Data("[\($0)]".utf8))) != nil }
    let all = Fixture.all(of: schema).map(\.json) + otherCards + nearlyValid
    return "[\(all.joined(separator: ",\n"))]"
  }
}

extension Schema {
  fileprivate var allFields: [Field] {
    classTypes.flatMap { fields(of: $0) + $0.oneOf.flatMap(\.choices).map(\.field) }
  }
}
