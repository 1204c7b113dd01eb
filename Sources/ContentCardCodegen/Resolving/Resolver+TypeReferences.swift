import ContentCardSchema

/// A reference in generated code to a type or protocol that the schema names, which is usually app-defined.
struct TypeReference {
  let name: Located<String>
  let role: NameRole
  /// The scopes, besides `Resolver.typeScope`, in which a declaration with the first part of this name is an error.
  let scopes: [NameScope]
}

extension Resolver {
  /// Returns whether a name is valid for a type: identifiers joined by dots, without a word that is unescapable in its
  /// position. Reports an error if the name is not valid.
  mutating func checkTypeName(_ name: Located<String>, as role: NameRole) -> Bool {
    guard SwiftIdentifier.isTypeName(name.value) else {
      report(
        .invalidName, at: name.location,
        "\(quoted(name.value)) is not a valid name, so it cannot name \(role.kindWithArticle)",
        note:
          "use letters, digits, and _; do not begin a part with a digit; put dots between the parts: \"Models.Coupon\""
      )
      return false
    }
    guard let word = ReservedWords.unescapable(inTypeName: name.value) else { return true }
    report(
      .reservedWord, at: name.location,
      "\(quoted(word)) cannot name \(role.kindWithArticle): it is a reserved word in Swift",
      note: "rename it, or declare a typealias and use its name as \(quoted(role.member))")
    return false
  }

  mutating func addReference(
    to name: Located<String>?, as role: NameRole, in scopes: [NameScope]
  ) {
    guard let name, checkTypeName(name, as: role) else { return }
    typeReferences.append(TypeReference(name: name, role: role, scopes: scopes))
  }

  /// Checks that no other declaration hides an app-defined type or protocol where the generated code refers to it. Call
  /// this method after all Swift names are declared.
  mutating func checkTypeReferences() {
    for reference in typeReferences { declareNestedNames(of: reference) }
    for reference in typeReferences { check(reference) }
  }

  /// Declares the app-defined types that are nested in objects, because they hide other types with the same name there.
  private func declareNestedNames(of reference: TypeReference) {
    let declaration = DeclaredName(
      role: reference.role, source: reference.name.value, location: reference.name.location)
    let parts = reference.name.value.split(separator: ".").map(String.init)
    for (index, name) in parts.enumerated().dropFirst() {
      for scope in objectScopes[parts[..<index].joined(separator: ".")] ?? [] {
        _ = scope.declare(name, for: declaration)
      }
    }
  }

  private mutating func check(_ reference: TypeReference) {
    var parts = reference.name.value.split(separator: ".").map(String.init)
    let isInNamespace = parts[0] == schema.namespace?.value
    if isInNamespace, parts.count > 1 { parts.removeFirst() }
    let (first, path) = (parts[0], parts.joined(separator: "."))
    if let other = declaration(of: path, referredToAs: reference.role) {
      return reportHidden(reference, behind: path, of: other)
    }
    if RuntimeNames.generated.contains(path) { return reportHidden(reference, behind: path) }
    if parts.count > 1, let other = typeScope[first], !ownTypes.contains(first) {
      guard other.role.canContainTypes else {
        return reportHidden(reference, behind: first, of: other)
      }
      if !isInNamespace, let namespace = schema.namespace?.value {
        let nested = quoted("\(namespace).\(reference.name.value)")
        return reportHidden(
          reference, behind: first, of: other,
          orElse: ", or write \(nested) if your type is nested in the generated one")
      }
    }
    guard !isInNamespace else { return }
    if let other = reference.scopes.lazy.compactMap({ $0[first] }).first {
      return reportHidden(reference, behind: first, of: other)
    }
    if RuntimeNames.hiding(reference.role).contains(first) {
      reportHidden(reference, behind: first)
    }
  }

  /// Returns the declaration of the schema's type with this name, such as `Tile` or `Tile.Size`. Returns `nil` if there
  /// is no such type, or if a reference with this role can refer to it.
  private func declaration(of path: String, referredToAs role: NameRole) -> DeclaredName? {
    guard let other = typeScope[path] ?? nestedEnums[path] else { return nil }
    let isReferredTo =
      role == .conformance ? other.role == .groupProtocol : ownTypes.contains(path)
    return isReferredTo ? nil : other
  }

  /// Reports a reference that another declaration in the schema hides.
  mutating func reportHidden(
    _ reference: TypeReference, behind name: String, of other: DeclaredName,
    orElse remedy: String = ""
  ) {
    report(
      .nameCollision, at: reference.name.location,
      "\(reference.problem), because \(quoted(other.source)) becomes \(other.role.kindWithArticle) "
        + "named \(quoted(name))",
      note: other.remedy(orFor: reference.role) + remedy, at: other.location)
  }

