import Foundation
import SwiftUIStandIn
import UIKitStandIn

extension Program {
  /// Waits until a condition is met. If it is not met within five minutes, prints the line of the call.
  func wait(line: Int = #line, until isMet: () -> Bool) async {
    let end = ContinuousClock.now + .seconds(300)
    while !isMet() {
      guard ContinuousClock.now < end else { return print("line \(line) has waited for too long") }
      try? await Task.sleep(for: .milliseconds(1))
    }
  }

  /// Lets the main actor run the tasks that are waiting for it.
  func settle() async {
    for _ in 0..<10 { await Task.yield() }
  }

  static func show(_ screen: Screen) {
    let badge = screen.drawing.badge == 0 ? "" : " (\(screen.drawing.badge))"
    if !screen.drawing.title.isEmpty { print("\(screen.drawing.title)\(badge)") }
    for text in screen.texts { print("- \(text)") }
  }

  func show(_ screen: Screen) { Self.show(screen) }

  func show(_ offers: OfferList) {
    print(offers.title ?? "")
    for text in offers.texts { print("- \(text.isEmpty ? "(nothing)" : text)") }
  }

  /// Makes all rows of the offers appear on the screen, from top to bottom.
  func scrollThroughOffers() {
    for (row, cell) in offers.tableView.cells.enumerated() {
      let indexPath = IndexPath(indexes: [0, row])
      offers.tableView(offers.tableView, willDisplay: cell, forRowAt: indexPath)
    }
  }
}

extension Screen {
  /// Returns the index of the first row that contains the text, or the number of rows if no row contains it.
  func row(of text: String) -> Int { texts.firstIndex { $0.contains(text) } ?? texts.count }
}

extension OfferList {
  /// The texts of the rows.
  var texts: [String] {
    tableView.cells.map { cell in
      [cell.contentConfiguration?.text, cell.contentConfiguration?.secondaryText]
        .compactMap { $0 }.joined(separator: ", ")
    }
  }
}
