import BrazeKit
import ContentCards
import Foundation
import SwiftUIStandIn
import UIKitStandIn

/// Uses the app as a user does, and prints what the screens show. The stand-in for the SDK prints the events that it
/// receives.
@main @MainActor struct Program {
  let braze = Braze()
  let app: BrazeManager
  let issues = AsyncStream.makeStream(of: [ContentCardIssue].self)
  let home: HomeModel
  let homeScreen: Screen
  let messages: Screen
  let offers: OfferList

  var sdk: Braze.ContentCards { braze.contentCards }
  var messageFeed: ContentCardFeed<ContentCardClassType> { app.messages.feed }

  init() {
    braze.contentCards.sync(BrazeCards.cached)
    // The screens show the cached cards before this answer arrives.
    braze.contentCards.answerRefreshes(with: .delay(BrazeCards.synced))
    app = BrazeManager(braze, onIssues: { [log = issues.continuation] in log.yield($0) })
    home = HomeModel(app.contentCards)
    homeScreen = Screen(Home(model: home))
    messages = Screen(MessageList(model: app.messages))
    offers = OfferList(app.contentCards)
    offers.loadViewIfNeeded()
  }

  static func main() async {
    showPreview()
    let program = Program()
    await program.showHome()
    await program.readMessages()
    await program.browseOffers()
    await program.refresh()
    await program.showReport()
    await program.changeUser()
    print("\n== Rejected cards")
    program.issues.continuation.finish()
    for await issues in program.issues.stream {
      for issue in issues where issue.severity == .error { print(issue) }
    }
  }

  static func showPreview() {
    print("== Preview")
    let screen = Screen(MessageList(model: .preview))
    screen.scrollThrough()
    show(screen)
  }

  func showHome() async {
    print("\n== Home, cached")
    await wait { homeScreen.texts.contains { $0.contains("Oolong") } }
    show(homeScreen)

    print("\n== Home, after the refresh")
    await wait { sdk.hasDelayedRequests }
    sdk.answerDelayed()
    await wait { homeScreen.texts.contains("Advertisement") }
    show(homeScreen)
    homeScreen.scrollThrough()
    homeScreen.tap("Sencha")
    await wait { app.openedLinks.count == 1 }
    home.tag = "sale"
    await wait { homeScreen.row(of: "Oolong") < homeScreen.row(of: "Matcha whisk") }
    show(homeScreen)
  }

  func readMessages() async {
    print("\n== Messages")
    await wait { messages.drawing.badge == 4 }
    show(messages)
    messages.scrollThrough()
    await wait { messages.drawing.badge == 0 }
    show(messages)

    print("\n== Opening messages")
    messages.tap("Our terms change")
    await settle()
    messages.tap("Your order")
    await wait { app.openedLinks.count == 2 }
    print("links of the app:", app.openedLinks)
    messages.tap("Welcome")
    await wait { !messages.texts.contains("Welcome") }
    show(messages)

    print("\n== Deleting messages")
    messages.goBack()
    await wait { messages.texts.contains("Welcome") }
    messages.swipe("Welcome", "Delete")
    messages.swipe("Privacy", "Delete")
    await wait { !messages.texts.contains("Welcome") }
    show(messages)
    messages.tap("Delete all")
    await wait { messages.texts == ["Privacy", "Delete all"] }
    show(messages)
  }

  func browseOffers() async {
    print("\n== Offers")
    await wait { offers.tableView.cells.count == 3 }
    show(offers)
    scrollThroughOffers()
    await wait { offers.texts == ["12.5 % off", "", "20 % off"] }
    show(offers)

    print("\n== Offers, after a refresh")
    sdk.answerRefreshes(with: .cards(BrazeCards.changed))
    offers.refreshControl?.pull()
    await wait { offers.texts.count == 4 && offers.refreshControl?.isRefreshing == false }
    show(offers)
    offers.tableView(offers.tableView, didSelectRowAt: IndexPath(indexes: [0, 0]))
    await wait { app.openedLinks.count == 3 }
  }

  /// Tests a refresh that fails, and one that the SDK answers late, as it can do after many requests.
  func refresh() async {
    print("\n== A refresh that fails")
    sdk.answerRefreshes(with: .failure(.sdkDisabled))
    await messages.pullToRefresh()
    await wait { messageFeed.refreshError != nil }
    print(messageFeed.objects.count, "message,", messageFeed.refreshError.map { "\($0)" } ?? "")

    print("\n== A refresh that is answered late")
    sdk.answerRefreshes(with: .delay(BrazeCards.late))
    print(await app.refresh(timeout: .milliseconds(20)) ?? "refreshed")
    await wait { messages.texts.contains { $0.contains("timed out") } }
    show(messages)
    await wait { sdk.hasDelayedRequests }
    sdk.answerDelayed()
    await wait { messages.drawing.badge == 1 }
    show(messages)
  }

  func showReport() async {
    print("\n== Report")
    let screen = Screen(CardReportScreen(store: app.contentCards))
    await wait { !screen.texts.isEmpty }
    show(screen)
    print("shared as JSON:", screen.drawing.shared?.contains(#""change" : "impression""#) ?? false)
    screen.drawing.search?("rejected")
    await wait { screen.texts.count == 2 }
    show(screen)
    screen.tap("gyokuro")
    await wait { screen.drawing.title == "gyokuro" }
    for text in screen.texts { print(text.replacing(/\d{4}-\S+/, with: "(time)")) }
  }

  func changeUser() async {
    print("\n== Another user")
    let old = messageFeed.objects.first
    app.changeUser("bob")
    print("an object of the previous user logs a click:", old?.logContentCardClicked() ?? true)
    sdk.answerRefreshes(with: .cards(BrazeCards.ofBob))
    print(await app.refresh() ?? "refreshed")
    await wait { messages.drawing.badge == 1 && homeScreen.texts.count == 3 }
    show(messages)
    show(homeScreen)
  }
}