  /// Reports a reference that is hidden by a declaration that does not come from the schema. The declaration is
  /// generated for every schema, or is a member, a parameter, or an associated type where the name is used.
  private mutating func reportHidden(_ reference: TypeReference, behind name: String) {
    report(
      .reservedName, at: reference.name.location,
      "\(reference.problem), because the generated code uses the name \(quoted(name))",
      note:
        "rename \(quoted(name)) in your code, and write the new name in \(quoted(reference.role.member))"
    )
  }
}

extension TypeReference {
  fileprivate var problem: String {
    "\(quoted(name.value)) does not refer to \(role.kindWithArticle)"
  }
}

extension Resolver {
  /// Returns the protocols that the schema names for an object: its group's protocol and those in `conformsTo`. Reports
  /// names in `conformsTo` that are invalid or redundant, and common protocols that `conformsTo` does not support.
  ///
  /// - Parameter isIdentifiable: Whether the generated object conforms to `Identifiable` by default.
  mutating func conformances(
    of classType: ClassType, group: Group?, isIdentifiable: @autoclosure () -> Bool
  ) -> [SwiftType] {
    var protocols = group?.protocolName.map { [qualified($0.value)] } ?? []
    for given in classType.conformsTo {
      guard checkTypeName(given, as: .conformance) else { continue }
      let name = protocolType(given.value)
      let isAdopted =
        RuntimeNames.isIdentifiable(name.unescaped)
        ? isIdentifiable() : RuntimeNames.isAdopted(name.unescaped)
      let isRepeated = protocols.contains {
        $0.unescaped.dropping(modules: ["Swift"]) == name.unescaped.dropping(modules: ["Swift"])
      }
      guard !isRepeated, !isAdopted else {
        report(
          .nameCollision, at: given.location,
          "the object already conforms to \(quoted(given.value))",
          note: "remove it from \"conformsTo\"")
        continue
      }
      if let remedy = StandardProtocols.remedy(for: name.unescaped, of: classType) {
        report(
          .invalidValue, at: given.location,
          "\"conformsTo\" does not support \(quoted(given.value)) for generated structs",
          note: remedy)
        continue
      }
      typeReferences.append(TypeReference(name: given, role: .conformance, scopes: []))
      protocols.append(name)
    }
    return protocols
  }

  /// Checks that a generated object has the properties required by the protocols of other groups in `conformsTo`.
  /// App-defined types are not checked, because they can have properties that the schema does not declare.
  mutating func checkRequirements(
    of classType: ClassType, in group: Group?, by properties: [PropertyModel]
  ) {
    guard classType.declaration == .struct else { return }
    for given in classType.conformsTo where localName(of: given.value) != group?.protocolName?.value
    {
      for required in requirements[localName(of: given.value)] ?? [] {
        let name = required.name
        let isDeclared = properties.contains { $0.name == name && $0.hasType(of: required) }
        guard name != .missing, !isDeclared else { continue }
        let removal =
          "remove \(quoted(given.value)) from \"conformsTo\" and add the conformance in your own extension"
        report(
          .groupFieldMismatch, at: given.location,
          "\(quoted(given.value)) requires the property \(quoted(name.text)), but the object lacks it or declares it with another type",
          // A field with allowed values would get another enum here, so declaring it does not help.
          note: required.valueEnum == nil
            ? "declare the field in this class type as it is declared here, or \(removal)"
            : removal,
          at: required.field.path.location)
      }
    }
  }

  /// Returns the type of a protocol in `conformsTo`. The namespace is added to a group's protocol, because the
  /// extension that adopts the protocol is outside the namespace.
  private func protocolType(_ name: String) -> SwiftType {
    let local = localName(of: name)
    return typeScope[local]?.role == .groupProtocol ? qualified(local) : SwiftType(dotted: name)
  }

  private func localName(of name: String) -> String {
    schema.namespace.flatMap {
      name.hasPrefix("\($0.value).") ? String(name.dropFirst($0.value.count + 1)) : nil
    } ?? name
  }
}

extension PropertyModel {
  /// Returns whether the property has the same type as a property that a group's protocol requires. Enums of allowed
  /// values always differ.
  fileprivate func hasType(of other: PropertyModel) -> Bool {
    type == other.type && valueEnum == nil && other.valueEnum == nil
  }
}
