import Foundation

/// The tool, as it is run for a project.
struct Cardgen {
  let tool: URL
  /// Where it runs: paths are told from there, which is what a user reads best.
  let folder: URL
  /// What is passed on in each run.
  let options: [String]

  /// Whether the schemas of one module are sound. When they are not, the tool's words say why; the
  /// project is not changed either way.
  ///
  /// - Parameter workFolder: Takes the files; nil when the schemas are of different modules.
  func rehearse(_ schemas: [SchemaFile], in workFolder: URL?) throws -> Bool {
    guard !schemas.isEmpty else { return true }
    let words = Pipe()
    let process = try start(
      workFolder == nil ? "lint" : "generate", Output(folder: workFolder, schemas: schemas),
      standardOutput: .nullDevice, standardError: words)
    let text = words.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    guard process.terminationStatus != 0 else { return true }
    FileHandle.standardError.write(text)
    return false
  }

  /// Writes the files, up to the first that cannot be written.
  func generate(_ outputs: [Output]) throws {
    for output in outputs {
      let process = try start("generate", output)
      process.waitUntilExit()
      guard process.terminationStatus == 0 else { throw failure(of: process, doing: "generate") }
    }
  }

  /// Shows what differs in all of the files.
  func check(_ outputs: [Output]) throws {
    let failures = try outputs.compactMap { output in
      let process = try start("check", output)
      process.waitUntilExit()
      return process.terminationStatus == 0 ? nil : failure(of: process, doing: "check")
    }
    if let failure = failures.first { throw failure }
  }

  private func start(
    _ command: String, _ output: Output, standardOutput: FileHandle = .standardOutput,
    standardError: Any = FileHandle.standardError
  ) throws -> Process {
    let process = Process()
    process.executableURL = tool
    process.currentDirectoryURL = folder
    process.arguments =
      [command] + (command == "lint" ? [] : options)
      + (output.folder.map { ["--output=\(path(of: $0))"] } ?? [])
      + ["--"] + output.schemas.map { path(of: $0.url) }
    process.standardOutput = standardOutput
    process.standardError = standardError
    try process.run()
    return process
  }

  private func path(of url: URL) -> String {
    let start = folder.path + "/"
    return url.path.hasPrefix(start) ? String(url.path.dropFirst(start.count)) : url.path
  }

  private func failure(of process: Process, doing command: String) -> Mistake {
    Mistake("cardgen \(command) ended with \(process.terminationStatus), and has said why")
  }
}
