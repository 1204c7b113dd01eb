import ContentCardSchema
import Foundation
import Testing

@testable import CardgenCommands

struct FileReplacementTests {
  @Test func foldersAreMadeAndNothingElseIsLeft() throws {
    let workplace = try Workplace()
    try replace(workplace, ["a/b/x": "1", "a/y": "2"])
    #expect(workplace.entries() == ["a"])
    #expect(workplace.entries("a") == ["b", "y"])
    #expect(workplace.entries("a/b") == ["x"])
    #expect(try workplace.read("a/b/x") == "1")
  }

  @Test func aNewFileIsWhatTheMaskAllows() throws {
    let workplace = try Workplace()
    try replace(workplace, ["x": ""])
    try #require(FileManager.default.createFile(atPath: workplace.path("y"), contents: nil))
    #expect(try permissions(workplace, "x") == permissions(workplace, "y"))
  }

  @Test(arguments: [0o600, 0o444, 0o755])
  func aReplacedFileKeepsItsPermissions(_ bits: Int) throws {
    let workplace = try Workplace()
    try workplace.write("old", to: "x")
    try FileManager.default.setAttributes(
      [.posixPermissions: bits], ofItemAtPath: workplace.path("x"))
    try replace(workplace, ["x": "new"])
    #expect(try workplace.read("x") == "new")
    #expect(try permissions(workplace, "x") == bits)
  }

  @Test func aLinkStaysAndWhatItLeadsToIsReplaced() throws {
    let workplace = try Workplace()
    try workplace.write("old", to: "real/x")
    try workplace.write("old", to: "links/mine")
    try FileManager.default.createSymbolicLink(
      atPath: workplace.path("links/x"), withDestinationPath: "../real/x")
    try replace(workplace, ["links/x": "new"])
    #expect(
      try FileManager.default.destinationOfSymbolicLink(atPath: workplace.path("links/x"))
        == "../real/x")
    #expect(try workplace.read("real/x") == "new")
    #expect(workplace.entries("real") == ["x"])
    #expect(workplace.entries("links") == ["mine", "x"])
  }

  @Test func aLinkToNothingIsAnError() throws {
    let workplace = try Workplace()
    try FileManager.default.createSymbolicLink(
      atPath: workplace.path("b"), withDestinationPath: "lost")
    #expect(throws: Diagnostic.unwritable(workplace.path("b"), .notFound)) {
      try replace(workplace, ["a": "", "b": ""])
    }
    #expect(workplace.entries() == ["b"])
  }

  @Test func whenOneCannotBeWrittenNoneIsAndNewFoldersGo() throws {
    let workplace = try Workplace()
    try workplace.write("old", to: "a")
    try workplace.write("", to: "file")
    #expect(throws: Diagnostic.unwritable(workplace.path("file/x"), .notFolder)) {
      try replace(workplace, ["a": "new", "b/c/x": "", "file/x": ""])
    }
    #expect(workplace.entries() == ["a", "file"])
    #expect(try workplace.read("a") == "old")
  }

  @Test func whenAMoveFailsTheRestStaysAndWhatIsDoneIsTold() throws {
    let workplace = try Workplace()
    try workplace.write("old", to: "c")
    try workplace.write("", to: "b/inside")
    var replacement = replacement(workplace, ["a": "new", "b": "new", "c": "new"])
    #expect(throws: Diagnostic.unwritable(workplace.path("b"), .isFolder)) {
      try replacement.perform()
    }
    #expect(replacement.done == [workplace.path("a")])
    #expect(workplace.entries() == ["a", "b", "c"])
    #expect(try workplace.read("c") == "old")
  }

  @Test(
    arguments: [
      (nil, true), ("# New: 2", false), ("# New: 1", true), ("# Old: 0", true),
    ] as [(String?, Bool)])
  func whatIsUpToDateIsNotWrittenAgain(_ present: String?, _ isChanged: Bool) throws {
    let workplace = try Workplace()
    if let present { try workplace.write(present, to: "x") }
    var replacement = FileReplacement()
    #expect(try replacement.add("# New: 2", to: workplace.path("x"), as: Self.kind) == isChanged)
    try replacement.perform()
    #expect(replacement.done == (isChanged ? [workplace.path("x")] : []))
    #expect(try workplace.read("x") == "# New: 2")
  }

  @Test(arguments: ["", "# New", "Mine, not # New: 1"])
  func aFileOfAnotherKindIsNotReplaced(_ text: String) throws {
    let workplace = try Workplace()
    try workplace.write(text, to: "x")
    var replacement = FileReplacement()
    #expect(
      throws: Diagnostic(
        .unwritableFile, path: workplace.path("x"), at: nil,
        "is not replaced: it is no note that cardgen has written",
        notes: [.init("delete it; a note begins with #")])
    ) {
      _ = try replacement.add("# New: 2", to: workplace.path("x"), as: Self.kind)
    }
    try replacement.perform()
    #expect(try workplace.read("x") == text)
  }

  private static let kind = FileReplacement.Kind(
    name: "note", beginnings: ["# New: ", "# Old: "], remedy: "delete it; a note begins with #")

  private func replace(_ workplace: Workplace, _ files: [String: String]) throws {
    var replacement = replacement(workplace, files)
    try replacement.perform()
  }

  private func replacement(_ workplace: Workplace, _ files: [String: String]) -> FileReplacement {
    var replacement = FileReplacement()
    for (name, text) in files.sorted(by: { $0.key < $1.key }) {
      replacement.add(Array(text.utf8), to: workplace.path(name))
    }
    return replacement
  }

  private func permissions(_ workplace: Workplace, _ name: String) throws -> Int? {
    try FileManager.default.attributesOfItem(atPath: workplace.path(name))[.posixPermissions]
      as? Int
  }
}
