import Foundation

// The behavior of the SDK, and functions with which test programs control it.

/// A value that only one thread at a time can access. The class is `@unchecked Sendable`, because the lock protects the
/// value.
final class Protected<Value>: @unchecked Sendable {
  private let lock = NSLock()
  private var value: Value

  init(_ value: Value) { self.value = value }

  func withLock<Result>(_ body: (inout Value) throws -> Result) rethrows -> Result {
    try lock.withLock { try body(&value) }
  }
}

extension Braze.ContentCards {
  public enum Error: Swift.Error { case sdkDisabled }

  struct State {
    weak var braze: Braze?
    var cards: [Braze.ContentCard] = []
    var lastUpdate: Date?
    var subscribers: [UUID: @MainActor ([Braze.ContentCard]) -> Void] = [:]
    var answer: Answer = .cards(nil)
    var delayed: [@Sendable () -> Void] = []
    var settlesLate = false
  }

  /// How the server answers a refresh.
  public enum Answer: Sendable {
    /// Delivers these cards, or the current cards if they are `nil`.
    case cards([Braze.ContentCard]?)
    case failure(Error)
    /// Delivers these cards, but only when `answerDelayed()` is called. The SDK can delay answers because of its rate
    /// limit.
    case delay([Braze.ContentCard])
  }

  /// Whether `changeUser` returns before the SDK has switched to the new user. The next sync then completes the switch.
  public var settlesLate: Bool {
    get { state.withLock { $0.settlesLate } }
    set { state.withLock { $0.settlesLate = newValue } }
  }

  public func answerRefreshes(with answer: Answer) { state.withLock { $0.answer = answer } }

  /// Whether there are delayed requests that have not been answered yet.
  public var hasDelayedRequests: Bool { state.withLock { !$0.delayed.isEmpty } }

  /// Answers the delayed requests.
  public func answerDelayed() {
    for answer in state.withLock({ state in
      defer { state.delayed = [] }
      return state.delayed
    }) { answer() }
  }

  func answer(
    _ completion: @escaping @Sendable (Result<[Braze.ContentCard], any Swift.Error>) -> Void
  ) {
    switch state.withLock({ $0.answer }) {
    case .cards(let new):
      sync(new ?? cards)
      completion(.success(cards))
    case .failure(let error): completion(.failure(error))
    case .delay(let new):
      state.withLock { state in
        state.delayed.append { [self] in
          sync(new)
          completion(.success(cards))
        }
      }
    }
  }

  func attach(to braze: Braze) { state.withLock { $0.braze = braze } }

  /// Replaces the cards, gives each new card a context, and passes the cards to the subscribers.
  public func sync(_ cards: [Braze.ContentCard]) {
    let cards = cards.map { card in
      var card = card
      card.context = context(of: card)
      return card
    }
    let subscribers = state.withLock { state in
      (state.cards, state.lastUpdate) = (cards, Date())
      return Array(state.subscribers.values)
    }
    for subscriber in subscribers { Task { @MainActor in subscriber(cards) } }
  }

  private func context(of card: Braze.ContentCard) -> Braze.ContentCard.Context {
    .init(
      logImpression: { [weak self] in self?.log(.impression, of: card.id) },
      logClick: { [weak self] in
        // As in the SDK, the context of a card without a click action logs no clicks.
        if card.clickAction != nil { self?.log(.click, of: card.id) }
      },
      processClickAction: { [weak self] in self?.process($0) },
      logDismissed: { [weak self] in self?.log(.dismissal, of: card.id) },
      logError: { print("  SDK: error \($0)") },
      loadImage: nil)
  }

  enum Event: String {
    case impression, click, dismissal
    case clickByBraze = "click by Braze"
  }

  /// Prints an event, and updates `cards`: marks the card as viewed or clicked, or removes it. Does not notify the
  /// subscribers.
  func log(_ event: Event, of id: String) {
    print("  SDK: \(id): \(event.rawValue)")
    state.withLock { state in
      guard let index = state.cards.firstIndex(where: { $0.id == id }) else { return }
      switch event {
      case .impression: state.cards[index].viewed = true
      case .click, .clickByBraze: state.cards[index].clicked = true
      case .dismissal: state.cards.remove(at: index)
      }
    }
  }

  private func process(_ action: Braze.ContentCard.ClickAction) {
    guard case .url(let url, let useWebView) = action, let braze = state.withLock({ $0.braze })
    else { return }
    let view = useWebView ? "in a web view" : "outside the app"
    Task { @MainActor in
      let context = Braze.URLContext(url, useWebView: useWebView)
      let opens = braze.delegate?.braze(braze, shouldOpenURL: context) ?? true
      print("  SDK: \(opens ? "opens \(url) \(view)" : "leaves \(url) to the app")")
    }
  }
}
