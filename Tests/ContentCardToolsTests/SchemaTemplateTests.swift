import ContentCardCodegen
import ContentCards
import Testing

@testable import ContentCardTools

struct SchemaTemplateTests {
  @Test func itsDescriptionsAreComments() {
    #expect(
      SchemaTemplate.text(classTypes: ["home_tile", "self"]) == """
        {
          "$schema": "contentcards.schema.json",
          "description": "What the content cards of this app stand for: a class type for each text \
        that the extras have under class_type.",
          "classTypes": {
            "home_tile": {
              "description": "Say what such a card is for: this becomes the comment of its Swift type.",
              "card": {
                "title": "string?",
                "image": "url?"
              },
              "extras": {
                "headline": {
                  "type": "string",
                  "description": "Required: a card without it is rejected, and the app hears why."
                },
                "price": {
                  "type": "decimal?",
                  "minimum": 0,
                  "example": "12.50",
                  "description": "Optional, by the ? behind its type: nil for a card without it."
                },
                "tags": {
                  "type": "string[]",
                  "default": [],
                  "description": "A list, typed with commas: tea, sale. A card without it has the default."
                }
              }
            },
            "self": {
              "description": "Say what such a card is for: this becomes the comment of its Swift type.",
              "case": "selfCard",
              "object": "SelfCard",
              "card": {
                "title": "string?",
                "image": "url?"
              },
              "extras": {
                "headline": "string"
              }
            }
          }
        }

        """)
  }

  @Test func everyTextIsAClassTypeOfAStarterWithoutMistakes() {
    var known: Set<String> = []
    let names = HostileDraftTests.texts.filter {
      Inference.canDeclare(key: $0) && known.insert($0.lowercased()).inserted
    }
    for classTypes in [[], names] {
      let text = SchemaTemplate.text(classTypes: classTypes)
      let diagnostics = validate(
        schema: Array(text.utf8), name: "A", path: "A.contentcards.json"
      ).diagnostics
      #expect(diagnostics.map(\.message) == [])
    }
  }
}
