import Foundation
import Testing

@testable import CardgenCommands

struct FileSystemTests {
  @Test(arguments: [0, 1, 65_535, 65_536, 65_537, 200_000])
  func writtenFilesAreRead(count: Int) throws {
    let workplace = try Workplace()
    let bytes = (0..<count).map { UInt8(truncatingIfNeeded: $0 &* 31) }
    try FileSystem.create(workplace.path("x"), bytes: bytes, permissions: nil)
    #expect(try FileSystem.contents(of: workplace.path("x")) == bytes)
  }

  @Test func errorsHaveTheSystemsReason() throws {
    let workplace = try Workplace()
    try workplace.write("", to: "file")
    #expect(throws: FileError.notFound) { try FileSystem.contents(of: workplace.path("x")) }
    #expect(throws: FileError.isFolder) { try FileSystem.contents(of: workplace.path("")) }
    #expect(throws: FileError.notFolder) { try FileSystem.contents(of: workplace.path("file/x")) }
    #expect(throws: FileError.notFolder) { try FileSystem.entries(of: workplace.path("file")) }
    #expect(FileError.notFound.reason == "No such file or directory")
  }

  @Test func existingFilesAreNotCreated() throws {
    let workplace = try Workplace()
    try workplace.write("mine", to: "x")
    #expect(throws: FileError.self) {
      try FileSystem.create(workplace.path("x"), bytes: [], permissions: nil)
    }
    #expect(try workplace.read("x") == "mine")
  }

  @Test func existingFoldersAreNotListedAsCreated() throws {
    let workplace = try Workplace()
    try workplace.write("", to: "a/x")
    var made: [String] = []
    try FileSystem.makeFolder(workplace.path("a/b/c"), made: &made)
    #expect(made == ["a/b", "a/b/c"].map(workplace.path))
    made = []
    try FileSystem.makeFolder(workplace.path("a/b/c"), made: &made)
    #expect(made == [])
  }

  @Test func folderEntriesAreListed() throws {
    let workplace = try Workplace()
    try workplace.write("", to: ".hidden")
    try workplace.write("", to: "é")
    #expect(
      try FileSystem.entries(of: workplace.path("")).sorted() == [".", "..", ".hidden", "é"])
  }

  @Test(arguments: [
    ("x", "."), ("a/x", "a"), ("a/b/x", "a/b"), ("./x", "."), ("../x", ".."), ("/x", "/"),
    ("/a/x", "/a"), ("a//x", "a/"),
  ])
  func parentFoldersEndAtTheLastSlash(_ path: String, _ folder: String) {
    #expect(FileSystem.parent(of: path) == folder)
  }

  @Test(arguments: [
    (".", "./x"), ("a", "a/x"), ("a/", "a/x"), ("a/b", "a/b/x"), ("/", "/x"), ("/a", "/a/x"),
  ])
  func pathsHaveOneSlash(_ folder: String, _ path: String) {
    #expect(FileSystem.path(of: "x", in: folder) == path)
  }

  @Test func linksAreDetected() throws {
    let workplace = try Workplace()
    try workplace.write("", to: "folder/file")
    let links = ["to a file": "folder/file", "to a folder": "folder", "to nothing": "lost"]
    for (link, destination) in links {
      try FileManager.default.createSymbolicLink(
        atPath: workplace.path(link), withDestinationPath: destination)
      #expect(FileSystem.isLink(workplace.path(link)))
    }
    for name in ["folder", "folder/file", "lost", "to a folder/file"] {
      #expect(!FileSystem.isLink(workplace.path(name)), "\(name)")
    }
  }

  @Test(arguments: 0..<20)
  func concurrentlyCreatedFoldersAreAccepted(_: Int) throws {
    let workplace = try Workplace()
    let path = workplace.path((0..<20).map(String.init).joined(separator: "/"))
    let errors = ErrorLog()
    DispatchQueue.concurrentPerform(iterations: 8) { _ in
      var made: [String] = []
      do throws(FileError) { try FileSystem.makeFolder(path, made: &made) } catch {
        errors.append(error)
      }
    }
    #expect(errors.all == [])
  }
}

/// The errors of several threads.
private final class ErrorLog: @unchecked Sendable {
  // `@unchecked`, because the lock protects `errors`.
  private let lock = NSLock()
  private var errors: [FileError] = []

  func append(_ error: FileError) { lock.withLock { errors.append(error) } }
  var all: [FileError] { lock.withLock { errors } }
}
