import ContentCardSchema
import ContentCards
import Foundation

extension Field {
  /// A valid value, if one is known. If the sample on the page for marketers is valid, this is the same sample.
  /// Otherwise, it can be another value, which may not fit on one line.
  ///
  /// For app-defined types without an example or a default, the sample is a guess. For a prefix, the sample is the
  /// value of a single key.
  var sample: String { validSample ?? samples[0] }

  var sampleValue: ExtraValue {
    // If no sample is valid as text, the samples may contain the separator. In an array, they are not split.
    guard validSample == nil, type.isList, !isCollected else { return value(sample) }
    let items = sampleItems([elementSample], count(near: 1))
    let text = ExtraValue.string(items.joined(separator: separator))
    // In a standard field, a list is always text.
    if case .card = path.value, FieldReader(self).accepts(text) { return text }
    return .array(items.map(ExtraValue.string))
  }

  /// Several sample values for a number or a date, including the bounds of a number.
  var orderedSamples: [ExtraValue] {
    let bounds = [minimum, maximum].compactMap { $0?.value }
    return ([sample] + (1...3).compactMap(variant) + bounds).map(value)
  }

  private func value(_ text: String) -> ExtraValue {
    path.value.place?.representable(.string(text)) ?? .string(text)
  }

  /// A sample value for one element of a list. The example and the default are not used.
  var elementSample: String {
    var field = self
    field.type.isList = false
    (field.example, field.defaultValue) = (nil, nil)
    return field.sample
  }

  /// Returns the valid number of items that is nearest to a number. It is at least 1.
  func count(near count: Int) -> Int {
    min(max(count, minimumCount?.value ?? 1), maximumCount?.value ?? .max)
  }

  /// Returns sample values for this number of items of a list, or of keys that the field collects. There can be fewer
  /// if the list is a set. If there are no items to use, the result is empty.
  ///
  /// - Parameter items: Items to use. If there are too few, they are repeated or, for a set, other values are added.
  func sampleItems(_ items: [String], _ count: Int) -> [String] {
    if items.isEmpty || items.count >= count { return Array(items.prefix(count)) }
    guard isUnique else { return (0..<count).map { items[$0 % items.count] } }
    return Array((items + (1...count * 2).compactMap(variant)).uniqued.prefix(count))
  }

  /// Returns a different item for each number, or one of the two Booleans. Returns `nil` if there is no such item, and
  /// for the types `json` and `custom`.
  private func variant(_ number: Int) -> String? {
    if let choices { return choices.indices.contains(number) ? choices[number].value.value : nil }
    switch type.base {
    case .string: return "text \(number)"
    case .url: return "https://example.com/\(number)"
    case .color: return "#" + String(0x1000000 + number, radix: 16).dropFirst()
    case .date:
      return dateFormat == .iso8601
        ? "\(2026 + number)-01-31T09:00:00Z" : "\(1_769_850_000 + number)"
    case .int, .double, .decimal:
      let start = Decimal(string: minimum?.value ?? maximum?.value ?? "0") ?? 0
      let text =
        "\(minimum == nil && maximum != nil ? start - Decimal(number) : start + Decimal(number))"
      return isInRange(text) ? text : nil
    case .bool: return number % 2 == 0 ? "true" : "false"
    case .json, .custom: return nil
    }
  }

  private var validSample: String? {
    let reader = FieldReader(self)
    return samples.first { reader.accepts(.string($0)) }
  }

  private var samples: [String] {
    let bounds = [minimum, maximum].compactMap { $0?.value }
    let given = [typedSample, example?.value, defaultValue?.value.text(separator: separator)]
    return given.compactMap(\.self).filter { !$0.isEmpty }
      + (choices ?? []).map(\.value.value) + bounds + typicalValues
  }
}
