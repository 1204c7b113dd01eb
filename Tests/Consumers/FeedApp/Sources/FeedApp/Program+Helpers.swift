import Foundation
import SwiftUIStandIn
import UIKitStandIn

extension Program {
  /// Waits until a screen shows what it should, or for five minutes.
  func wait(line: Int = #line, until isMet: () -> Bool) async {
    let end = ContinuousClock.now + .seconds(300)
    while !isMet() {
      guard ContinuousClock.now < end else { return print("line \(line) waited in vain") }
      try? await Task.sleep(for: .milliseconds(1))
    }
  }

  /// Lets the main actor run what is waiting for it.
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

  /// Brings all rows of the offers on the screen, from top to bottom.
  func scrollThroughOffers() {
    for (row, cell) in offers.tableView.cells.enumerated() {
      let indexPath = IndexPath(indexes: [0, row])
      offers.tableView(offers.tableView, willDisplay: cell, forRowAt: indexPath)
    }
  }
}

extension Screen {
  /// Returns the index of the row with this text.
  func row(of text: String) -> Int { texts.firstIndex { $0.contains(text) } ?? texts.count }
}

extension OfferList {
  /// What the rows show.
  var texts: [String] {
    tableView.cells.map { cell in
      [cell.contentConfiguration?.text, cell.contentConfiguration?.secondaryText]
        .compactMap { $0 }.joined(separator: ", ")
    }
  }
}
