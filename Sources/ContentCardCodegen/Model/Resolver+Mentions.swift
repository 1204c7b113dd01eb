import ContentCardSchema

/// A type or protocol of the team's own, which the schema names and the generated code mentions.
struct Mention {
  let name: Located<String>
  let role: NameRole
  /// The scopes around the places that mention it, beside the module's.
  let scopes: [NameScope]
}

extension Resolver {
  /// Whether source can mention a type of that name: identifiers joined by dots, with words of Swift among them only
  /// where backticks save them. A mistake otherwise.
  mutating func checkTypeName(_ name: Located<String>, as role: NameRole) -> Bool {
    guard SwiftIdentifier.isTypeName(name.value) else {
      report(
        .invalidName, at: name.location,
        "\(quoted(name.value)) is no name in Swift, so it cannot name \(role.aKind)",
        note: "use letters, digits and _, with dots between the parts: \"Models.Coupon\"")
      return false
    }
    guard let word = ReservedWords.beyondBackticks(inTypeName: name.value) else { return true }
    report(
      .reservedWord, at: name.location,
      "\(quoted(word)) cannot name \(role.aKind): Swift keeps the word for itself",
      note: "rename it, or name a typealias of it with \(quoted(role.member))")
    return false
  }

  /// A type that the generated code mentions, if its name can be one.
  mutating func mention(
    _ name: Located<String>?, as role: NameRole, around scopes: [NameScope]
  ) {
    guard let name, checkTypeName(name, as: role) else { return }
    mentions.append(Mention(name: name, role: role, scopes: scopes))
  }

  /// Every type of the team's own is found from wherever it is mentioned. Shows only when all names are taken.
  mutating func checkMentions() {
    for mention in mentions { claimNestedNames(of: mention) }
    for mention in mentions { check(mention) }
  }

  /// Inside an object, a type of the team's own that is nested there hides what has its name elsewhere.
  private func claimNestedNames(of mention: Mention) {
    let claim = NameScope.Claim(
      role: mention.role, source: mention.name.value, location: mention.name.location)
    let parts = mention.name.value.split(separator: ".").map(String.init)
    for (index, name) in parts.enumerated().dropFirst() {
      for scope in objectScopes[parts[..<index].joined(separator: ".")] ?? [] {
        _ = scope.claim(name, by: claim)
      }
    }
  }

  private mutating func check(_ mention: Mention) {
    var parts = mention.name.value.split(separator: ".").map(String.init)
    let isInNamespace = parts[0] == schema.namespace?.value
    if isInNamespace, parts.count > 1 { parts.removeFirst() }
    let (first, path) = (parts[0], parts.joined(separator: "."))
    if let holder = holder(of: path, mentionedAs: mention.role) {
      return reportDetour(of: mention, to: path, of: holder)
    }
    if RuntimeNames.generated.contains(path) { return reportDetour(of: mention, to: path) }
    if parts.count > 1, let holder = typeScope[first], !ownTypes.contains(first) {
      guard holder.role.canHoldTypes else {
        return reportDetour(of: mention, to: first, of: holder)
      }
      if !isInNamespace, let namespace = schema.namespace?.value {
        let nested = quoted("\(namespace).\(mention.name.value)")
        return reportDetour(
          of: mention, to: first, of: holder,
          orElse: ", or write \(nested) if it is nested in this one")
      }
    }
    guard !isInNamespace else { return }
    if let holder = mention.scopes.lazy.compactMap({ $0[first] }).first {
      return reportDetour(of: mention, to: first, of: holder)
    }
    if RuntimeNames.around(mention.role).contains(first) {
      reportDetour(of: mention, to: first)
    }
  }

  /// What of the output has the whole name already, where that is no thing to mention.
  private func holder(of path: String, mentionedAs role: NameRole) -> NameScope.Claim? {
    guard let holder = typeScope[path] ?? nestedEnums[path] else { return nil }
    let isMeant =
      role == .conformance ? holder.role == .groupProtocol : ownTypes.contains(path)
    return isMeant ? nil : holder
  }

  /// The name leads to something else that the schema names.
  private mutating func reportDetour(
    of mention: Mention, to name: String, of holder: NameScope.Claim, orElse remedy: String = ""
  ) {
    let members = [mention.role.member, holder.role.member].uniqued.map(quoted).orList
    report(
      .nameCollision, at: mention.name.location,
      "\(mention.finding): \(quoted(holder.source)) has taken \(quoted(name)) for "
        + holder.role.aKind,
      note: (holder.location == nil ? "" : "the other one is here; ")
        + "give one of them another name with \(members)" + remedy,
      at: holder.location)
  }

  /// The name leads to something that every output has.
  private mutating func reportDetour(of mention: Mention, to name: String) {
    report(
      .reservedName, at: mention.name.location,
      "\(mention.finding): the generated code needs \(quoted(name)) itself",
      note: "give it another name with \(quoted(mention.role.member))")
  }
}

extension Mention {
  fileprivate var finding: String { "\(quoted(name.value)) does not lead to \(role.aKind)" }
}

extension Resolver {
  /// What an object adopts beside the library's own: its group's protocol, and the team's.
  mutating func conformances(of classType: ClassType, group: Group?) -> [String] {
    var names = group?.protocolName.map { [scoped($0.value)] } ?? []
    for given in classType.conformsTo {
      guard checkTypeName(given, as: .conformance) else { continue }
      let name = protocolName(given.value)
      guard !names.contains(name), !RuntimeNames.isAdopted(name) else {
        report(
          .nameCollision, at: given.location, "the object adopts \(quoted(given.value)) already",
          note: "remove it from \"conformsTo\"")
        continue
      }
      mentions.append(Mention(name: given, role: .conformance, scopes: []))
      names.append(name)
    }
    return names
  }

  /// A group's protocol with its namespace, without which an extension of the team's own type does not find it.
  private func protocolName(_ name: String) -> String {
    let local =
      schema.namespace.flatMap {
        name.hasPrefix("\($0.value).") ? String(name.dropFirst($0.value.count + 1)) : nil
      } ?? name
    return typeScope[local]?.role == .groupProtocol ? scoped(local) : name
  }
}
