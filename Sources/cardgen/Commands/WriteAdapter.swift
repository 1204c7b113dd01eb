import CardgenCommands
import ContentCardSchema
import ContentCardTools

extension Command {
  static let adapter = Command(
    name: "adapter",
    purpose: "Writes the Swift file that connects an app to Braze's SDK.",
    operands: Operands(
      usage: Adapter.allCases.map(\.rawValue).joined(separator: "|"),
      meanings: Adapter.allCases.map { ($0.rawValue, $0.meaning) }),
    options: output,
    examples: [
      "cardgen adapter brazekit --output Sources/App/\(Adapter.brazekit.fileName)",
      "cardgen adapter appboy",
    ],
    run: writeAdapter(_:report:))

  fileprivate static let output = Option<String?>(
    "output", .file, meaning: "file to write; default: standard output")
}

private func writeAdapter(_ arguments: ParsedArguments, report: inout Report) throws(UsageError) {
  let adapter = try Adapter(named: arguments.operands)
  guard let path = arguments[Command.output] else { return print(adapter.text, terminator: "") }
  FileReplacement.write(
    adapter.text, to: path, as: "an adapter", prefixes: ["\(Adapter.firstLine)\n"],
    explanation: "adapters begin with \(quoted(Adapter.firstLine))", suggestion: adapter.fileName,
    report: &report)
}

extension Adapter {
  fileprivate var meaning: String {
    switch self {
    case .brazekit: "for BrazeKit 18.1 or later"
    case .olderBrazeKit: "for BrazeKit 15.1 to 18.0"
    case .appboy: "for BrazeKitCompat, the SDK's legacy interface"
    }
  }

  fileprivate init(named words: [String]) throws(UsageError) {
    let names = Adapter.allCases.map(\.rawValue)
    guard let word = words.first else {
      throw UsageError(
        "cardgen adapter needs the name of an adapter",
        hint: "write \(names.map { "cardgen adapter \($0)" }.orList)")
    }
    guard words.count == 1 else {
      throw UsageError(
        "cardgen adapter writes one adapter, but a second name was given: \(quoted(words[1]))",
        hint: "run it once for each adapter")
    }
    guard let adapter = Adapter(rawValue: word) else {
      throw UsageError(
        "there is no adapter \(quoted(word))",
        hint: didYouMean(word, among: names) + "the adapter must be \(names.orList)")
    }
    self = adapter
  }
}
