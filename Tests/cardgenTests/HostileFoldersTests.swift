import Foundation
import Testing

@testable import CardgenCommands

/// Tests `cardgen generate` where the system prevents writing. Afterwards, all files must be complete.
struct HostileFoldersTests {
  private static let folder = "Generated/Shop"

  /// Leaves the given number of 4096-byte pages free on the disk. The output needs one page for each file.
  @Test(.enabled(if: Self.canMount, "needs private mounts"), arguments: 0...5)
  func fullDisksLeaveOldOrNewOutput(pages: Int) throws {
    let workplace = try Self.workplace()
    let outcome = try workplace.run(
      inPrivateMounts: """
        mount -t tmpfs -o size=256k none Generated/Shop
        cp before/* Generated/Shop
        head -c 1m /dev/zero >Generated/Shop/filler 2>/dev/null || true
        truncate -s -$((4096 * \(pages))) Generated/Shop/filler
        """)
    #expect(outcome.exitCode == (pages < 4 ? .files : .success), "\(outcome)")
    if pages < 4 {
      #expect(outcome.errors.contains("cannot be written: No space left on device"), "\(outcome)")
      #expect(
        outcome.errors.contains(": note: free up space on this disk, or choose"), "\(outcome)")
      #expect(outcome.errors.hasSuffix("1 error; nothing was written.\n"), "\(outcome)")
    }
    #expect(workplace.entries("after").filter { $0 != "filler" } == Workplace.outputFiles)
    let expected = try workplace.texts(in: pages < 4 ? "before" : "new")
    #expect(try workplace.texts(in: "after") == expected, "\(outcome)")
  }

  @Test(
    .enabled(if: Self.canMount, "needs private mounts"),
    arguments: ["Generated", "Generated/Shop"])
  func readOnlyMountsAreUnchanged(mount: String) throws {
    let workplace = try Self.workplace()
    let outcome = try workplace.run(
      inPrivateMounts: """
        cp before/* Generated/Shop
        mount --bind \(mount) \(mount)
        mount -o remount,bind,ro \(mount)
        """)
    #expect(outcome.exitCode == .files, "\(outcome)")
    #expect(outcome.errors.contains("cannot be written: Read-only file system"), "\(outcome)")
    #expect(outcome.errors.hasSuffix("1 error; nothing was written.\n"), "\(outcome)")
    #expect(workplace.entries("after") == Workplace.outputFiles)
    #expect(try workplace.texts(in: "after") == workplace.texts(in: "before"), "\(outcome)")
  }

  /// A mounted file cannot be replaced. The files that come before it are written, and the others are not.
  @Test(.enabled(if: Self.canMount, "needs private mounts"), arguments: Workplace.outputFiles)
  func irreplaceableFilesAreReported(_ file: String) throws {
    let workplace = try Self.workplace()
    let outcome = try workplace.run(
      inPrivateMounts: """
        cp before/* Generated/Shop
        mount --bind before/\(file) Generated/Shop/\(file)
        """)
    let order = ["ClassType", "Keys", "Objects", "Dispatch"].map { "Shop+\($0).swift" }
    let written = order.prefix { $0 != file }
    #expect(outcome.exitCode == .files, "\(outcome)")
    #expect(
      outcome.errors == """
        Generated/Shop/\(file): error: cannot be written: Device or resource busy [unwritable-file]
        Generated/Shop/\(file): note: make sure that cardgen can write this file, or choose \
        another folder with --output
        1 error; \(written.isEmpty ? "nothing was written" : "wrote \(written.count) of 4 files").

        """)
    #expect(workplace.entries("after") == Workplace.outputFiles)
    for name in order {
      #expect(
        try workplace.read("after/\(name)")
          == workplace.read("\(written.contains(name) ? "new" : "before")/\(name)"))
    }
  }

  @Test(.enabled(if: Self.fileModesApply, "needs a user whom file modes restrict"))
  func unwritableFoldersAreUnchanged() throws {
    let workplace = try Self.workplace()
    try workplace.copy("before", to: Self.folder)
    let outcome = try workplace.runWithoutPrivileges(mode: "555", of: Self.folder)
    #expect(outcome.exitCode == .files, "\(outcome)")
    #expect(
      outcome.errors.hasPrefix(
        "\(Self.folder)/Shop+ClassType.swift: error: cannot be written: Permission denied"),
      "\(outcome)")
    #expect(outcome.errors.hasSuffix("1 error; nothing was written.\n"), "\(outcome)")
    #expect(workplace.entries(Self.folder) == Workplace.outputFiles)
    #expect(try workplace.texts(in: Self.folder) == workplace.texts(in: "before"), "\(outcome)")
  }

  @Test(.enabled(if: Self.fileModesApply, "needs a user whom file modes restrict"))
  func failedFolderCreationIsUndone() throws {
    let workplace = try Workplace(schemas: ["Shop": Workplace.coupon])
    try FileManager.default.createDirectory(
      atPath: workplace.path("Generated"), withIntermediateDirectories: true)
    let outcome = try workplace.runWithoutPrivileges(mode: "555", of: "Generated")
    #expect(outcome.exitCode == .files, "\(outcome)")
    #expect(outcome.errors.contains("cannot be written: Permission denied"), "\(outcome)")
    #expect(workplace.entries("Generated") == [])
  }

  @Test(.enabled(if: Self.fileModesApply, "needs a user whom file modes restrict"))
  func unreadableFilesPreventWriting() throws {
    let workplace = try Self.workplace()
    try workplace.copy("before", to: Self.folder)
    let file = "\(Self.folder)/Shop+Keys.swift"
    let outcome = try workplace.runWithoutPrivileges(mode: "000", of: file)
    #expect(outcome.exitCode == .files, "\(outcome)")
    #expect(
      outcome.errors.hasPrefix("\(file): error: cannot be read: Permission denied"), "\(outcome)")
    #expect(outcome.errors.hasSuffix("1 error; nothing was written.\n"), "\(outcome)")
    #expect(try workplace.texts(in: Self.folder) == workplace.texts(in: "before"), "\(outcome)")
  }

  @Test(.enabled(if: Self.fileModesApply, "needs a user whom file modes restrict"))
  func inaccessibleWorkingFoldersAreReported() throws {
    let workplace = try Workplace()
    let script = """
      chmod 000 .
      "$0" adapter brazekit --output Source.swift; code=$?
      chmod 755 "$PWD"
      exit $code
      """
    let outcome = try workplace.runWithoutPrivileges("sh", "-c", script, Workplace.cardgen.path)
    #expect(outcome.exitCode == .files, "\(outcome)")
    #expect(
      outcome.errors.hasPrefix("Source.swift: error: cannot be read: Permission denied"),
      "\(outcome)")
    #expect(workplace.entries() == [])
  }

  @Test(arguments: ["Generated", "Generated/Shop"])
  func foldersCanBeLinks(_ link: String) throws {
    let workplace = try Self.workplace()
    try workplace.copy("before", to: "elsewhere/Shop")
    try FileManager.default.removeItem(atPath: workplace.path("Generated"))
    try workplace.link(link, to: link == "Generated" ? "elsewhere" : "../elsewhere/Shop")
    let outcome = try workplace.run("generate")
    #expect(outcome.exitCode == .success, "\(outcome)")
    #expect(try workplace.texts(in: "elsewhere/Shop") == workplace.texts(in: "new"))
    #expect(workplace.entries("elsewhere/Shop") == Workplace.outputFiles)
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: workplace.path(link)) != "")
  }

  @Test(arguments: [
    ("Generated", "Generated", "Too many levels of symbolic links"),
    ("Generated/Shop", "Shop", "Too many levels of symbolic links"),
    ("Generated/Shop", "lost", "File exists"),
    ("Generated/Shop/Shop+Keys.swift", "Shop+Keys.swift", "Too many levels of symbolic links"),
    ("Generated/Shop/Shop+Keys.swift", "../lost", "No such file or directory"),
    ("Generated/Shop/Shop+Keys.swift", ".", "Is a directory"),
  ])
  func brokenLinksAreReportedFirst(
    _ link: String, destination: String, reason: String
  ) throws {
    let workplace = try Workplace(schemas: ["Shop": Workplace.coupon])
    try workplace.link(link, to: destination)
    let outcome = try workplace.run("generate")
    #expect(outcome.exitCode == .files, "\(outcome)")
    #expect(outcome.errors.contains(reason), "\(outcome)")
    #expect(outcome.errors.hasSuffix("1 error; nothing was written.\n"), "\(outcome)")
    let folder = link.split(separator: "/").dropLast().joined(separator: "/")
    #expect(
      workplace.entries(folder).filter { $0 != "Schemas" } == [
        String(link.split(separator: "/").last ?? "")
      ])
  }
}

