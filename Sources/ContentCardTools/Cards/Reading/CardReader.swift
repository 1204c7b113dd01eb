import ContentCardSchema
@_spi(ContentCardsGenerated) import ContentCards

/// Reads cards with a schema, without generated code.
///
/// Its decoder calls are equivalent to those of generated code, and in the same order. Its counterpart in the library
/// is `ContentCardConverter`.
package struct CardReader: Sendable {
  let schema: Schema
  let classTypes: [ClassTypeReader]
  let discriminator: ContentCardKey
  var isCaseSensitive: Bool { schema.isCaseSensitive }
  /// The Liquid tags to accept without an issue. Generated code makes no such exception.
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
    guard !card.isRemoved else { return CardResult(.skipped) }
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
      return CardResult(.skipped)
    }
    var decoder = ContentCardDecoder(card)
    decoder.recordMissingDiscriminator(discriminator)
    return .noObject(decoder)
  }
}

/// The result of reading a card.
package struct CardResult: Sendable {
  package enum Outcome: Sendable {
    /// The card was converted to an object.
    case object
    /// The card was rejected, for the reasons in the issues.
    case rejected
    /// The card was not converted, but it is a control card, so this is not an error.
    case controlWithoutObject
    /// The card was removed, or it is not a control card and has neither the discriminator nor a similar key.
    case skipped
  }

  package var outcome: Outcome
  /// The index of the class type in the schema, or `nil` if the class type is missing or not declared, or if the card
  /// was removed.
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
