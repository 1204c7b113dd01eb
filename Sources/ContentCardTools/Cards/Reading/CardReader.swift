import ContentCardSchema
import ContentCards

/// What the library makes of cards, found from their schema alone.
///
/// It does what generated code does: it makes the same calls of the same decoder, in the same order.
/// `ContentCardConverter` is the library's own way there.
package struct CardReader: Sendable {
  let schema: Schema
  let classTypes: [ClassTypeReader]
  let discriminator: ContentCardKey
  var isCaseSensitive: Bool { schema.isCaseSensitive }
  /// What generated code does is `none`.
  let pendingLiquid: PendingLiquid
  private let names: ContentCardsGeneratedCode.Names<Int>

  package init(_ schema: Schema, pendingLiquid: PendingLiquid = .none) {
    self.schema = schema
    self.pendingLiquid = pendingLiquid
    classTypes = schema.classTypes.map { ClassTypeReader($0, in: schema) }
    discriminator = ContentCardKey(schema.discriminator.value)
    names = ContentCardsGeneratedCode.Names(
      schema.classTypes.enumerated().flatMap { index, classType in
        ([classType.name] + classType.aliases).map { ($0.value, index) }
      },
      caseSensitive: schema.isCaseSensitive)
  }

  package func read(_ card: ContentCard) -> CardResult {
    guard !card.isRemoved else { return CardResult(.passedOver) }
    guard let value = card.extras[discriminator.rawValue], value != .null else {
      return read(cardWithoutName: card)
    }
    guard case .string(let name) = value, let index = names[name] else {
      var decoder = ContentCardDecoder(card)
      decoder.recordUnknownClassType(value, at: discriminator) { names.nearest(to: $0) }
      return .noObject(decoder)
    }
    let classType = classTypes[index]
    var decoder = ContentCardDecoder(card, classTypeName: classType.name)
    decoder.checkDiscriminator(name, at: discriminator)
    let isObject = classType.read(from: &decoder, pending: pendingLiquid)
    var result =
      isObject ? CardResult(.object, issues: decoder.issues) : CardResult.noObject(decoder)
    result.classType = index
    return result
  }

  private func read(cardWithoutName card: ContentCard) -> CardResult {
    guard card.isControl || card.nearestKey(to: discriminator) != nil else {
      return CardResult(.passedOver)
    }
    var decoder = ContentCardDecoder(card)
    decoder.recordMissingDiscriminator(discriminator)
    return .noObject(decoder)
  }
}

/// What becomes of a card.
package struct CardResult: Sendable {
  package enum Outcome: Sendable {
    /// It becomes an object.
    case object
    /// It becomes none, for the reasons among the issues.
    case rejected
    /// It becomes none, and as it belongs to the control group, nothing is wrong with that.
    case controlWithoutObject
    /// It is somebody else's, or removed.
    case passedOver
  }

  package var outcome: Outcome
  /// The place of the card's class type in the schema; nil when it has none that is declared.
  package var classType: Int?
  package var issues: [ContentCardIssue]

  fileprivate init(_ outcome: Outcome, issues: [ContentCardIssue] = []) {
    self.outcome = outcome
    self.issues = issues
  }

  fileprivate static func noObject(_ decoder: ContentCardDecoder) -> Self {
    decoder.card.isControl
      ? Self(.controlWithoutObject) : Self(.rejected, issues: decoder.issues)
  }
}
