import ContentCardSchema
import ContentCards
import Foundation
import TestSupport

@testable import ContentCardTools

/// The results of `lint-card` and of the page's scripts, as texts that can be compared.
enum PageReading {
  /// Returns the result of the page's scripts for each text.
  static func inBrowser(
    _ texts: [(text: String, schemas: [Int])], schemas: [Schema]
  ) throws -> [String] {
    let cases = try JSONSerialization.data(
      withJSONObject: texts.map { [$0.text, $0.schemas] as [Any] })
    return try value(
      of: """
        cases.map(([text, positions]) => {
          const used = positions.map(position => schemas[position]);
          const {form, separator, cards, failure} = CardCheck.read(text, used);
          const name = separator ? `${form} ${separator}` : form;
          if (failure) return `${name ?? "-"} failure ${failure.line}` + (form ? `:${failure.column}` : "");
          return [name, ...cards.map(({line, name, state, card, problem}) => {
            const head = [line, ...name ? [name, state] : []].join(" ");
            if (card) return verdictText(head, card.id, CardCheck.verdict(used, card));
            const finding = {severity: "error", key: null, suggestion: null, ...problem};
            return verdictText(head, null, {kind: "rejected", classType: null, schemas: [], findings: [finding]});
          })].join("\\n");
        })
        """,
      with: [
        "schemas": "[\(schemas.map(\.pageModel).joined(separator: ",\n"))]",
        "cases": String(decoding: cases, as: UTF8.self),
      ])
  }

  /// Evaluates an expression on a page with the scripts and the security policy of the real page.
  ///
  /// - Parameter data: JSON by the name of the constant that the expression uses.
  static func value<Value: Decodable>(
    of expression: String, with data: [String: String] = [:], script: String = PageScripts.checker
  ) throws -> Value {
    let page = """
      <!DOCTYPE html>
      <html lang="en">
      <head>
      <meta charset="utf-8">
      <meta http-equiv="Content-Security-Policy" content="\(Page.contentSecurityPolicy)">
      <title>Cards</title>
      </head>
      <body>
      <script>
      \(script)</script>
      </body>
      </html>
      """
    let phrases = String(decoding: try JSONEncoder().encode(phrases), as: UTF8.self)
    let data = data.merging(["phrases": phrases]) { $1 }
    let declarations = data.map { "const \($0) = \($1);\n" }.joined()
    let json = try Chromium.text(
      of: "(() => {\n\(declarations)\(texts)return JSON.stringify(\(expression));\n})()", in: page)
    return try JSONDecoder().decode(Value.self, from: Data(json.utf8))
  }

  /// The library's phrases for the codes of expectations and kinds in the findings of the page's scripts. Parameters of
  /// an expectation are in braces.
  static let phrases = [
    "expected:string": "text",
    "expected:int": "a whole number",
    "expected:double": "a number",
    "expected:decimal": "a decimal number",
    "too-large:decimal": "a decimal number of at most 38 digits",
    "expected:bool": "true or false",
    "expected:flag": "a bool",
    "expected:url": "a URL such as https://example.com",
    "expected:encoded-url":
      "a URL such as https://example.com; remove line breaks, and percent-encode spaces, non-ASCII characters, and characters such as [ or |",
    "expected:iso8601": "a date such as 2026-01-31T09:00:00Z",
    "expected:unix": "a date in seconds since 1970",
    "expected:unixMilliseconds": "a date in milliseconds since 1970",
    "expected:time": "a number of Unix seconds or a date such as 2026-01-31T09:00:00Z",
    "expected:color": "a color such as #FF8800",
    "expected:one-of": "one of {quoted}",
    "expected:list": "a list",
    "expected:object": "an object",
    "expected:json": "JSON",
    "expected:json-array": "a JSON array",
    "expected:json-of-type": "JSON of type {type}",
    "expected:shallow-json": "JSON with at most {levels} levels",
    "expected:shallow-json-array": "a JSON array with at most {levels} levels",
    "kind:string": "text",
    "kind:number": "a number",
    "kind:bool": "a bool",
    "kind:null": "null",
    "kind:array": "an array",
    "kind:object": "an object",
  ]

