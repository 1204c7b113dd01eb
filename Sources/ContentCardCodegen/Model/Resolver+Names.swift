import ContentCardSchema

extension Resolver {
  /// The name that the schema gives, or else one made from a text of it; nil after a mistake.
  mutating func name(
    _ role: NameRole, given: Located<String>?, orFrom source: Located<String>,
    _ derive: (String) -> String?, in scope: NameScope
  ) -> String? {
    let name: Located<String>?
    if let given {
      name = identifier(given, for: role)
    } else {
      name = derive(source.value).map { Located($0, at: source.location) }
      if name == nil {
        report(
          .noIdentifier, at: source.location,
          "no Swift name for the \(role.kind) can be made from \(quoted(source.value))",
          note: "give it one with \(quoted(role.member))")
      }
    }
    guard let name, claim(name, as: role, for: source.value, in: scope) else { return nil }
    return spelling(name.value)
  }

  /// A name given outright is an identifier and nothing else.
  mutating func identifier(_ given: Located<String>, for role: NameRole) -> Located<String>? {
    if SwiftIdentifier.isIdentifier(given.value) { return given }
    report(
      .invalidName, at: given.location,
      "\(quoted(given.value)) is no Swift identifier, so it cannot name \(role.aKind)",
      note: role == .object && SwiftIdentifier.isTypeName(given.value)
        ? "for a type of yours add \"declaration\": \"extension\""
        : "use letters, digits and _, with no digit in front")
    return nil
  }

  /// Whether the name was free; a mistake otherwise.
  mutating func claim(
    _ name: Located<String>, as role: NameRole, for source: String, in scope: NameScope
  ) -> Bool {
    let remedy = "give it another name with \(quoted(role.member))"
    if ReservedWords.beyondBackticks.contains(name.value) {
      report(
        .reservedWord, at: name.location,
        "\(quoted(name.value)) cannot name \(role.aKind): Swift keeps the word for itself",
        note: remedy)
      return false
    }
    if scope.isReserved(name.value) || RuntimeNames.around(role).contains(name.value) {
      report(
        .reservedName, at: name.location,
        "\(quoted(name.value)) cannot name \(role.aKind): the generated code needs the name itself",
        note: remedy)
      return false
    }
    let claim = NameScope.Claim(role: role, source: source, location: name.location)
    guard let holder = scope.claim(name.value, by: claim) else { return true }
    reportCollision(of: claim, named: name.value, with: holder)
    return false
  }

  mutating func reportCollision(
    of claim: NameScope.Claim, named name: String, with holder: NameScope.Claim
  ) {
    guard let location = claim.location else { return }
    let members = [claim.role.member, holder.role.member].uniqued.map(quoted).orList
    report(
      .nameCollision, at: location,
      "\(quoted(claim.source)) becomes the \(claim.role.kind) \(quoted(name)), a name that "
        + "\(quoted(holder.source)) has taken for \(holder.role.aKind)",
      note: (holder.location == nil ? "" : "the other one is here; ")
        + "give one of them another name with \(members)",
      at: holder.location)
  }
}
