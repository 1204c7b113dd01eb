// The keys in Braze's implementation guide, and further optional keys of `metaData`. The generator has the same list in
// `RuntimeNames`. A test reads this file to compare them, so keep one constant per line, in this form.
extension ContentCardKey {
  /// The card's identifier.
  public static var idString: Self { Self("idString") }
  /// The time when the card was created, in Unix seconds or as a `Date`.
  public static var created: Self { Self("created") }
  /// Whether the user can dismiss the card.
  public static var dismissible: Self { Self("dismissible") }
  /// The card's key-value pairs.
  public static var extras: Self { Self("extras") }
  /// The card's title.
  public static var title: Self { Self("title") }
  /// The text below the title.
  public static var cardDescription: Self { Self("cardDescription") }
  /// The URL of the card's image.
  public static var image: Self { Self("image") }
  /// The URL that a click opens.
  public static var urlString: Self { Self("urlString") }
  /// The text of the link.
  public static var domain: Self { Self("domain") }
  /// The key of the extra that contains the card's class type, unless the schema has another discriminator.
  public static var classType: Self { Self("class_type") }
  /// The `ContentCardContext` that passes the card's events to its source, such as an SDK.
  public static var context: Self { Self("context") }
  /// The time when the card expires, in Unix seconds or as a `Date`. If it is 0 or less, the card never expires.
  public static var expiresAt: Self { Self("expiresAt") }
  /// Whether the card is pinned to the top of the feed.
  public static var pinned: Self { Self("pinned") }
  /// Whether the user has seen the card.
  public static var viewed: Self { Self("viewed") }
  /// Whether the user has clicked the card.
  public static var clicked: Self { Self("clicked") }
  /// Whether the card was sent as a test.
  public static var isTest: Self { Self("isTest") }
  /// Whether the user is in the control group, in which case the card must not be shown.
  public static var isControl: Self { Self("isControl") }
  /// The image's width divided by its height.
  public static var imageAspectRatio: Self { Self("imageAspectRatio") }
  /// The image's description for screen readers.
  public static var imageAltText: Self { Self("imageAltText") }
  /// The language of the card's text.
  public static var language: Self { Self("language") }
  /// Whether the URL opens in a web view in the app.
  public static var openURLInWebView: Self { Self("openURLInWebView") }

  /// The guide's spelling of `dismissible`.
  @available(*, deprecated, renamed: "dismissible")
  public static var dismissable: Self { .dismissible }
}
