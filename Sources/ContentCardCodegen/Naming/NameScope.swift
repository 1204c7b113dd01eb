import ContentCardSchema

/// The role and the origin of a name that generated code declares or refers to.
struct DeclaredName {
  let role: NameRole
  /// The text that messages cite as the origin of the name, such as the key of a property.
  let source: String
  /// The location that messages cite, or `nil` if there is none.
  let location: SourceLocation?

  /// Returns advice to rename this declaration, or the declaration or reference with the given role that conflicts with
  /// it.
  func remedy(orFor role: NameRole) -> String {
    let members = [role.member, self.role.member].uniqued.map(quoted).orList
    return (location == nil ? "" : "the other one is here; ")
      + "give one of them another name with \(members)"
  }
}

/// A scope of the generated code and the names that are declared in it. This is a class, because all code that declares
/// names in the scope shares it.
final class NameScope {
  /// Names that the library or the generated code uses. They are in several sets, because merging the sets for each
  /// object would take longer than searching all of them.
  private let reserved: [Set<String>]
  private var names: [String: DeclaredName] = [:]
  private var order: [String] = []

  init(reserved: Set<String>...) {
    self.reserved = reserved
  }

  /// The declaration of a name, or `nil` if the name is not declared. Such a name can still be reserved.
  subscript(name: String) -> DeclaredName? { names[name] }

  /// The declarations, oldest first.
  var declarations: [(name: String, declaration: DeclaredName)] {
    order.compactMap { name in names[name].map { (name, $0) } }
  }

  func isReserved(_ name: String) -> Bool { reserved.contains { $0.contains(name) } }

  /// Declares a name unless it is already declared. Does not check whether the name is reserved.
  ///
  /// - Returns: The earlier declaration, or `nil` if there was none.
  func declare(_ name: String, for declaration: DeclaredName) -> DeclaredName? {
    if let earlier = names[name] { return earlier }
    names[name] = declaration
    order.append(name)
    return nil
  }
}
