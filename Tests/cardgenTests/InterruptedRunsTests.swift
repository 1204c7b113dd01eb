import Foundation
import Testing

@testable import CardgenCommands

/// Tests concurrent runs and killed runs. All files must be complete afterwards, and `cardgen check` must report files
/// of different runs.
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

  @Test(arguments: 0..<10)
  func concurrentDifferentRunsWriteWholeFiles(_: Int) throws {
    let workplace = try Workplace(schemas: ["Shop": Workplace.coupon])
    let levels = ["internal", "public"]
    for level in levels { _ = try workplace.run("generate", "--output", level, "--access", level) }
    let runs = try (0..<6).map {
      try workplace.start("generate", "--output", "out", "--access", levels[$0 % 2])
    }
    for run in runs { #expect(run.finish() == .fine, "\(run)") }
    #expect(workplace.entries("out") == GenerateTests.files)
    let texts = try GenerateTests.files.map { try workplace.read("out/\($0)") }
    let choices = try levels.map { level in
      try GenerateTests.files.map { try workplace.read("\(level)/\($0)") }
    }
    for (index, text) in texts.enumerated() {
      #expect(choices.contains { $0[index] == text }, "\(GenerateTests.files[index])")
    }
    for (level, choice) in zip(levels, choices) {
      let check = try workplace.run("check", "--output", "out", "--access", level)
      #expect((check.exitCode == .fine) == (choice == texts), "\(check)")
    }
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
      run.kill()
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
    try process.run()
  }

  func finish() -> ExitCode? {
    process.waitUntilExit()
    return process.terminationReason == .exit ? ExitCode(rawValue: process.terminationStatus) : nil
  }

  func kill() {
    Foundation.kill(process.processIdentifier, SIGKILL)
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
