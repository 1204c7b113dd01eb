@_spi(ContentCardsGenerated) import ContentCards
import ShowcaseApp
import Testing

@Suite struct ClassTypeTests {
  @Test(arguments: [
    ("Numbers", ClassType.numbers), ("Figures", .numbers), (" Numbers ", .numbers),
    ("numbers", .unknown),
    ("NUMBERS", .unknown), ("Story", .news(.story)), ("Own", .own),
  ])
  func caseSensitiveNamesMustBeExact(name: String, classType: ClassType) {
    #expect(ClassType(rawType: name) == classType)
  }

  @Test func theSchemaSetsTheDiscriminator() {
    func discriminator(of type: (some ContentCardClassifying).Type) -> ContentCardKey {
      type.discriminator
    }
    #expect(discriminator(of: ClassType.self).rawValue == "kind")
    let card = Cards.contact.with(["kind": nil, "class_type": "Contact"])
    #expect(Outcome(card).object == nil)
  }

  @Test func theFirstDiscriminatorThatIsNotMissingDecides() {
    let old = Cards.contact.with(["kind": .null, "card_kind": "Contact"])
    #expect(Outcome(old).contact != nil)
    #expect(Outcome(old).issues == [#""card_kind" is an old spelling of "kind"."#])
    #expect(Outcome(old.with(["kind": ""])).issues == [#""kind" is empty."#])
    #expect(Outcome(old.with(["card_kind": .null])).issues == [])
    #expect(Outcome(Cards.contact.with(["card_kind": "Story"])).issues == [])
    let conversion = ClassType.convertContentCards([old.with(["card_kind": "x"])])
    #expect(conversion.rejected.first?.issues.map(\.severity) == [.error, .remark])
    let error = #expect(throws: ContentCardRejection.self) {
      try Showcase.Contact(old.with(["card_kind": "x"]))
    }
    #expect(error?.issues.map(\.severity) == [.error], "a rejection has no remarks")
  }

  @Test func anOldDiscriminatorIsReadInAStore() throws {
    let old = Cards.contact.with(["kind": nil, "card_kind": "Contact"])
    let feed = ContentCardFeed<ClassType>([old, Cards.story], for: [.contact])
    #expect(feed.objects.count == 1)
    #expect(feed.warnings.map(\.severity) == [.remark])
    #expect(ContentCardFeed<ClassType>([old], for: [.own]).objects.isEmpty)
    #expect(try Showcase.Contact(old).contentCard == old)
    #expect(throws: ContentCardRejection.self) { try Models.Own(old) }
  }

  @Test func classTypesCanShareAnObject() throws {
    let person = try #require(Outcome(Cards.contact.with(["kind": "Person"])).contact)
    #expect(person.contentCardData?.contentCardClassType == .person)
  }

  @Test func theAppCanRejectAnObject() throws {
    let contact = Cards.contact.with(["phone": "5%"])
    #expect(Outcome(contact).issues == ["the phone number has a % sign."])
    #expect(Outcome(contact).object == nil)
    let own = ContentCard(id: "a", extras: ["kind": "Own", "count": "0"])
    #expect(Outcome(own).issues == ["the app's initializer rejected the card."])
    #expect(throws: ContentCardRejection.self) { try Models.Own(own) }
    let invalid = Outcome(own.with(["count": "x"]))
    #expect(invalid.issues == [#""count" is "x", which is not a whole number."#])
  }

  @Test func objectiveCReceivesTheRejectionByTheInitializerOfTheApp() throws {
    let metaData: [ContentCardKey: Any] = [
      .idString: "a", .created: 0.0, .dismissible: true, .extras: ["kind": "Own", "count": "0"],
    ]
    let error = #expect(throws: ContentCardRejection.self) {
      try ContentCardsGeneratedCode.object(Models.Own.self, metaData: metaData, classType: .own)
    }
    #expect(error?.issues.map(\.reason) == [.initializerRejected])
  }

  @Test func keysAreInTheNamespace() {
    let key: ContentCardKey = .Showcase.listPrice
    #expect(key.rawValue == "list_price")
    #expect(ContentCardKey.Showcase.tintColor.rawValue == "tint")
  }

  @Test func typesOfTheAppGainAnInitializer() throws {
    let card = ContentCard(id: "a", extras: ["kind": "Own", "count": "2", "mood": "Good"])
    let own = try #require(Outcome(card).own)
    #expect(own.count == 2)
    #expect(own.mood == .good)
    #expect(own.contentCardData?.contentCardId == "a")
    let _: any Countable = own
  }

  @Test func aTypeWrittenByHandNeedsOnlyWhatAppsSee() throws {
    let own = try #require(Models.Own(count: 1, mood: nil))
    #expect(Double(own: own).contentCardObject == .own(own))
    #expect(
      Double(metaData: [.idString: "a", .created: 0, .dismissible: true], classType: .own) == nil)
  }

  /// A test double for an app's tests.
  private struct Double: ContentCardable {
    var own: Models.Own
    var contentCardData: ContentCardData<ClassType>? { nil }
    var contentCardObject: Showcase.ContentCardObject { .own(own) }
  }
}