// MARK: - Workplaces

extension HostileFoldersTests {
  /// Creates a folder with an empty `Generated/Shop`, the output of an earlier run in `before`, and the expected output
  /// in `new`.
  private static func workplace() throws -> Workplace {
    let workplace = try Workplace(schemas: ["Shop": Workplace.coupon])
    _ = try workplace.run("generate", "--output", "new")
    _ = try workplace.run("generate", "--output", "before", "--access", "public")
    try FileManager.default.createDirectory(
      atPath: workplace.path(folder), withIntermediateDirectories: true)
    return workplace
  }

  private static let canMount = succeeds(["unshare", "-rm", "mount", "-t", "tmpfs", "none", "/mnt"])
  /// Whether file modes restrict this user. Root can ignore modes, unless it drops that privilege.
  private static let fileModesApply =
    getuid() != 0 || succeeds(Workplace.droppingPrivileges + ["true"])

  private static func succeeds(_ command: [String]) -> Bool {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = command
    process.standardError = FileHandle.nullDevice
    guard (try? process.run()) != nil else { return false }
    process.waitUntilExit()
    return process.terminationStatus == 0
  }
}

extension Workplace {
  fileprivate static let droppingPrivileges = [
    "setpriv", "--bounding-set=-dac_override,-dac_read_search", "--",
  ]

