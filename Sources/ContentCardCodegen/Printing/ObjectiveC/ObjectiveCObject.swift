// Writes two classes that every `NAME+ObjectiveC.swift` contains: the base class of all objects, and the class for a
// card's data.

extension SourceWriter {
  /// Writes the base class of all objects, and the conversion of `metaData` that it uses.
  mutating func writeObjectiveCObject(of model: Model, _ names: ObjectiveCNames) {
    let (access, name) = (model.access.modifier, names.type("ContentCardObject"))
    let classType = names.type("ContentCardClassType")
    doc("The base class of all objects that content cards are converted to.")
    objectiveCBlock("class", name, ["NSObject"], of: model) { writer in
      writer.doc("The wrapped Swift object.")
      writer.write("\(access)let contentCardObject: \(model.union)")
      writer.blank()
      writer.list("fileprivate init(", ["contentCardObject: \(model.union)"], ") {")
      writer.write("  self.contentCardObject = contentCardObject")
      writer.write("}")
      writer.blank()
      writer.doc("Returns the Objective-C wrapper for an object.")
      writer.list(
        "\(access)static func object(", ["_ object: \(model.union)"], ") -> \(name) {")
      writer.indent { writer in
        writer.writeUnionSwitches(over: model.objects, of: "object") { object in
          "\(names.type(object.type.unescaped))(object)"
        }
      }
      writer.write("}")
      writer.blank()
      writer.doc(
        "Creates an object from the `metaData` of a card, or returns nil if the card is rejected or `metaData` is not "
          + "valid.")
      writer.write("@objc(contentCardableWithMetaData:forClassType:)")
      writer.list(
        "\(access)static func contentCardable(",
        ["with metaData: [String: Any]", "for classType: \(classType)"], ") -> \(name)? {")
      writer.indent { writer in
        writer.write("\(model.classType)")
        writer.write("  .contentCardable(with: metaData.swiftMetaData, for: classType.classType)")
        writer.write("  .map { object($0) }")
      }
      writer.write("}")
      writer.blank()
      writer.doc(
        "The data of the object's card, or nil for an object that was created without a card.")
      let data = names.type("ContentCardData")
      writer.computed(
        "@objc \(access)var contentCardData: \(data)?",
        "contentCardObject.contentCardData.map { \(data)($0) }")
      for member in Self.members {
        writer.blank()
        writer.doc(member.documentation)
        writer.computed(
          "@objc \(member.prefix)\(access)\(member.head)", "contentCardObject.\(member.value)")
      }
      writer.blank()
      writer.doc("Returns whether both objects have the same card and equal values.")
      writer.block("\(access)override func isEqual(_ object: Any?) -> Bool") {
        $0.write("(object as? \(name))?.contentCardObject", "== contentCardObject")
      }
      writer.blank()
      writer.doc("The hash value of the wrapped Swift object.")
      writer.computed("\(access)override var hash: Int", "contentCardObject.hashValue")
    }
    blank()
    block("nonisolated extension [String: Any]") { writer in
      writer.doc(
        "The `metaData` of a card, with its keys and its context converted to Swift types.")
      writer.block("fileprivate var swiftMetaData: [ContentCardKey: Any]") { writer in
        writer.write(
          """
          reduce(into: [:]) { metaData, pair in
            let context = (pair.value as? \(names.type("ContentCardContext")))?.context
            metaData[ContentCardKey(pair.key)] = context ?? pair.value
          }
          """)
      }
    }
  }

  private struct Member {
    var documentation: String
    var prefix = ""
    var head: String
    var value: String
  }

