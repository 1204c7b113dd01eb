import Testing

@testable import ContentCards

struct ContentCardTests {
  @Test func theSubscriptOfAKeyReadsTheExtras() {
    let card = ContentCard(id: "a", extras: ["title": "extra", "n": nil], title: "Title")
    #expect(card[.title] == ExtraValue.string("extra"))
    #expect(card[ContentCardKey("n")] == .null)
    #expect(card[ContentCardKey("none")] == nil)
  }

  @Test func theSubscriptOfAFieldReadsTheCard() {
    let card = ContentCard(
      id: "a", title: "t", cardDescription: "d", image: "i", imageAltText: "alt",
      imageAspectRatio: 1.5, urlString: "u", openURLInWebView: true, domain: "m", language: "de")
    let values = ContentCardsGeneratedCode.StandardField.allCases.map { card[field: $0] }
    #expect(values == ["t", "d", "i", "alt", 1.5, "u", true, "m", "de"])
  }

  @Test func changingACopyDoesNotChangeTheOriginal() {
    let card = ContentCard(id: "a")
    var copy = card
    copy.id = "b"
    copy.extras["key"] = "value"
    copy.title = "t"
    copy.isPinned = true
    #expect(card.id == "a" && card.extras.isEmpty && card.title == nil && !card.isPinned)
    #expect(copy.id == "b" && copy.extras == ["key": "value"] && copy.title == "t" && copy.isPinned)
  }

  @Test func aDumpShowsTheFields() {
    let mirror = Mirror(reflecting: ContentCard(id: "a", title: "t"))
    #expect(mirror.displayStyle == .struct)
    #expect(mirror.descendant("id") as? String == "a")
    #expect(mirror.descendant("title") as? String == "t")
    #expect(mirror.children.count == 22)
  }

  @Test func aDumpOfACardDoesNotShowItsStore() {
    let context = ContentCardContext { _ in false }
    #expect(Mirror(reflecting: context).children.isEmpty)
  }
}
