import ContentCards

#if STAND_INS
  import SwiftUIStandIn
#else
  import SwiftUI
#endif

// Tests compile this file on Linux with a stand-in for SwiftUI. It has not been compiled with SwiftUI itself.

/// The message center: a list of messages that the user can open, delete, and refresh.
struct MessageList: View {
  let model: ContentCardFeed<ContentCardClassType>.Model
  @State private var path: [ContentCardObject] = []

  var body: some View {
    NavigationStack(path: $path) {
      List {
        FeedStatus(model: model)
        ForEach(model.feed.objects) { message in
          MessageRow(message: message) { open(message) }
            .onAppear { message.logContentCardImpression() }
            .swipeActions {
              if message.contentCard?.isDismissible == true {
                Button("Delete", role: .destructive) { message.dismissContentCard() }
              }
            }
        }
      }
      .navigationTitle("Messages")
      .navigationDestination(for: ContentCardObject.self) { MessageDetail(message: $0) }
      .refreshable { await model.refresh() }
      .toolbar { Button("Delete all") { deleteAll() } }
    }
    .badge(model.feed.unviewedCount)
  }

  /// Lets the SDK open the message's link. If the message has no link, shows its page in this app.
  private func open(_ message: ContentCardObject) {
    if message.openContentCard() == .noLink { path.append(message) }
  }

  private func deleteAll() {
    for message in model.feed.objects { message.dismissContentCard() }
  }
}

/// Shows that messages are loading, or why they may be out of date.
struct FeedStatus: View {
  let model: ContentCardFeed<ContentCardClassType>.Model

  var body: some View {
    if !model.isLoaded {
      ProgressView()
    } else if let error = model.feed.refreshError {
      Text("Not up to date: \(error.localizedDescription)")
    }
  }
}

struct MessageRow: View {
  let message: ContentCardObject
  let open: @MainActor () -> Void

  var body: some View {
    Button(action: open) {
      if message.contentCard?.isViewed == false { Text("New") }
      Text((message.wrappedObject as? any Message)?.messageHeader ?? "")
    }
  }
}

struct MessageDetail: View {
  let message: ContentCardObject

  var body: some View {
    switch message {
    case .fullPageMessage(let message): Text(message.cardDescription)
    case .webViewMessage(let message): Text(message.urlString.absoluteString)
    case .ad, .coupon, .tile: Text("Not a message")
    }
  }
}
