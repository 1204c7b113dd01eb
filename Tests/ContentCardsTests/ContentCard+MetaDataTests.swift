import ContentCards
import Foundation
import Testing

struct ContentCardMetaDataTests {
  @Test func everyKeyOfTheGuideIsRead() throws {
    let context = ContentCardContext()
    let card = try #require(
      ContentCard(metaData: [
        .idString: "a", .created: 1_700_000_000.5, .dismissible: true,
        .extras: ["class_type": "coupon_code"], .title: "t", .cardDescription: "d",
        .image: "https://example.com/i.png", .urlString: "https://example.com", .domain: "m",
        .context: context, .expiresAt: 1_800_000_000.0, .pinned: true, .viewed: true,
        .clicked: true, .isTest: true, .imageAspectRatio: 1.5, .imageAltText: "alt",
        .language: "de", .openURLInWebView: true,
      ]))
    #expect(card.id == "a")
    #expect(card.createdAt?.timeIntervalSince1970 == 1_700_000_000.5)
    #expect(card.isDismissible)
    #expect(card.extras == ["class_type": "coupon_code"])
    #expect(card.kind == .classicImage)
    #expect(card.title == "t")
    #expect(card.cardDescription == "d")
    #expect(card.image == "https://example.com/i.png")
    #expect(card.urlString == "https://example.com")
    #expect(card.domain == "m")
    #expect(card.context === context)
    #expect(card.expiresAt?.timeIntervalSince1970 == 1_800_000_000)
    #expect(card.isPinned && card.isViewed && card.isClicked && card.isTest)
    #expect(card.imageAspectRatio == 1.5)
    #expect(card.imageAltText == "alt")
    #expect(card.language == "de")
    #expect(card.openURLInWebView)
    #expect(!card.isRemoved && !card.isDismissed)
  }

  @Test func onlyTheThreeKeysOfTheGuideAreRequired() throws {
    let card = try #require(ContentCard(metaData: Self.required))
    #expect(card.extras.isEmpty)
    #expect(card.kind == .classic)
    #expect(card.expiresAt == nil)
    #expect(!card.isDismissible && !card.isPinned && !card.isViewed && !card.isClicked)
    #expect(!card.isTest && !card.openURLInWebView)
  }

  @Test func aTimeCanBeADate() throws {
    let metaData: [ContentCardKey: Any] = [
      .idString: "a", .created: Date(timeIntervalSince1970: 5), .dismissible: true,
      .expiresAt: Date(timeIntervalSince1970: 6),
    ]
    let card = try #require(ContentCard(metaData: metaData))
    #expect(card.createdAt?.timeIntervalSince1970 == 5)
    #expect(card.expiresAt?.timeIntervalSince1970 == 6)
  }

  @Test(arguments: [ContentCardKey.idString, .created, .dismissible])
  func withoutARequiredKeyThereIsNoCard(key: ContentCardKey) {
    #expect(ContentCard(metaData: Self.required.filter { $0.key != key }) == nil)
  }

  @Test func valuesOfTheWrongKindAreIgnored() {
    let values: [(ContentCardKey, Any)] = [
      (.idString, 5), (.idString, ""), (.created, "1"), (.created, true), (.created, Double.nan),
      (.dismissible, "true"),
      (.dismissible, 2),
    ]
    for (key, value) in values {
      let metaData = Self.required.merging([key: value]) { $1 }
      #expect(ContentCard(metaData: metaData) == nil, "\(key): \(value)")
    }
  }

  @Test func theGuidesSpellingOfDismissibleIsRead() {
    let card = ContentCard(metaData: [
      .idString: "a", .created: 1.0, ContentCardKey("dismissable"): true,
    ])
    #expect(card?.isDismissible == true)
  }

  @Test func numbersAndFlagsCanHaveAnyType() {
    let numbers: [Any] = [5, 5.0, Float(5), Int64(5), NSNumber(value: 5), NSNumber(value: 5.0)]
    for number in numbers {
      let metaData = Self.required.merging([.created: number]) { $1 }
      #expect(ContentCard(metaData: metaData)?.createdAt?.timeIntervalSince1970 == 5)
    }
    let flags: [Any] = [true, 1, NSNumber(value: true), NSNumber(value: 1)]
    for flag in flags {
      let metaData = Self.required.merging([.dismissible: flag]) { $1 }
      #expect(ContentCard(metaData: metaData)?.isDismissible == true)
    }
    for flag in [false, 0, NSNumber(value: 0)] as [Any] {
      let metaData = Self.required.merging([.dismissible: flag]) { $1 }
      #expect(ContentCard(metaData: metaData)?.isDismissible == false)
    }
  }

  @Test func urlsCanBeURLsOrText() throws {
    let url = try #require(URL(string: "https://example.com/a"))
    let metaData = Self.required.merging([.image: url, .urlString: url]) { $1 }
    let card = ContentCard(metaData: metaData)
    #expect(card?.image == "https://example.com/a")
    #expect(card?.urlString == "https://example.com/a")
  }

  @Test(arguments: [0, -1, -0.5])
  func expiringAtZeroOrLessMeansNever(time: Double) throws {
    let metaData = Self.required.merging([.expiresAt: time]) { $1 }
    let card = try #require(ContentCard(metaData: metaData))
    #expect(card.expiresAt == nil)
  }

  @Test func extrasCanBeAnyDictionary() {
    let forms: [Any] = [
      ["a": "x"], ["a": "x"] as [String: Any], ["a": "x", "b": Date()] as [AnyHashable: Any],
      ["a": ExtraValue.string("x")], NSDictionary(dictionary: ["a": "x"]),
    ]
    for form in forms {
      let metaData = Self.required.merging([.extras: form]) { $1 }
      #expect(ContentCard(metaData: metaData)?.extras == ["a": "x"])
    }
  }

  @Test func aFlagMakesAControlCard() {
    let metaData = Self.required.merging([.isControl: true, .image: "i"]) { $1 }
    #expect(ContentCard(metaData: metaData)?.kind == .control)
  }

  private static var required: [ContentCardKey: Any] {
    [.idString: "a", .created: 1.0, .dismissible: false]
  }
}
