import ContentCardSchema

extension SourceWriter {
  /// Writes the schema's name, the commands that generate the file again, and comments that disable linters.
  mutating func writeHeader(of model: Model) {
    let file = DocComment.line(model.name) + ".contentcards.json"
    write("\(GeneratedFile.beginning)\(file): do not edit.")
    write(
      "// To regenerate this file, run swift package generate-content-cards or cardgen generate.")
    write("// swift-format-ignore-file")
    write("// swiftlint:disable all")
    blank()
  }

  /// Writes imports for modules whose types are used in declarations.
  mutating func writeImports(_ modules: String..., for access: AccessLevel) {
    guard access == .package else {
      for module in modules { write("\(access.modifier)import \(module)") }
      return
    }
    // Without this feature, an import without an access level is public. If generated code then had a package import,
    // the compiler would report an ambiguous access level in each app file that has a plain `import` of the same
    // module.
    write("#if hasFeature(InternalImportsByDefault)")
    indent { writer in
      for module in modules { writer.write("package import \(module)") }
    }
    write("#else")
    indent { writer in
      for module in modules { writer.write("import \(module)") }
    }
    write("#endif")
  }
}

extension SourceWriter {
  /// Writes declarations inside the namespace, or at the top level if there is none.
  mutating func inNamespace(of model: Model, _ body: (inout Self) -> Void) {
    guard let namespace = model.namespace else { return body(&self) }
    block("extension \(namespace.declaration)", body)
  }
}

extension AccessLevel {
  /// The access modifier of a declaration, followed by a space, or an empty string for `internal`.
  var modifier: String { self == .internal ? "" : "\(rawValue) " }
}
