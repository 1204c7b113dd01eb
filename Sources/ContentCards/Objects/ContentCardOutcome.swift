/// The result of converting one card.
enum ContentCardOutcome<ClassType: ContentCardClassifying>: Sendable {
  /// An object to show, and the issues of its card.
  case object(ClassType.Object, warnings: [ContentCardIssue])
  /// A control card.
  case control(ContentCardData<ClassType>)
  /// A card that was rejected.
  case rejected(ContentCardConversion<ClassType>.Rejected)
  /// A card that is neither converted nor rejected, because it was removed, or because it has neither the discriminator
  /// nor a similar key.
  case other(ContentCard)
}

extension ContentCardConverter {
  /// Returns the number of the card's class type, or `nil` if it is missing or not declared.
  func classTypeNumber(of card: ContentCard) -> Int? {
    guard case .string(let name)? = card.extras[discriminator.rawValue] else { return nil }
    return names.number(of: name)
  }

  /// Converts one card, whether or not its class type is wanted.
  func outcome(of card: ContentCard) -> ContentCardOutcome<ClassType> {
    var converter = Self(nil)
    converter.convert(card)
    if let object = converter.objects.first {
      return .object(object, warnings: converter.warnings)
    }
    if let control = converter.controls.first { return .control(control) }
    return converter.rejected.first.map { .rejected($0) } ?? .other(card)
  }
}
