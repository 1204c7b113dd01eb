import ContentCards
import Foundation

/// The declaration of a field, with values that the field accepts and values that it rejects.
///
/// These tables test the value grammar, the decoder, defaults in schemas, `lint-card`, and the page. The examples in
/// the table of `ValueGrammar.md` are rows of these tables.
package struct ValueTable: CustomStringConvertible, Sendable {
  /// The result of reading a value: the value as text, or an issue.
  package enum Result: ExpressibleByStringLiteral, Sendable {
    case value(String)
    /// An issue: the value does not have the form that the type expects.
    case malformed
    case tooLarge
    case wrongKind
    case issue(ContentCardIssue.Reason)

    package init(stringLiteral value: String) { self = .value(value) }
  }

  package struct Row: CustomStringConvertible, Sendable {
    /// The value as it is written in a card in JSON.
    package let json: String
    /// The value if it is text, otherwise `nil`.
    package let text: String?
    /// The value that is read, as text, or `nil` if the value is rejected.
    package let value: String?
    /// The error if the value is rejected. Otherwise, the warning, or `nil` if there is none.
    package let issue: ContentCardIssue.Reason?

    package var description: String { String(json.prefix(100)) }
  }

  /// The field's declaration in a schema.
  package let field: String
  package let rows: [Row]

  package var description: String { field }

  /// The texts that are accepted.
  package var texts: [String] { rows.filter { $0.value != nil }.compactMap(\.text) }

  /// A schema with one class type, `t`. Its only field has the key `k`.
  package var schema: String { #"{"classTypes": {"t": {"extras": {"k": \#(field)}}}}"# }

  /// A JSON array with a card for each row.
  package var cards: String {
    let cards = rows.map { #"{"id": "a", "e": {"class_type": "t", "k": \#($0.json)}}"# }
    return "[\(cards.joined(separator: ",\n"))]"
  }

  /// JSON values of each kind except text and null.
  package static let kinds = ["5", "5.5", "true", #"["a"]"#, #"{"name": "Tea"}"#]

  /// Creates a table. Adds rows for empty text and for those of the ``kinds`` that are not in `json`. Also adds rows
  /// for Liquid tags, unless the type accepts them.
  ///
  /// - Parameters:
  ///   - field: The field's declaration in a schema.
  ///   - expectation: The expected value, as in messages.
  ///   - tooLarge: The expected value as in messages about values that are too large, or `nil` if it is `expectation`.
  ///   - texts: Texts and their results.
  ///   - unchanged: Texts whose results are the texts themselves.
  ///   - malformed: Texts that do not have the form that the type expects.
  ///   - json: JSON values and their results. The ``kinds`` that are not among them are rejected because of their kind.
  ///   - acceptsLiquid: Whether the type accepts Liquid tags, with a warning.
  init(
    _ field: String, _ expectation: String, tooLarge: String? = nil,
    texts: KeyValuePairs<String, Result> = [:], unchanged: [String] = [], malformed: [String] = [],
    json: KeyValuePairs<String, Result> = [:], acceptsLiquid: Bool = false
  ) {
    func row(_ json: String, text: String? = nil, _ result: Result) -> Row {
      var value: String?
      var issue: ContentCardIssue.Reason?
      switch result {
      case .value(let read): value = read
      case .malformed: issue = .notA(expectation)
      case .tooLarge: issue = .tooLarge(tooLarge ?? expectation)
      case .wrongKind: issue = .wrongKind(Self.kind(ofJSON: json), expected: expectation)
      case .issue(let reason): issue = reason
      }
      if acceptsLiquid, text?.contains("{{") == true { issue = .unrenderedLiquid }
      return Row(json: json, text: text, value: value, issue: issue)
    }
    func row(text: String, _ result: Result) -> Row { row(Self.json(of: text), text: text, result) }
    let common: [(String, Result)] =
      ["", " ", "\u{A0}\u{200B}"].map { ($0, .issue(.empty)) }
      + (acceptsLiquid
        ? [] : ["{{ x }}", "{% x %}", "5{{x}}"].map { ($0, .issue(.unrenderedLiquid)) })
    self.field = field
    rows =
      (Array(texts) + common).map { row(text: $0.0, $0.1) }
      + unchanged.map { row(text: $0, .value($0)) } + malformed.map { row(text: $0, .malformed) }
      + json.map { row($0.key, $0.value) }
      + Self.kinds.filter { kind in !json.contains { $0.key == kind } }.map { row($0, .wrongKind) }
  }

  private static func kind(ofJSON json: String) -> String {
    switch json.first {
    case "\"": "text"
    case "[": "an array"
    case "{": "an object"
    case "t", "f": "a bool"
    default: "a number"
    }
  }

  private static func json(of text: String) -> String {
    String(decoding: (try? JSONEncoder().encode(text)) ?? Data(), as: UTF8.self)
  }
}

extension ValueTable {
  package static let all = numbers + texts + dates + structures
}
