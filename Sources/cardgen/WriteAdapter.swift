import ContentCardSchema
import ContentCardTools

/// `cardgen adapter`: prints an adapter, or writes it where there is none but an older one.
func writeAdapter(_ options: Options, report: inout Report) throws(UsageError) {
  let adapter = try Adapter(named: options.operands)
  guard let path = options.output else { return print(adapter.text, terminator: "") }
  do throws(Diagnostic) {
    let isChanged = try adapter.write(to: path)
    print(
      DiagnosticFormatter.visible(path) + (isChanged ? ": 1 file, 1 changed" : " is up to date"))
  } catch {
    report.add(error)
    report.consequence = "nothing was written"
  }
}

extension Adapter {
  fileprivate init(named words: [String]) throws(UsageError) {
    let names = Adapter.allCases.map(\.rawValue)
    guard let word = words.first else {
      throw UsageError(
        "cardgen adapter does not say for which SDK",
        hint: "write \(names.map { "cardgen adapter \($0)" }.orList)")
    }
    guard words.count == 1 else {
      throw UsageError(
        "cardgen adapter writes one adapter, and \(quoted(words[1])) is a second",
        hint: "run it once for each")
    }
    guard let adapter = Adapter(rawValue: word) else {
      throw UsageError(
        "there is no adapter \(quoted(word))",
        hint: didYouMean(word, among: names) + "the adapters are \(names.orList)")
    }
    self = adapter
  }

  /// Whether there was something to write.
  fileprivate func write(to path: String) throws(Diagnostic) -> Bool {
    if path.hasSuffix("/") || FileSystem.status(of: path)?.isFolder == true {
      throw isFolder(path)
    }
    let bytes = Array(text.utf8)
    if let present = try FileSystem.present(path) {
      guard present != bytes else { return false }
      guard present.starts(with: "\(Adapter.firstLine)\n".utf8) else { throw isForeign(path) }
    }
    var replacement = FileReplacement()
    replacement.add(bytes, to: path)
    try replacement.perform()
    return true
  }

  private func isFolder(_ path: String) -> Diagnostic {
    let folder = path.hasSuffix("/") ? path : "\(path)/"
    return Diagnostic(
      .unwritableFile, path: path, at: nil, "cannot be written: it is a folder",
      notes: [.init("name a file in it: --output \(folder)\(fileName)")])
  }

  private func isForeign(_ path: String) -> Diagnostic {
    Diagnostic(
      .unwritableFile, path: path, at: nil,
      "is not replaced: it is no adapter that cardgen has written",
      notes: [
        .init(
          "name another file with --output, or delete this one; an adapter begins with "
            + quoted(Adapter.firstLine))
      ])
  }
}
