import BrazeDemo
import BrazeKit
import ContentCards
import Foundation

@main enum Program {
  static func main() async {
    showKinds()

    let braze = Braze()
    let first = card("a", extras: coupon(12.5))
    braze.contentCards.sync([first, control()])
    let manager = Manager(source: BrazeContentCardSource(braze))
    print("== cached")
    show(await manager.contentCards())

    print("== a sync")
    let ad = card("b", url: "https://example.com", extras: ["class_type": "ad_banner"])
    braze.contentCards.sync([first, ad, control()])
    if let feed = await manager.feed(objects: 2) { show(feed) }

    print("== a refresh, and one that fails")
    let fixed = card("c", extras: coupon("5"), dismissible: false)
    braze.contentCards.answerRefreshes(with: .success([first, ad, fixed, control()]))
    await manager.refresh()
    braze.contentCards.answerRefreshes(with: .failure(.sdkDisabled))
    await manager.refresh()

    print("== logging")
    let feed = await manager.contentCards()
    for object in feed.objects {
      let events = [
        object.logContentCardImpression(), object.logContentCardImpression(),
        object.logContentCardClicked(), object.logContentCardDismissed(),
      ]
      print(object.contentCardData?.contentCardId ?? "?", events)
    }
    feed.logControlImpressions()
    show(await manager.contentCards())

    print("== a card alone")
    let alone = ContentCard(first)
    print(ContentCardEvent.allCases.map { alone.context?.log($0) ?? false })
    print(ContentCard(.classic(.init(data: .init(), title: "", description: ""))).context == nil)
  }

  /// A card as the SDK makes it, with a context.
  static func card(
    _ id: String, url: String? = nil, extras: [String: Any],
    dismissible: Bool = true
  ) -> Braze.ContentCard {
    let data = Braze.ContentCard.Data(
      id: id, clickAction: url.flatMap { URL(string: $0) }.map { .url($0, useWebView: false) },
      extras: extras, dismissible: dismissible,
      context: .init(clicks: url != nil) { print("  SDK: \(id): \($0)") })
    return .classic(.init(data: data, title: "", description: ""))
  }

  static func control() -> Braze.ContentCard {
    let context = Braze.ContentCard.Context(clicks: false) { print("  SDK: control: \($0)") }
    return .control(.init(data: .init(id: "control", extras: coupon("1"), context: context)))
  }

  static func showKinds() {
    guard let image = URL(string: "https://example.com/a.png") else { return }
    let cards: [Braze.ContentCard] = [
      .classic(
        .init(
          data: .init(
            id: "1", clickAction: .url(image, useWebView: true),
            extras: ["text": "x", "number": 1.5, "flag": true, "list": [1, "a"]],
            viewed: true, dismissible: true, removed: true, pinned: true, clicked: true,
            test: true, createdAt: 1.5, expiresAt: 2.5),
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
    ]
    for card in cards { show(ContentCard(card)) }
  }
}
