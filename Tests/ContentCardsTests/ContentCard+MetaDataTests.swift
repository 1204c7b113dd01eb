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
    #expect(
      card
        == ContentCard(
          id: "a", extras: ["class_type": "coupon_code"], kind: .classicImage, title: "t",
          cardDescription: "d", image: "https://example.com/i.png", imageAltText: "alt",
          imageAspectRatio: 1.5, urlString: "https://example.com", openURLInWebView: true,
          domain: "m", language: "de", createdAt: Date(timeIntervalSince1970: 1_700_000_000.5),
          expiresAt: Date(timeIntervalSince1970: 1_800_000_000), isViewed: true, isClicked: true,
          isPinned: true, isDismissible: true, isTest: true))
    #expect(card.context === context)
  }

  @Test func onlyTheThreeKeysOfTheGuideAreRequired() throws {
    let card = try #require(ContentCard(metaData: Self.required))
    #expect(card == ContentCard(id: "a", createdAt: Date(timeIntervalSince1970: 1)))
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

  @Test func aFlagMakesAControlCard() {
    let metaData = Self.required.merging([.isControl: true, .image: "i"]) { $1 }
    #expect(ContentCard(metaData: metaData)?.kind == .control)
  }

  private static var required: [ContentCardKey: Any] {
    [.idString: "a", .created: 1.0, .dismissible: false]
  }
}
