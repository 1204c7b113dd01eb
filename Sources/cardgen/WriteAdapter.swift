import ContentCardSchema
import ContentCardTools

/// `cardgen adapter`: prints an adapter, or writes it where there is none but an older one.
func writeAdapter(_ options: Options, report: inout Report) throws(UsageError) {
  let adapter = try Adapter(named: options.operands)
  guard let path = options.output else { return print(adapter.text, terminator: "") }
  WrittenFile(
    path: path, text: adapter.text, kind: "adapter", beginnings: ["\(Adapter.firstLine)\n"],
    sign: "an adapter begins with \(quoted(Adapter.firstLine))", suggestion: adapter.fileName
  ).write(report: &report)
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
}
