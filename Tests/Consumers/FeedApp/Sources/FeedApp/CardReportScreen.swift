import ContentCards

#if STAND_INS
  import SwiftUIStandIn
#else
  import SwiftUI
#endif

// Tests compile this file on Linux with a stand-in for SwiftUI. It has not been compiled with SwiftUI itself.

/// Shows developers and testers what has happened to each card, and shares the report as JSON.
struct CardReportScreen: View {
  let store: ContentCardStore
  @State private var report: ContentCardStore.Report?
  @State private var search = ""
  @State private var path: [ContentCardStore.Report.Card] = []

  var body: some View {
    NavigationStack(path: $path) {
      List {
        ForEach(cards) { card in
          Button(action: { path.append(card) }) {
            Text(card.id)
            Text(card.conversion?.verdict.rawValue ?? "not converted")
          }
        }
      }
      .navigationTitle("Cards")
      .navigationDestination(for: ContentCardStore.Report.Card.self) { CardHistory(card: $0) }
      .searchable(text: $search)
      .toolbar { if let report { ShareLink(item: report.json) } }
      .refreshable { report = store.report }
    }
    .task { report = store.report }
  }

  /// The cards whose history contains the search text.
  private var cards: [ContentCardStore.Report.Card] {
    (report?.cards ?? []).filter { search.isEmpty || "\($0)".contains(search) }
  }
}

/// Shows the history of a card, and shares the card as JSON, for example for a test.
struct CardHistory: View {
  let card: ContentCardStore.Report.Card

  var body: some View {
    List {
      Text(card.description)
      if let json = card.json { ShareLink(item: json) }
    }
    .navigationTitle(card.id)
  }
}
