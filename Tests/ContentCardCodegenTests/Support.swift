import ContentCardCodegen
import ContentCardSchema
import Foundation
import Testing

/// A schema that was validated and, if it has no errors, printed as Swift source.
struct Generation: Sendable {
  /// `nil` if any diagnostic is an error.
  let checked: CheckedSchema?
  let diagnostics: [Diagnostic]
  /// Empty if any diagnostic is an error.
  let files: [GeneratedFile]

  init(_ schema: String, name: String = "Test", access: AccessLevel? = nil) {
    self.init(bytes: Array(schema.utf8), name: name, access: access)
  }

  init(bytes: [UInt8], name: String, access: AccessLevel? = nil) {
    (checked, diagnostics) = validate(
      schema: bytes, name: name, path: "\(name).contentcards.json", access: access)
    files = checked.map { generateSource(for: $0.model) } ?? []
  }

  /// The diagnostics as a command line prints them, without the path.
  var findings: [String] {
    diagnostics.flatMap { diagnostic in
      let location = diagnostic.location
      let head = "\(diagnostic.severity): \(diagnostic.message) [\(diagnostic.code.rawValue)]"
      return ["\(location.text): \(head)"]
        + diagnostic.notes.map { "\(($0.location ?? location).text): note: \($0.message)" }
    }
  }

  /// Returns the text of a generated file, such as "Keys".
  func text(_ artifact: String) throws -> String {
    try #require(files.first { $0.name.hasSuffix("+\(artifact).swift") }).text
  }
}

extension ContentCardSchema.SourceLocation? {
  fileprivate var text: String { map { "\($0.line):\($0.column)" } ?? "-" }
}
