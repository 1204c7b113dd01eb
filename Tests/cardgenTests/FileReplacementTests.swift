import ContentCardSchema
import Foundation
import Testing

@testable import CardgenCommands

struct FileReplacementTests {
  @Test func foldersAreCreatedWithoutLeftovers() throws {
    let workplace = try Workplace()
    replace(workplace, ["a/b/x": "1", "a/y": "2"])
    #expect(workplace.entries() == ["a"])
    #expect(workplace.entries("a") == ["b", "y"])
    #expect(workplace.entries("a/b") == ["x"])
    #expect(try workplace.read("a/b/x") == "1")
  }

  @Test func newFilesRespectTheUmask() throws {
    let workplace = try Workplace()
    replace(workplace, ["x": ""])
    try #require(FileManager.default.createFile(atPath: workplace.path("y"), contents: nil))
    #expect(try permissions(workplace, "x") == permissions(workplace, "y"))
  }

  @Test(arguments: [0o600, 0o444, 0o755])
  func replacedFilesKeepTheirPermissions(_ bits: Int) throws {
    let workplace = try Workplace()
    try workplace.write("old", to: "x")
    try FileManager.default.setAttributes(
      [.posixPermissions: bits], ofItemAtPath: workplace.path("x"))
    replace(workplace, ["x": "new"])
    #expect(try workplace.read("x") == "new")
    #expect(try permissions(workplace, "x") == bits)
  }

