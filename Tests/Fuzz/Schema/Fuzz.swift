import ContentCardCodegen
import ContentCardSchema

/// Reads bytes as a schema, and generates code for it. Checks that there are either all files or errors, and checks the
/// diagnostics.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let bytes = Array(UnsafeBufferPointer(start: start, count: count))
  let (checked, diagnostics) = validate(
    schema: bytes, name: "Fuzz", path: "Fuzz.contentcards.json")
  let hasErrors = diagnostics.contains { $0.severity == .error }
  hold((checked == nil) == hasErrors, "there must be either a checked schema or errors")
  let files = checked.map { generateSource(for: $0.model) } ?? []
  let count = checked.map { $0.schema.objectiveCPrefix == nil ? 4 : 5 } ?? 0
  hold(files.count == count, "there must be either all files or errors")
  hold(files.allSatisfy { $0.text.hasSuffix("\n") }, "a file does not end with a line feed")
  check(diagnostics, of: bytes)
  return 0
}

private func check(_ diagnostics: [Diagnostic], of bytes: [UInt8]) {
  guard !diagnostics.isEmpty else { return }
  let widths = lineWidths(of: bytes)
  let source = DiagnosticFormatter.SourceText(bytes)
  let formatter = DiagnosticFormatter(isColored: true)
  for diagnostic in diagnostics {
    hold(
      !diagnostic.message.isEmpty && !diagnostic.notes.isEmpty,
      "a diagnostic has no message or no note")
    // Missing punctuation can be reported one column past the end of a line.
    for case let place? in [diagnostic.location] + diagnostic.notes.map(\.location) {
      hold(widths.indices.contains(place.line - 1), "the line does not exist")
      hold(1...(widths[place.line - 1] + 1) ~= place.column, "the column is outside the line")
    }
    hold(!formatter.text(for: diagnostic, source: source).isEmpty, "the text is empty")
  }
  let json = DiagnosticFormatter.json(diagnostics)
  hold((try? JSONNode(parsing: Array(json.utf8))) != nil, "the output is not valid JSON")
}

/// Returns the number of Unicode scalars in each line. A line ends with LF, CR, or CR LF.
private func lineWidths(of bytes: [UInt8]) -> [Int] {
  var widths = [0]
  var previous: Unicode.Scalar?
  for scalar in String(decoding: bytes, as: UTF8.self).unicodeScalars {
    switch scalar {
    case "\n" where previous == "\r": break
    case "\n", "\r": widths.append(0)
    default: widths[widths.count - 1] += 1
    }
    previous = scalar
  }
  return widths
}
