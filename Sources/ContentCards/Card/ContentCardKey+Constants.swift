// The names of Braze's guide. The generator knows this list too: one constant a line, in this form.
extension ContentCardKey {
  /// The card's identifier.
  public static var idString: Self { Self("idString") }
  /// When the card was made, in Unix seconds.
  public static var created: Self { Self("created") }
  /// Whether the user can dismiss the card.
  public static var dismissible: Self { Self("dismissible") }
  /// The key-value pairs of the dashboard.
  public static var extras: Self { Self("extras") }
  /// The card's title.
  public static var title: Self { Self("title") }
  /// The text under the title.
  public static var cardDescription: Self { Self("cardDescription") }
  /// The URL of the card's picture.
  public static var image: Self { Self("image") }
  /// The URL that a click opens.
  public static var urlString: Self { Self("urlString") }
  /// The text of the link.
  public static var domain: Self { Self("domain") }
  /// The extra that names the card's class type.
  public static var classType: Self { Self("class_type") }
  /// The card's way back to the SDK: a `ContentCardContext`.
  public static var context: Self { Self("context") }
  /// When the card expires, in Unix seconds; 0 or less for never.
  public static var expiresAt: Self { Self("expiresAt") }
  /// Whether the card stays on top.
  public static var pinned: Self { Self("pinned") }
  /// Whether the user has seen the card.
  public static var viewed: Self { Self("viewed") }
  /// Whether the user has clicked the card.
  public static var clicked: Self { Self("clicked") }
  /// Whether the card was sent as a test.
  public static var isTest: Self { Self("isTest") }
  /// Whether the card belongs to the control group, which is never shown it.
  public static var isControl: Self { Self("isControl") }
  /// The picture's width divided by its height.
  public static var imageAspectRatio: Self { Self("imageAspectRatio") }
  /// What a screen reader says for the picture.
  public static var imageAltText: Self { Self("imageAltText") }
  /// The language of the card's texts.
  public static var language: Self { Self("language") }
  /// Whether the URL opens in a web view of the app.
  public static var openURLInWebView: Self { Self("openURLInWebView") }

  /// The guide's spelling of `dismissible`.
  @available(*, deprecated, renamed: "dismissible")
  public static var dismissable: Self { .dismissible }
}
