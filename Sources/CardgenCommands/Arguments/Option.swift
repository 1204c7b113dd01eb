/// An option of a command, `--output DIR` or `--watch`, which `ParsedArguments` reads as a `Value`.
package struct Option<Value>: Sendable {
  package let declaration: OptionDeclaration
  let read: @Sendable ([String]) -> Value

  /// - Parameters:
  ///   - name: The option without its dashes.
  ///   - value: What its value is; `nil` for an option without one.
  ///   - isRepeatable: Whether it may be given several times.
  ///   - meaning: The text of the help.
  ///   - read: Converts the texts of its values. There is none if the option is not given, and an
  ///     empty one for an option without a value. Words are those of `value`.
  package init(
    _ name: String, _ value: ArgumentValue?, isRepeatable: Bool = false, meaning: String,
    read: @escaping @Sendable ([String]) -> Value
  ) {
    declaration = OptionDeclaration(
      flag: "--\(name)", value: value, isRepeatable: isRepeatable, meaning: meaning)
    self.read = read
  }
}

/// What help, errors and completions show of an option.
package struct OptionDeclaration: Sendable {
  package let flag: String
  package let value: ArgumentValue?
  package let isRepeatable: Bool
  package let meaning: String

  /// The option and the placeholder of its value: `--output DIR`.
  package var usage: String { value.map { "\(flag) \($0.placeholder)" } ?? flag }
}

extension Option<Bool> {
  /// Creates an option without a value, which is `true` if it is given.
  package init(_ name: String, meaning: String) {
    self.init(name, nil, meaning: meaning) { !$0.isEmpty }
  }
}

extension Option<String?> {
  package init(_ name: String, _ value: ArgumentValue, meaning: String) {
    self.init(name, value, meaning: meaning) { $0.first }
  }
}

extension Option {
  /// Creates an option whose value is a raw value of `Word`.
  package init<Word: RawRepresentable<String> & CaseIterable & Sendable>(
    _ name: String, meaning: String
  ) where Value == Word? {
    self.init(name, of: Array(Word.allCases), meaning: meaning)
  }

  /// Creates an option whose value is the raw value of one of these words.
  package init<Word: RawRepresentable<String> & Sendable>(
    _ name: String, of words: [Word], meaning: String
  ) where Value == Word? {
    self.init(name, .word(of: words.map(\.rawValue)), meaning: meaning) {
      $0.first.flatMap(Word.init)
    }
  }

  /// Creates an option whose value is one or more raw values of `Word`, separated by commas.
  package init<Word: RawRepresentable<String> & CaseIterable & Sendable>(
    _ name: String, placeholder: String, default words: [Word], meaning: String
  ) where Value == [Word] {
    let names = Word.allCases.map(\.rawValue)
    self.init(name, .words(of: names, placeholder: placeholder), meaning: meaning) { texts in
      texts.first?.split(separator: ",").compactMap { Word(rawValue: String($0)) } ?? words
    }
  }
}
