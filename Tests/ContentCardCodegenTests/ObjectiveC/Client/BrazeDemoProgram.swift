import ContentCards
import Foundation

// Uses the classes of the demo from Swift in the same way as an Objective-C client.

var failures = 0
func check(_ isRight: Bool, _ line: Int = #line) {
  if !isRight {
    failures += 1
    print("line \(line) is wrong")
  }
}

final class Log: @unchecked Sendable {
  private let lock = NSLock()
  private var entries: [String] = []
  func add(_ entry: String) { lock.withLock { entries.append(entry) } }
  var all: [String] { lock.withLock { entries } }
}

let log = Log()
let metaData: [String: Any] = [
  SHPContentCardKey.idString: "a1",
  SHPContentCardKey.created: 1_700_000_000.0,
  SHPContentCardKey.dismissible: true,
  SHPContentCardKey.image: "https://example.com/a.png",
  SHPContentCardKey.extras: [
    SHPContentCardKey.classType: "coupon_code", "discount_percentage": "12.5",
  ],
  SHPContentCardKey.context: SHPContentCardContext(
    logImpression: { log.add("impression") }, logClick: { log.add("click") },
    processClickAction: nil, logDismissed: { log.add("dismissal") }),
]

// The class types.
check(SHPContentCardData.contentCardClassType(for: "coupon_code") == .coupon)
check(SHPContentCardData.contentCardClassType(for: " Message_FULL_page ") == .messageFullPage)
check(SHPContentCardData.contentCardClassType(for: "other") == .none)
check(SHPContentCardData.contentCardClassType(for: nil) == .none)
check(SHPContentCardData.string(for: .itemTile) == "home_tile")
check(SHPContentCardData.string(for: .none) == nil)
check(SHPContentCardClassType.none.rawValue == 0)
for classType in ContentCardClassType.allCases {
  check(SHPContentCardClassType(classType).classType == classType)
}

// One object.
guard let coupon = SHPCoupon(metaData: metaData, classType: .coupon) else {
  fatalError("no coupon")
}
check(coupon.discountPercentage == NSDecimalNumber(string: "12.5"))
check(coupon.image == URL(string: "https://example.com/a.png"))
check(coupon.isContentCard && !coupon.isControl && coupon.contentCardURL == nil)
check(coupon.contentCardData?.contentCardId == "a1")
check(coupon.contentCardData?.contentCardClassType == .coupon)
check(coupon.contentCardData?.createdAt == Date(timeIntervalSince1970: 1_700_000_000))
check(coupon.contentCardData?.isDismissible == true && coupon.contentCardData?.isViewed == false)
check(coupon.contentCardData?.isEqual(coupon.contentCardData) == true)
check(coupon.logContentCardImpression() && coupon.logContentCardClicked())
check(coupon.logContentCardDismissed() && !coupon.openContentCard())
check(log.all == ["impression", "click", "dismissal", "click"])

// Equality and hashes are Swift's.
let same = SHPContentCardObject.contentCardable(with: metaData, for: .coupon)
check(same is SHPCoupon && same?.isEqual(coupon) == true && same?.hash == coupon.hash)
check(same?.hash == coupon.wrappedObject.contentCardObject.hashValue)
var changed = metaData
changed[SHPContentCardKey.image] = "https://example.com/b.png"
check(SHPCoupon(metaData: changed, classType: .coupon)?.isEqual(coupon) == false)
check(!coupon.isEqual("a1") && !coupon.isEqual(nil))

// A card that is rejected, with the reasons.
var bad = metaData
bad[SHPContentCardKey.extras] = ["class_type": "coupon_code", "discount_percentage": "20%"]
check(SHPCoupon(metaData: bad, classType: .coupon) == nil)
check(SHPContentCardObject.contentCardable(with: bad, for: .coupon) == nil)
check(SHPContentCardObject.contentCardable(with: metaData, for: .none) == nil)
let reason =
  "Content card \"a1\" of class type \"coupon_code\" is rejected: \"discount_percentage\" is \"20%\", "
  + "which is not a decimal number."
func reasons(_ metaData: [String: Any]) -> [String]? {
  do {
    _ = try SHPCoupon(checking: metaData, classType: .coupon)
    return nil
  } catch {
    let error = error as NSError
    check(error.domain == "ContentCardRejection")
    let issues = error.userInfo["issues"] as? [String]
    check(error.localizedDescription == issues?.joined(separator: "\n"))
    return issues
  }
}
check(reasons(metaData) == nil)
check(reasons(bad) == [reason])
bad[SHPContentCardKey.idString] = nil
bad[SHPContentCardKey.dismissible] = "maybe"
check(reasons(bad)?.count == 2)
check(
  reasons(bad)?.first
    == "Content card \"\" of class type \"coupon_code\" is rejected: \"idString\" is missing.")

// An object that was created without a card, and one with a choice.
let direct = SHPTile(
  Tile(
    tileID: 7, tileTitle: "Tea", tilePrice: 2, tileImage: URL(filePath: "/a.png"), tileDetail: "",
    tileTags: ["new"]))
check(!direct.isContentCard && direct.contentCardData == nil && direct.tileID == 7)
check(direct.tileTags == ["new"] && !direct.logContentCardImpression())
let message = SHPWebViewMessage(WebViewMessage(messageHeader: "Hi", content: .html("<p>")))
let group: any SHPMessage = message
check(group.messageHeader == "Hi")
check(message.content?.html == "<p>" && message.content?.url == nil)
check(message.content?.isEqual(SHPWebViewMessageContent(.html("<p>"))) == true)
check(message.content?.hash == SHPWebViewMessageContent(.html("<p>")).hash)

// The store.
let json = """
  [
    {"id": "a1", "e": {"class_type": "coupon_code", "discount_percentage": "20%"}},
    {"id": "a2", "e": {"class_type": "coupon_code", "discount_percentage": "12.5"}},
    {"id": "a3", "e": {"class_type": "ad_banner"}}
  ]
  """
let source = try JSONContentCardSource(json: Data(json.utf8))
let store = SHPContentCardStore(
  ContentCardStore(source: source, schemas: [ContentCardClassType.self]))
var deliveries: [[String]] = []
let observation = store.observeContentCards(for: [SHPContentCardClassType.coupon.rawValue, 99]) {
  objects, rejected in
  MainActor.preconditionIsolated()
  check(objects.allSatisfy { $0 is SHPCoupon })
  deliveries.append(
    objects.compactMap { $0.contentCardData?.contentCardId }
      + rejected.flatMap { [$0.cardID] + $0.reasons })
}
check(deliveries == [["a2", "a1", reason]])

struct Offline: Error {}
source.refreshError = Offline()
for expected in ["Offline", "no error"] {
  let outcome = await withCheckedContinuation { outcome in
    store.requestContentCardsRefresh { error in
      MainActor.preconditionIsolated()
      outcome.resume(returning: error.map { "\(type(of: $0))" } ?? "no error")
    }
  }
  check(outcome == expected)
  source.refreshError = nil
}
check(deliveries.count == 3)
observation.cancel()
try source.update(json: Data("[]".utf8))
check(deliveries.count == 3)

if failures == 0 { print("all checks passed") }
