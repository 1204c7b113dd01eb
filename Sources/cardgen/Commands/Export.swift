import CardgenCommands
import ContentCardSchema
import Foundation

extension Command {
  static let export = Command(
    name: "export",
    purpose: "Downloads the campaigns and Canvases with content cards from Braze.",
    operands: .none, options: endpoint, output, includeArchived, drafts, diagnostics,
    examples: [
      "cardgen export --endpoint \(RESTAddress.exampleHost) --output Live",
      "cardgen export --output Live --drafts",
    ],
    run: export(_:report:))

  fileprivate static let endpoint = Option<String?>(
    "endpoint", .text("HOST"),
    meaning:
      "your REST endpoint; default: the environment variable \(RESTAddress.endpointVariable). "
      + "The REST API key is read only from \(RESTAddress.keyVariable)")
  fileprivate static let output = Option<String?>(
    "output", .folder, meaning: "folder for campaigns/ID.json and canvases/ID.json")
  fileprivate static let drafts = Option<Bool>(
    "drafts", meaning: "also writes ID.draft.json for unpublished changes")
  /// The option for commands that skip archived campaigns and Canvases by default.
  static let includeArchived = Option<Bool>(
    "include-archived", meaning: "includes archived campaigns and Canvases")
}

private func export(_ arguments: ParsedArguments, report: inout Report) throws(UsageError) {
  guard arguments.operands.isEmpty else {
    // The operand is not printed, because it can be the REST API key.
    throw UsageError(
      "cardgen export takes only options",
      hint: "write --output DIR, and set the key in \(RESTAddress.keyVariable)")
  }
  guard let output = arguments[Command.output] else {
    throw UsageError(
      "cardgen export needs a folder", hint: "write cardgen export --output DIR")
  }
  let address = try RESTAddress(
    endpoint: arguments[Command.endpoint], environment: ProcessInfo.processInfo.environment)
  // Requests to this machine bypass proxies, which could read the key, and could connect to their own machine instead.
  if address.isThisMachine { setenv("no_proxy", "*", 1) }
  let isTerminal = StandardError.isTerminal
  let show = { @Sendable (text: String) in
    // The spaces at the end hide the rest of a longer previous message.
    let line = text.padding(toLength: 40, withPad: " ", startingAt: 0)
    if isTerminal { StandardError.write("\r\(line)\r") }
  }
  let export = DashboardExport(
    server: RESTServer(address), includesArchived: arguments[Command.includeArchived],
    includesDrafts: arguments[Command.drafts], progress: show)
  do throws(Diagnostic) {
    let folder = try ExportFolder(output)
    let files: [ExportedFile]
    do throws(RequestError) { files = try Download().files(of: export) } catch {
      show("")
      throw error.diagnostic(hidingKeyOf: address)
    }
    show("")
    guard let count = folder.replace(with: files, report: &report) else { return }
    print(
      "exported \(counted(files.count, "file")) to \(DiagnosticFormatter.visible(output)): "
        + "\(count.written) changed, \(count.removed) removed")
  } catch {
    report.add(error)
    report.consequence = "nothing was written"
  }
}

/// Waits for an export, which runs in a task.
///
/// `@unchecked Sendable`: the task writes the result before it signals the semaphore, and the waiting thread reads the
/// result after that.
private final class Download: @unchecked Sendable {
  private var result: Result<[ExportedFile], RequestError> = .failure(.cancelled)
  private let isComplete = DispatchSemaphore(value: 0)

  func files(of export: DashboardExport) throws(RequestError) -> [ExportedFile] {
    Task.detached { [self] in
      do throws(RequestError) {
        result = .success(try await export.files())
      } catch {
        result = .failure(error)
      }
      isComplete.signal()
    }
    isComplete.wait()
    return try result.get()
  }
}
