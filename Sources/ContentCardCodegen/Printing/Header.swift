import ContentCardSchema

extension SourceWriter {
  mutating func writeHeader(
    of model: Model, command: String = "swift package generate-content-cards or cardgen generate"
  ) {
    let file = DocComment.line(model.schema.name) + ".contentcards.json"
    write("\(GeneratedFile.beginning)\(file): do not edit.")
    write("// To regenerate committed code, run \(command).")
    write("// swift-format-ignore-file")
    write("// swiftlint:disable all")
    blank()
  }

  /// Writes imports of modules with an access level.
  ///
  /// - Parameter usesSPI: Whether the file uses the library's SPI for generated code.
  mutating func writeImports(
    _ modules: String..., for access: AccessLevel, usesSPI: Bool = true
  ) {
    func writeLines(_ modifier: String, in writer: inout Self) {
      for module in modules {
        let spi = usesSPI && module == "ContentCards" ? "@_spi(ContentCardsGenerated) " : ""
        writer.write("\(spi)\(modifier)import \(module)")
      }
    }
    guard access == .package else { return writeLines(access.modifier, in: &self) }
    // Without this feature, an import without an access level is public. If generated code then had a package import, a
    // plain `import` of the same module in an app file would have an ambiguous access level.
    write("#if hasFeature(InternalImportsByDefault)")
    indent { writeLines("package ", in: &$0) }
    write("#else")
    indent { writeLines("", in: &$0) }
    write("#endif")
  }
}

extension SourceWriter {
  mutating func inNamespace(of model: Model, _ body: (inout Self) -> Void) {
    guard let namespace = model.namespace else { return body(&self) }
    block("extension \(namespace.declaration)", body)
  }
}

extension AccessLevel {
  /// The access modifier of a declaration, followed by a space, or an empty string for `internal`.
  var modifier: String { self == .internal ? "" : "\(rawValue) " }
}
