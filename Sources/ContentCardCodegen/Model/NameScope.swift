import ContentCardSchema

/// One scope of the generated code: who has taken which name. A class, since whoever declares in the scope
/// shares it.
final class NameScope {
  /// Names that the runtime library or the generated code needs for itself.
  ///
  /// Several sets, as making one of them for each object would take longer than asking them all.
  private let reserved: [Set<String>]
  private var claims: [String: Claim] = [:]

  struct Claim {
    let role: NameRole
    /// The text of the schema that the name comes from.
    let source: String
    /// Nil for a name that the schema does not mention.
    let location: SourceLocation?
  }

  init(reserved: Set<String>...) {
    self.reserved = reserved
  }

  /// The claim that holds the name; nil for a free name.
  subscript(name: String) -> Claim? { claims[name] }

  func isReserved(_ name: String) -> Bool { reserved.contains { $0.contains(name) } }

  /// The claim that holds the name already; nil when the name now belongs to the new one.
  func claim(_ name: String, by claim: Claim) -> Claim? {
    if let holder = claims[name] { return holder }
    claims[name] = claim
    return nil
  }
}
