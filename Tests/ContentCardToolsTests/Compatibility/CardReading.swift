import ContentCardSchema
@_spi(ContentCardsGenerated) import ContentCards
import Foundation

@testable import ContentCardTools

/// The values that an app with the schema reads from a card.
///
/// `CardReader` determines whether the card is converted to an object. Other tests compare `CardReader` with compiled
/// code.
struct CardReading: CustomStringConvertible {
  struct Value: Equatable {
    /// The index of the choice that was read, or `nil` for a field. Several choices can have the same key.
    var choice: Int?
    /// The text of each element, or of the single value.
    var texts: [String]
    var isDefault = false
  }

  let schema: Schema
  let classType: ClassType
  /// Whether every value of the card is valid for the field that reads it or, in a `oneOf`, for one of the choices that
  /// read it.
  let hasOnlyValidValues: Bool
  /// The values by the spelling of the field's place or the property of the `oneOf`. `nil` means that there is no
  /// value.
  private(set) var values: [String: Value?] = [:]

  var description: String {
    values.map { "\($0): \($1.map { "\($0.texts)" } ?? "nil")" }.sorted().joined(separator: ", ")
  }

  /// Returns `nil` if the card is rejected.
  init?(of card: ContentCard, by check: CardReader) {
    let result = check.read(card)
    guard result.outcome == .object, let index = result.classType else { return nil }
    schema = check.schema
    classType = schema.classTypes[index]
    let reader = check.classTypes[index]
    // The rules for several values can remove some of them.
    var decoder = ContentCardDecoder(card)
    let reading = reader.read(from: &decoder)
    var hasOnlyValidValues = !decoder.issues.contains { $0.reason.isOfRule }
    for property in reader.properties {
      var decoder = ContentCardDecoder(card)
      _ = property.read(from: &decoder)
      hasOnlyValidValues = hasOnlyValidValues && decoder.issues.allSatisfy(property.field.allows)
      values[property.field.path.value.spelling] = .some(
        reading.values[property.field.path.value].map {
          var decoder = ContentCardDecoder(card)
          let isDefault = property.readWithoutDefault(from: &decoder) == nil
          return Value(texts: property.field.texts($0), isDefault: isDefault)
        })
    }
    for oneOf in reader.oneOfs {
      var found: Value?
      var invalid: [ContentCardIssue] = []
      for (index, choice) in oneOf.choices.enumerated() where found == nil {
        var decoder = ContentCardDecoder(card)
        found = choice.read(from: &decoder).map {
          Value(choice: index, texts: choice.field.texts($0))
        }
        // If choices share a key, its value only needs to be valid for one of them.
        if found != nil {
          invalid.removeAll { issue in
            choice.field.places.contains { $0.spelling == issue.key }
          }
        }
        invalid += decoder.issues.filter { !choice.field.allows($0) }
      }
      values[oneOf.declared.property.value] = .some(found)
      hasOnlyValidValues = hasOnlyValidValues && invalid.isEmpty
    }
    self.hasOnlyValidValues = hasOnlyValidValues
  }
}

extension Field {
  /// Returns whether a value is valid for the field, regardless of the key that contains it. Other values that count as
  /// missing are not valid: texts that consist of separators, and lists without elements.
  var isValid: (ExtraValue) -> Bool {
    let reader = FieldReader(self)
    return { value in
      let reading = reader.reading(of: value)
      return (reading.value != nil || value == "") && reading.issues.allSatisfy(allows)
    }
  }

  /// Returns whether a value with the issue is valid. Plain text keeps a Liquid tag, with a warning, unless the field
  /// rejects it.
  fileprivate func allows(_ issue: ContentCardIssue) -> Bool {
    guard issue.severity != .remark else { return true }
    guard case .unrenderedLiquid = issue.reason, !rejectsLiquid else { return false }
    return type.base == .string && choices == nil && (!type.isList || isCollected)
  }

  fileprivate func texts(_ value: [ExtraValue]) -> [String] {
    let texts = value.map { element in
      // A double is written with all of its digits, as other numbers are.
      guard type.base == .double, case .double(let number) = element else { return "\(element)" }
      return "\(Decimal(string: "\(number)") ?? 0)"
    }
    return isUnique ? Set(texts).sorted() : texts
  }
}
