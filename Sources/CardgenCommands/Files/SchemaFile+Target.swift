extension SchemaFile {
  /// The folder of the schema's target in a package, whose schemas share a module, and the schema's path
  /// in it; `nil` for a schema elsewhere.
  package var placeInTarget: (target: String, path: String)? {
    let parts = path.split(separator: "/").filter { $0 != "." }
    let root = parts.dropLast().lastIndex {
      ["Sources", "Source", "src", "srcs", "Tests"].contains($0)
    }
    guard let root, root + 2 < parts.count else { return nil }
    let target = (path.hasPrefix("/") ? "/" : "") + parts[...(root + 1)].joined(separator: "/")
    return (target, parts[(root + 2)...].joined(separator: "/"))
  }
}
