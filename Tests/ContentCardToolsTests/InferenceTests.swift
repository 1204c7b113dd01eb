import ContentCards
import Foundation
import TestSupport
import Testing

@testable import ContentCardTools

struct InferenceTests {
  /// Uses the feed of a consumer package, in which some cards have mistakes.
  @Test func feedsAreInferred() throws {
    let file = repository.appending(path: "Tests/Consumers/UseCases/Sources/UseCases/Cards.json")
    let inference = try Inference(of: String(contentsOf: file, encoding: .utf8))
    #expect(
      inference.schema == """
        {
          "classTypes": {
            "ad_banner": {
              "card": {
                "image": "url?",
                "imageAspectRatio": "double?",
                "urlString": "url?"
              }
            },
            "home_tile": {
              "card": {
                "title": "string",
                "cardDescription": "string"
              },
              "extras": {
                "tile_id": "int",
                "tile_image": "url",
                "tile_price": "string",
                "tile_tags": "string[]",
                "tile_title": "string",
                "tile_detail": "string?"
              }
            },
            "group": {
              "object": "GroupCard",
              "card": {
                "title": "string?",
                "cardDescription": "string?",
                "image": "url?"
              }
            },
            "coupon_code": {
              "card": {
                "title": "string",
                "cardDescription": "string",
                "image": "url?"
              },
              "extras": {
                "discount_percent": "int?",
                "discount_percentage": "decimal?"
              }
            },
            "message_full_page": {
              "card": {
                "title": "string?",
                "cardDescription": "string?",
                "image": "url?"
              },
              "extras": {
                "message_header": "string?"
              }
            },
            "message_webview": {
              "card": {
                "title": "string",
                "cardDescription": "string",
                "urlString": "url?",
                "openURLInWebView": "bool"
              },
              "extras": {
                "message_header": "string",
                "html": "string?",
                "message_title": "string?"
              }
            }
          }
        }

        """)
    #expect(
      inference.remarks.joined(separator: "\n") == """
        11 content cards of 6 class types; skipped: 1 in a control group
        "ad_banner", 1 card: 3 values, optional because there is only one card
        "home_tile", 4 cards: 7 values on all cards, "tile_detail" on 1
        "home_tile", "tile_price": is declared as string: 3 of 4 values are valid for decimal, but "31,90" is not; to ignore it, add --tolerate 1
        "home_tile", "tile_tags": is read as a list separated by ","
        "group", 1 card: 3 values, optional because there is only one card
        "coupon_code", 2 cards: 2 values on all cards, "card.image" on 1, "discount_percent" on 1, \
        "discount_percentage" on 1
        "coupon_code", "discount_percentage": is never on the same card as "discount_percent", and \
        may be a misspelling of it
        "message_full_page", 1 card: 4 values, optional because there is only one card
        "message_webview", 2 cards: 4 values on all cards, "card.urlString" on 1, "html" on 1, \
        "message_title" on 1
        """)
    #expect(mistakes(in: inference) == [])
  }

  /// Uses cards in the forms of the samples of Braze's wrappers, with short and long keys.
  @Test func otherDiscriminatorsAreInferred() throws {
    let inference = try Inference(
      of: """
        {"cards": [
          {"id": "someID=", "ca": 1234567890, "db": true, "dm": "", "tp": "short_news",
           "ds": "Description of Card", "tt": "Title of Card", "uw": true, "u": null,
           "e": {"kind": "news", "timestamp": "1234567890"}},
          {"id": "captioned123", "created": 1234567890.0, "url": "https://example.com",
           "openURLInWebView": false, "extras": {"kind": "NEWS", "timestamp": "1234567891"},
           "image": "https://example.com/image.jpg", "imageAspectRatio": 1.5,
           "title": "Test Title", "cardDescription": "Test Description", "domain": "example.com"},
          {"id": "web", "title": "Title", "imageUrl": "example.com/i.png", "description": "Text",
           "created": "2023-11-14T22:13:20.000Z", "linkText": "Go", "aspectRatio": 1,
           "language": "de", "altImageText": "A gift", "isControl": false,
           "extras": {"kind": "tile", "tile_price": "250.00", "tile_tags": "Currents",
             "tile_deeplink": "", "tile_image": "https://example.com/promo-image.1585681509.png"}},
          {"id": "wire-card-1", "tp": "short_news", "tt": "Wire title"},
          {"id": "removed-card-id", "r": true}
        ]}
        """,
      discriminator: "kind")
    #expect(
      inference.schema == """
        {
          "discriminator": "kind",
          "classTypes": {
            "news": {
              "card": {
                "title": "string",
                "cardDescription": "string",
                "image": "url?",
                "imageAspectRatio": "double?",
                "urlString": "url?",
                "openURLInWebView": "bool",
                "domain": "string?"
              },
              "extras": {
                "timestamp": "int"
              }
            },
            "tile": {
              "card": {
                "title": "string?",
                "cardDescription": "string?",
                "image": "string?",
                "imageAltText": "string?",
                "imageAspectRatio": "double?",
                "domain": "string?",
                "language": "string?"
              },
              "extras": {
                "tile_image": "url?",
                "tile_price": "decimal?",
                "tile_tags": "string?",
                "tile_deeplink": "string?"
              }
            }
          }
        }

        """)
    #expect(
      inference.remarks.joined(separator: "\n") == """
        3 content cards of 2 class types; skipped: 1 without a usable class type, 1 removed
        "news", 2 cards: 4 values on all cards, "card.image" on 1, "card.imageAspectRatio" on 1, \
        "card.urlString" on 1, "card.domain" on 1
        "news" is spelled "NEWS" on 1 of 2 cards
        "news", "timestamp": may be a date; write "date" with "format": "unix" if it is one
        "tile", 1 card: 11 values, optional because there is only one card
        "tile", "tile_deeplink": has no value on any card, so its type is unknown
        """)
    #expect(mistakes(in: inference) == [])
  }

  @Test func guessesAreReported() throws {
    var cards = (0..<10).map { index in
      ContentCard(
        id: "\(index)",
        extras: [
          "class_type": "offer", "size": index < 5 ? "small" : "init", "line_1": "a",
          "line_2": "b", "line_color": "red", "code": "007", "ean": "1769850000123",
          "isNew": .string("\(index % 2)"), "colors": "#F80|#08F", "terms ": "x", "all*": "y",
          "mixed": index == 0 ? 5 : "five", "title": "extra", "when": "2026-01-31T09:00Z",
        ],
        title: "Offer")
    }
    cards[9].extras["siez"] = "small"
    cards[9].extras["size"] = nil
    cards[8].extras["line_2"] = nil
    cards.append(ContentCard(id: "x", extras: ["class_type": "ofer"]))
    cards.append(ContentCard(id: "y", extras: ["class_type": "offer", "size": "init"]))
    let inference = Inference(from: cards)
    #expect(
      inference.schema == """
        {
          "classTypes": {
            "offer": {
              "card": {
                "title": "string?"
              },
              "extras": {
                "code": "string?",
                "colors": { "type": "color[]?", "separator": "|" },
                "ean": "string?",
                "isNew": "int?",
                "line_*": "string[]?",
                "line_color": "string?",
                "size": { "type": "string?", "enum": ["small", { "value": "init", "case": "initValue" }] },
                "title": { "type": "string?", "property": "titleValue" },
                "when": "date?",
                "siez": "string?"
              }
            },
            "ofer": {}
          }
        }

        """)
    #expect(
      inference.remarks.joined(separator: "\n") == """
        12 content cards of 2 class types
        "offer", 11 cards: no value is on all cards, "card.title" on 10, "code" on 10, "colors" on \
        10, "ean" on 10, "isNew" on 10, "line_*" on 10, "line_color" on 10, "size" on 10, \
        "title" on 10, "when" on 10, "siez" on 1
        "offer", "all*": is left out because it ends in *, and in a schema, such a key collects all keys that begin \
        with the text before the *
        "offer", "mixed": is left out because no type fits a number (5) and text ("five")
        "offer", "terms ": is left out because it is empty or has leading or trailing white space
        "offer", "line_*": collects "line_1", "line_2", and all other undeclared keys with this prefix
        "offer", "code": is declared as string because a value such as "007" may be a code; write "int" if it \
        is a number
        "offer", "colors": is read as a list separated by "|"
        "offer", "colors": has 2 items on 10 cards; if this is always the case, add "minimumCount": 2, \
        "maximumCount": 2
        "offer", "ean": is declared as string because a value such as "1769850000123" may be a code; it may be \
        a date; write "date" with "format": "unixMilliseconds" if it is one
        "offer", "isNew": has no values other than 0 and 1; write "bool" if they mean no and yes
        "offer", "size": is one of "small", "init" on 10 cards; remove "enum" if other values are allowed
        "offer", "siez": is never on the same card as "size", and may be a misspelling of it
        "ofer", 1 card: no values
        "ofer" looks like a misspelling of "offer"
        """)
    #expect(mistakes(in: inference) == [])
  }

  @Test(
    arguments: [
      // The class type with fewer cards is the misspelling, or the later one if both have as many cards.
      (["offer": 2, "ofer": 1], [#""ofer" looks like a misspelling of "offer""#]),
      (["offer": 1, "ofer": 1], [#""ofer" looks like a misspelling of "offer""#]),
      (["offer": 3, "ofer": 3], [#""ofer" looks like a misspelling of "offer""#]),
      (["offer": 16, "ofer": 4], [#""ofer" looks like a misspelling of "offer""#]),
      // Both class types have many cards, or their names are different.
      (["offer": 6, "ofer": 4], []), (["offer": 2, "tile": 1], []),
    ] as [(KeyValuePairs<String, Int>, [String])])
  func misspelledClassTypesAreReported(
    counts: KeyValuePairs<String, Int>, remarks: [String]
  ) {
    let cards = counts.flatMap { name, count in
      (0..<count).map { ContentCard(id: "\(name) \($0)", extras: ["class_type": .string(name)]) }
    }
    #expect(Inference(from: cards).remarks.filter { $0.contains("misspelling") } == remarks)
  }

  @Test func invalidValuesAreTolerated() throws {
    let json = """
      [{"id": "a", "i": "https://a.com", "e": {"class_type": "tile", "price": "1.5", "line_1": "1", "line_2": "2"}},
       {"id": "b", "i": "https://b.com", "e": {"class_type": "tile", "price": "2", "line_1": "3"}},
       {"id": "c", "i": "c.com", "e": {"class_type": "tile", "price": "2,50", "line_1": "x"}}]
      """
    let inference = try Inference(of: json, tolerance: 1)
    #expect(
      inference.schema == """
        {
          "classTypes": {
            "tile": {
              "card": {
                "image": "url?"
              },
              "extras": {
                "line_*": "int[]?",
                "price": "decimal?"
              }
            }
          }
        }

        """)
    #expect(
      inference.remarks == [
        "3 content cards of 1 class type",
        #""tile", 3 cards: no value is on all cards, "card.image" on 2, "line_*" on 2, "price" on 2"#,
        #""tile", "card.image": is declared as url: 2 of 3 values are valid, but "c.com" is not"#,
        #""tile", "line_*": collects "line_1", "line_2", and all other undeclared keys with this prefix"#,
        #""tile", "line_*": is declared as int: 3 of 4 values are valid, but "x" is not"#,
        #""tile", "price": is declared as decimal: 2 of 3 values are valid, but "2,50" is not"#,
      ])
    #expect(try Inference(of: json).schema?.contains(#""price": "string""#) == true)
  }

  @Test func missingClassTypesAreReported() throws {
    let inference = try Inference(
      of: """
        [{"id": "a", "e": {"test": "123", "type": "x", "class_type": ""}}, {"id": "b", "e": {"type": "y", "n": 5}}]
        """)
    #expect(inference.schema == nil)
    #expect(
      inference.remarks == [
        "no usable content cards; skipped: 2 without a usable class type",
        "keys that may contain the class type, most frequent first: \"type\", \"test\"",
      ])
    #expect(
      Inference(from: []).remarks == ["no usable content cards"])
  }

  @Test func resultsDoNotDependOnKeyOrder() throws {
    let pairs = (0..<40).map { "\"key_\($0)x\": \"\($0)\"" }
    var random = SeededGenerator(seed: 1)
    let drafts = try (0..<20).map { _ in
      let extras = pairs.shuffled(using: &random).joined(separator: ", ")
      return try Inference(of: "{\"id\": \"a\", \"e\": {\"class_type\": \"t\", \(extras)}}")
    }
    #expect(Set(drafts.map(\.schema)).count == 1)
    #expect(Set(drafts.map(\.remarks)).count == 1)
  }
}

extension Inference {
  init(of json: String, discriminator: String = "class_type", tolerance: Int = 0) throws {
    self.init(
      from: try ContentCard.Payload(json: Data(json.utf8)).cards, discriminator: discriminator,
      tolerance: tolerance)
  }
}
