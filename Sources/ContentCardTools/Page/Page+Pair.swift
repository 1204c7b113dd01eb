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
    let fields = schema.fields(of: classType) + first
    var pairs = [Self(key: discriminator, value: classType.name.value, isFixed: true)]
    for field in fields
    where field.deprecation == nil || field.isRequired {
      let sample = field.typedSample ?? ""
      switch field.path.value {
      case .card: continue
      case .extras(let key):
        if seen.insert(key).inserted { pairs.append(Self(key: key, value: sample)) }
      case .extrasPrefix(let prefix):
        let others = schema.keys(beside: field, in: classType)
        let values = field.sampleItems([sample], field.count(near: 1))
        let longer = fields.compactMap(\.prefix).filter { $0.hasPrefix(prefix) && $0 != prefix }
        let keys = (1...10_000).lazy.map { "\(prefix)\($0)" }.filter { key in
          !others.contains(key) && !longer.contains(where: key.hasPrefix)
        }
        for (key, value) in zip(keys, values) where seen.insert(key).inserted {
          pairs.append(Self(key: key, value: value))
        }
      }
    }
    return pairs
  }
}

extension Field {
  /// The prefix of the keys that the field collects, or `nil` for other fields.
  fileprivate var prefix: String? {
    if case .extrasPrefix(let prefix) = path.value { prefix } else { nil }
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
