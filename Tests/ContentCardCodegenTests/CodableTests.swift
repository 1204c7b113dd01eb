import ContentCardTools
import Foundation
import TestSupport
import Testing

@testable import ContentCardCodegen

/// Tests that objects of schemas with `"codable": true` are equal after encoding and decoding.
/// `RandomCardCheckTests` does the same with random schemas.
@Suite struct CodableTests {
  /// A function that encodes each object, decodes it, and compares the values.
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

    /// Returns the number of objects that can be encoded.
    @discardableResult
    func roundTrip<Object: ContentCardsGeneratedCode.Union>(_ objects: [Object]) -> Int {
      let objects = objects.compactMap { $0.wrappedObject as? any ContentCardCodable }
      for object in objects {
        do { _ = try copy(object) } catch { print("FAILS", object, error) }
      }
      return objects.count
    }

    """

  /// Text, `null`, and empty values in JSON keep their kind.
  private static let kinds = """
    { "namespace": "Kinds", "codable": true, "classTypes": { "a": { "extras": {
      "anything": "json?", "mood": { "type": "json?", "swiftType": "Mood" },
      "sizes": { "type": "json?", "swiftType": "Sizes" } } } } }
    """

  /// Errors list missing and invalid values.
  private static let errors = """
    { "namespace": "Errors", "codable": true, "classTypes": { "coupon_code": { "object": "Coupon",
      "card": { "title": "string?", "imageAspectRatio": "double?" },
      "extras": { "discount": { "type": "int", "maximum": 100 }, "code": "string",
        "size": { "type": "string", "enum": ["small"], "default": "small" } } } } }
    """

  private static let program = #"""
    func printObjects<ClassType: ContentCardClassifying>(_ type: ClassType.Type, _ path: String) throws {
      let cards = try ContentCard.Payload(json: Data(contentsOf: URL(filePath: path))).cards
      print(type, roundTrip(type.convertContentCards(cards).objects) > 5)
    }

    enum Mood: String, Codable { case good }
    typealias Sizes = [String: Int]
    for (key, text) in [
      ("anything", #""tea""#), ("anything", "null"), ("anything", "[]"), ("anything", "7"),
      ("anything", #"{"a": null}"#), ("mood", #""good""#), ("sizes", "{}"), ("sizes", #"{"s": 1}"#),
    ] {
      let card = ContentCard(id: "1", extras: ["class_type": "a", key: .string(text)])
      let object = Kinds.ContentCardClassType.convertContentCards([card]).objects[0]
      guard case .a(let a) = object else { continue }
      let copy = try JSONDecoder().decode(Kinds.A.self, from: JSONEncoder().encode(a))
      let isSame = copy.anything == a.anything && copy.mood == a.mood && copy.sizes == a.sizes
      let isThere = copy.anything != nil || copy.mood != nil || copy.sizes != nil
      print(key, text, isSame, isThere)
    }

    func decode(_ json: String) {
      do {
        let coupon = try JSONDecoder().decode(Errors.Coupon.self, from: Data(json.utf8))
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

    """#

  @Test func objectsSurviveARoundTripAndErrorsListEveryValue() async throws {
    let folder = try TemporaryFolder()
    var files = Generation(Self.kinds, name: "Kinds").files
    files += Generation(Self.errors, name: "Errors").files
    files += try ObjectiveCTests.appTypes("Showcase")
    var program = Self.roundTrip + Self.program
    for (name, namespace) in [("BrazeDemo", ""), ("Showcase", "Showcase.")] {
      let file = repository.appending(path: "Schemas/\(name).contentcards.json")
      let generation = Generation(try String(contentsOf: file, encoding: .utf8).codable, name: name)
      let checked = try #require(generation.checked, "\(generation.findings)")
      let path = try folder.write(Fixture.json(Fixture.all(of: checked.schema)), to: name)
      files += generation.files
      program +=
        "try printObjects(\(namespace)ContentCardClassType.self, \(path.debugDescription))\n"
    }
    files.append(GeneratedFile(name: "main.swift", text: program))
    let output = try await waiting { [files] in try outputOfProgram(files) }
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
        Tea 20 A small
        {"code":"A","discount":20,"size":"small","title":"Tea"}
        "discount" is "20%", which is not a whole number. "code" is missing; there is "Code": is that a misspelling?
        "size" is "large", which is not one of "small".
        "imageAspectRatio" is "wide", which is not a number.
        ContentCardClassType true
        ContentCardClassType true

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
