import ContentCardSchema

/// The arguments of the process, understood.
enum Invocation: Equatable {
  /// There were none.
  case nothing
  /// Help for a command; nil for all of them.
  case help(Command?)
  case command(Command, Options)

  init(_ arguments: [String]) throws(UsageError) {
    guard let first = arguments.first else {
      self = .nothing
      return
    }
    switch first {
    case "--help", "-h":
      self = .help(nil)
    case "help":
      self = .help(arguments.count > 1 ? try Command(named: arguments[1]) : nil)
    default:
      let command = try Command(named: first)
      let parsed = try Options(arguments.dropFirst(), of: command)
      self = parsed.map { .command(command, $0) } ?? .help(command)
    }
  }
}

extension Command {
  fileprivate init(named word: String) throws(UsageError) {
    if word.hasPrefix("-") {
      throw UsageError(
        "a command comes before \(quoted(word))",
        hint: "the commands are \(Command.words.orList); cardgen --help explains them")
    }
    guard let command = Command.all.first(where: { $0.name == word }) else {
      throw UsageError(
        "there is no command \(quoted(word))",
        hint: didYouMean(word, among: Command.words)
          + "the commands are \(Command.words.orList); cardgen --help explains them")
    }
    self = command
  }

  private static var words: [String] { all.map(\.name) }
}

extension Options {
  /// Nil when help is asked for.
  fileprivate init?(
    _ arguments: some Sequence<String>, of command: Command
  ) throws(UsageError) {
    var rest = Array(arguments)[...]
    var given: [Option: [String]] = [:]
    while let argument = rest.popFirst() {
      if argument == "--" {
        operands += rest
        break
      }
      if argument == "--help" || argument == "-h" { return nil }
      guard argument.hasPrefix("-"), argument != "-" else {
        operands.append(argument)
        continue
      }
      let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      let option = try Option(flag: String(parts[0]), of: command)
      let value = try option.value(
        inline: parts.count > 1 ? String(parts[1]) : nil, rest: &rest, of: command)
      guard given[option] == nil || option.repeats else {
        throw UsageError("\(option.flag) is given twice", hint: "leave one of them out")
      }
      given[option, default: []].append(value)
    }
    output = given[.output]?.first
    schema = given[.schema]?.first
    discriminator = given[.discriminator]?.first
    classTypes = given[.classType] ?? []
    isWatching = given[.watch] != nil
    if let value = given[.format]?.first {
      format = try Option.format.choice(value, among: command.formats)
    }
    if let value = given[.access]?.first { access = try Option.access.choice(value) }
    if let value = given[.diagnostics]?.first { diagnostics = try Option.diagnostics.choice(value) }
    if let value = given[.failOn]?.first {
      failOn = []
      for word in value.split(separator: ",", omittingEmptySubsequences: false) {
        failOn.append(try Option.failOn.choice(String(word)))
      }
      if failOn.count > 1, let word = failOn.first(where: { [.any, .nothing].contains($0) }) {
        throw UsageError(
          "--fail-on cannot be \(quoted(word.rawValue)) and something else",
          hint: "write it alone, or leave it out")
      }
    }
    if let empty = operands.firstIndex(of: "") {
      throw UsageError(
        "argument \(empty + 1) of cardgen \(command.name) is empty",
        hint: "write cardgen \(command.name) \(command.operands)")
    }
  }
}

extension Option {
  fileprivate init(flag: String, of command: Command) throws(UsageError) {
    let flags = command.options.map(\.flag) + ["--help"]
    guard let option = command.options.first(where: { $0.flag == flag }) else {
      throw UsageError(
        "cardgen \(command.name) has no option \(quoted(flag))",
        hint: didYouMean(flag, among: flags) + "its options are \(flags.joined(separator: ", "))")
    }
    self = option
  }

  /// The value behind an equal sign, or else the next argument; empty for an option without one.
  fileprivate func value(
    inline: String?, rest: inout ArraySlice<String>, of command: Command
  ) throws(UsageError) -> String {
    guard takesValue else {
      if inline == nil { return "" }
      throw UsageError("\(flag) takes no value", hint: "write \(flag) alone")
    }
    let isNext = inline == nil && rest.first?.hasPrefix("--") == false
    guard let value = isNext ? rest.popFirst() : inline, !value.isEmpty else {
      throw UsageError("\(flag) has no value", hint: "write \(usage(in: command))")
    }
    return value
  }

  /// The value as one of the words that the option takes.
  fileprivate func choice<Choice: RawRepresentable<String> & CaseIterable>(
    _ value: String
  ) throws(UsageError) -> Choice {
    if let choice = Choice(rawValue: value) { return choice }
    throw refusal(of: value, words: Choice.allCases.map(\.rawValue))
  }

  /// The value, if it is one of the words that the command takes.
  fileprivate func choice(_ value: String, among words: [String]) throws(UsageError) -> String {
    guard words.contains(value) else { throw refusal(of: value, words: words) }
    return value
  }

  private func refusal(of value: String, words: [String]) -> UsageError {
    UsageError(
      "\(flag) cannot be \(quoted(value))",
      hint: didYouMean(value, among: words) + "it is \(words.orList)")
  }
}
