import Foundation
import Testing

@testable import CardgenCommands

/// Tests concurrent runs and killed runs. All files must be complete afterwards, and `cardgen check` must report those
/// that are out of date.
struct InterruptedRunsTests {
  @Test(arguments: 0..<10)
  func concurrentEqualRunsSucceed(_: Int) throws {
    let workplace = try Workplace(schemas: ["Shop": Workplace.coupon])
    let runs = try (0..<6).map { _ in try workplace.start("generate", "--output", "a/b/c") }
    for run in runs { #expect(run.finish() == .success, "\(run)") }
    #expect(workplace.entries("a/b/c") == Workplace.outputFiles)
    let check = try workplace.run("check", "--output", "a/b/c")
    #expect(check.exitCode == .success, "\(check)")
  }

  @Test(arguments: 0..<10)
  func concurrentDifferentRunsLeaveWholeFiles(_: Int) throws {
    let workplace = try Workplace(schemas: ["Shop": Workplace.coupon])
    let levels = ["internal", "public"]
    for level in levels {
      _ = try workplace.run("generate", "--output", level, "--access", level)
    }
    let runs = try (levels + levels).map { level in
      try workplace.start("generate", "--output", "both", "--access", level)
    }
    for run in runs { #expect(run.finish() == .success, "\(run)") }
    #expect(workplace.entries("both") == Workplace.outputFiles)
    for file in Workplace.outputFiles {
      let texts = try levels.map { try workplace.read("\($0)/\(file)") }
      #expect(texts.contains(try workplace.read("both/\(file)")), "\(file)")
    }
  }

  /// Uses so many schemas that moving the files into place takes some time. Signals end the runs at different moments of
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
      run.end(with: [SIGKILL, SIGINT, SIGTERM][moment % 3])
      var found = try read()
      for name in found.keys where name.contains("/.cardgen-") { found[name] = nil }
      #expect(Set(found.keys) == Set(old.keys), "ended at \(moment)")
      for (name, text) in found {
        #expect(text == old[name] || text == new[name], "\(name), ended at \(moment)")
      }
      let check = try workplace.run("check")
      #expect((check.exitCode == .success) == (found == target), "ended at \(moment): \(check)")
    }
    // A complete run writes the files that are missing or out of date.
    _ = try workplace.run("generate")
    #expect(try read().filter { !$0.key.contains("/.cardgen-") } == new)
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

  func finish() -> ExitCode? {
    process.waitUntilExit()
    return process.terminationReason == .exit ? ExitCode(rawValue: process.terminationStatus) : nil
  }

  func end(with signal: Int32) {
    kill(process.processIdentifier, signal)
    process.waitUntilExit()
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
}
