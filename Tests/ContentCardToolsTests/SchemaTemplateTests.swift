import ContentCardCodegen
import ContentCards
import Testing

@testable import ContentCardTools

struct SchemaTemplateTests {
  @Test func descriptionsAreDocumentationComments() {
    #expect(
      SchemaTemplate.text(classTypes: ["home_tile", "self"]) == """
        {
          "$schema": "contentcards.schema.json",
          "description": "The content cards of this app. Each class type is a value of the extra \
        class_type in the dashboard.",
          "classTypes": {
            "home_tile": {
              "description": "Describe these cards. The text becomes the documentation comment of the Swift type.",
              "card": {
                "title": "string?",
                "image": "url?"
              },
              "extras": {
                "headline": {
                  "type": "string",
                  "description": "Required: a card without a valid value is rejected."
                },
                "price": {
                  "type": "decimal?",
                  "minimum": 0,
                  "example": "12.50",
                  "description": "Optional, because its type ends in ?. The property is nil if the card has no valid value."
                },
                "tags": {
                  "type": "string[]",
                  "default": [],
                  "description": "A list, separated by commas: tea, sale. If the card has no valid value, the default is used."
                }
              }
            },
            "self": {
              "description": "Describe these cards. The text becomes the documentation comment of the Swift type.",
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

  @Test func templatesWithUnusualClassTypesAreValid() {
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
