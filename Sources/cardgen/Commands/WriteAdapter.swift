import CardgenCommands
import ContentCardSchema
import ContentCardTools

extension Command {
  static let adapter = Command(
    name: "adapter",
    purpose: "Writes the Swift file that connects an app to Braze's SDK.",
    operands: Operands(
      value: .word(of: Adapter.allCases.map(\.rawValue)),
      meanings: Adapter.allCases.map { ($0.rawValue, $0.meaning) }),
    options: output,
    examples: [
      "cardgen adapter brazekit --output Sources/App/\(Adapter.brazekit.fileName)",
      "cardgen adapter appboy",
    ],
    run: writeAdapter(_:report:))

  fileprivate static let output = Option<String?>(
    "output", .file(), meaning: "file to write; default: standard output")
}

/// `cardgen adapter`: prints an adapter, or writes it to a new file or over an older adapter.
private func writeAdapter(_ arguments: ParsedArguments, report: inout Report) throws(UsageError) {
  let adapter = try Adapter(named: arguments.operands)
  guard let path = arguments[Command.output] else { return print(adapter.text, terminator: "") }
  WrittenFile(
    path: path, text: adapter.text, kind: "adapter", beginnings: ["\(Adapter.firstLine)\n"],
    sign: "an adapter begins with \(quoted(Adapter.firstLine))", suggestion: adapter.fileName
  ).write(report: &report)
}

extension Adapter {
  fileprivate var meaning: String {
    switch self {
    case .brazekit: "for the module BrazeKit, 18.1 or newer"
    case .olderBrazeKit: "for the module BrazeKit, 15.1 to 18.0"
    case .appboy: "for the module BrazeKitCompat, the SDK's older interface"
    }
  }

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
