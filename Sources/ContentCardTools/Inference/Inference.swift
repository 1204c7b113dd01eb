import ContentCardCodegen
import ContentCardSchema
import ContentCards

/// A schema inferred from sample cards.
package struct Inference {
  /// The text of the schema, or `nil` if no card has a usable class type. Control cards and removed cards are not
  /// considered.
  package let schema: String?
  /// Summaries of the cards and class types, and notes about uncertain results, one line each.
  package let remarks: [String]

  /// If there are more keys or class types than this, they are not compared with each other.
  static let maximumComparedNames = 500

  /// - Parameters:
  ///   - discriminator: The extras key that contains a card's class type.
  ///   - tolerance: The maximum number of invalid values to tolerate for a key, for a prefix, or for a standard field
  ///     that can be a URL.
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
    remarks =
      [samples.summary] + inferences.flatMap { [$0.classType.summary] + $0.notes }
      + samples.misspellings
    var names = UniqueNames()
    let classTypes = inferences.map { $0.classType.member(&names) }
    let key = "\"discriminator\": \(discriminator.jsonLiteral)"
    schema =
      jsonObject(
        (discriminator == Schema.defaultDiscriminator ? [] : [key])
          + ["\"classTypes\": \(jsonObject(classTypes))"]) + "\n"
  }
}
