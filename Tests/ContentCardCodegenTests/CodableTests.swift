import ContentCardCodegen
import ContentCardSchema
import ContentCardTools
import ContentCards
import Foundation
import TestSupport
import Testing

/// Tests that objects of schemas with `"codable": true` are equal after encoding and decoding.
@Suite struct CodableTests {
  /// For each object of a card: encodes it, decodes it, and compares the values.
  static let roundTrip = """
    import ContentCards
    import Foundation

    func values(_ object: any ContentCardable) -> [String: AnyHashable] {
      var values: [String: AnyHashable] = [:]
      for child in Mirror(reflecting: object).children {
        guard let label = child.label, label != "contentCardData" else { continue }
        values[label] = (child.value as? any Hashable).map { AnyHashable($0) }
      }
      return values
    }

    func copy<Object: ContentCardCodable>(_ object: Object) throws -> any ContentCardable {
      let json = try JSONEncoder().encode(object)
      let copy = try JSONDecoder().decode(Object.self, from: json)
      if values(copy) != values(object) || copy.isContentCard {
        print("DIFFERS", String(decoding: json, as: UTF8.self), values(object), values(copy))
      }
      return copy
    }

    func roundTrip<ClassType: ContentCardClassifying>(_ type: ClassType.Type, _ path: String) throws {
      let cards = try ContentCardPayload(json: Data(contentsOf: URL(filePath: path))).cards
      var count = 0
      for object in type.convertContentCards(cards).objects {
        guard let codable = object.wrappedObject as? any ContentCardCodable else { continue }
        do {
          _ = try copy(codable)
          count += 1
        } catch {
          print("FAILS", object, error)
        }
      }
      print(count > 5 ? "many objects" : "\\(count) objects")
    }

    """

  @Test(arguments: ["BrazeDemo", "Showcase"])
  func everyObjectSurvivesARoundTrip(name: String) async throws {
    let file = repository.appending(path: "Schemas/\(name).contentcards.json")
    let schema = try String(contentsOf: file, encoding: .utf8).codable
    let generation = Generation(schema, name: name)
    let checked = try #require(generation.checked, "\(generation.findings)")
    let folder = try TemporaryFolder()
    let path = try folder.write(Fixture.json(Fixture.all(of: checked.schema)), to: "cards.json")
    var files = generation.files.enumerated().map { ("\($0).swift", $1.text) }
    if name == "Showcase" {
      let app = repository.appending(path: "Tests/ShowcaseApp")
      for source in ["Countable", "Models", "Offer", "StockNumber"] {
        let text = try String(contentsOf: app.appending(path: "\(source).swift"), encoding: .utf8)
        files.append(("\(source).swift", text))
      }
    }
    let type = (checked.schema.namespace.map { "\($0.value)." } ?? "") + "ContentCardClassType"
    let call = "try roundTrip(\(type).self, \(path.debugDescription))"
    files.append(("main.swift", Self.roundTrip + call))
    let output = try await waiting { [files] in try outputOfProgram(files) }
    #expect(output == "many objects\n")
  }

  /// Uses random schemas with valid and invalid cards.
  @Test func everyObjectOfRandomSchemasSurvivesARoundTrip() async throws {
    let samples = Array(
      (0...).lazy.compactMap { RandomSample(index: $0, isCodable: true) }.prefix(6))
    let folder = try TemporaryFolder()
    var files: [(name: String, text: String)] = []
    var calls: [String] = []
    for sample in samples {
      files += sample.files
      let path = try folder.write(sample.json, to: "\(sample.index).json")
      calls.append("try roundTrip(\(sample.classType).self, \(path.debugDescription))")
    }
    files.append(("main.swift", Self.roundTrip + calls.joined(separator: "\n")))
    let output = try await waiting { [files] in try outputOfProgram(files) }
    let lines = output.split(separator: "\n")
    #expect(lines.filter { $0 == "many objects" }.count >= 3)
    #expect(lines.filter { !$0.hasSuffix(" objects") }.prefix(3) == [])
  }

  /// Tests that text, `null`, and empty values in JSON keep their kind.
  @Test func jsonOfEveryKindSurvivesARoundTrip() throws {
    let output = try Generation(
      """
      { "codable": true, "classTypes": { "a": { "extras": {
        "anything": "json?", "mood": { "type": "json?", "swiftType": "Mood" },
        "sizes": { "type": "json?", "swiftType": "Sizes" } } } } }
      """
    ).output(
      of: #"""
        import Foundation
        enum Mood: String, Codable { case good }
        typealias Sizes = [String: Int]
        for (key, text) in [
          ("anything", #""tea""#), ("anything", "null"), ("anything", "[]"), ("anything", "7"),
          ("anything", #"{"a": null}"#), ("mood", #""good""#), ("sizes", "{}"), ("sizes", #"{"s": 1}"#),
        ] {
          let card = ContentCard(id: "1", extras: ["class_type": "a", key: .string(text)])
          let object = ContentCardClassType.convertContentCards([card]).objects[0]
          guard case .a(let a) = object else { continue }
          let copy = try JSONDecoder().decode(A.self, from: JSONEncoder().encode(a))
          let isSame = copy.anything == a.anything && copy.mood == a.mood && copy.sizes == a.sizes
          let isThere = copy.anything != nil || copy.mood != nil || copy.sizes != nil
          print(key, text, isSame, isThere)
        }
        """#)
    #expect(
      output == """
        anything "tea" true true
        anything null true true
        anything [] true true
        anything 7 true true
        anything {"a": null} true true
        mood "good" true true
        sizes {} true true
        sizes {"s": 1} true true

        """)
  }

  @Test func theErrorListsMissingAndInvalidValues() throws {
    let output = try Generation(
      """
      { "codable": true, "classTypes": { "coupon_code": { "object": "Coupon",
        "card": { "title": "string?", "imageAspectRatio": "double?" },
        "extras": { "discount": { "type": "int", "maximum": 100 }, "code": "string",
          "size": { "type": "string", "enum": ["small"], "default": "small" } } } } }
      """
    ).output(
      of: #"""
        import Foundation
        func decode(_ json: String) {
          do {
            let coupon = try JSONDecoder().decode(Coupon.self, from: Data(json.utf8))
            print(coupon.title ?? "-", coupon.discount, coupon.code, coupon.size)
            let encoder = JSONEncoder()
            encoder.outputFormatting = .sortedKeys
            print(String(decoding: try encoder.encode(coupon), as: UTF8.self))
          } catch DecodingError.dataCorrupted(let context) {
            print(context.debugDescription)
          } catch {
            print("other", error)
          }
        }
        decode(#"{"title": "Tea", "discount": 20, "code": "A"}"#)
        decode(#"{"discount": "20%", "Code": "A"}"#)
        decode(#"{"discount": 20, "code": "A", "size": "large"}"#)
        decode(#"{"discount": 20, "code": "A", "imageAspectRatio": "wide"}"#)
        """#)
    #expect(
      output == """
        Tea 20 A small
        {"code":"A","discount":20,"size":"small","title":"Tea"}
        "discount" is "20%", which is not a whole number. "code" is missing; there is "Code": is that a misspelling?
        "size" is "large", which is not one of "small".
        "imageAspectRatio" is "wide", which is not a number.

        """)
  }
}

extension String {
  /// Returns the text of a schema, changed so that all objects can be encoded and decoded.
  var codable: String {
    let text = replacing(/"codable": (true|false),?/, with: "")
    return text.replacing("{", with: "{ \"codable\": true,", maxReplacements: 1)
  }
}
