import ContentCardSchema
import ContentCards

extension Field {
  /// A value that the field takes: the one that the sheet shows, else one that cannot be typed on one line. What a type of the
  /// app's own takes is not known, and without an example its sample is a guess. For a key with `*`, the value of one
  /// key.
  var sample: String { takenSample ?? samples[0] }

  /// The same as a card has it.
  var sampleValue: ExtraValue {
    switch path.value {
    case .card(ContentCardField.imageAspectRatio.rawValue):
      return Double(sample).map(ExtraValue.double) ?? .string(sample)
    case .card(ContentCardField.openURLInWebView.rawValue):
      return true
    default:
      // The separator may stand in every text that would do.
      guard takenSample == nil, type.isList, !isCollected else { return .string(sample) }
      return .array([.string(elementSample)])
    }
  }

  /// The same for an element of a list.
  var elementSample: String {
    var field = self
    field.type.isList = false
    (field.example, field.defaultValue) = (nil, nil)
    return field.sample
  }

  /// Nil when all that comes to mind is refused.
  private var takenSample: String? { samples.first(where: takes) }

  private var samples: [String] {
    let bounds = [minimum, maximum].compactMap { $0?.value }
    let given = [typedSample, example?.value, defaultValue?.value.text(separator: separator)]
    return given.compactMap(\.self).filter { !$0.isEmpty }
      + (choices ?? []).map(\.value.value) + bounds + typicalValues
  }

  /// Whether a card with that value, and nothing else, is read without a warning.
  private func takes(_ text: String) -> Bool {
    var field = self
    if !isCollected { field.path.value = .extras("value") }
    (field.defaultValue, field.fallback, field.aliases) = (nil, [], [])
    let key = isCollected ? "\(path.value.name)1" : "value"
    var decoder = ContentCardDecoder(ContentCard(id: "", extras: [key: .string(text)]))
    return FieldReader(field).read(from: &decoder) && decoder.issues.isEmpty
  }
}
