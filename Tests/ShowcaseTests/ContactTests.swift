import ContentCards
import ShowcaseApp
import Testing

@Suite struct ContactTests {
  @Test(arguments: [["phone": "1", "town": "x"], ["mail": "mailto:a@b.c", "street": "y"]])
  func oneOfEachListIsEnough(extras: ContentCardExtras) {
    let card = ContentCard(id: "a", extras: extras.merging(["kind": "Contact"]) { $1 })
    #expect(Outcome(card).contact != nil)
  }

  @Test func aCardWithNoneOfAListIsRejectedForEachList() {
    let outcome = Outcome(Cards.contact.with(["phone": nil, "town": ""]))
    #expect(outcome.object == nil)
    #expect(
      outcome.issues == [
        #"none of "phone", "mail" has a valid value."#,
        #"none of "street", "town" has a valid value."#,
      ])
  }

  @Test func onlyAValueThatIsReadCounts() {
    let outcome = Outcome(Cards.contact.with(["phone": nil, "mail": "no address"]))
    #expect(outcome.object == nil)
    #expect(outcome.issues.last == #"none of "phone", "mail" has a valid value."#)
  }

  @Test func aDeprecatedClassTypeWarnsAndBecomesTheSharedObject() throws {
    let outcome = Outcome(Cards.contact.with(["kind": "Person"]))
    #expect(outcome.issues == ["the class type is deprecated: use Contact."])
    #expect(try #require(outcome.contact).contentCardData?.contentCardClassType == .person)
  }
}
