import ContentCardSchema
import ContentCards

/// A first schema for cards that are there already.
///
/// ```swift
/// let payload = try ContentCardPayload(json: data)
/// let inference = Inference(from: payload.cards)
/// print(inference.schema ?? "", inference.remarks)
/// ```
package struct Inference {
  /// The text of the schema; nil where no card names a class type.
  package let schema: String?
  /// What it was made from, and which guesses deserve a look; each is one line.
  package let remarks: [String]

  /// - Parameters:
  ///   - discriminator: The extras key that names a card's class type.
  ///   - tolerance: The number of values of a key that its type may refuse.
  package init(
    from cards: [ContentCard], discriminator: String = Schema.defaultDiscriminator,
    tolerance: Int = 0
  ) {
    let samples = SampleCards(cards, discriminator: discriminator)
    guard !samples.classTypes.isEmpty else {
      schema = nil
      remarks = [samples.summary] + samples.otherDiscriminators
      return
    }
    let inferences = samples.classTypes.map {
      ClassTypeInference($0, discriminator: discriminator, tolerance: tolerance)
    }
    var draft = DraftSchema(
      discriminator: discriminator, classTypes: inferences.map(\.classType))
    remarks =
      [samples.summary] + inferences.flatMap { [$0.classType.summary] + $0.doubts }
      + samples.misspellings
    draft.chooseNames()
    schema = draft.text
  }
}
