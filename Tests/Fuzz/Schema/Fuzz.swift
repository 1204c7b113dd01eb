import ContentCardCodegen
import ContentCardSchema

/// Bytes as the file of a schema. Whatever they are, they become four files or say why not.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let bytes = Array(UnsafeBufferPointer(start: start, count: count))
  let (checked, diagnostics) = validate(
    schema: bytes, name: "Fuzz", path: "Fuzz.contentcards.json")
  let hasErrors = diagnostics.contains { $0.severity == .error }
  hold((checked == nil) == hasErrors, "a checked schema beside errors, or neither")
  let files = checked.map { generateSource(for: $0.model) } ?? []
  hold(files.count == (hasErrors ? 0 : 4), "files beside errors, or neither")
  hold(files.allSatisfy { $0.text.hasSuffix("\n") }, "a file without an end")
  check(diagnostics, of: bytes)
  return 0
}

private func check(_ diagnostics: [Diagnostic], of bytes: [UInt8]) {
  guard !diagnostics.isEmpty else { return }
  let widths = lineWidths(of: bytes)
  let source = DiagnosticFormatter.SourceText(bytes)
  let formatter = DiagnosticFormatter(isColored: true)
  for diagnostic in diagnostics {
    hold(!diagnostic.message.isEmpty && !diagnostic.notes.isEmpty, "nothing to say")
    // What is missing lies one column behind the end of a line.
    for case let place? in [diagnostic.location] + diagnostic.notes.map(\.location) {
      hold(widths.indices.contains(place.line - 1), "a line that the file does not have")
      hold(1...(widths[place.line - 1] + 1) ~= place.column, "a column outside its line")
    }
    hold(!formatter.text(for: diagnostic, source: source).isEmpty, "an empty text")
  }
  let json = DiagnosticFormatter.json(diagnostics)
  hold((try? JSONNode(parsing: Array(json.utf8))) != nil, "findings that are no JSON")
}

/// How many scalars each line has; a line ends at LF, CR, or CR LF.
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
