import ContentCards
import Foundation

#if STAND_INS
  import UIKitStandIn
#else
  import UIKit
#endif

// Tests compile this file on Linux with a stand-in for UIKit. It has not been compiled with UIKit itself.

/// A table that shows the coupons in a feed, and updates its rows when the feed changes.
final class OfferList: UITableViewController {
  typealias Feed = ContentCardFeed<ContentCardClassType>

  private enum Section { case offers }

  private let store: ContentCardStore
  private var observation: ContentCardStore.Observation?
  private var entries: [ContentCardObject.ID: Feed.Entry] = [:]

  private lazy var dataSource = UITableViewDiffableDataSource<Section, ContentCardObject.ID>(
    tableView: tableView
  ) { [weak self] tableView, indexPath, id in
    let cell = tableView.dequeueReusableCell(withIdentifier: "offer", for: indexPath)
    cell.contentConfiguration = self?.configuration(of: id, in: cell)
    return cell
  }

  init(_ store: ContentCardStore) {
    self.store = store
    super.init(style: .plain)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Offers"
    tableView.dataSource = dataSource
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "offer")
    refreshControl = UIRefreshControl()
    refreshControl?.addAction(UIAction { [weak self] _ in self?.refresh() }, for: .valueChanged)
    observation = store.observeFeeds(ContentCardClassType.self, for: [.coupon]) {
      [weak self] feed in self?.show(feed)
    }
  }

  private func show(_ feed: Feed) {
    let new = feed.entries
    let changed = new.filter { entry in entries[entry.id].map { $0 != entry } ?? false }
    entries = Dictionary(uniqueKeysWithValues: new.map { ($0.id, $0) })

    var snapshot = NSDiffableDataSourceSnapshot<Section, ContentCardObject.ID>()
    snapshot.appendSections([.offers])
    snapshot.appendItems(new.map(\.id))
    snapshot.reconfigureItems(changed.map(\.id))
    dataSource.apply(snapshot)
  }

  private func refresh() {
    Task {
      try? await store.requestContentCardsRefresh()
      refreshControl?.endRefreshing()
    }
  }

  private func configuration(
    of id: ContentCardObject.ID, in cell: UITableViewCell
  ) -> UIListContentConfiguration {
    var configuration = cell.defaultContentConfiguration()
    if case .card(.coupon(let coupon))? = entries[id] {
      configuration.text = "\(coupon.discountPercentage) % off"
      configuration.secondaryText = coupon.contentCardData?.isViewed == false ? "New" : nil
    }
    return configuration
  }

  private func entry(at indexPath: IndexPath) -> Feed.Entry? {
    dataSource.itemIdentifier(for: indexPath).flatMap { entries[$0] }
  }

  // MARK: - Rows

  /// Gives a control card an empty row, so that its impression is logged when its position appears.
  override func tableView(
    _ tableView: UITableView, heightForRowAt indexPath: IndexPath
  ) -> CGFloat {
    entry(at: indexPath)?.isControl == true ? 1 : UITableView.automaticDimension
  }

  override func tableView(
    _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) {
    // The feed changes after the impression, so the snapshot is applied after the table's layout.
    let entry = entry(at: indexPath)
    Task { entry?.logContentCardImpression() }
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    if let entry = entry(at: indexPath), !entry.isControl { entry.openContentCard() }
  }
}