  @Test func linkTargetsAreReplaced() throws {
    let workplace = try Workplace()
    try workplace.write("old", to: "real/x")
    try workplace.write("old", to: "links/mine")
    try FileManager.default.createSymbolicLink(
      atPath: workplace.path("links/x"), withDestinationPath: "../real/x")
    replace(workplace, ["links/x": "new"])
    #expect(
      try FileManager.default.destinationOfSymbolicLink(atPath: workplace.path("links/x"))
        == "../real/x")
    #expect(try workplace.read("real/x") == "new")
    #expect(workplace.entries("real") == ["x"])
    #expect(workplace.entries("links") == ["mine", "x"])
  }

  @Test(arguments: ["lost", "lost/x"])
  func brokenLinksAreErrors(destination: String) throws {
    let workplace = try Workplace()
    try FileManager.default.createSymbolicLink(
      atPath: workplace.path("b"), withDestinationPath: destination)
    replace(
      workplace, ["a/x": "", "b": ""], error: .unwritable(workplace.path("b"), .notFound))
    #expect(workplace.entries() == ["b"])
  }

  @Test(arguments: [true, false])
  func twoLinksToOneFileAreAnError(areSymbolic: Bool) throws {
    let workplace = try Workplace()
    try workplace.write("old", to: "a")
    if areSymbolic {
      try FileManager.default.createSymbolicLink(
        atPath: workplace.path("b"), withDestinationPath: "a")
    } else {
      try FileManager.default.linkItem(atPath: workplace.path("a"), toPath: workplace.path("b"))
    }
    for text in ["old", "new"] {
      replace(
        workplace, ["a": text, "b": "other"],
        error: .sameFile(workplace.path("b"), as: workplace.path("a")))
    }
    #expect(try ["a", "b"].map(workplace.read) == ["old", "old"])
  }

  @Test func noFilesAreWrittenAfterAnError() throws {
    let workplace = try Workplace()
    try workplace.write("old", to: "a")
    try workplace.write("", to: "file")
    replace(
      workplace, ["a": "new", "b/c/x": "", "file/x": ""],
      error: .unwritable(workplace.path("file/x"), .notFolder))
    #expect(workplace.entries() == ["a", "file"])
    #expect(try workplace.read("a") == "old")
  }

  @Test func foldersInPlaceOfFilesAreFoundFirst() throws {
    let workplace = try Workplace()
    try workplace.write("old", to: "a")
    try workplace.write("", to: "b/inside")
    try workplace.write("old", to: "c")
    replace(
      workplace, ["a": "new", "b": "new", "c": "new", "d": "new"],
      error: .unwritable(workplace.path("b"), .isFolder))
    #expect(workplace.entries() == ["a", "b", "c"])
    #expect(try ["a", "c"].map(workplace.read) == ["old", "old"])
  }

  @Test func newFilesDoNotReplaceOthers() throws {
    let workplace = try Workplace()
    try workplace.write("mine", to: "x")
    try FileManager.default.createSymbolicLink(
      atPath: workplace.path("link"), withDestinationPath: "lost")
    for name in ["x", "link"] {
      var replacement = FileReplacement()
      replacement.add(new: "new", to: workplace.path("a/b"))
      replacement.add(new: "new", to: workplace.path(name))
      var report = Report()
      #expect(replacement.perform(report: &report) == nil)
      #expect(report.diagnostics == [.alreadyExists(workplace.path(name))])
    }
    #expect(workplace.entries() == ["link", "x"])
    #expect(try workplace.read("x") == "mine")
  }

  /// The second file with the same path appears after the first check of the paths.
  @Test(arguments: [nil, kind])
  func filesThatAppearDuringARunAreNotReplaced(_ kind: FileReplacement.Kind?) throws {
    let workplace = try Workplace()
    var replacement = FileReplacement()
    replacement.add(new: "mine", to: workplace.path("x"))
    if let kind {
      replacement.add("# New: 2", to: workplace.path("x"), as: kind)
    } else {
      replacement.add(new: "# New: 2", to: workplace.path("x"))
    }
    var report = Report()
    #expect(replacement.perform(report: &report) == nil)
    #expect(report.summary == "1 error; wrote 1 of 2 files.\n")
    #expect(try workplace.read("x") == "mine")
    #expect(workplace.entries() == ["x"])
  }

  /// The file of the link gets its new contents after the first check, as if another run had written it.
  @Test func filesThatAnotherRunHasWrittenAreNotCounted() throws {
    let workplace = try Workplace()
    try workplace.write("# Old: 0", to: "x")
    try FileManager.default.createSymbolicLink(
      atPath: workplace.path("link"), withDestinationPath: "x")
    var replacement = FileReplacement()
    for name in ["x", "link"] {
      replacement.add("# New: 2", to: workplace.path(name), as: Self.kind)
    }
    var report = Report()
    #expect(replacement.perform(report: &report) == [workplace.path("x")])
    #expect(try workplace.read("x") == "# New: 2")
    #expect(workplace.entries() == ["link", "x"])
  }

  @Test(
    arguments: [
      (nil, true), ("# New: 2", false), ("# New: 1", true), ("# Old: 0", true),
    ] as [(String?, Bool)])
  func unchangedFilesAreNotWritten(_ present: String?, _ isChanged: Bool) throws {
    let workplace = try Workplace()
    if let present { try workplace.write(present, to: "x") }
    var replacement = FileReplacement()
    replacement.add("# New: 2", to: workplace.path("x"), as: Self.kind)
    var report = Report()
    #expect(replacement.perform(report: &report) == (isChanged ? [workplace.path("x")] : []))
    #expect(try workplace.read("x") == "# New: 2")
  }

  @Test(arguments: ["", "# New", "Mine, not # New: 1"])
  func filesOfAnotherKindAreNotReplaced(_ text: String) throws {
    let workplace = try Workplace()
    try workplace.write(text, to: "x")
    var replacement = FileReplacement()
    replacement.add("# New: 2", to: workplace.path("x"), as: Self.kind)
    var report = Report()
    #expect(replacement.perform(report: &report) == nil)
    #expect(
      report.diagnostics == [
        Diagnostic(
          .unwritableFile, path: workplace.path("x"), at: nil,
          "is not overwritten: it is not note written by cardgen",
          notes: [.init("delete it; a note begins with #")])
      ])
    #expect(report.summary == "1 error; nothing was written.\n")
    #expect(try workplace.read("x") == text)
  }

  private static let kind = FileReplacement.Kind(
    name: "note", prefixes: ["# New: ", "# Old: "], remedy: "delete it; a note begins with #")

  /// A kind that includes all files.
  private static let any = FileReplacement.Kind(name: "a file", prefixes: [""], remedy: "")

  /// Writes the files in the order of their names.
  ///
  /// - Parameter error: The expected error.
  private func replace(
    _ workplace: Workplace, _ files: [String: String], error: Diagnostic? = nil
  ) {
    var replacement = FileReplacement()
    for (name, text) in files.sorted(by: { $0.key < $1.key }) {
      replacement.add(text, to: workplace.path(name), as: Self.any)
    }
    var report = Report()
    let written = replacement.perform(report: &report)
    #expect((written == nil) == (error != nil))
    #expect(report.diagnostics == [error].compactMap(\.self))
    #expect(report.consequence == error.map { _ in "nothing was written" })
  }

  private func permissions(_ workplace: Workplace, _ name: String) throws -> Int? {
    try FileManager.default.attributesOfItem(atPath: workplace.path(name))[.posixPermissions]
      as? Int
  }
}
