import ContentCardSchema

/// A declaration of a name in a scope of the generated code.
struct DeclaredName {
  let role: NameRole
  /// The text of the schema that the name comes from.
  let source: String
  /// `nil` for a name that does not come from the schema.
  let location: SourceLocation?
}

/// A scope of the generated code and the names that are declared in it. A class, because everything that declares a
/// name in the scope shares it.
final class NameScope {
  /// Names that the runtime library or the generated code uses. In several sets, because merging them for each object would
  /// take longer than searching all of them.
  private let reserved: [Set<String>]
  private var names: [String: DeclaredName] = [:]

  init(reserved: Set<String>...) {
    self.reserved = reserved
  }

  /// The declaration of a name, or `nil` for an unused name.
  subscript(name: String) -> DeclaredName? { names[name] }

  func isReserved(_ name: String) -> Bool { reserved.contains { $0.contains(name) } }

  /// Declares a name unless it is already declared.
  ///
  /// - Returns: The earlier declaration, or `nil` if there is none.
  func declare(_ name: String, for declaration: DeclaredName) -> DeclaredName? {
    if let earlier = names[name] { return earlier }
    names[name] = declaration
    return nil
  }
}
