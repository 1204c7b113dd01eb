extension SchemaFile {
  /// The folder of the package target that seems to contain the schema, judging by the path, and the schema's path in
  /// this folder. The value is `nil` if the path has no folder such as `Sources`, or if the schema is directly in it.
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
