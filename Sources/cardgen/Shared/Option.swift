/// An argument with a value, `--output DIR` or `--output=DIR`, or without: `--watch`.
enum Option: String, CaseIterable {
  case schema, format, output, access, diagnostics, discriminator
  case classType = "class-type"
  case failOn = "fail-on"
  case watch

  /// As it is typed.
  var flag: String { "--\(rawValue)" }

  /// Whether it may be given several times, each time with another value.
  var repeats: Bool { self == .classType }

  var takesValue: Bool { self != .watch }

  /// The flag and what stands for its value.
  func usage(in command: Command) -> String {
    takesValue ? "\(flag) \(value(in: command))" : flag
  }

  /// What stands for the value in a usage line.
  func value(in command: Command) -> String {
    switch self {
    case .schema: "SCHEMA"
    case .format: command.formats.joined(separator: "|")
    case .output: command.writesOneFile ? "FILE" : "DIR"
    case .access: "internal|public"
    case .diagnostics: "text|json"
    case .discriminator: "KEY"
    case .classType: "NAME"
    case .failOn: "CLASSES"
    case .watch: ""
    }
  }

  func meaning(in command: Command) -> String {
    if let meaning = command.optionMeanings[self] { return meaning }
    return switch self {
    case .schema: "the only schema; default every \(SchemaFile.folder)/*\(SchemaFile.suffix)"
    case .format: "of what kind the page is; default by the ending of FILE; without FILE markdown"
    case .output where command.writesOneFile: "the file to write; default standard output"
    case .output: "the folder of the Swift files; default Generated/NAME"
    case .access: "who may use the generated code; wins over the schema"
    case .diagnostics: "how findings are printed on standard error; default text"
    case .discriminator: "the key of the extras that names the class type; default class_type"
    case .classType: "a class type, as the dashboard has it; may be given several times"
    case .failOn:
      "exit code 1 for \(FailOn.allCases.map(\.rawValue).joined(separator: ", ")); "
        + "default \(FailOn.usual.map(\.rawValue).joined(separator: ","))"
    case .watch: "generate again whenever a schema changes, until Ctrl-C"
    }
  }
}