  /// JavaScript versions of ``findingText(_:)`` and ``verdictText(_:)``. The codes of expectations and kinds are
  /// replaced with the library's phrases.
  private static let texts = #"""
    const withPhrases = (code, {quoted, levels, ...parameters}) => {
      const {reason = code, expected, kind} = parameters;
      const phrase = (phrases[`${reason}:${expected}`] ?? phrases[`expected:${expected}`])?.replace(
        /\{(\w+)\}/, (_, name) => ({quoted, levels, ...parameters})[name]);
      if (expected === "json-of-type") delete parameters.type;
      if (phrase) parameters.expected = phrase;
      if (kind) parameters.kind = phrases[`kind:${kind}`];
      return parameters;
    };
    const findingText = ({severity, code, key, parameters, suggestion}) => [
      `  ${severity} ${code}`, key ?? "-", suggestion ?? "-",
      ...Object.entries(withPhrases(code, parameters)).sort().map(
        ([name, value]) => `${name}=${Array.isArray(value) ? `[${value.join("|")}]` : value}`),
    ].join("\n    ");
    const verdictText = (head, id, {kind, classType, schemas, findings}) =>
      [`${head}\n  ${id ?? "-"} ${kind} ${classType ?? "-"} ${schemas.join("|")}`, ...findings.map(findingText)].join("\n");

    """#

  /// Returns the result of `lint-card`.
  static func text(_ text: String, _ lint: CardLint, for schemas: [Schema]) -> String {
    do throws(CardInput.Failure) {
      let input = try CardInput(Array(text.utf8), .init(in: schemas))
      let verdicts = input.entries.map { verdictText(lint.verdict(on: $0)) }
      return ([name(of: input.form)] + verdicts).joined(separator: "\n")
    } catch {
      // The scripts report a few mistakes in JSON at another column of the same line.
      guard let form = error.form else { return "- failure \(error.location.line)" }
      return "\(name(of: form)) failure \(error.location.line):\(error.location.column)"
    }
  }

  private static func name(of form: CardInput.Form) -> String {
    switch form {
    case .csv(let separator): "csv \(separator)"
    case .pairsInCSV(let separator): "pairsInCSV \(separator)"
    case .card, .cards, .syncResponse, .apiBody, .export, .pairsInJSON, .lines, .mixed: "\(form)"
    }
  }

  private static func verdictText(_ verdict: CardVerdict) -> String {
    let (id, classType) = (verdict.id ?? "-", verdict.classType ?? "-")
    let schemas = verdict.schemas.joined(separator: "|")
    let source = verdict.source.map { " \($0.label) \($0.state.rawValue)" } ?? ""
    let head =
      "\(verdict.line)\(source)\n  \(id) \(verdict.kind.rawValue) \(classType) \(schemas)"
    // Findings of several schemas can differ only in their message, which states the value that the object has instead.
    return ([head] + verdict.findings.map(findingText).uniqued).joined(separator: "\n")
  }

  static func findingText(_ finding: CardFinding) -> String {
    let parameters = finding.parameters.sorted { $0.key < $1.key }.map { name, parameter in
      switch parameter {
      case .text(let text): "\(name)=\(text)"
      case .list(let texts): "\(name)=[\(texts.joined(separator: "|"))]"
      }
    }
    let head = "  \(finding.severity.rawValue) \(finding.code.rawValue)"
    return ([head, finding.key ?? "-", finding.suggestion ?? "-"] + parameters)
      .joined(separator: "\n    ")
  }
}

extension String {
  /// Returns whether both have the same scalars. With `==`, two encodings of "é" are equal.
  func isSpelled(as other: String) -> Bool { Data(utf8) == Data(other.utf8) }
}
