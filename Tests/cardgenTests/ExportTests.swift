import ContentCardSchema
import Foundation
import TestSupport
import Testing

@testable import CardgenCommands
@testable import cardgen

/// Tests `cardgen export` with a server on this machine, which `Dashboard/dashboard` runs.
///
/// The tests run one after the other. Hundreds of servers at once would need more open files than `Process` can handle.
@Suite(.serialized) struct ExportTests {
  /// The number of bytes of all answers to an export of the sample data and three more campaigns.
  private static let answerSize = 4_600
  private static let cuts = isFullRun ? 100 : 12
  private static let oldFiles = Task { try await DashboardServer([]).files() }
  private static let newFiles = Task { try await DashboardServer(campaigns).files() }
  private static let campaigns = ["--campaigns", "3"]

  @Test(arguments: (0...cuts).map { $0 * answerSize / cuts })
  func interruptedExportsLeaveTheOldFilesOrTheNewOnes(_ size: Int) async throws {
    let workplace = try Workplace()
    func replace(_ folder: String, with files: [ExportedFile]) throws {
      var report = Report()
      let changes = try ExportFolder(workplace.path(folder)).replace(with: files, report: &report)
      #expect(changes != nil)
    }
    try replace("Live", with: await Self.oldFiles.value)
    try replace("New", with: await Self.newFiles.value)
    var isComplete = true
    do {
      try replace(
        "Live", with: await DashboardServer(Self.campaigns + ["--cut", "\(size)"]).files())
    } catch is RequestError {
      isComplete = false
    }
    // The last cut is after the last byte.
    if [0, Self.answerSize].contains(size) { #expect(isComplete == (size > 0)) }
    let files = try workplace.texts("Live")
    #expect(files.count == (isComplete ? 6 : 3))
    if isComplete { #expect(try files == workplace.texts("New")) }
  }

  @Test(arguments: ["silence", "trickle", "endless"])
  func answersHaveLimits(_ answer: String) async throws {
    let limits = RESTServer.Limits(size: 3 << 20, silence: 1, duration: .seconds(1))
    let error = await #expect(throws: RequestError.self) {
      try await DashboardServer(["--answer", answer]).files(limits)
    }
    #expect(
      error?.message
        == (answer == "endless"
          ? "the answer is larger than 3 MB" : "the answer was not complete in time"))
  }

  @Test func unavailableServersAreReported() async throws {
    let export = DashboardExport(
      server: RESTServer(
        try DashboardServer.address("http://127.0.0.1:9"), limits: .init(retry: .zero)))
    let error = await #expect(throws: RequestError.self) { try await export.files() }
    #expect(error?.message.hasPrefix("the connection failed: ") == true)
    #expect(error?.address == "http://127.0.0.1:9/campaigns/list?page=0")
  }

  /// An incomplete list would remove the files of an earlier export.
  @Test(arguments: [
    ("page-0", "page 2 of the list repeats entries"),
    ("no-list", #"the answer has no list "campaigns""#),
  ])
  func listsMustBeComplete(_ answer: String, _ message: String) async throws {
    let error = await #expect(throws: RequestError.self) {
      try await DashboardServer(["--campaigns", "100", "--answer", answer]).files()
    }
    #expect(error?.message == message)
  }

  @Test func messagesShowTheProgress() async throws {
    let (messages, continuation) = AsyncStream.makeStream(of: String.self)
    let files = try await DashboardServer(["--campaigns", "98"])
      .files(progress: { continuation.yield($0) })
    #expect(files.count == 100)
    continuation.finish()
    let texts = await messages.reduce(into: []) { $0.append($1) }
    #expect(
      texts.prefix(4) == [
        "campaign list, page 1", "campaign list, page 2", "campaign 1 of 100", "campaign 2 of 100",
      ])
    #expect(texts.suffix(2) == ["Canvas list, page 1", "Canvas 1 of 1"])
  }

  @Test func manyCampaignsTakeAFewSeconds() throws {
    let workplace = try Workplace()
    let start = ContinuousClock.now
    let outcome = try workplace.runShell(
      "dashboard --campaigns 450 --delay 0.05 --log Requests cardgen export --output Live")
    #expect(start.duration(to: .now) < .seconds(6))
    #expect(
      outcome == Outcome(.success, output: "exported 452 files to Live: 452 changed, 0 removed\n"))
    #expect(try workplace.read("Requests").hasSuffix("at most 8 at a time\n"))
  }

  /// The models are in the Python package braze-mcp-server, which `.ci/run` installs.
  @Test(.enabled(if: isFullRun))
  func answersOfTheServerAreValid() throws {
    let environment = ProcessInfo.processInfo.environment
    let outcome = try Workplace().run(
      DashboardServer.executable,
      [
        "--campaigns", "197",
        DashboardServer.executable.deletingLastPathComponent().path + "/validate",
      ],
      environment: environment)
    #expect(outcome == Outcome(.success, output: "200 campaigns\n1 canvases\n"), "\(outcome)")
  }

  /// The network library would delay the start of each build that uses a plug-in.
  @Test func onlyCardgenLinksTheNetworkLibrary() throws {
    let name = Data("libFoundationNetworking".utf8)
    #if os(Linux)
      #expect(try Data(contentsOf: Workplace.cardgen).range(of: name) != nil)
      #expect(try Data(contentsOf: Workplace.pluginTool).range(of: name) == nil)
    #endif
  }
}

/// A server that plays Braze's REST API. It ends with this object.
private final class DashboardServer {
  static let executable = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "Dashboard/dashboard")

  private let process = Process()
  private let input = Pipe()
  private let output = Pipe()
  private let address: RESTAddress

  init(_ options: [String]) throws {
    process.executableURL = Self.executable
    process.arguments = options
    process.standardInput = input
    process.standardOutput = output
    try process.run()
    let line = output.fileHandleForReading.availableData
    address = try Self.address(
      String(decoding: line, as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines))
  }

  deinit { try? input.fileHandleForWriting.close() }

  static func address(_ endpoint: String) throws -> RESTAddress {
    try RESTAddress(
      endpoint: endpoint,
      environment: [RESTAddress.keyVariable: "1fd6c1a2-0f6b-4c7c-a9a4-0123456789ab"])
  }

  /// Exports the data of the server.
  ///
  /// - Parameter limits: The limits. By default, requests are repeated at once, and an answer can take ten minutes,
  ///   because the task that receives it may have to wait for other tests.
  func files(
    _ limits: RESTServer.Limits = .init(silence: 600, duration: .seconds(600), retry: .zero),
    progress: @escaping @Sendable (String) -> Void = { _ in }
  ) async throws(RequestError) -> [ExportedFile] {
    let server = RESTServer(address, limits: limits)
    defer { withExtendedLifetime(self) {} }
    return try await DashboardExport(server: server, progress: progress).files()
  }
}

extension Workplace {
  /// Returns the texts of the files in a folder and its subfolders, by path.
  fileprivate func texts(_ name: String) throws -> [String: String] {
    let names = try FileManager.default.subpathsOfDirectory(atPath: path(name))
    return try names.filter { $0.hasSuffix(".json") }
      .reduce(into: [:]) { $0[$1] = try read("\(name)/\($1)") }
  }
}
