import ContentCardSchema

extension Resolver {
  /// Returns the name that the schema sets, or else a name made from the source, and declares it in the scope. Reports
  /// an error and returns `nil` if the name is invalid, reserved, or already used, or if no name can be made.
  mutating func name(
    _ role: NameRole, given: Located<String>?, orFrom source: Located<String>,
    _ derive: (String) -> String?, in scope: NameScope
  ) -> SwiftName? {
    let name: Located<String>?
    if let given {
      name = identifier(given, for: role)
    } else {
      name = derive(source.value).map { Located($0, at: source.location) }
      if name == nil {
        report(
          .noIdentifier, at: source.location,
          "no Swift name for the \(role.kind) can be made from \(quoted(source.value))",
          note: advice(for: role.member, on: source.value, prefix: "value", derive))
      }
    }
    guard let name, declare(name, as: role, from: source.value, in: scope) else { return nil }
    return spelling(name.value)
  }

  /// Returns advice for text that cannot become a name, with an example if one can be made from the text.
  func advice(
    for member: String, on text: String, prefix: String, _ derive: (String) -> String?
  ) -> String {
    let advice = "set \(quoted(member)) to a name of your choice"
    guard let example = derive("\(prefix)_\(text)"), example != derive(prefix) else {
      return advice
    }
    return advice + ", for example \(quoted(member)): \(quoted(example))"
  }

  mutating func identifier(_ given: Located<String>, for role: NameRole) -> Located<String>? {
    if SwiftIdentifier.isIdentifier(given.value) { return given }
    report(
      .invalidName, at: given.location,
      "\(quoted(given.value)) is not a valid identifier, so it cannot name \(role.kindWithArticle)",
      note: role == .object && SwiftIdentifier.isTypeName(given.value)
        ? "for a type of your own, add \"declaration\": \"extension\""
        : "use letters, digits, and _, and do not begin with a digit")
    return nil
  }

  /// Declares a name in a scope, or reports an error and returns `false` if the name is reserved or already used.
  mutating func declare(
    _ name: Located<String>, as role: NameRole, from source: String, in scope: NameScope
  ) -> Bool {
    var remedy: String { "give it another name with \(quoted(role.member))" }
    if ReservedWords.unescapable.contains(name.value) {
      report(
        .reservedWord, at: name.location,
        "\(quoted(name.value)) cannot name \(role.kindWithArticle): it is a reserved word in Swift",
        note: remedy)
      return false
    }
    if scope.isReserved(name.value) || RuntimeNames.hiding(role).contains(name.value) {
      let constant = RuntimeNames.keyConstants.first { role == .constant && $0.value == name.value }
      let reason =
        constant.map { "the library has a constant with this name for the key \(quoted($0.key))" }
        ?? "the library or the generated code uses this name"
      report(
        .reservedName, at: name.location,
        "\(quoted(name.value)) cannot name \(role.kindWithArticle): \(reason)", note: remedy)
      return false
    }
    let declaration = DeclaredName(role: role, source: source, location: name.location)
    guard let earlier = scope.declare(name.value, for: declaration) else { return true }
    reportCollision(of: declaration, named: name.value, with: earlier)
    return false
  }

  mutating func reportCollision(
    of declaration: DeclaredName, named name: String, with earlier: DeclaredName
  ) {
    guard let location = declaration.location else { return }
    report(
      .nameCollision, at: location,
      "\(quoted(declaration.source)) becomes the \(declaration.role.kind) \(quoted(name)), but "
        + "\(quoted(earlier.source)) already becomes \(earlier.role.kindWithArticle) of that name",
      note: earlier.remedy(orFor: declaration.role), at: earlier.location)
  }
}
