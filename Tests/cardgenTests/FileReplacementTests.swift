import ContentCardSchema
import Foundation
import Testing

@testable import CardgenCommands

struct FileReplacementTests {
  @Test func foldersAreCreatedWithoutLeftovers() throws {
    let workplace = try Workplace()
    try replace(workplace, ["a/b/x": "1", "a/y": "2"])
    #expect(workplace.entries() == ["a"])
    #expect(workplace.entries("a") == ["b", "y"])
    #expect(workplace.entries("a/b") == ["x"])
    #expect(try workplace.read("a/b/x") == "1")
  }

  @Test func newFilesRespectTheUmask() throws {
    let workplace = try Workplace()
    try replace(workplace, ["x": ""])
    try #require(FileManager.default.createFile(atPath: workplace.path("y"), contents: nil))
    #expect(try permissions(workplace, "x") == permissions(workplace, "y"))
  }

  @Test(arguments: [0o600, 0o444, 0o755])
  func replacedFilesKeepTheirPermissions(_ bits: Int) throws {
    let workplace = try Workplace()
    try workplace.write("old", to: "x")
    try FileManager.default.setAttributes(
      [.posixPermissions: bits], ofItemAtPath: workplace.path("x"))
    try replace(workplace, ["x": "new"])
    #expect(try workplace.read("x") == "new")
    #expect(try permissions(workplace, "x") == bits)
  }

  @Test func linkTargetsAreReplaced() throws {
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

  @Test(arguments: ["lost", "lost/x"])
  func brokenLinksAreErrors(destination: String) throws {
    let workplace = try Workplace()
    try FileManager.default.createSymbolicLink(
      atPath: workplace.path("b"), withDestinationPath: destination)
    #expect(throws: Diagnostic.unwritable(workplace.path("b"), .notFound)) {
      try replace(workplace, ["a": "", "b": ""])
    }
    #expect(workplace.entries() == ["b"])
  }

