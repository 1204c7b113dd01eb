import ContentCardSchema

extension Sheet {
  /// A key and the value to type.
  struct Pair: Sendable {
    var key: String
    /// Empty where no value is known that is accepted.
    var value: String
    /// Whether the value is the same in every card of the class type.
    var isFixed = false
  }
}

extension Sheet.Pair {
  /// Those of a new card: keys that go out of use are left out unless they are needed, and of a `oneOf` all but the
  /// first.
  static func all(of classType: ClassType, fields: [Field], discriminator: String) -> [Self] {
    let first = classType.oneOf.compactMap { oneOf in
      oneOf.choices.map(\.field).first { if case .extras = $0.path.value { true } else { false } }
    }
    let all = fields + classType.oneOf.flatMap(\.choices).map(\.field)
    let keys = all.flatMap { [$0.path.value.spelling] + $0.aliases.map(\.value) }
    var seen: Set<String> = [discriminator]
    var pairs = [Self(key: discriminator, value: classType.name.value, isFixed: true)]
    for field in fields + first where field.deprecation == nil || field.isRequired {
      guard let key = field.path.value.key(besides: keys + [discriminator]),
        seen.insert(key).inserted
      else { continue }
      pairs.append(Self(key: key, value: field.typedSample ?? ""))
    }
    return pairs
  }
}

extension ValuePath {
  /// The key in the dashboard; of those that begin so, the one with the first number that makes no other key. Nil for
  /// the card's own fields.
  fileprivate func key(besides keys: [String]) -> String? {
    switch self {
    case .card: nil
    case .extras(let key): key
    case .extrasPrefix(let prefix):
      (1...keys.count + 1).lazy.map { "\(prefix)\($0)" }.first { !keys.contains($0) }
    }
  }
}

extension Sheet.Entry {
  /// A `key: value` a line.
  var plainPairs: String { pairs.map { $0.line(value: $0.value) }.joined(separator: "\n") }

  /// The same for a campaign that a request triggers; nil when the class type is all there is.
  var triggeredPairs: String? {
    guard pairs.count > 1 else { return nil }
    return pairs.map { $0.line(value: $0.triggeredValue) }.joined(separator: "\n")
  }
}

extension Sheet.Pair {
  fileprivate func line(value: String) -> String {
    DiagnosticFormatter.visible(value.isEmpty ? "\(key):" : "\(key): \(value)")
  }

  /// A key with braces cannot be named in Liquid.
  fileprivate var triggeredValue: String {
    isFixed || key.unicodeScalars.contains { "{}".unicodeScalars.contains($0) }
      ? value : "{{api_trigger_properties.${\(key)}}}"
  }
}
