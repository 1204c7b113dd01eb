import ContentCardSchema
import ContentCards
import Foundation

/// The value that a field reads: the elements of a list or a JSON array, or an array with a single value. It is
/// empty for an empty list, and if the value is not known.
///
/// Decimals, URLs, colors, and allowed values are text, and dates are seconds since 1970. Values of the type `custom`
/// are not converted. JSON that the card has as text is parsed.
typealias FieldValue = [ExtraValue]

extension Field {
  /// Returns whether the base types are equal or both numeric.
  func hasComparableValues(with other: Field) -> Bool {
    type.base == other.type.base || (type.base.isNumber && other.type.base.isNumber)
  }
}

extension FieldValue? {
  /// Returns whether two fields read the same value, or both read none. The types of the fields can differ. If
  /// their base types differ and are not both numeric, only the numbers of elements are compared.
  func isSameValue(as other: Self, of field: Field, and otherField: Field) -> Bool {
    guard let self, let other else { return self == nil && other == nil }
    guard field.hasComparableValues(with: otherField) else { return self.count == other.count }
    let isDouble = [field.type.base, otherField.type.base].contains(.double)
    let hasChoices = field.choices != nil || otherField.choices != nil
    func comparable(_ value: FieldValue) -> [[UInt8]] {
      value.map { element in
        let text = element.description
        // Apps ignore the letter case and the Unicode normalization of allowed values.
        return isDouble
          ? Array("\(Double(text) ?? .nan)".utf8)
          : hasChoices
            ? Array(
              ValueGrammar.lowercased(text).decomposedStringWithCanonicalMapping.utf8)
            : Array(text.utf8)
      }
    }
    let (values, others) = (comparable(self), comparable(other))
    guard field.isUnique || otherField.isUnique else { return values == others }
    func sorted(_ elements: [[UInt8]]) -> [[UInt8]] {
      elements.sorted { $0.lexicographicallyPrecedes($1) }
    }
    return sorted(values) == sorted(others)
  }
}
