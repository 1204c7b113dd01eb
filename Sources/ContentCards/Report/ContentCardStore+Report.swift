public import Foundation

extension ContentCardStore {
  /// A record of what has happened to the cards of the current user. It contains at most the last 2,000 events, and
  /// at most the last 500 cards.
  ///
  /// Unless the store was created with `revealsValues: true`, a report contains no values of cards except identifiers
  /// and class types. It keeps the texts of errors that the app's `custom` types throw, so do not put values of cards
  /// into these texts.
  public struct Report: Hashable, Sendable {
    /// The time when the report was created.
    public let date: Date
    /// Whether the cards of the current user have arrived, or the time limit has passed; see
    /// ``ContentCardStore/isLoaded``.
    public let isLoaded: Bool
    /// A description of the error from the last refresh, or `nil` if there is none; see
    /// ``ContentCardFeed/refreshError``.
    public let refreshError: String?
    /// The cards, in the order of their last events.
    public let cards: [Card]
    /// The number of cards with each issue; see ``ContentCardStore/takeIssueCounts()``.
    public let issueCounts: [IssueCount]

    /// The cards that the schema in shadow mode reads differently: their verdicts or their issues differ.
    public var shadowDifferences: [Card] {
      cards.filter { card in
        card.shadow.map { shadow in
          shadow.verdict != card.conversion?.verdict || shadow.issues != card.conversion?.issues
        } ?? false
      }
    }
  }

  /// The report of the current user's cards.
  public var report: Report {
    read()
    return contents.report(at: now())
  }

  /// Returns the number of cards in which each issue was found since the last call of this function or of
  /// ``userDidChange()``. Until the user changes or the app is restarted, a card is counted again only if its content
  /// or its issues change.
  public func takeIssueCounts() -> [Report.IssueCount] { contents.log.takeIssueCounts() }
}

extension ContentCardStore.Report {
  /// A card and its events.
  public struct Card: Hashable, Identifiable, Sendable {
    /// The card's identifier.
    public let id: String
    /// Whether ``ContentCardStore/cards`` contained the card when the report was created.
    public let isPresent: Bool
    /// The feeds that were requested from the store for the card's class type, such as
    /// `ContentCardClassType: coupon_code, home_tile` or, for a feed of all class types, `ContentCardClassType: all`.
    /// Empty if there is no such feed, or if the card is not present.
    public let feeds: [String]
    /// The events of the card, oldest first.
    public let events: [Event]
    /// The card of the newest event that has one, as the source delivered it, without its context. Events that the app
    /// has logged, removals, and duplicates have no card. `nil` if no event has a card, or if values are withheld.
    ///
    /// `isViewed` and `isClicked` can be out of date, because a delivery that changes nothing else is not an event.
    public let card: ContentCard?

    /// The newest result of converting the card. `nil` if the card was not converted, for example because it had
    /// expired before it was delivered, or if the report no longer contains a result.
    public var conversion: Conversion? { events.last { $0.conversion != nil }?.conversion }

    /// The ``Event/shadow`` of the event that ``conversion`` comes from, or `nil` if there is none.
    public var shadow: Conversion? { events.last { $0.conversion != nil }?.shadow }
  }

  /// A change of a card, or an event that was logged for the card.
  public struct Event: Hashable, Sendable {
    /// The change of the card, or the event that was logged for the card.
    public enum Change: String, Hashable, Sendable {
      /// The source has delivered a card that the store did not have: for the first time, or again.
      case received
      /// The source has delivered the card with different content.
      case replaced
      /// A schema was added to the store, so the card was converted again.
      case convertedAgain
      /// The source has delivered more than one card with this identifier in one list. At most one of them is used.
      case duplicate
      /// The time at which the card expires has passed.
      case expired
      /// The source has delivered the card as removed.
      case removed
      /// The source has delivered the card as dismissed, for example because the user dismissed it on another device.
      case dismissedElsewhere
      /// The source no longer delivers the card.
      case withdrawn
      /// The app has logged an impression.
      case impression
      /// The app has logged a click.
      case click
      /// The app has asked the source to run the card's click action.
      case clickAction
      /// The app has dismissed or hidden the card.
      case dismissal
    }

    /// The cause of an event.
    public enum Cause: String, Hashable, Sendable {
      /// The source has delivered cards.
      case source
      /// The source has answered a refresh.
      case refresh
      /// Time has passed.
      case clock
      /// The app has logged an event, or has used another schema with the store for the first time.
      case app
    }

    /// The time of the event, from the store's clock.
    public let date: Date
    /// The cause of the event: the source, a refresh, the clock, or the app.
    public let cause: Cause
    /// The change of the card, or the event that was logged for the card.
    public let change: Change
    /// For an event that the app has logged, whether the source has accepted it. `true` for other events.
    public internal(set) var isAccepted: Bool
    /// The result of converting the card, or `nil` if the event does not include a conversion.
    public let conversion: Conversion?
    /// The result if the schema in shadow mode replaced the first schema of the store, or `nil` if there is none.
    public internal(set) var shadow: Conversion?
  }

  /// The result of converting a card.
  public struct Conversion: Hashable, Sendable {
    /// The result of a conversion.
    public enum Verdict: String, Hashable, Sendable {
      /// No schema converts or rejects the card. Usually, the card has neither a discriminator nor a similar key.
      case ignored
      /// The user is in the control group for the card.
      case control
      /// The card was converted without warnings.
      case accepted
      /// The card was converted with warnings.
      case acceptedWithWarnings = "accepted-with-warnings"
      /// The card was rejected.
      case rejected
    }

    /// The class type's name in the dashboard, or `nil` if it is missing or not declared.
    public let classType: String?
    /// Whether the card was accepted, rejected, or ignored, or is a control card.
    public let verdict: Verdict
    /// The issues that the conversion has recorded.
    public let issues: [ContentCardIssue]

    @inlinable init(
      _ classType: String?, _ verdict: Verdict, _ issues: [ContentCardIssue] = []
    ) {
      (self.classType, self.verdict, self.issues) = (classType, verdict, issues)
    }
  }

  /// The number of cards in which an issue was found. A card is counted once for each combination of its content and its
  /// issues.
  public struct IssueCount: Hashable, Sendable {
    /// The class type's name in the dashboard, or `nil` if the class type is missing or not declared.
    public let classType: String?
    /// The key, standard field, or prefix that the issue is about; see ``ContentCardIssue/key``.
    public let key: String?
    /// The code of the issue's reason; see ``ContentCardIssue/Reason/code``.
    public let code: String
    /// The effect of the issue on the card.
    public let severity: ContentCardIssue.Severity
    /// The number of cards in which the issue was found since the last call of `takeIssueCounts()`, or since the user
    /// changed.
    public internal(set) var count = 0
  }
}
