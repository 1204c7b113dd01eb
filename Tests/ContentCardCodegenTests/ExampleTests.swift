import ContentCardCodegen
import Foundation
import TestSupport
import Testing

/// Tests that compare generated code with the pairs in `Examples` and with the committed output.
///
/// After an intended change, record the pairs again and review the difference:
/// `RECORD_SNAPSHOTS=1 swift test --filter ExampleTests`. A run that records always fails, so that it is noticed.
@Suite struct ExampleTests {
  @Test(arguments: Example.all)
  func generatedCodeIsAsRecorded(example: Example) throws {
    let generation = Generation(example.schema, name: "Example")
    #expect(generation.findings == [])
    let text = try example.text(with: generation)
    if isRecording, text != example.recordedText {
      try text.write(to: example.file, atomically: true, encoding: .utf8)
      Issue.record("recorded \(example); read the difference, then run without RECORD_SNAPSHOTS")
    } else {
      #expect(text == example.recordedText)
    }
  }

  @Test(arguments: ["BrazeDemo", "Showcase"])
  func committedOutputIsUpToDate(name: String) throws {
    let schema = repository.appending(path: "Schemas/\(name).contentcards.json")
    for file in Generation(try String(contentsOf: schema, encoding: .utf8), name: name).files {
      let committed = repository.appending(path: "Generated/\(name)/\(file.name)")
      #expect(
        try String(contentsOf: committed, encoding: .utf8) == file.text,
        "\(file.name) is stale: run swift run cardgen generate")
    }
  }
}

/// A file of `Examples`: `# title`, a schema, and parts of the generated files.
///
/// A part begins with `---- FILE: TEXT | TEXT`. It contains the declarations and statements of the file whose first line
/// contains one of the texts. Without texts, it is the whole file. The part `---- App` is code of the app, with the
/// access level `public`, which is compiled with the generated code.
struct Example: CustomTestStringConvertible, CustomStringConvertible {
  let file: URL
  let recordedText: String
  /// The title and the schema.
  private let head: Substring
  private let parts: [(heading: Substring, body: Substring)]

  static let all: [Example] = {
    let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Examples")
    let files = try? FileManager.default.contentsOfDirectory(
      at: folder, includingPropertiesForKeys: nil)
    return (files ?? []).sorted { $0.path < $1.path }.compactMap { try? Example($0) }
  }()

  private init(_ file: URL) throws {
    self.file = file
    recordedText = try String(contentsOf: file, encoding: .utf8)
    let texts = recordedText.split(separator: "\n---- ")
    head = texts[0]
    parts = texts.dropFirst().map { $0.halves(at: "\n") }
  }

  var description: String { file.deletingPathExtension().lastPathComponent }
  var testDescription: String { description }
  var schema: String { String(head.halves(at: "\n").1) }
  /// The code of the app, or an empty string if the example needs none.
  var app: String { parts.first { $0.heading == "App" }.map { String($0.body) } ?? "" }

  /// Returns the text of the example's file, with parts of the generated code.
  func text(with generation: Generation) throws -> String {
    var text = "\(head)\n"
    for (heading, body) in parts {
      let (name, texts) = heading.halves(at: ":")
      text += "---- \(heading)\n"
      if name == "App" {
        text += body.hasSuffix("\n") ? body : "\(body)\n"
      } else if texts.isEmpty {
        text += try generation.text(String(name))
      } else {
        let selectors = texts.dropFirst().split(separator: " | ")
        let excerpt = Excerpt(of: selectors).lines(of: try generation.text(String(name)))
        try #require(!excerpt.isEmpty, "\(name) contains none of \(selectors)")
        text += excerpt.joined(separator: "\n") + "\n"
      }
    }
    return text
  }
}

/// The declarations and statements whose first line contains one of the texts, inside the blocks that contain them. `…`
/// replaces other lines of these blocks.
private struct Excerpt {
  /// A declaration or statement with the comments above it.
  private struct Statement {
    var comments: [Substring] = []
    /// The first line, lines such as `} else {`, and the last line.
    var frame: [Substring] = []
    /// The lines between two lines of the frame.
    var bodies: [[Substring]] = []

    var indentation: Int { frame[0].indentation }
  }

  let texts: [Substring]

  init(of texts: [Substring]) { self.texts = texts }

  func lines(of source: String) -> [Substring] {
    var lines: [Substring] = []
    for statement in Self.statements(in: source.split(separator: "\n")) {
      let part = self.lines(of: statement)
      if part.count > 1, !lines.isEmpty { lines.append("") }
      lines += part
    }
    return lines
  }

  private func lines(of statement: Statement) -> [Substring] {
    if texts.contains(where: { statement.frame[0].contains($0) }) {
      return statement.comments
        + zip(statement.frame, statement.bodies + [[]]).flatMap { [$0] + $1 }
    }
    let bodies = statement.bodies.map(lines(of:))
    guard !bodies.allSatisfy(\.isEmpty) else { return [] }
    return zip(statement.frame, bodies + [[]]).flatMap { [$0] + $1 }
  }

  private func lines(of body: [Substring]) -> [Substring] {
    let parts = Self.statements(in: body).map(lines(of:))
    guard !parts.allSatisfy(\.isEmpty) else { return [] }
    let gap = body[0].prefix { $0 == " " } + "…"
    var lines: [Substring] = []
    for part in parts {
      if !part.isEmpty { lines += part } else if lines.last != gap { lines.append(gap) }
    }
    return lines
  }

  private static func statements(in lines: [Substring]) -> [Statement] {
    var statements: [Statement] = []
    var statement = Statement()
    var body: [Substring] = []
    var depth = 0
    for line in lines {
      let text = line.drop { $0 == " " }
      if depth == 0, ["//", "@available"].contains(where: text.hasPrefix) {
        if !text.hasPrefix("// ") { statement.comments.append(line) }
        continue
      }
      let newDepth = depth + text.openBrackets
      if depth == 0, let last = statements.last, last.indentation < line.indentation,
        !last.frame[0].hasPrefix("#")
      {
        // The line continues the statement above it, which is not a directive such as `#if`.
        statement = statements.removeLast()
        statement.frame.append(line)
        statement.bodies.append([])
      } else if depth == 0 {
        statement.frame = [line]
      } else if newDepth == 0 || depth == 1 && ["}", ")", "]"].contains(where: text.hasPrefix) {
        statement.frame.append(line)
        statement.bodies.append(body)
        body = []
      } else {
        body.append(line)
      }
      depth = newDepth
      if depth == 0 {
        statements.append(statement)
        statement = Statement()
      }
    }
    return statements
  }
}

extension Substring {
  fileprivate var indentation: Int { prefix { $0 == " " }.count }

  /// The number of brackets that the line opens and does not close.
  fileprivate var openBrackets: Int {
    let code = replacing(/"(\\.|[^"\\])*"/, with: "").replacing(/\/\/.*/, with: "")
    return code.count { "{([".contains($0) } - code.count { "})]".contains($0) }
  }
}
