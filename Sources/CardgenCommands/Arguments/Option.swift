/// An option of a command, such as `--output DIR` or `--allow-liquid`.
package struct Option<Value>: Sendable {
  package let declaration: OptionDeclaration
  let read: @Sendable ([String]) -> Value

  /// - Parameter read: A closure that converts the array of the option's values. The array is empty if the option was
  ///   not given, and contains an empty string if the option was given but takes no value. Before the call, words are
  ///   checked against the allowed ones.
  package init(
    _ name: String, _ value: ArgumentValue?, isRepeatable: Bool = false, meaning: String,
    read: @escaping @Sendable ([String]) -> Value
  ) {
    declaration = OptionDeclaration(
      flag: "--\(name)", value: value, isRepeatable: isRepeatable, meaning: meaning)
    self.read = read
  }
}

/// The parts of an option that do not depend on the type of its value.
package struct OptionDeclaration: Sendable {
  package let flag: String
  package let value: ArgumentValue?
  package let isRepeatable: Bool
  package let meaning: String

  /// The option with the placeholder for its value, if any, such as `--output DIR`.
  package var usage: String { value.map { "\(flag) \($0.placeholder)" } ?? flag }
}

extension Option<Bool> {
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
  package init<Word: RawRepresentable<String> & CaseIterable & Sendable>(
    _ name: String, meaning: String
  ) where Value == Word? {
    self.init(name, of: Array(Word.allCases), meaning: meaning)
  }

  package init<Word: RawRepresentable<String> & Sendable>(
    _ name: String, of words: [Word], meaning: String
  ) where Value == Word? {
    self.init(name, .word(of: words.map(\.rawValue)), meaning: meaning) {
      $0.first.flatMap(Word.init)
    }
  }

  package init<Word: RawRepresentable<String> & CaseIterable & Sendable>(
    _ name: String, placeholder: String, default words: [Word], meaning: String
  ) where Value == [Word] {
    let names = Word.allCases.map(\.rawValue)
    self.init(name, .words(of: names, placeholder: placeholder), meaning: meaning) { texts in
      texts.first?.split(separator: ",").compactMap { Word(rawValue: String($0)) } ?? words
    }
  }
}
