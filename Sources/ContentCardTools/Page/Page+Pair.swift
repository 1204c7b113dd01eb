import ContentCardSchema

extension Page {
  struct Pair: Sendable {
    var key: String
    /// The class type, or a sample value. Empty if the field has no sample.
    var value: String
    /// Whether the value is the class type.
    var isFixed = false
  }
}

extension Page.Pair {
  /// Returns the pairs for a new card. Standard fields are left out, and so are deprecated keys that are not required.
  /// Of each `oneOf`, only the first choice that is a key is included.
  static func all(of classType: ClassType, in schema: Schema) -> [Self] {
    let first = classType.oneOf.compactMap { oneOf in
      oneOf.choices.map(\.field).first { if case .extras = $0.path.value { true } else { false } }
    }
    let discriminator = schema.discriminator.value
    var seen: Set<String> = [discriminator]
    var pairs = [Self(key: discriminator, value: classType.name.value, isFixed: true)]
    for field in schema.fields(of: classType) + first
    where field.deprecation == nil || field.isRequired {
      let key = field.path.value.key(excluding: schema.keys(beside: field, in: classType))
      guard let key, seen.insert(key).inserted else { continue }
      pairs.append(Self(key: key, value: field.typedSample ?? ""))
    }
    return pairs
  }
}

extension ValuePath {
  /// Returns the key in the dashboard, or `nil` for a standard field. For a prefix, returns the first numbered key
  /// (`line_1`, `line_2`…) that is not one of `keys`.
  fileprivate func key(excluding keys: [String]) -> String? {
    switch self {
    case .card: nil
    case .extras(let key): key
    case .extrasPrefix(let prefix):
      (1...keys.count + 1).lazy.map { "\(prefix)\($0)" }.first { !keys.contains($0) }
    }
  }
}

extension Page.Entry {
  var plainPairs: String { pairs.map { $0.line(value: $0.value) }.joined(separator: "\n") }

  /// The pairs for an API-triggered campaign, or `nil` if there is only the pair with the class type.
  var triggeredPairs: String? {
    guard pairs.count > 1 else { return nil }
    return pairs.map { $0.line(value: $0.triggeredValue) }.joined(separator: "\n")
  }
}

extension Page.Pair {
  fileprivate func line(value: String) -> String {
    DiagnosticFormatter.visible(value.isEmpty ? "\(key):" : "\(key): \(value)")
  }

  /// The Liquid tag for the value, or the value itself for the class type and for a key with a brace. Liquid does not
  /// support such keys.
  fileprivate var triggeredValue: String {
    isFixed || key.unicodeScalars.contains { "{}".unicodeScalars.contains($0) }
      ? value : "{{api_trigger_properties.${\(key)}}}"
  }
}
