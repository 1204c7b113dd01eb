import Foundation

// A stand-in for the parts of UIKit that the app uses. The declarations have the same constraints as in UIKit.

@MainActor open class UITableViewController {
  public enum Style: Sendable { case plain, grouped, insetGrouped }

  public private(set) var tableView: UITableView
  public var title: String?
  public var refreshControl: UIRefreshControl?
  private var isViewLoaded = false

  public init(style: Style) { tableView = UITableView() }

  public required init?(coder: NSCoder) { return nil }

  open func viewDidLoad() {}

  public func loadViewIfNeeded() {
    guard !isViewLoaded else { return }
    isViewLoaded = true
    viewDidLoad()
  }

  open func tableView(
    _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) {}

  open func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    44
  }

  open func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}
}

@MainActor public final class UITableView {
  public static let automaticDimension: CGFloat = 44

  public weak var dataSource: AnyObject?

  /// The cells in the order of the rows.
  public fileprivate(set) var cells: [UITableViewCell] = []

  public func register(
    _ cellClass: UITableViewCell.Type, forCellReuseIdentifier identifier: String
  ) {}

  public func dequeueReusableCell(
    withIdentifier identifier: String, for indexPath: IndexPath
  ) -> UITableViewCell {
    UITableViewCell()
  }

  public func deselectRow(at indexPath: IndexPath, animated: Bool) {}
}

@MainActor open class UITableViewCell {
  public var contentConfiguration: UIListContentConfiguration?

  public init() {}

  public func defaultContentConfiguration() -> UIListContentConfiguration { .init() }
}

public struct UIListContentConfiguration: Sendable {
  public var text: String?
  public var secondaryText: String?
}

@MainActor public final class UIRefreshControl {
  public struct Event: Sendable { public static let valueChanged = Event() }

  public private(set) var isRefreshing = false
  private var actions: [UIAction] = []

  public init() {}

  public func addAction(_ action: UIAction, for event: Event) { actions.append(action) }

  public func endRefreshing() { isRefreshing = false }

  /// Runs the actions, as if the user pulled the table down.
  public func pull() {
    isRefreshing = true
    for action in actions { action.handler(action) }
  }
}

@MainActor public final class UIAction {
  let handler: @MainActor (UIAction) -> Void

  public init(handler: @escaping @MainActor (UIAction) -> Void) { self.handler = handler }
}

// MARK: - Diffable data source

public struct NSDiffableDataSourceSnapshot<
  Section: Hashable & Sendable, Item: Hashable & Sendable
>: Sendable {
  public private(set) var itemIdentifiers: [Item] = []
  public private(set) var reconfiguredItemIdentifiers: [Item] = []

  public init() {}

  public mutating func appendSections(_ sections: [Section]) {}

  public mutating func appendItems(_ items: [Item]) {
    itemIdentifiers += items
    precondition(Set(itemIdentifiers).count == itemIdentifiers.count, "an item occurs twice")
  }

  public mutating func reconfigureItems(_ items: [Item]) {
    precondition(Set(items).isSubset(of: itemIdentifiers), "an item to reconfigure is missing")
    reconfiguredItemIdentifiers += items
  }
}

/// As in UIKit, a row that stays in the table is configured again only if the snapshot reconfigures its item.
@MainActor
public final class UITableViewDiffableDataSource<
  Section: Hashable & Sendable, Item: Hashable & Sendable
> {
  public typealias CellProvider = @MainActor (UITableView, IndexPath, Item) -> UITableViewCell?

  private unowned let tableView: UITableView
  private let cell: CellProvider
  private var items: [Item] = []

  public init(tableView: UITableView, cellProvider: @escaping CellProvider) {
    (self.tableView, cell) = (tableView, cellProvider)
  }

  public func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<Section, Item>, animatingDifferences: Bool = true
  ) {
    let cells = Dictionary(uniqueKeysWithValues: zip(items, tableView.cells))
    let reconfigured = Set(snapshot.reconfiguredItemIdentifiers)
    items = snapshot.itemIdentifiers
    tableView.cells = items.enumerated().map { row, item in
      if let cell = cells[item], !reconfigured.contains(item) { return cell }
      let indexPath = IndexPath(indexes: [0, row])
      return cell(tableView, indexPath, item) ?? UITableViewCell()
    }
  }

  public func itemIdentifier(for indexPath: IndexPath) -> Item? {
    items.indices.contains(indexPath[1]) ? items[indexPath[1]] : nil
  }

  public func indexPath(for item: Item) -> IndexPath? {
    items.firstIndex(of: item).map { IndexPath(indexes: [0, $0]) }
  }
}
