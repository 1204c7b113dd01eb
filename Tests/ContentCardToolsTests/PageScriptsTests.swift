import Foundation
import TestSupport
import Testing

@testable import ContentCardTools

/// Tests that `PageScripts.swift` contains the files of `Page/Scripts`.
///
/// After a script has changed, record the file again: `RECORD_SNAPSHOTS=1 swift test --filter PageScriptsTests`. A run
/// that records always fails, so that it is noticed.
@Suite struct PageScriptsTests {
  private static let page = repository.appending(path: "Sources/ContentCardTools/Page")

  @Test func theSourceContainsTheScripts() throws {
    let folder = Self.page.appending(path: "Scripts")
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
    let scripts = try names.map { name in
      (name, try String(contentsOf: folder.appending(path: name), encoding: .utf8))
    }
    let source = Self.source(of: scripts)
    let file = Self.page.appending(path: "PageScripts.swift")
    guard isRecording else {
      #expect(
        try String(contentsOf: file, encoding: .utf8) == source,
        "run RECORD_SNAPSHOTS=1 swift test --filter PageScriptsTests")
      return
    }
    try source.write(to: file, atomically: true, encoding: .utf8)
    Issue.record("recorded; read the difference, then run without RECORD_SNAPSHOTS")
  }

  /// A script must not contain its element's end tag or the start of a comment.
  @Test func noScriptEndsItsElement() {
    #expect(!PageScripts.checker.lowercased().contains("</script"))
    #expect(!PageScripts.checker.contains("<!--"))
  }

  private static func source(of scripts: [(name: String, text: String)]) -> String {
    let literals = scripts.map { name, text in
      let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
      return """
          /// `Scripts/\(name)`.
          static let \(name.prefix { $0 != "." }.lowercasedFirstWord) = ##\"""
        \(lines.map { $0.isEmpty ? "" : "    \($0)" }.joined(separator: "\n"))
            \"""##

        """
    }
    return """
      // `RECORD_SNAPSHOTS=1 swift test --filter PageScriptsTests` writes this file from those in `Scripts`.

      enum PageScripts {
      \(literals.joined(separator: "\n"))}

      """
  }
}

extension Substring {
  /// The name of a script in lower camel case: `cardCheck` for `CardCheck`, `csv` for `CSV`, `jsonText` for `JSONText`.
  fileprivate var lowercasedFirstWord: String {
    let capitals = prefix { $0.isUppercase }.count
    // The last of several capitals is the first letter of the next word.
    let length = capitals < 2 || capitals == count ? capitals : capitals - 1
    return prefix(length).lowercased() + dropFirst(length)
  }
}
