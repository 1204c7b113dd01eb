import ContentCardSchema
import Foundation
import TestSupport

@testable import ContentCardTools

/// The steps that a script performs on a page like a person. `Browser/marketer.py` performs them.
struct PagePlan: Encodable, Sendable {
  struct Form: Encodable, Sendable {
    /// The identifier of the card type's section.
    var id: String
    var values: [Value] = []
    /// Values that are typed one after the other, each into the valid form.
    var wrong: [Value] = []
  }

  struct Value: Encodable, Sendable {
    var path: String
    var text: String
    /// The separator, if the value is a list.
    var separator: String?
  }

  var forms: [Form] = []
  var pasted: [String] = []
  /// Cards that are pasted and then opened in their forms.
  var opened: [String] = []
}

extension PagePlan {
  /// Returns a card of each class type with all values. None of them is an example.
  static func wholeCards(of schema: Schema) -> [String] {
    Fixture.all(of: schema).filter { $0.id.hasSuffix(".full") }
      .map { $0.json.replacing("example.com", with: "shop.example") }
  }
}

extension PagePlan.Form {
  /// Creates steps that fill in all values of a class type, and then invalid ones.
  init(_ classType: ClassType, in schema: Schema) {
    let chosen = classType.oneOf.compactMap { $0.choices.first?.field }
    let fields = (schema.fields(of: classType) + chosen).filter { $0.deprecation == nil }
    id = "type-\(classType.name.value)"
    values = fields.compactMap { field in
      field.realValue.map {
        .init(
          path: field.path.value.spelling, text: $0,
          separator: field.type.isList && !field.isCollected ? field.separator : nil)
      }
    }
    wrong = fields.flatMap { field in
      // The items of a list with too few or too many of them are valid.
      let values = field.invalidValues.filter { ![.tooFew, .tooMany].contains($0.code) }
      let texts = values.flatMap(\.candidates).compactMap { value -> String? in
        guard case .string(let text) = value, !FieldReader(field).accepts(.string(text)) else {
          return nil
        }
        // A list has an input for each item.
        let isInItems = field.type.isList && field.type.base != .json && !field.isCollected
        return isInItems ? text.components(separatedBy: field.separator).last : text
      }
      return texts.map { PagePlan.Value(path: field.path.value.spelling, text: $0) }
    }
  }
}

extension Field {
  /// A value that the page does not recognize as an invented example.
  fileprivate var realValue: String? {
    guard let sample = typedSample else { return nil }
    if type.base == .string, choices == nil { return "Our \(sample)" }
    return sample.replacing("example.com", with: "shop.example")
  }
}

/// The verdicts and copied texts of a page while the steps of a plan were performed.
struct PageReport: Decodable, Sendable {
  struct Verdict: Decodable, Sendable {
    var kind: String
    var findings: [Finding]
  }

  struct Finding: Decodable, Sendable {
    var severity: String
    var code: String
    var key: String
    var text: String
  }

  struct Copied: Decodable, Sendable {
    var pairs: String
    var json: String
    var liquid: String
    var trigger: String
  }

  struct Row: Decodable, Sendable {
    var key: String
    var value: String
    var isDisabled: Bool
  }

  struct Wrong: Decodable, Sendable {
    var path: String
    var verdict: Verdict
    var copied: String
  }

  struct Form: Decodable, Sendable {
    var filled: Verdict
    var copied: Copied
    var rows: [Row]
    /// `nil` for a value that cannot be typed.
    var wrong: [Wrong?]
    /// The kind of the verdict after the invalid values were replaced with the valid ones.
    var restored: String
    var empty: String
  }

  struct Pasted: Decodable, Sendable {
    var summary: String
    var cards: [Verdict]
  }

  struct Opened: Decodable, Sendable {
    var verdict: Verdict
    var copied: String
    /// The keys and values, one pair on each line, also those of standard fields.
    var lines: [String]
    /// What the form says about values that it did not take over.
    var notice: String
  }

  var forms: [Form]
  var pasted: [Pasted]
  var opened: [Opened]

  init(of schemas: [Schema], following plan: PagePlan) async throws {
    let visit = Visit(page: Page(schemas).html, plan: plan)
    let answer = try await PageSession.shared.get().answer(to: JSONEncoder().encode(visit))
    self = try JSONDecoder().decode(Self.self, from: answer)
  }

  private struct Visit: Encodable {
    /// The page as HTML.
    var page: String
    var plan: PagePlan
  }
}

/// A process of `Browser/marketer.py`, whose Chromium all tests share. It ends when the tests close its standard input
/// by ending.
private struct PageSession: Sendable {
  static let shared = Result { try PageSession() }

  private let visits: FileHandle
  private let reports: FileHandle
  /// Performs one visit at a time, outside the few threads that asynchronous tests share.
  private let queue = DispatchQueue(label: "PageSession")

  private init() throws {
    let process = Process()
    let (input, output) = (Pipe(), Pipe())
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = ["python3", Chromium.path(of: "marketer.py")]
    (process.standardInput, process.standardOutput) = (input, output)
    try process.run()
    (visits, reports) = (input.fileHandleForWriting, output.fileHandleForReading)
  }

  func answer(to visit: Data) async throws -> Data {
    try await withCheckedThrowingContinuation { continuation in
      queue.async {
        continuation.resume(
          with: Result {
            try visits.write(contentsOf: visit + [0x0A])
            var answer = Data()
            while answer.last != 0x0A {
              let part = reports.availableData
              guard !part.isEmpty else { throw CocoaError(.fileReadUnknown) }
              answer += part
            }
            return answer
          })
      }
    }
  }
}

extension PageReport.Verdict {
  /// The kind, and the severity, code, and key of each finding.
  var outline: [String] { [kind] + findings.map { "\($0.severity) \($0.code) \($0.key)" } }
}

extension PageReport.Finding {
  /// Returns whether the finding refers to the place, or to a key with the prefix of a place with `*`.
  func isAbout(_ path: String) -> Bool {
    key == path || path.hasSuffix("*") && key.hasPrefix(path.dropLast()) || key.isEmpty
  }
}
