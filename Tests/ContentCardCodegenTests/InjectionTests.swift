import Foundation
import TestSupport
import Testing

@testable import ContentCardCodegen

/// Tests every text of a schema with content that could end its literal or comment.
@Suite struct InjectionTests {
  /// A word that each text contains. It must not occur outside literals and comments.
  static let word = "evil"

  /// The texts. Each one combines several hostile strings; the last one combines all of them.
  static let texts: [String] = {
    let hostile = RandomTexts.hostile
    let chunks = stride(from: 0, to: hostile.count, by: 8).map {
      hostile[$0..<min($0 + 8, hostile.count)]
    }
    return (chunks + [hostile[...]]).map { $0.map { "\(word)\($0)" }.joined() + word }
  }()

  /// Compares the bytes of each text in the running code with the expected ones.
  @Test func everyTextIsUnchangedByteForByte() async throws {
    let generation = Self.generation
    #expect(generation.findings == [])
    let calls = Self.texts.indices.map { "print\($0)()" }
    let functions = Self.texts.indices.map { Self.program(index: $0) }
    let program = """
      import Foundation
      func show(_ text: String?) { print(text.map { Data($0.utf8).base64EncodedString() } ?? "nil") }
      func object(_ type: String, _ extras: ContentCardExtras) -> ContentCardObject? {
        var extras = extras
        extras[ContentCardClassType.discriminator.rawValue] = .string(type)
        let conversion = ContentCardClassType.convertContentCards([ContentCard(id: "a", extras: extras)])
        for issue in conversion.issues {
          if issue.severity == .error { print(issue) }
          if case .deprecatedClassType(let advice) = issue.reason { show(advice) }
        }
        return conversion.objects.first
      }
      show(ContentCardClassType.discriminator.rawValue)
      \(functions.joined(separator: "\n"))
      \(calls.joined(separator: "\n"))
      """
    let output = try await waiting { try generation.output(of: program) }
    let expected = [Self.all] + Self.texts.flatMap { Self.expected(of: $0) }
    let lines = output.split(separator: "\n").map(String.init)
    #expect(lines == expected.map { Data($0.utf8).base64EncodedString() })
  }

  /// Checks the source without comments and literals, which an independent lexer removes.
  @Test func noTextIsOutsideLiteralsAndComments() {
    for file in Self.generation.files {
      for line in file.text.split(separator: "\n")
      where !line.drop(while: { $0 == " " }).hasPrefix("//") {
        let code = line.replacing(/"(\\.|[^"\\])*"/, with: "")
        #expect(!code.contains(Self.word) && !code.contains("\""), "\(file.name): \(line)")
      }
    }
  }

  @Test func charactersThatReorderOrHideTextAreEscaped() {
    let ranges: [ClosedRange<UInt32>] = [
      0x0...0x9, 0xB...0x1F, 0x7F...0xA0, 0xAD...0xAD, 0x61C...0x61C, 0x115F...0x1160,
      0x180B...0x180F, 0x2000...0x200F, 0x2028...0x202F, 0x205F...0x206F, 0x3000...0x3000,
      0x3164...0x3164, 0xE000...0xF8FF, 0xFE00...0xFE0F, 0xFEFF...0xFEFF, 0xFFF0...0xFFFB,
      0xFFFE...0xFFFF, 0xE0000...0xE0FFF, 0xF0000...0x10FFFF,
    ]
    for file in Self.generation.files {
      for scalar in file.text.unicodeScalars
      where ranges.contains(where: { $0.contains(scalar.value) }) {
        Issue.record("\(file.name) contains U+\(String(scalar.value, radix: 16))")
      }
    }
  }

  @Test func theFormatterReportsOnlyLongLines() throws {
    let files = Self.generation.files.enumerated().map {
      GeneratedFile(name: "\($0).swift", text: $1.text)
    }
    let findings = try formatterFindings(in: files, except: ["LineLength"])
    #expect(findings == [])
  }
}
