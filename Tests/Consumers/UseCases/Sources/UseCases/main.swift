import ContentCards
import Foundation

// The three use cases of Braze's demo app, with a JSON file instead of the SDK. To run them, clone the repository into
// a folder called swift-content-cards, and run the following command there. It copies this package into a folder beside
// the clone. Because of -L, the copy contains the schema itself instead of a symbolic link.
// cp -RL Tests/Consumers/UseCases .. && swift run --package-path ../UseCases
guard let file = Bundle.module.url(forResource: "Cards", withExtension: "json") else {
  throw CocoaError(.fileNoSuchFile)
}
let source = try JSONContentCardSource(json: Data(contentsOf: file))
// Cards expire by this clock: noon on 31 January 2026, whenever the example runs.
let store = ContentCardStore(
  source: source, schemas: [ContentCardClassType.self],
  now: { Date(timeIntervalSince1970: 1_769_860_800) })

print("== Supplemental content")
var home = try await HomeScreen(store)
home.show()
home.logImpressions()
home.prioritize(tag: "sale")
print("sale first:", home.tiles.map(\.tileTitle))
for tile in home.tiles.prefix(2) {
  print("tapped \(tile.tileTitle), passed to the SDK: \(tile.logContentCardClicked())")
}

print("\n== Message center")
while true {
  let feed = store.feed(ContentCardClassType.self, for: ContentCardClassType.messages)
  let center = MessageCenter(store: store, feed: feed)
  center.show()
  guard !center.messages.isEmpty else { break }
  center.beUsed()
}

print("\n== Interactive coupon")
var cart = Cart(prices: home.tiles.map(\.tilePrice))
cart.show()
cart.coupon = .first(of: store)
cart.show()
cart.buy()
cart.coupon = .first(of: store)
cart.show()

print("\n== Events in the SDK")
for entry in source.log { print(entry.event, entry.cardID) }

print("\n== What is wrong with the cards")
for failure in source.failures { print(failure) }
let all = store.feed(ContentCardClassType.self)
for rejected in all.rejected { for issue in rejected.issues { print(issue) } }
for warning in all.warnings { print(warning) }
