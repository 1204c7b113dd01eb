public import Foundation

extension ContentCard {
  /// The stored fields of a card. `ContentCard` documents them.
  @usableFromInline struct Fields: Sendable {
    @usableFromInline var id: String = ""
    @usableFromInline var extras: ContentCardExtras = [:]
    @usableFromInline var kind: Kind = .classic
    @usableFromInline var title: String?
    @usableFromInline var cardDescription: String?
    @usableFromInline var image: String?
    @usableFromInline var imageAltText: String?
    @usableFromInline var imageAspectRatio: Double?
    @usableFromInline var urlString: String?
    @usableFromInline var openURLInWebView: Bool = false
    @usableFromInline var domain: String?
    @usableFromInline var language: String?
    @usableFromInline var createdAt: Date?
    @usableFromInline var expiresAt: Date?
    @usableFromInline var isViewed: Bool = false
    @usableFromInline var isClicked: Bool = false
    @usableFromInline var isPinned: Bool = false
    @usableFromInline var isDismissible: Bool = false
    @usableFromInline var isDismissed: Bool = false
    @usableFromInline var isRemoved: Bool = false
    @usableFromInline var isTest: Bool = false
    @usableFromInline var context: ContentCardContext?
  }

  /// A box for a card's fields. Copies of a card share the box until one of them is changed. That copy then gets a new
  /// box.
  @usableFromInline final class Box: Sendable {
    @usableFromInline let fields: Fields

    @usableFromInline init(_ fields: consuming Fields) { self.fields = fields }
  }

  /// Sets a field and stores the fields in a new box.
  @inline(never)
  @usableFromInline mutating func set<Value>(
    _ field: WritableKeyPath<Fields, Value>, to value: Value
  ) {
    var fields = box.fields
    fields[keyPath: field] = value
    box = Box(fields)
  }
}

extension ContentCard {
  /// A hash of the fields that an issue can be about. It does not depend on the read state.
  var contentHash: Int {
    var hasher = Hasher()
    hasher.combine([id, title, cardDescription, image, imageAltText, urlString, domain, language])
    hasher.combine([createdAt, expiresAt])
    hasher.combine(extras)
    return hasher.finalize()
  }
}

extension ContentCard.Fields {
  /// Returns whether all fields except the context are equal.
  func isEqual(to other: Self) -> Bool {
    id == other.id && kind == other.kind && title == other.title
      && cardDescription == other.cardDescription && image == other.image
      && imageAltText == other.imageAltText && imageAspectRatio == other.imageAspectRatio
      && urlString == other.urlString && openURLInWebView == other.openURLInWebView
      && domain == other.domain && language == other.language && createdAt == other.createdAt
      && expiresAt == other.expiresAt && isViewed == other.isViewed
      && isClicked == other.isClicked && isPinned == other.isPinned
      && isDismissible == other.isDismissible && isDismissed == other.isDismissed
      && isRemoved == other.isRemoved && isTest == other.isTest && extras == other.extras
  }
}

extension ContentCard: CustomReflectable {
  /// A mirror of the fields, for `dump` and debuggers.
  public var customMirror: Mirror {
    Mirror(self, children: Mirror(reflecting: box.fields).children, displayStyle: .struct)
  }
}
