/// Names that the library declares, or that generated code declares or uses independently of the names in a schema.
enum RuntimeNames {
  /// Types that are declared for every schema, types and modules that generated code refers to, associated types, and
  /// the library's types.
  static let types = generated.union(associatedTypes).union(standardTypes).union(libraryTypes)

  private static let standardTypes = Set(
    words: """
      Bool CaseIterable ContentCards Date Decimal Double Encodable Foundation Hashable Hasher Int
      MainActor NSDecimalNumber NSNumber NSObject NSObjectProtocol Sendable Set String Swift
      URL Void
      """)

  private static let libraryTypes = Set(
    words: """
      ContentCard ContentCardBacked ContentCardClassifying ContentCardCodable ContentCardColor
      ContentCardContext ContentCardConversion ContentCardData ContentCardDecoder
      ContentCardExtras ContentCardFeed ContentCardIdentity ContentCardIssue ContentCardKey
      ContentCardRejection ContentCardSource ContentCardStore ContentCardValue
      ContentCardValueError ContentCardable ContentCardsGeneratedCode ExtraValue Identifiable
      JSONContentCardSource SupplementalFeed
      """)

  /// Types that are declared for every schema.
  static let generated: Set<String> = [
    "ContentCardClassType", "ContentCardObject", "GeneratedCodeVersion",
  ]

  /// Associated types of the protocols that generated types adopt. A nested type with the same name would implement the
  /// associated type.
  static let associatedTypes: Set<String> = [
    "AllCases", "ClassType", "ID", "Object", "RawValue", "Rules",
  ]

  /// Protocols that all objects conform to.
  static let conformances: Set<String> = [
    "ContentCardBacked", "ContentCardable", "Equatable", "Hashable", "Sendable",
  ]

  /// Returns whether a protocol is `Identifiable`. ``conformances`` does not contain this protocol, because structs
  /// with a property named `id` and app-defined types do not conform to it by default.
  static func isIdentifiable(_ name: String) -> Bool {
    ["Identifiable", "Swift.Identifiable"].contains(name)
  }

  static func isAdopted(_ name: String) -> Bool {
    conformances.contains(name.dropping(modules: ["Swift", "ContentCards"]))
  }

  /// Members that objects can have besides their properties, and the parameters of `init(from:classType:)` and
  /// `encode(to:)`.
  static let objectMembers = Set(
    words: """
      classType contentCard contentCardData contentCardIdentity contentCardObject contentCardPreviews
      contentCardProblem contentCardURL decoder dismissContentCard encode encoder fieldsNamedLikeExtras
      hashValue isContentCard isControl logContentCard
      logContentCardClicked logContentCardDismissed logContentCardImpression openContentCard
      opensContentCardURLInWebView
      """)

  /// Members of every class type enum. Its cases cannot have these names.
  static let classTypeMembers: Set<String> = [
    "allCases", "contentCardObject", "contentCardable", "convertContentCards",
    "convertStoreCards", "discriminator", "names", "olderDiscriminators", "storeFeed",
  ]

  /// Names that would hide an object in the dispatch code, which is in an extension of the class type enum.
  static let dispatchMembers = classTypeMembers.union(["decoder", "hash", "hashValue", "rawType"])

  /// Returns the names that would hide a type with this role where the generated code refers to the type. Names that
  /// the type's scope reserves are left out.
  static func hiding(_ role: NameRole) -> Set<String> {
    switch role {
    case .ownObject: dispatchMembers.union(associatedTypes)
    case .swiftType: objectMembers.union(associatedTypes).union(["id"])
    case .valueEnum: ["hash", "id"]
    default: []
    }
  }

  /// Names that the cases of a group's enum, and of an enum of allowed values, cannot have.
  static let enumMembers: Set<String> = ["RawValue", "allCases"]

  /// Members of the enum of all objects. Its cases cannot have these names.
  static let unionMembers = Set(
    words: """
      contentCard contentCardData contentCardURL dismissContentCard id isContentCard isControl logContentCard
      logContentCardClicked logContentCardDismissed logContentCardImpression openContentCard
      opensContentCardURLInWebView wrappedObject
      """)

  /// Properties of every feed. Generated code adds a property to the feed for each group with a protocol. The
  /// property has the name of the group's list or, if that is one of these names, a name made from the group's case, such
  /// as `messageObjects`.
  static let feedMembers: Set<String> = [
    "controls", "entries", "objects", "otherCards", "refreshError", "rejected", "unviewedCount",
    "warnings",
  ]

  /// The library's `ContentCardKey` constants, by raw value. An extras key with one of these raw values uses the
  /// library's constant, unless the schema sets the name of another one.
  static let keyConstants: [String: String] = {
    let keys = Set(
      words: """
        idString created dismissible extras title cardDescription image urlString domain context expiresAt pinned viewed
        clicked isTest isControl imageAspectRatio imageAltText language openURLInWebView
        """)
    let constants = Dictionary(uniqueKeysWithValues: keys.map { ($0, $0) })
    return constants.merging(["class_type": "classType"]) { first, _ in first }
  }()

  /// The names of the library's constants. Generated constants cannot have these names.
  static let constants = Set(keyConstants.values).union(["dismissable"])
}