  /// Runs a script and then `cardgen generate` in a private mount namespace, and copies the resulting files into
  /// `after`.
  fileprivate func run(inPrivateMounts script: String) throws -> Outcome {
    try run(
      URL(filePath: "/usr/bin/env"),
      [
        "unshare", "-rm", "sh", "-ec",
        "\(script)\ncode=0; \"$0\" generate || code=$?; mkdir after; "
          + "cp Generated/Shop/.[!.]* Generated/Shop/* after 2>/dev/null || true; exit $code",
        Self.cardgen.path,
      ])
  }

  fileprivate func runWithoutPrivileges(mode: String, of name: String) throws -> Outcome {
    defer { _ = try? run(URL(filePath: "/bin/chmod"), ["755", name]) }
    _ = try run(URL(filePath: "/bin/chmod"), [mode, name])
    return try runWithoutPrivileges(Self.cardgen.path, "generate")
  }

  fileprivate func runWithoutPrivileges(_ command: String...) throws -> Outcome {
    try run(
      URL(filePath: "/usr/bin/env"), (getuid() == 0 ? Self.droppingPrivileges : []) + command)
  }

  fileprivate func copy(_ name: String, to other: String) throws {
    for entry in entries(name) { try write(try read("\(name)/\(entry)"), to: "\(other)/\(entry)") }
  }

  fileprivate func link(_ name: String, to destination: String) throws {
    let file = folder.appending(path: name)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try FileManager.default.createSymbolicLink(
      atPath: file.path, withDestinationPath: destination)
  }

  /// Returns the texts of the four generated files in a folder.
  fileprivate func texts(in folder: String) throws -> [String] {
    try Workplace.outputFiles.map { try read("\(folder)/\($0)") }
  }
}
