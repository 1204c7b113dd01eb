public import Foundation

extension ContentCard {
  /// The stored fields of a card except the context. `ContentCard` documents them.
  @usableFromInline struct Fields: Hashable, Sendable {
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
  }

  /// A box for a card's fields and context. Copies of a card share it. Changing a copy gives that copy a new box.
  @usableFromInline final class Box: Sendable {
    @usableFromInline let fields: Fields
    @usableFromInline let context: ContentCardContext?

    @usableFromInline init(_ fields: consuming Fields, _ context: ContentCardContext?) {
      (self.fields, self.context) = (fields, context)
    }
  }

  @usableFromInline var fields: Fields {
    get { box.fields }
    set { box = Box(newValue, box.context) }
  }
}

extension ContentCard {
  /// The fields without the read state: `isViewed` and `isClicked` are always `false`.
  var content: Fields {
    var fields = fields
    (fields.isViewed, fields.isClicked) = (false, false)
    return fields
  }
}

extension ContentCard: CustomReflectable {
  /// A mirror of the fields and the context.
  public var customMirror: Mirror {
    let children = Array(Mirror(reflecting: fields).children) + [("context", context as Any)]
    return Mirror(self, children: children, displayStyle: .struct)
  }
}
