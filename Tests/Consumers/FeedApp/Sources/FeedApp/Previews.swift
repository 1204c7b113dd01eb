import ContentCards

#if STAND_INS
  import SwiftUIStandIn
#else
  import SwiftUI
#endif

extension ContentCardFeed.Model where ClassType == ContentCardClassType {
  /// Messages for previews. Their events are not logged.
  static var preview: Self {
    Self(
      feed: ContentCardFeed(
        json: """
          [
            {"id": "1", "e": {"class_type": "message_full_page", "message_header": "Welcome"},
              "ds": "Your first pot is on us.", "db": true},
            {"id": "2", "e": {"class_type": "message_webview", "message_header": "Our terms"},
              "u": "https://example.com/terms", "v": true, "db": true}
          ]
          """))
  }
}

#if !STAND_INS
  #Preview { MessageList(model: .preview) }
#endif
