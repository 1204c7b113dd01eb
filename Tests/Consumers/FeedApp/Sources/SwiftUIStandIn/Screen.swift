import Observation

/// Draws a view. As in SwiftUI, draws it again only if a value changes that the view has read.
@MainActor public final class Screen {
  public private(set) var drawing = Drawing()
  private let drawingOfView: @MainActor () -> Drawing
  private var shownIDs: Set<AnyHashable> = []
  private var tasks: [Task<Void, Never>] = []

  public init(_ view: some View) {
    drawingOfView = { Drawing.of(view) }
    draw()
    tasks = drawing.tasks.map { task in Task { await task() } }
  }

  deinit { for task in tasks { task.cancel() } }

  private func draw() {
    drawing = withObservationTracking {
      drawingOfView()
    } onChange: {
      Task { @MainActor [weak self] in self?.draw() }
    }
  }

  public var texts: [String] { drawing.rows.map(\.text) }

  /// Calls the `onAppear` closures of the rows that have an identifier and have not appeared before.
  public func scrollThrough() {
    for row in drawing.rows {
      guard let id = row.id, shownIDs.insert(id).inserted else { continue }
      for action in row.appear { action() }
    }
  }

  public func tap(_ text: String) { row(text)?.tap?() }

  public func swipe(_ text: String, _ action: String) {
    row(text)?.swipeActions.first { $0.text == action }?.tap?()
  }

  public func pullToRefresh() async { await drawing.refresh?() }

  public func goBack() { drawing.goBack?() }

  private func row(_ text: String) -> Drawing.Row? {
    drawing.rows.first { $0.text.contains(text) }
  }
}