  @Test func noFilesAreWrittenAfterAnError() throws {
    let workplace = try Workplace()
    try workplace.write("old", to: "a")
    try workplace.write("", to: "file")
    #expect(throws: Diagnostic.unwritable(workplace.path("file/x"), .notFolder)) {
      try replace(workplace, ["a": "new", "b/c/x": "", "file/x": ""])
    }
    #expect(workplace.entries() == ["a", "file"])
    #expect(try workplace.read("a") == "old")
  }

  @Test func irreplaceableFilesAreFoundFirst() throws {
    let workplace = try Workplace()
    try workplace.write("old", to: "a")
    try workplace.write("", to: "b/inside")
    try workplace.write("old", to: "c")
    let states = try workplace.entries().map { try state(workplace, $0) }
    #expect(throws: Diagnostic.unwritable(workplace.path("b"), .isFolder)) {
      try replace(workplace, ["a": "new", "b": "new", "c": "new", "d": "new"])
    }
    #expect(workplace.entries() == ["a", "b", "c"])
    #expect(try workplace.entries().map { try state(workplace, $0) } == states)
  }

  /// Files are moved in order. Files that were moved before the failure must be moved back.
  @Test(arguments: 0..<5)
  func failedMovesAreUndone(_ failing: Int) throws {
    let workplace = try Workplace()
    for name in ["a", "c", "e"] { try workplace.write("old \(name)", to: "in/\(name)") }
    var replacement = FileReplacement()
    for name in ["a", "b", "c", "d", "e"].prefix(failing) {
      replacement.add("new", to: workplace.path("in/\(name)"), as: Self.any)
    }
    // The file does not exist before the moves, but exists when the second move is attempted.
    for _ in 0..<2 { replacement.add(new: "new", to: workplace.path("in/x")) }
    #expect(throws: Diagnostic.alreadyExists(workplace.path("in/x"))) {
      try replacement.perform()
    }
    #expect(workplace.entries("in") == ["a", "c", "e"])
    for name in ["a", "c", "e"] { #expect(try workplace.read("in/\(name)") == "old \(name)") }
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
      #expect(throws: Diagnostic.alreadyExists(workplace.path(name))) { try replacement.perform() }
    }
    #expect(workplace.entries() == ["link", "x"])
    #expect(try workplace.read("x") == "mine")
  }

  @Test(arguments: [true, false])
  func leftoversOfKilledRunsAreRemoved(isChanged: Bool) throws {
    let workplace = try Workplace()
    try workplace.write("# New: 2", to: "in/x")
    for name in [".cardgen-1.new", ".cardgen-1.old", ".cardgen.yml"] {
      try workplace.write("", to: "in/\(name)")
    }
    let text = isChanged ? "# New: 3" : "# New: 2"
    try replace(workplace, ["in/x": text])
    #expect(workplace.entries("in") == [".cardgen.yml", "x"])
    #expect(try workplace.read("in/x") == text)
  }

  @Test func aLockIsCurrentWhileItsFoldersExist() throws {
    let workplace = try Workplace()
    for name in ["kept", "removed"] { try workplace.write("", to: "\(name)/x") }
    let lock = { (names: String...) in
      try WriteLock(on: names.map { workplace.path("\($0)/x") })
    }
    let both = try lock("kept", "removed")
    #expect(both.isCurrent)
    try FileManager.default.removeItem(atPath: workplace.path("removed"))
    #expect(!both.isCurrent)
    both.release()
    // A folder that was missing is not locked, even if another run creates it afterward.
    let late = try lock("kept", "removed")
    try workplace.write("", to: "removed/x")
    #expect(!late.isCurrent)
    late.release()
  }

  @Test func runsWaitForEachOther() throws {
    let workplace = try Workplace()
    try workplace.write("old", to: "in/x")
    let other = open(workplace.path("in"), O_RDONLY | O_CLOEXEC)
    try #require(flock(other, LOCK_EX) == 0)
    let start = ContinuousClock.now
    // A thread of its own, because tests can keep all threads of a queue busy.
    Thread.detachNewThread {
      usleep(300_000)
      close(other)
    }
    try replace(workplace, ["in/x": "new"])
    #expect(ContinuousClock.now - start > .milliseconds(250))
    #expect(try workplace.read("in/x") == "new")
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
    #expect(try replacement.perform() == (isChanged ? [workplace.path("x")] : []))
    #expect(try workplace.read("x") == "# New: 2")
  }

  @Test(arguments: ["", "# New", "Mine, not # New: 1"])
  func filesOfAnotherKindAreNotReplaced(_ text: String) throws {
    let workplace = try Workplace()
    try workplace.write(text, to: "x")
    var replacement = FileReplacement()
    replacement.add("# New: 2", to: workplace.path("x"), as: Self.kind)
    #expect(
      throws: Diagnostic(
        .unwritableFile, path: workplace.path("x"), at: nil,
        "is not overwritten: it is not note written by cardgen",
        notes: [.init("delete it; a note begins with #")])
    ) {
      try replacement.perform()
    }
    #expect(try workplace.read("x") == text)
  }

  private static let kind = FileReplacement.Kind(
    name: "note", beginnings: ["# New: ", "# Old: "], remedy: "delete it; a note begins with #")

  /// A kind that includes all files.
  private static let any = FileReplacement.Kind(name: "a file", beginnings: [""], remedy: "")

  private func replace(_ workplace: Workplace, _ files: [String: String]) throws {
    let replacement = replacement(workplace, files)
    try replacement.perform()
  }

  private func replacement(_ workplace: Workplace, _ files: [String: String]) -> FileReplacement {
    var replacement = FileReplacement()
    for (name, text) in files.sorted(by: { $0.key < $1.key }) {
      replacement.add(text, to: workplace.path(name), as: Self.any)
    }
    return replacement
  }

  /// Returns values that stay equal if the same file is neither replaced nor linked again.
  private func state(_ workplace: Workplace, _ name: String) throws -> [Int] {
    var info = stat()
    try #require(stat(workplace.path(name), &info) == 0)
    return [Int(info.st_ino), Int(info.st_nlink), Int(info.st_size)]
  }

  private func permissions(_ workplace: Workplace, _ name: String) throws -> Int? {
    try FileManager.default.attributesOfItem(atPath: workplace.path(name))[.posixPermissions]
      as? Int
  }
}
