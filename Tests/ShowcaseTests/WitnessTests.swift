@_spi(ContentCardsGenerated) import ContentCards
import ShowcaseApp
import TestSupport
import Testing

/// Tests that generated code implements the requirement that apps do not see. The requirement has a default, so the
/// compiler accepts generated code without it.
@Suite struct WitnessTests {
  @Test func initializersAreCalledThroughTheProtocol() throws {
    let cards = [Cards.numbers, Cards.texts, Cards.contact, Cards.story, try Cards.others]
    let objects = ClassType.convertContentCards(cards).objects
    #expect(objects.count == cards.count)
    for object in objects {
      let data = try #require(object.contentCardData)
      func isRead<Object: ContentCardable>(_ object: Object) -> Bool
      where Object.ClassType == ClassType {
        var decoder = ContentCardDecoder(data.card)
        return Object(from: &decoder, classType: data.contentCardClassType) == object
      }
      let isTheSame = isRead(object.wrappedObject)
      #expect(isTheSame)
    }
  }
}
