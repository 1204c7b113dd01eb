extension ContentCard {
  /// What a card is made of; `ContentCard` says what each field means.
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
    @usableFromInline var createdAt: Double = 0
    @usableFromInline var expiresAt: Double?
    @usableFromInline var isViewed: Bool = false
    @usableFromInline var isClicked: Bool = false
    @usableFromInline var isPinned: Bool = false
    @usableFromInline var isDismissible: Bool = false
    @usableFromInline var isDismissed: Bool = false
    @usableFromInline var isRemoved: Bool = false
    @usableFromInline var isTest: Bool = false
    @usableFromInline var context: ContentCardContext?
  }

  /// The fields of one card or of several; a card that changes one gets a box of its own.
  @usableFromInline final class Box: Sendable {
    @usableFromInline let fields: Fields

    @usableFromInline init(_ fields: consuming Fields) { self.fields = fields }
  }

  /// Changes a field.
  @inline(never)
  @usableFromInline mutating func set<Value>(
    _ field: WritableKeyPath<Fields, Value>, to value: Value
  ) {
    var fields = box.fields
    fields[keyPath: field] = value
    box = Box(fields)
  }
}

extension ContentCard: CustomReflectable {
  /// The fields, for `dump` and a debugger.
  public var customMirror: Mirror {
    Mirror(self, children: Mirror(reflecting: box.fields).children, displayStyle: .struct)
  }
}
