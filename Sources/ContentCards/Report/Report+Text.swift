import Foundation

extension ContentCardStore.Report: CustomStringConvertible {
  /// The report as text, for a log or an email to support.
  public var description: String {
    let problems = [
      isLoaded ? nil : "The cards of this user have not arrived.",
      refreshError.map { "The last refresh failed: \($0)" },
    ]
    return
      (["Content cards on \(date.ISO8601Format()): \(cards.count)"] + problems.compactMap(\.self)
      + cards.map(\.description)).joined(separator: "\n")
  }
}

extension ContentCardStore.Report.Card: CustomStringConvertible {
  /// The card's state on one line, and then its events with their issues.
  public var description: String {
    let classType = conversion?.classType.map { " of class type \($0.quotedExcerpt)" } ?? ""
    return (["Card \(id.quotedExcerpt)\(classType): \(state)"] + events.map { "  \($0)" })
      .joined(separator: "\n")
  }

  private var state: String {
    let place =
      if !isPresent {
        "not in the store"
      } else if feeds.isEmpty {
        "in no feed that was requested"
      } else {
        "in the feeds \(feeds.joined(separator: "; "))"
      }
    return switch conversion?.verdict {
    case .rejected?, .ignored?,
      nil where isPresent:
      conversion?.verdict.rawValue ?? "not converted"
    case let verdict?: "\(verdict.rawValue), \(place)"
    case nil: "not converted, \(place)"
    }
  }
}

extension ContentCardStore.Report.Event: CustomStringConvertible {
  /// The time, the cause, the change, a note if the source has not accepted the event, and the results of the
  /// conversions, with a line for each issue.
  public var description: String {
    let rest = isAccepted ? "" : ", not accepted by the source"
    let verdict =
      (conversion.map { ": \($0)" } ?? "") + (shadow.map { "\n    in shadow mode: \($0)" } ?? "")
    return "\(date.ISO8601Format()) \(cause.rawValue): \(change.rawValue)\(rest)\(verdict)"
  }
}

extension ContentCardStore.Report.Conversion: CustomStringConvertible {
  /// The verdict, with a line for each issue.
  public var description: String {
    ([verdict.rawValue] + issues.map { "    \($0.severity): \($0.sentence)" })
      .joined(separator: "\n")
  }
}
