import ContentCards
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
