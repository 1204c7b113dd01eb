extension SourceWriter {
  mutating func writeObjectiveCObject(of model: Model, _ names: ObjectiveCNames) {
    let (access, name) = (model.access.modifier, names.type("ContentCardObject"))
    let (classType, data) = (names.type("ContentCardClassType"), names.type("ContentCardData"))
    doc("The base class of the Objective-C wrappers for objects.")
    objectiveCBlock("class", name, ["NSObject"], of: model) { writer in
      writer.source(
        """
        /// The wrapped Swift object.
        \(access)let contentCardObject: \(model.union)

        fileprivate init(contentCardObject: \(model.union)) {
          self.contentCardObject = contentCardObject
        }

        /// Returns the Objective-C wrapper for an object.
        \(access)static func object(_ object: \(model.union)) -> \(name) {
        """)
      writer.indent { writer in
        writer.writeUnionSwitches(over: model.objects, of: "object") { object in
          "\(names.type(object.type.unescaped))(object)"
        }
      }
      writer.source(
        """
        }

        /// Creates an object from the `metaData` of a card, or returns nil if the card is rejected, `metaData` is not \
        valid, or the class type is the fallback case.
        @objc(contentCardableWithMetaData:forClassType:)
        \(access)static func contentCardable(with metaData: [String: Any], for classType: \(classType)) -> \(name)? {
          \(model.classType)
            .contentCardable(with: metaData.swiftMetaData, for: classType.classType)
            .map { object($0) }
        }

        /// The data of the object's card, or nil for an object that was created without a card.
        @objc \(access)var contentCardData: \(data)? { contentCardObject.contentCardData.map { \(data)($0) } }

        /// Whether the object has a content card.
        @objc \(access)var isContentCard: Bool { contentCardObject.isContentCard }

        /// Whether the user is in the control group for the card. Do not show such a card, but log its impression \
        when its place appears on the screen.
        @objc \(access)var isControl: Bool { contentCardObject.isControl }

        /// The URL that a click on the card opens. Nil if there is no card, or if the card's link is missing or not valid.
        @objc \(access)var contentCardURL: Foundation.URL? { contentCardObject.contentCardURL }

        /// Whether the card's URL opens in a web view in the app.
        @objc \(access)var opensContentCardURLInWebView: Bool { contentCardObject.opensContentCardURLInWebView }

        /// Logs that the user has seen the card. Returns whether the event was passed to the SDK.
        @objc @discardableResult \(access)func logContentCardImpression() -> Bool { \
        contentCardObject.logContentCardImpression() }

        /// Logs that the user has clicked the card. Returns whether the event was passed to the SDK.
        @objc @discardableResult \(access)func logContentCardClicked() -> Bool { \
        contentCardObject.logContentCardClicked() }

        /// If the card is dismissible, removes it from the feeds and logs that the user has dismissed it. Returns \
        whether the event was passed to the SDK.
        @objc @discardableResult \(access)func logContentCardDismissed() -> Bool { \
        contentCardObject.logContentCardDismissed() }

        /// Logs a click, then lets the SDK run the card's click action. Returns NO if the card has no click \
        action, or if the SDK cannot run it. In that case, open ``contentCardURL`` in the app or, if the URL is nil, \
        show a page of your own. Returns YES if there is nothing more to open, even if no click was logged, for example \
        because there is no card.
        @objc @discardableResult \(access)func openContentCard() -> Bool { \
        contentCardObject.openContentCard() != .noLink }

        /// Returns whether both objects wrap equal Swift objects.
        """)
      writer.writeObjectiveCEquality(of: name, "contentCardObject", "object", access: access)
    }
    blank()
    source(
      """
      nonisolated extension [String: Any] {
        /// The `metaData` of a card, with its keys and its context converted to Swift types.
        fileprivate var swiftMetaData: [ContentCardKey: Any] {
          reduce(into: [:]) { metaData, pair in
            let context = (pair.value as? \(names.type("ContentCardContext")))?.context
            metaData[ContentCardKey(pair.key)] = context ?? pair.value
          }
        }
      }
      """)
  }

  mutating func writeObjectiveCData(of model: Model, _ names: ObjectiveCNames) {
    let (access, classType) = (model.access.modifier, names.type("ContentCardClassType"))
    let (name, data) = (names.type("ContentCardData"), "ContentCardData<\(model.classType)>")
    doc("An object's content card and its class type.")
    objectiveCBlock("final class", name, ["NSObject"], of: model) { writer in
      writer.source(
        """
        private let data: \(data)

        fileprivate init(_ data: \(data)) {
          self.data = data
        }

        /// Returns the class type with this name in the dashboard, or the fallback case if the name is nil or not declared.
        @objc(contentCardClassTypeForString:)
        \(access)static func contentCardClassType(for rawType: String?) -> \(classType) {
          \(classType)(\(model.classType)(rawType: rawType))
        }

        /// Returns a class type's name in the dashboard, or nil for the fallback case.
        @objc(stringForContentCardClassType:)
        \(access)static func string(for classType: \(classType)) -> String? {
          classType.classType.rawType
        }

        /// The card's identifier.
        @objc \(access)var contentCardId: String { data.id }

        /// The card's class type.
        @objc \(access)var contentCardClassType: \(classType) { \(classType)(data.contentCardClassType) }

        /// The time when the card was created, or nil if it is unknown.
        @objc \(access)var createdAt: Foundation.Date? { data.createdAt }

        /// The time when the card expires, or nil if it never does or if the time is unknown.
        @objc \(access)var expiresAt: Foundation.Date? { data.expiresAt }

        /// Whether the user can dismiss the card.
        @objc \(access)var isDismissible: Bool { data.isDismissible }

        /// Whether the card is pinned to the top of the feed.
        @objc \(access)var isPinned: Bool { data.isPinned }

        /// Whether the user has seen the card.
        @objc \(access)var isViewed: Bool { data.isViewed }

        /// Whether the user has clicked the card.
        @objc \(access)var isClicked: Bool { data.isClicked }

        /// Whether the card was sent as a test.
        @objc \(access)var isTest: Bool { data.isTest }

        /// Returns whether both objects have equal values.
        """)
      writer.writeObjectiveCEquality(of: name, "data", "value", access: access)
    }
  }

  /// Writes `isEqual:`, except its comment, and `hash` for a class that wraps a value.
  mutating func writeObjectiveCEquality(
    of name: String, _ value: String, _ wrapped: String, access: String
  ) {
    block("\(access)override func isEqual(_ object: Any?) -> Bool") {
      $0.write("(object as? \(name))?.\(value)", "== \(value)")
    }
    source(
      """

      /// The hash value of the wrapped Swift \(wrapped).
      \(access)override var hash: Int { \(value).hashValue }
      """)
  }
}
