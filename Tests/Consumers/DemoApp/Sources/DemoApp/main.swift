import ContentCards
import Foundation

// The model of Braze's demo app: a list of content cards, and of tiles from a file of the app.

/// A decoded value, or the error from decoding it. If one tile in the file is invalid, the others are still decoded.
struct Attempt<Value: Decodable>: Decodable {
  let result: Result<Value, any Error>

  init(from decoder: any Decoder) { result = Result { try Value(from: decoder) } }
}

/// Prints how many rows a list inserts, removes, and redraws when its elements change, if `id` identifies the rows.
func printUpdate<Element: Identifiable & Equatable>(
  of name: String, from old: [Element], to new: [Element]
) {
  let rows = Dictionary(old.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
  let inserted = new.filter { rows[$0.id] == nil }
  let redrawn = new.filter { element in rows[element.id].map { $0 != element } ?? false }
  let removed = Set(rows.keys).subtracting(new.map(\.id))
  print(
    "\(name): \(rows.count) rows for \(old.count) elements; the update inserts \(inserted.count),",
    "removes \(removed.count) and redraws \(redrawn.count)")
}

/// Prints the JSON of an object, and whether the object decoded from it is encoded as the same JSON.
func printRoundTrip<Object: Codable>(of object: Object) throws {
  let encoder = JSONEncoder()
  encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
  let json = try encoder.encode(object)
  let decoded = try JSONDecoder().decode(Object.self, from: json)
  print(String(decoding: json, as: UTF8.self), try encoder.encode(decoded) == json)
}

print("== Local tiles")
let attempts = try JSONDecoder().decode(
  [Attempt<Tile>].self, from: Data(PackageResources.Tiles_json))
let localTiles = attempts.compactMap { try? $0.result.get() }
for attempt in attempts {
  switch attempt.result {
  case .success(let tile): print(tile.summary)
  case .failure(DecodingError.dataCorrupted(let context)):
    let path = context.codingPath.map { $0.intValue.map { "\($0)" } ?? $0.stringValue }
    print("tile \(path.joined(separator: ".")): \(context.debugDescription)")
  case .failure(let error): throw error
  }
}

print("\n== Tiles of cards")
let payload = try ContentCard.Payload(json: Data(PackageResources.Cards_json))
let conversion = ContentCardClassType.convertContentCards(payload.cards)
let cardTiles = conversion.objects.compactMap { $0.wrappedObject as? Tile }
for tile in cardTiles { print(tile.summary) }

print("\n== One list")
let list = conversion.objects + localTiles.map(\.contentCardObject)
for object in list {
  switch object.id {
  case .card(let id): print("card \(id)", terminator: ": ")
  case .local, .value: print("local", terminator: ": ")
  }
  switch object {
  case .ad(let ad): print("ad \(ad.image.lastPathComponent)")
  case .tile(let tile): print("tile \(tile.tileTitle)")
  case .tileGroup(let group): print("\(group.style) group \"\(group.fullTitle)\"")
  case .fullPageMessage: print("full page message")
  case .webViewMessage: print("web view message")
  case .coupon(let coupon): print("coupon of \(coupon.discountPercentage) %")
  }
}
// The user has viewed the cards, and the last two, which include the advertisement, are gone.
let viewedCards = payload.cards.dropLast(2).map { card in
  var card = card
  card.isViewed = true
  return card
}
let viewed = ContentCardClassType.convertContentCards(viewedCards)
let viewedTiles = viewed.objects.compactMap { $0.wrappedObject as? Tile }
printUpdate(of: "objects", from: list, to: viewed.objects + localTiles.map(\.contentCardObject))
printUpdate(of: "tiles", from: cardTiles + localTiles, to: viewedTiles + localTiles)

print("\n== Messages")
for message in conversion.objects.compactMap({ $0.wrappedObject as? any Message }) {
  print(message.summary, terminator: ": ")
  switch message.contentCardObject {
  case .fullPageMessage: print("full page")
  case .webViewMessage(let message): print(message.content.summary)
  case .ad, .tile, .tileGroup, .coupon: print("not a message")
  }
}

print("\n== Round trip")
let tiles = cardTiles + localTiles
let decoded = try JSONDecoder().decode([Tile].self, from: JSONEncoder().encode(tiles))
print("tiles equal without their cards:", decoded == tiles.map(\.withoutCard))
print("content cards among them:", decoded.filter(\.isContentCard).count)
for object in conversion.objects {
  if case .tile = object { continue }
  if let object = object.wrappedObject as? any ContentCardCodable { try printRoundTrip(of: object) }
}

print("\n== Issues")
for failure in payload.failures { print(failure) }
for issue in conversion.issues { print(issue) }
