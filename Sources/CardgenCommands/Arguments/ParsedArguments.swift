import ContentCardSchema

package struct ParsedArguments {
  package private(set) var operands: [String] = []
  /// The values of the given options, by flag. For an option that takes no value, the array contains an empty string.
  private(set) var texts: [String: [String]] = [:]

  /// Returns the value of an option, as its `read` closure converts it.
  package subscript<Value>(option: Option<Value>) -> Value {
    option.read(texts[option.declaration.flag] ?? [])
  }

  package func replacingOperands(with operands: [String]) -> Self {
    var arguments = self
    arguments.operands = operands
    return arguments
  }

  /// Parses and checks the arguments. Returns `nil` at the first `--help` or `-h` that is not an option's value and
  /// does not follow `--`.
  ///
  /// Before `--help`, an unknown option, a repeated option, or a missing or unexpected value causes an error. A word
  /// that an option does not accept, or an empty operand, causes an error only if `--help` is not given.
  init?(_ arguments: ArraySlice<String>, of command: Command) throws(UsageError) {
    var rest = arguments
    while let argument = rest.popFirst() {
      if argument == "--" {
        operands += rest
        break
      }
      guard argument.hasPrefix("-"), argument != "-" else {
        operands.append(argument)
        continue
      }
      let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      if ["--help", "-h"].contains(parts[0]) { return nil }
      let option = try command.option(String(parts[0]))
      let text = try option.text(inline: parts.count > 1 ? String(parts[1]) : nil, rest: &rest)
      guard texts[option.flag] == nil || option.isRepeatable else {
        throw UsageError("\(option.flag) is given twice", hint: "remove one of them")
      }
      texts[option.flag, default: []].append(text)
    }
    for option in command.options {
      for text in texts[option.flag] ?? [] { try option.check(text) }
    }
    if operands.contains("") {
      let usage = [command.name, command.operands.usage].filter { !$0.isEmpty }
      throw UsageError(
        "an argument of cardgen \(command.name) is empty",
        hint: "write cardgen \(usage.joined(separator: " "))")
    }
  }
}

extension Command {
  fileprivate func option(_ flag: String) throws(UsageError) -> OptionDeclaration {
    if let option = options.first(where: { $0.flag == flag }) { return option }
    let flags = options.map(\.flag) + ["--help"]
    throw UsageError(
      "cardgen \(name) has no option \(quoted(flag))",
      hint: UsageError.suggestion(for: flag, among: flags)
        + "the options are \(flags.joined(separator: ", "))")
  }
}

extension OptionDeclaration {
  /// Returns the option's value: the text after the equals sign or, without one, the next argument unless it begins
  /// with `--`. Returns an empty string for an option that takes no value.
  fileprivate func text(
    inline: String?, rest: inout ArraySlice<String>
  ) throws(UsageError) -> String {
    guard value != nil else {
      if inline == nil { return "" }
      throw UsageError("\(flag) takes no value", hint: "write \(flag) without a value")
    }
    let isNext = inline == nil && rest.first?.hasPrefix("--") == false
    guard let text = isNext ? rest.popFirst() : inline, !text.isEmpty else {
      throw UsageError("\(flag) needs a value", hint: "write \(usage)")
    }
    return text
  }

  fileprivate func check(_ text: String) throws(UsageError) {
    guard let (word, words) = value?.invalidWord(in: text) else { return }
    throw UsageError(
      "\(flag) cannot be \(quoted(word))",
      hint: UsageError.suggestion(for: word, among: words) + "it must be \(words.orList)")
  }
}
