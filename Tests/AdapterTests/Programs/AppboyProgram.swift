import BrazeDemo
import BrazeKitCompat
import ContentCards
import Foundation

@main enum Program {
  static let sdk = StandIn.shared

  @MainActor static func main() async {
    let store = Store(source: AppboyContentCardSource(), schemas: [ContentCardClassType.self])
    print("== before the SDK is started")
    await store.refresh()

    print("== the layouts of cards")
    sdk.start()
    await showKinds()
    print("== cached")
    sdk.cards = [card("a", extras: coupon("12.5")), RawCard(.control, id: "control")]
    let started = Store(source: AppboyContentCardSource(), schemas: [ContentCardClassType.self])
    if let feed = await started.feed(objects: 1) { show(feed) }

    print("== a sync that succeeds, and one that fails")
    let ad = card("b", url: "https://example.com", extras: ["class_type": "ad_banner"])
    let cards = [card("a", extras: coupon("12.5")), ad, RawCard(.control, id: "control")]
    sdk.cards = cards
    sdk.post(isSuccessful: true)
    sdk.cards = []
    sdk.post(isSuccessful: false)
    if let feed = await started.feed(objects: 2) { show(feed) }
    sdk.cards = cards

    print("== a refresh that succeeds")
    sdk.answer = {
      sdk.cards.append(card("c", extras: coupon(5), dismissible: false))
      sdk.post(isSuccessful: true)
    }
    await started.refresh()
    print(await sdk.takeNotes())

    print("== a refresh that fails, one without an answer, and one that is cancelled")
    sdk.answer = { sdk.post(isSuccessful: false) }
    await started.refresh()
    sdk.answer = nil
    do {
      try await started.requestContentCardsRefresh(timeout: .milliseconds(1))
    } catch {
      print("failed: \(error)")
    }
    let source: any ContentCardSource = AppboyContentCardSource()
    let request = Task { try await source.requestContentCardsRefresh() }
    sdk.answer = { request.cancel() }
    do { _ = try await request.value } catch { print("failed: \(error)") }
    print(await sdk.takeNotes())

    print("== logging")
    let feed = started.feed(ContentCardClassType.self, for: [.coupon, .ad])
    for object in feed.objects {
      let events = [
        object.logContentCardImpression(), object.logContentCardImpression(),
        object.openContentCard() == .opened, object.logContentCardDismissed(),
      ]
      print(object.contentCardData?.contentCardId ?? "?", events, await sdk.takeNotes())
    }
    show(started.feed(ContentCardClassType.self))
    print("== an impression from another thread")
    let controls = started.feed(ContentCardClassType.self)
    await Task.detached { controls.logControlImpressions() }.value
    print(await sdk.takeNotes())
  }

  @MainActor static func showKinds() async {
    sdk.cards = [
      RawCard(.classic, id: "1") { card in
        (card.title, card.cardDescription, card.domain) = ("T", "D", "O")
        (card.url, card.useWebView) = ("https://example.com", true)
        card.extras = ["text": "x", "number": 1.5, "flag": true, 7: "its key is not text"]
        (card.created, card.expiresAt) = (1.5, 2.5)
        (card.viewed, card.clicked, card.pinned) = (true, true, true)
        (card.dismissible, card.removed, card.test) = (true, true, true)
      },
      RawCard(.classic, id: "2") { card in
        (card.title, card.cardDescription, card.image) = ("T", "D", "https://example.com/a.png")
        card.expiresAt = 0
      },
      RawCard(.imageOnly, id: "3") { card in
        (card.image, card.aspectRatio) = ("https://example.com/a.png", 1.33)
      },
      RawCard(.captionedImage, id: "4") { card in
        (card.title, card.cardDescription, card.domain) = ("T", "D", "O")
        (card.image, card.aspectRatio) = ("https://example.com/a.png", 1.5)
      },
      RawCard(.control, id: "5") { $0.extras = ["class_type": "ad_banner"] },
      RawCard(.newer, id: "6") { $0.title = "not readable" },
      RawCard(.classic, id: "without texts"),
      RawCard(.imageOnly, id: "without a picture"),
      RawCard(.captionedImage, id: "without anything"),
    ]
    let source: any ContentCardSource = AppboyContentCardSource()
    var cards: [ContentCard] = []
    let cancel = source.subscribeToContentCards(afterUserChange: false) { cards = $0 }
    while cards.isEmpty { await Task.yield() }
    cancel()
    for card in cards { show(card) }
  }

  static func card(
    _ id: String, url: String? = nil, extras: [String: Any], dismissible: Bool = true
  ) -> RawCard {
    RawCard(.classic, id: id) { card in
      (card.url, card.extras, card.dismissible) = (url, extras, dismissible)
    }
  }
}
