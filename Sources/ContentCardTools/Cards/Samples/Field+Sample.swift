import ContentCardSchema
import ContentCards

extension Field {
  /// A valid value, if one is known. If the sample on the page for marketers is valid, this is the same sample.
  /// Otherwise, it is another value, which may not fit on one line.
  ///
  /// For app-defined types without an example or a default, the sample is a guess. For a prefix, the sample is the
  /// value of a single key.
  var sample: String { validSample ?? samples[0] }

  /// The sample as a value of a card.
  var sampleValue: ExtraValue {
    switch path.value {
    case .card(ContentCardsGeneratedCode.StandardField.imageAspectRatio.rawValue):
      return Double(sample).map(ExtraValue.double) ?? .string(sample)
    case .card(ContentCardsGeneratedCode.StandardField.openURLInWebView.rawValue):
      return true
    default:
      // If no sample is valid as text, the samples may contain the separator. The elements of an array are not split.
      guard validSample == nil, type.isList, !isCollected else { return .string(sample) }
      return .array([.string(elementSample)])
    }
  }

  /// A sample value for one element of a list.
  var elementSample: String {
    var field = self
    field.type.isList = false
    (field.example, field.defaultValue) = (nil, nil)
    return field.sample
  }

  /// The first valid sample, or `nil` if all of them are invalid.
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
