import ContentCardTools
import Foundation
import TestSupport
import Testing

@testable import ContentCardCodegen

/// Tests that objects of schemas with `"codable": true` are equal after encoding and decoding. `RandomSchemaTests` does
/// the same with random schemas.
@Suite struct CodableTests {
  /// Functions that convert cards, and encode and decode each object three times. Names are qualified, because the app
  /// and the schema can have types with the same names.
  static let roundTrips = """
    import ContentCards
    import Foundation

    nonisolated enum RoundTrips {
      /// Returns the number of objects that can be encoded.
      static func count<ClassType: ContentCardClassifying>(
        _ type: ClassType.Type, _ path: Swift.String, place: Swift.String
      ) throws -> Swift.Int {
        let json = try Foundation.Data(contentsOf: Foundation.URL(filePath: path))
        let objects = try type.convertContentCards(ContentCard.Payload(json: json).cards).objects
          .compactMap { $0.wrappedObject as? any ContentCardCodable }
        for object in objects {
          do { try check(object, place) } catch { Swift.print(place, "FAILS", object, error) }
        }
        return objects.count
      }

      private static func check<Object: ContentCardCodable>(
        _ object: Object, _ place: Swift.String
      ) throws {
        var copy = object
        for _ in 1...3 {
          let json = try Foundation.JSONEncoder().encode(copy)
          copy = try Foundation.JSONDecoder().decode(Object.self, from: json)
          if values(copy) != values(object) || copy.isContentCard {
            let json = Swift.String(decoding: json, as: Swift.UTF8.self)
            return Swift.print(place, "DIFFERS", json, values(object), values(copy))
          }
        }
      }

      private static func values(_ object: any ContentCardable) -> [Swift.String: AnyHashable] {
        var values: [Swift.String: AnyHashable] = [:]
        for child in Swift.Mirror(reflecting: object).children {
          guard let label = child.label, label != "contentCardData" else { continue }
          values[label] = (child.value as? any Hashable).map { AnyHashable($0) }
        }
        return values
      }
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
        "size": { "type": "string", "enum": ["small"], "default": "small" },
        "greeting": { "type": "string?", "liquid": "reject" } } } } }
    """

  private static let program = #"""
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
    decode(#"{"discount": 20, "code": "{{x}}", "greeting": "Hi {{x}}"}"#)

    """#

  @Test func objectsSurviveARoundTripAndErrorsListEveryValue() async throws {
    let folder = try TemporaryFolder()
    var files = Generation(Self.kinds, name: "Kinds").files
    files += Generation(Self.errors, name: "Errors").files
    files += try ObjectiveCTests.appTypes("Showcase")
    var program = Self.roundTrips + Self.program
    for (name, namespace) in [("BrazeDemo", ""), ("Showcase", "Showcase.")] {
      let file = repository.appending(path: "Schemas/\(name).contentcards.json")
      let generation = Generation(try String(contentsOf: file, encoding: .utf8).codable, name: name)
      let checked = try #require(generation.checked, "\(generation.findings)")
      let path = try folder.write(Fixture.json(Fixture.all(of: checked.schema)), to: name)
      files += generation.files
      program +=
        "print(try RoundTrips.count(\(namespace)ContentCardClassType.self, \(path.debugDescription), place: \"\") > 5)\n"
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
        {"card.title":"Tea","code":"A","discount":20,"size":"small"}
        "discount" is "20%", which is not a whole number. "code" is missing; there is "Code": is that a misspelling?
        "size" is "large", which is not one of "small".
        "card.imageAspectRatio" is "wide", which is not a number.
        "greeting" is "Hi {{x}}", which contains a Liquid tag that was not filled in.
        true
        true

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
