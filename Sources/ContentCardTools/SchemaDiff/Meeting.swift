import ContentCardCodegen
import ContentCardSchema

/// A value of both versions, with the cards of each in the app of the other.
struct Meeting {
  let subject: Subject
  let places: Locations
  let liveCards: Crossing
  let oldApps: Crossing

  var was: Field { liveCards.writer }
  var now: Field { oldApps.writer }

  var oldProperty: PropertyModel? { liveCards.written.property }
  var newProperty: PropertyModel? { oldApps.written.property }

  init(subject: Subject, places: Locations, pair: CardPair, was: Reading, now: Reading) {
    self.subject = subject
    self.places = places
    liveCards = Crossing(audience: .liveCards, written: was, cards: pair.old, reader: now)
    oldApps = Crossing(audience: .oldApps, written: now, cards: pair.new, reader: was)
  }
}
