import Foundation
import Testing

@testable import CardgenCommands

/// Tests concurrent runs and killed runs. All files must be complete afterwards. Concurrent runs must not mix their files,
/// and after a killed run, `cardgen check` must report files of different runs.
struct InterruptedRunsTests {
  @Test(arguments: 0..<10)
  func concurrentEqualRunsSucceed(_: Int) throws {
    let workplace = try Workplace(schemas: ["Shop": Workplace.coupon])
    let runs = try (0..<6).map { _ in try workplace.start("generate", "--output", "a/b/c") }
    for run in runs { #expect(run.finish() == .fine, "\(run)") }
    #expect(workplace.entries("a/b/c") == GenerateTests.files)
    let check = try workplace.run("check", "--output", "a/b/c")
    #expect(check.exitCode == .fine, "\(check)")
  }

  /// The existing files are half from one access level and half from the other, so each run changes only half of them.
  @Test func concurrentDifferentRunsAreNotMixed() throws {
    let workplace = try Workplace(schemas: [
      "Shop": Workplace.coupon, "Y": Workplace.coupon, "Z": Workplace.coupon,
    ])
    let levels = ["internal", "public"]
    let choices = try levels.map { level in
      _ = try workplace.run(
        "generate", "Schemas/Shop.contentcards.json", "--output", level, "--access", level)
      return try GenerateTests.files.map { try workplace.read("\(level)/\($0)") }
    }
    for (index, file) in GenerateTests.files.enumerated() {
      #expect(choices[0][index] != choices[1][index])
      try workplace.write(choices[index % 2][index], to: "Generated/Shop/\(file)")
    }
    let lock = try workplace.lock("Generated/Shop")
    let runs = try zip(levels, ["Y", "Z"]).map { level, other in
      try workplace.start(
        "generate", "--access", level, "Schemas/Shop.contentcards.json",
        "Schemas/\(other).contentcards.json")
    }
    for (run, other) in zip(runs, ["Y", "Z"]) { workplace.wait(for: run, toMake: other) }
    close(lock)
    for run in runs { #expect(run.finish() == .fine, "\(run)") }
    let texts = try GenerateTests.files.map { try workplace.read("Generated/Shop/\($0)") }
    let isMixed = !choices.contains(texts)
    #expect(!isMixed)
  }

  @Test func filesThatAppearDuringTheWaitAreNotReplaced() throws {
    let workplace = try Workplace(schemas: ["Shop": Workplace.coupon, "Z": Workplace.coupon])
    try workplace.write("", to: "Generated/Shop/mine")
    let lock = try workplace.lock("Generated/Shop")
    let run = try workplace.start("generate")
    workplace.wait(for: run, toMake: "Z")
    try workplace.write("// my own file", to: "Generated/Shop/Shop+Keys.swift")
    close(lock)
    #expect(run.finish() == .files)
    #expect("\(run)".contains("Generated/Shop/Shop+Keys.swift: error: is not overwritten: "))
    #expect(workplace.entries("Generated") == ["Shop"])
    #expect(workplace.entries("Generated/Shop") == ["Shop+Keys.swift", "mine"])
    #expect(try workplace.read("Generated/Shop/Shop+Keys.swift") == "// my own file")
  }

  /// A run that fails removes the folders that it created.
  @Test func foldersThatDisappearDuringTheWaitAreCreatedAgain() throws {
    let workplace = try Workplace(schemas: ["Shop": Workplace.coupon, "Z": Workplace.coupon])
    let shop = workplace.path("Generated/Shop")
    try FileManager.default.createDirectory(atPath: shop, withIntermediateDirectories: true)
    let lock = try workplace.lock("Generated/Shop")
    let run = try workplace.start("generate")
    workplace.wait(for: run, toMake: "Z")
    try FileManager.default.removeItem(atPath: shop)
    close(lock)
    #expect(run.finish() == .fine, "\(run)")
    #expect(workplace.entries("Generated/Shop") == GenerateTests.files)
  }

  /// A signal at any moment of a run ends it before or after it replaces the files, and leaves no temporary files.
  ///
  /// Uses so many schemas that replacing the files takes some time.
  @Test func interruptedRunsReplaceAllFilesOrNone() throws {
    let names = (0..<30).map { "S\($0)" }
    let workplace = try Workplace()
    let write = { (key: String) in
      for name in names {
        try workplace.write(
          #"{"namespace": "\#(name)", "classTypes":{"\#(key)":{}}}"#,
          to: "Schemas/\(name).contentcards.json")
      }
    }
    try write("first")
    let start = ContinuousClock.now
    _ = try workplace.run("generate", "--output", "out")
    let duration = (ContinuousClock.now - start) / .microseconds(1)
    let files = workplace.entries("out")
    #expect(files.count == 4 * names.count)
    var interrupted = 0
    for moment in 0..<60 {
      let signal = [SIGINT, SIGTERM, SIGHUP][moment % 3]
      try write("key\(moment)")
      let run = try workplace.start("generate", "--output", "out")
      usleep(UInt32(duration / 60) * UInt32(moment))
      if run.end(with: signal) { interrupted += 1 }
      #expect(workplace.entries("out") == files, "\(signal) at \(moment)")
      let found = try names.map { try workplace.read("out/\($0)+ClassType.swift") }
        .map { $0.contains("key\(moment)") }
      #expect(Set(found).count == 1, "\(signal) at \(moment): \(found)")
    }
    #expect(interrupted > 0)
  }

  /// Uses so many schemas that moving the files into place takes some time. The runs are killed at different moments of
  /// a whole run.
  @Test func killedRunsLeaveWholeFiles() throws {
    let names = (0..<30).map { "S\($0)" }
    let workplace = try Workplace()
    let write = { (key: String) in
      for name in names {
        try workplace.write(
          #"{"classTypes":{"\#(key)":{"extras":{"\#(key)_id":"int"}}}}"#,
          to: "Schemas/\(name).contentcards.json")
      }
    }
    let read = { () throws -> [String: String] in
      var texts: [String: String] = [:]
      for name in names {
        for entry in workplace.entries("Generated/\(name)") {
          texts["\(name)/\(entry)"] = try workplace.read("Generated/\(name)/\(entry)")
        }
      }
      return texts
    }
    try write("old")
    let start = ContinuousClock.now
    _ = try workplace.run("generate")
    let duration = ContinuousClock.now - start
    let old = try read()
    try write("new")
    _ = try workplace.run("generate")
    let new = try read()
    #expect(old.count == 4 * names.count && Set(old.keys) == Set(new.keys))

    // Each run starts with the files that the previous run left.
    let moments = 40
    for moment in 0..<moments {
      let target = moment % 2 == 0 ? old : new
      try write(moment % 2 == 0 ? "old" : "new")
      let run = try workplace.start("generate")
      usleep(UInt32(duration / .microseconds(1)) / UInt32(moments) * UInt32(moment))
      run.end(with: SIGKILL)
      var found = try read()
      for name in found.keys where name.contains("/.cardgen-") { found[name] = nil }
      #expect(Set(found.keys) == Set(old.keys), "killed at \(moment)")
      for (name, text) in found {
        #expect(text == old[name] || text == new[name], "\(name), killed at \(moment)")
      }
      let check = try workplace.run("check")
      #expect((check.exitCode == .fine) == (found == target), "killed at \(moment): \(check)")
      guard moment % 4 == 3 else { continue }
      // A complete run writes all files, and removes the temporary files of the killed runs.
      _ = try workplace.run("generate")
      #expect(try read() == new)
    }
  }
}

/// A run of `cardgen` that does not block the test.
private final class BackgroundRun: CustomStringConvertible {
  private let process = Process()
  private let errors = Pipe()

  init(_ arguments: [String], in folder: URL) throws {
    process.executableURL = Workplace.cardgen
    process.arguments = arguments
    process.currentDirectoryURL = folder
    process.standardOutput = FileHandle.nullDevice
    process.standardError = errors
    // A process starts with the signals of its thread blocked, and the threads of the tests block all signals.
    var (set, before) = (sigset_t(), sigset_t())
    sigemptyset(&set)
    for signal in [SIGINT, SIGTERM, SIGHUP] { sigaddset(&set, signal) }
    pthread_sigmask(SIG_UNBLOCK, &set, &before)
    defer { pthread_sigmask(SIG_SETMASK, &before, nil) }
    try process.run()
  }

  var isRunning: Bool { process.isRunning }

  func finish() -> ExitCode? {
    process.waitUntilExit()
    return process.terminationReason == .exit ? ExitCode(rawValue: process.terminationStatus) : nil
  }

  /// Returns whether the signal ended the process.
  @discardableResult func end(with signal: Int32) -> Bool {
    kill(process.processIdentifier, signal)
    process.waitUntilExit()
    return process.terminationReason == .uncaughtSignal
  }

  /// The command, and the errors of a run that has ended.
  var description: String {
    let errorText = String(decoding: errors.fileHandleForReading.availableData, as: UTF8.self)
    return "cardgen \(process.arguments?.joined(separator: " ") ?? "")\n\(errorText)"
  }
}

extension Workplace {
  fileprivate func start(_ arguments: String...) throws -> BackgroundRun {
    try BackgroundRun(arguments, in: folder)
  }

  /// Locks a folder like a run does.
  ///
  /// - Returns: A file descriptor. Closing it releases the lock.
  fileprivate func lock(_ folder: String) throws -> Int32 {
    let descriptor = open(path(folder), O_RDONLY | O_CLOEXEC)
    try #require(flock(descriptor, LOCK_EX) == 0)
    return descriptor
  }

  /// Waits until a run has created the output folder of a schema, or has ended. Runs create all folders before they
  /// lock them.
  fileprivate func wait(for run: BackgroundRun, toMake name: String) {
    while run.isRunning, !FileManager.default.fileExists(atPath: path("Generated/\(name)")) {
      usleep(1000)
    }
  }
}