  private static let members = [
    Member(
      documentation: "Whether the object was created from a content card.",
      head: "var isContentCard: Bool", value: "isContentCard"),
    Member(
      documentation:
        "Whether the card belongs to a control group. Do not show such a card, but log its impression when its place appears "
        + "on the screen.",
      head: "var isControl: Bool", value: "isControl"),
    Member(
      documentation:
        "The URL that a click on the card opens. Nil if there is no card, or if the card's link is missing or not valid.",
      head: "var contentCardURL: Foundation.URL?", value: "contentCardURL"),
    Member(
      documentation: "Whether the card's URL opens in a web view in the app.",
      head: "var opensContentCardURLInWebView: Bool", value: "opensContentCardURLInWebView"),
    Member(
      documentation:
        "Logs that the user has seen the card. Returns whether the event was passed to the SDK.",
      prefix: "@discardableResult ", head: "func logContentCardImpression() -> Bool",
      value: "logContentCardImpression()"),
    Member(
      documentation:
        "Logs that the user has clicked the card. Returns whether the event was passed to the SDK.",
      prefix: "@discardableResult ", head: "func logContentCardClicked() -> Bool",
      value: "logContentCardClicked()"),
    Member(
      documentation:
        "Removes the card from the feeds, and logs that the user has dismissed it. Returns whether the event was passed to "
        + "the SDK.",
      prefix: "@discardableResult ", head: "func logContentCardDismissed() -> Bool",
      value: "logContentCardDismissed()"),
    Member(
      documentation:
        "Logs a click, then lets the SDK run the card's click action. If this method returns NO, the SDK did not run the "
        + "action: open ``contentCardURL`` in the app, unless it is nil.",
      prefix: "@discardableResult ", head: "func openContentCard() -> Bool",
      value: "openContentCard() == .opened"),
  ]

  /// Writes the class for an object's content card and class type.
  mutating func writeObjectiveCData(of model: Model, _ names: ObjectiveCNames) {
    let (access, classType) = (model.access.modifier, names.type("ContentCardClassType"))
    let data = "ContentCardData<\(model.classType)>"
    doc("An object's content card and its class type.")
    objectiveCBlock("final class", names.type("ContentCardData"), ["NSObject"], of: model) {
      writer in
      writer.write("private let data:", data)
      writer.blank()
      writer.list("fileprivate init(", ["_ data: \(data)"], ") {")
      writer.write("  self.data = data")
      writer.write("}")
      writer.blank()
      writer.doc(
        "Returns the class type with this name in the dashboard, or the fallback case if the name is nil or not declared."
      )
      writer.write("@objc(contentCardClassTypeForString:)")
      writer.list(
        "\(access)static func contentCardClassType(", ["for rawType: String?"],
        ") -> \(classType) {")
      writer.write("  \(classType)(\(model.classType)(rawType: rawType))")
      writer.write("}")
      writer.blank()
      writer.doc("Returns a class type's name in the dashboard, or nil for the fallback case.")
      writer.write("@objc(stringForContentCardClassType:)")
      writer.list(
        "\(access)static func string(", ["for classType: \(classType)"], ") -> String? {")
      writer.write("  classType.classType.rawType")
      writer.write("}")
      let properties: [(head: String, value: String, documentation: String)] = [
        ("contentCardId: String", "data.id", "The card's identifier."),
        (
          "contentCardClassType: \(classType)", "\(classType)(data.contentCardClassType)",
          "The card's class type."
        ),
        (
          "createdAt: Foundation.Date?", "data.createdAt",
          "The time when the card was created, or nil if it is unknown."
        ),
        (
          "expiresAt: Foundation.Date?", "data.expiresAt",
          "The time when the card expires, or nil if it never does."
        ),
        ("isDismissible: Bool", "data.isDismissible", "Whether the user can dismiss the card."),
        ("isPinned: Bool", "data.isPinned", "Whether the card is pinned to the top of the feed."),
        ("isViewed: Bool", "data.isViewed", "Whether the user has seen the card."),
        ("isClicked: Bool", "data.isClicked", "Whether the user has clicked the card."),
        ("isTest: Bool", "data.isTest", "Whether the card was sent as a test."),
      ]
      for property in properties {
        writer.blank()
        writer.doc(property.documentation)
        writer.computed("@objc \(access)var \(property.head)", property.value)
      }
      writer.writeObjectiveCEquality(
        of: names.type("ContentCardData"), "data", access: access)
    }
  }

  /// Writes `isEqual:` and `hash` for a class that wraps a value.
  mutating func writeObjectiveCEquality(of name: String, _ value: String, access: String) {
    blank()
    doc("Returns whether both objects have equal values.")
    block("\(access)override func isEqual(_ object: Any?) -> Bool") {
      $0.write("(object as? \(name))?.\(value)", "== \(value)")
    }
    blank()
    doc("The hash value of the wrapped Swift value.")
    computed("\(access)override var hash: Int", "\(value).hashValue")
  }
}
