/// Makes feeds of what a manager holds.
struct FeedBuilder<ClassType: ContentCardClassifying>: Sendable {
  let state: FeedState
  let reporter: RejectionReporter?

  func feed(for classTypes: [ClassType]?, in order: ContentCardOrder) -> ContentCardFeed<ClassType>
  {
    let snapshot = state.snapshot
    let cards = snapshot.cards(at: state.time).sorted(in: order)
    let conversion = ClassType.convertContentCards(cards, for: classTypes)
    for rejected in conversion.rejected {
      reporter?.report(rejected.card, rejected.issues, ofUser: snapshot.user)
    }
    return ContentCardFeed(conversion, refreshError: snapshot.refreshError)
  }
}
