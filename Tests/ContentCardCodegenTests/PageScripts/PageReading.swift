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
          if (failure) return form ? `${name} failure ${failure.line}:${failure.column}` : "failure";
          return [name, ...cards.map(({line, card, problem}) => {
            if (card) return verdictText(line, card.id, CardCheck.verdict(used, card));
            const finding = {severity: "error", key: null, suggestion: null, ...problem};
            return verdictText(line, null, {kind: "rejected", classType: null, schemas: [], findings: [finding]});
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
      <meta http-equiv="Content-Security-Policy" content="\(Sheet.contentSecurityPolicy)">
      <title>Cards</title>
      </head>
      <body>
      <script>
      \(script)</script>
      </body>
      </html>
      """
    let declarations = data.map { "const \($0) = \($1);\n" }.joined()
    let json = try Chromium.text(
      of: "(() => {\n\(declarations)\(texts)return JSON.stringify(\(expression));\n})()", in: page)
    return try JSONDecoder().decode(Value.self, from: Data(json.utf8))
  }

  /// JavaScript versions of ``findingText(_:)`` and ``verdictText(_:)``.
  private static let texts = """
    const findingText = ({severity, code, key, parameters, suggestion}) => [
      `  ${severity} ${code}`, key ?? "-", suggestion ?? "-",
      ...Object.entries(parameters).sort().map(
        ([name, value]) => `${name}=${Array.isArray(value) ? `[${value.join("|")}]` : value}`),
    ].join("\\n    ");
    const verdictText = (line, id, {kind, classType, schemas, findings}) =>
      [`${line} ${id ?? "-"} ${kind} ${classType ?? "-"} ${schemas.join("|")}`, ...findings.map(findingText)].join("\\n");

    """

  /// Returns the result of `lint-card`.
  static func text(_ text: String, _ lint: CardLint, for schemas: [Schema]) -> String {
    do throws(CardInput.Failure) {
      let input = try CardInput(Array(text.utf8), .init(in: schemas))
      let verdicts = input.entries.map { verdictText(lint.verdict(on: $0)) }
      return ([name(of: input.form)] + verdicts).joined(separator: "\n")
    } catch {
      guard let form = error.form else { return "failure" }
      return "\(name(of: form)) failure \(error.location.line):\(error.location.column)"
    }
  }

  private static func name(of form: CardInput.Form) -> String {
    switch form {
    case .csv(let separator): "csv \(separator)"
    case .pairsInCSV(let separator): "pairsInCSV \(separator)"
    case .card, .cards, .syncResponse, .apiBody, .pairsInJSON, .lines, .mixed: "\(form)"
    }
  }

  private static func verdictText(_ verdict: CardVerdict) -> String {
    let (id, classType) = (verdict.id ?? "-", verdict.classType ?? "-")
    let schemas = verdict.schemas.joined(separator: "|")
    let head = "\(verdict.line) \(id) \(verdict.kind.rawValue) \(classType) \(schemas)"
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
