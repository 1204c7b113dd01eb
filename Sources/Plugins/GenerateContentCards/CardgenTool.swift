import Foundation

struct CardgenTool {
  let executable: URL
  /// The folder of the package or project, in which the tool runs.
  let folder: URL
  /// The options of `generate` and `check`, except `--output`.
  let options: [String]

  /// Returns whether all the schemas are valid and, if there is a work folder, can be in one module. Otherwise, prints
  /// the errors. Returns `true` if there are no schemas. Writes only to the work folder.
  ///
  /// - Parameter workFolder: The folder for generated files, which are not used. It is `nil` for schemas that can
  ///   belong to different modules. Different modules may declare the same types.
  func validate(_ schemas: [PluginSchemaFile], in workFolder: URL?) throws -> Bool {
    guard !schemas.isEmpty else { return true }
    let errors = Pipe()
    let process = try start(
      workFolder == nil ? "lint" : "generate", OutputFolder(url: workFolder, schemas: schemas),
      standardOutput: .nullDevice, standardError: errors)
    let text = errors.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    guard process.terminationStatus != 0 else { return true }
    FileHandle.standardError.write(text)
    return false
  }

  func generate(_ outputs: [OutputFolder]) throws {
    for output in outputs {
      let process = try start("generate", output)
      process.waitUntilExit()
      guard process.terminationStatus == 0 else { throw failure(of: process, doing: "generate") }
    }
  }

  /// Checks all output folders, and then throws an error if a check failed.
  func check(_ outputs: [OutputFolder]) throws {
    let failures = try outputs.compactMap { output in
      let process = try start("check", output)
      process.waitUntilExit()
      return process.terminationStatus == 0 ? nil : failure(of: process, doing: "check")
    }
    if let failure = failures.first { throw failure }
  }

  private func start(
    _ command: String, _ output: OutputFolder, standardOutput: FileHandle = .standardOutput,
    standardError: Any = FileHandle.standardError
  ) throws -> Process {
    let process = Process()
    process.executableURL = executable
    process.currentDirectoryURL = folder
    process.arguments =
      [command] + (command == "lint" ? [] : options)
      + (output.url.map { ["--output=\(path(of: $0))"] } ?? [])
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

  private func failure(of process: Process, doing command: String) -> CommandError {
    CommandError("cardgen \(command) failed; see the errors above")
  }
}
