import ContentCardSchema
@_spi(ContentCardsGenerated) import ContentCards

/// Reads cards with a schema, without generated code.
///
/// Apart from pending Liquid and app-defined types, its decoder calls are equivalent to those of generated code, and in
/// the same order. It cannot check what the app's own code checks. Its counterpart in the library is
/// `ContentCardConverter`.
package struct CardReader: Sendable {
  let schema: Schema
  let classTypes: [ClassTypeReader]
  /// The discriminator, followed by the older discriminators.
  let discriminators: [ContentCardKey]
  let discriminator: ContentCardKey
  var isCaseSensitive: Bool { schema.isCaseSensitive }
  /// The Liquid tags that are accepted without an issue. With `.allAndFields`, missing standard fields are accepted, too.
  /// Generated code has no such option.
  private(set) var pendingLiquid: PendingLiquid
  private let names: ContentCardsGeneratedCode.Names<Int>

  package init(_ schema: Schema, pendingLiquid: PendingLiquid = .none) {
    self.schema = schema
    self.pendingLiquid = pendingLiquid
    classTypes = schema.classTypes.map { ClassTypeReader($0, in: schema) }
    discriminators = schema.discriminators.map { ContentCardKey($0.value) }
    discriminator = ContentCardKey(schema.discriminator.value)
    names = ContentCardsGeneratedCode.Names(
      schema.classTypes.enumerated().flatMap { index, classType in
        ([classType.name] + classType.aliases).map { ($0.value, index) }
      },
      caseSensitive: schema.isCaseSensitive)
  }

  func accepting(_ pendingLiquid: PendingLiquid) -> Self {
    var reader = self
    reader.pendingLiquid = pendingLiquid
    return reader
  }

  package func read(_ card: ContentCard) -> CardResult { read(card, as: nil) }

  /// - Parameter part: The part of the card's class type to read, or `nil` to read the whole class type.
  func read(_ card: ContentCard, as part: ClassTypeReader?) -> CardResult {
    guard !card.isRemoved else { return CardResult(outcome: .skipped) }
    guard let (key, value) = card.discriminator(among: discriminators),
      case .string(let name) = value, let index = names[name]
    else {
      return card.isControl ? CardResult(outcome: .control) : read(cardWithoutClassType: card)
    }
    guard !card.isControl else { return CardResult(outcome: .control, classType: index) }
    let classType = part ?? classTypes[index]
    var decoder = ContentCardDecoder(card, classTypeName: classType.name)
    decoder.checkDiscriminator(name, at: key, among: discriminators)
    let isObject = classType.read(from: &decoder, pending: pendingLiquid).isObject
    decoder.correctHints { decoder in
      _ = classType.read(from: &decoder, pending: pendingLiquid)
      // Values that Braze fills in later are not read, but their keys are not misspellings either.
      let pending = card.extras.filter {
        classType.declares($0.key) && pendingLiquid.isPending($0.value)
      }
      decoder.readKeys?.formUnion(pending.keys)
    }
    return CardResult(
      outcome: isObject ? .object : .rejected, classType: index, issues: decoder.issues)
  }

  private func read(cardWithoutClassType card: ContentCard) -> CardResult {
    var decoder = ContentCardDecoder(card)
    if let (key, value) = card.discriminator(among: discriminators) {
      decoder.recordUnknownClassType(value, at: key, among: discriminators) {
        names.nearest(to: $0)
      }
    } else if !decoder.recordMissingDiscriminator(among: discriminators) {
      return CardResult(outcome: .skipped)
    }
    return CardResult(outcome: .rejected, issues: decoder.issues)
  }
}

package struct CardResult: Sendable {
  package enum Outcome: Sendable {
    /// The card has the values that an object needs, or they are accepted as `pendingLiquid`. The app's own code
    /// can still reject the card.
    case object
    /// The card is rejected because of the errors among its issues.
    case rejected
    case control
    /// The card was removed, or it is not a control card and has neither a class type nor a key similar to the
    /// discriminator.
    case skipped
  }

  package var outcome: Outcome
  /// The index of the class type in the schema, or `nil` if the card has no declared class type or was removed.
  package var classType: Int?
  package var issues: [ContentCardIssue] = []
}
