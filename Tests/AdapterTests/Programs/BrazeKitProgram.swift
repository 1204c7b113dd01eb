import BrazeDemo
import BrazeKit
import ContentCards
import Foundation

@main enum Program {
  @MainActor static func main() async {
    showKinds()

    let braze = Braze()
    let sdk = braze.contentCards
    let first = card("a", extras: coupon(12.5))
    sdk.sync([first, control()])
    let store = Store(source: BrazeContentCardSource(braze), schemas: [ContentCardClassType.self])
    print("== cached")
    if let feed = await store.feed(objects: 1) { show(feed) }

    print("== a sync")
    let ad = card("b", url: "https://example.com", extras: ["class_type": "ad_banner"])
    sdk.sync([first, ad, control()])
    if let feed = await store.feed(objects: 2) { show(feed) }

    print("== a refresh that succeeds, and one that fails")
    let fixed = card("c", extras: coupon("5"), dismissible: false)
    sdk.answerRefreshes(with: .cards([first, ad, fixed, control()]))
    await store.refresh()
    sdk.answerRefreshes(with: .failure(.sdkDisabled))
    await store.refresh()

    print("== a refresh that is answered late")
    let late = card("d", extras: coupon("7"))
    sdk.answerRefreshes(with: .delay([first, ad, fixed, late, control()]))
    await store.refresh(timeout: .milliseconds(1))
    sdk.answerDelayed()
    if let feed = await store.feed(objects: 4) { show(feed) }

    print("== logging")
    let feed = store.feed(ContentCardClassType.self)
    for object in feed.objects.prefix(3) {
      let events = [
        object.logContentCardImpression(), object.logContentCardImpression(),
        object.logContentCardClicked(), object.logContentCardDismissed(),
      ]
      print(object.contentCardData?.contentCardId ?? "?", events)
    }
    feed.logControlImpressions()
    show(store.feed(ContentCardClassType.self))
    print("cards of the SDK:", sdk.cards.map { "\($0.id) \($0.viewed) \($0.clicked)" })

    print("== click actions")
    let delegate = Delegate()
    braze.delegate = delegate
    sdk.sync([
      card("web", url: "https://example.com/a", useWebView: true, extras: coupon(1)),
      card("app", url: "shop://cart", extras: coupon(1)), card("none", extras: coupon(1)),
    ])
    if let feed = await store.feed(objects: 3, first: "web") {
      for object in feed.objects {
        let url = object.contentCardURL?.absoluteString ?? "no URL"
        print(url, object.opensContentCardURLInWebView, object.openContentCard())
        await MainActor.run {}
      }
    }

    print("== a change of the user that the SDK completes late")
    sdk.settlesLate = true
    for ignoresPreviousCards in [true, false] {
      sdk.sync([first])
      let store = Store(
        source: BrazeContentCardSource(braze, ignoresPreviousCards: ignoresPreviousCards),
        schemas: [ContentCardClassType.self])
      _ = await store.feed(objects: 1)
      braze.changeUser("bob")
      store.userDidChange()
      // Meanwhile, the SDK still delivers the cards of the previous user.
      for _ in 0..<20 { await Task.yield() }
      print(store.isLoaded, store.cards.map(\.id))
      sdk.sync([card("of bob", extras: coupon(1))])
      _ = await store.feed(objects: 1, first: "of bob")
      print(store.isLoaded, store.cards.map(\.id))
    }

    print("== without a store")
    sdk.sync([card("web", url: "https://example.com/a", useWebView: true, extras: coupon(1))])
    let conversion = ContentCardClassType.convertContentCards([first, ad], for: [.coupon])
    print(conversion.objects.count, conversion.rejected.count)
    let alone = ContentCard(sdk.cards[0])
    print(ContentCard.Event.allCases.map { alone.context?.log($0) ?? false })
    await MainActor.run {}
    print(ContentCard(.classic(.init(data: .init(), title: "", description: ""))).context == nil)
  }

  /// A delegate that tells the SDK not to open the app's own links.
  final class Delegate: BrazeDelegate {
    @MainActor func braze(_ braze: Braze, shouldOpenURL context: Braze.URLContext) -> Bool {
      context.url.scheme != "shop"
    }
  }

  static func card(
    _ id: String, url: String? = nil, useWebView: Bool = false, extras: [String: Any],
    dismissible: Bool = true
  ) -> Braze.ContentCard {
    let action = url.flatMap { URL(string: $0) }.map {
      Braze.ContentCard.ClickAction.url($0, useWebView: useWebView)
    }
    let data = Braze.ContentCard.Data(
      id: id, clickAction: action, dismissible: dismissible, extras: extras)
    return .classic(.init(data: data, title: "", description: ""))
  }

  static func control() -> Braze.ContentCard {
    .control(.init(data: .init(id: "control", extras: coupon("1"))))
  }

  static func showKinds() {
    guard let image = URL(string: "https://example.com/a.png") else { return }
    let cards: [Braze.ContentCard] = [
      .classic(
        .init(
          data: .init(
            id: "1", clickAction: .url(image, useWebView: true), viewed: true, dismissible: true,
            removed: true, pinned: true, clicked: true, test: true, createdAt: 1.5, expiresAt: 2.5,
            extras: ["text": "x", "number": 1.5, "flag": true, "list": [1, "a"]]),
          language: "en", title: "T", description: "D", domain: "O")),
      .classicImage(
        .init(
          data: .init(id: "2"), image: image, imageAltText: "A", language: "en", title: "T",
          description: "D", domain: "O")),
      .imageOnly(
        .init(
          data: .init(id: "3", clickAction: .url(image, useWebView: false)), image: image,
          imageAltText: "A", language: "en", imageAspectRatio: 1.5)),
      .captionedImage(
        .init(
          data: .init(id: "4", expiresAt: 0), image: image, imageAltText: "A", language: "en",
          imageAspectRatio: 1.5, title: "T", description: "D", domain: "O")),
      .control(.init(data: .init(id: "5", extras: ["class_type": "ad_banner"]))),
      .imageOnly(.init(data: .init(id: "6"), image: blankImage)),
    ]
    for card in cards { show(ContentCard(card)) }
  }

  /// The image that the SDK delivers for a blank image URL since 18.1. Older versions deliver no such cards.
  static var blankImage: URL { URL(string: "braze://blank-image") ?? URL(fileURLWithPath: "") }
}
