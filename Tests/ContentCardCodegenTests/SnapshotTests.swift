import ContentCardCodegen
import Foundation
import TestSupport
import Testing

/// Tests that compare generated files with the files in `Snapshots`.
///
/// After an intended change, record the files again and review the difference:
/// `RECORD_SNAPSHOTS=1 swift test --filter SnapshotTests`. A run that records always fails, so that it is noticed.
@Suite struct SnapshotTests {
  static let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(
    path: "Snapshots")
  static let isRecording = ProcessInfo.processInfo.environment["RECORD_SNAPSHOTS"] != nil

  @Test(arguments: ["Minimal", "Everything", "Hostile"])
  func outputIsAsRecorded(name: String) throws {
    let schema = Self.folder.appending(path: "\(name).contentcards.json")
    let generation = Generation(try String(contentsOf: schema, encoding: .utf8), name: name)
    #expect(generation.findings == [])
    for file in generation.files {
      let snapshot = Self.folder.appending(path: "\(file.name).txt")
      if Self.isRecording {
        try file.text.write(to: snapshot, atomically: true, encoding: .utf8)
        Issue.record(
          "recorded \(snapshot.lastPathComponent); read the difference, then run without RECORD_SNAPSHOTS"
        )
      } else {
        #expect(
          try String(contentsOf: snapshot, encoding: .utf8) == file.text,
          "\(file.name) is not as recorded")
      }
    }
  }

  /// Compares the committed output of the demo.
  @Test func committedOutputIsUpToDate() throws {
    let schema = repository.appending(path: "Schemas/BrazeDemo.contentcards.json")
    let generation = Generation(try String(contentsOf: schema, encoding: .utf8), name: "BrazeDemo")
    #expect(generation.files.count == 4)
    for file in generation.files {
      let committed = repository.appending(path: "Generated/BrazeDemo/\(file.name)")
      #expect(
        try String(contentsOf: committed, encoding: .utf8) == file.text,
        "\(file.name) is stale: run swift run cardgen generate")
    }
  }
}
