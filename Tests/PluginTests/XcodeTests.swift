import Foundation
import TestSupport
import Testing

/// Tests that the parts of the plug-ins that only Xcode runs compile.
@Suite struct XcodeTests {
  @Test(arguments: ["ContentCardsPlugin", "GenerateContentCards"])
  func pluginsCompileAgainstTheModuleOfXcode(plugin: String) throws {
    let modules = try TemporaryFolder()
    let target = try Run("swiftc", "-print-target-info")
    let library = try #require(target.output.firstMatch(of: /"runtimeResourcePath": "([^"]+)"/)).1
    let flags = [
      "-package-description-version", "6.1", "-swift-version", "6", "-warnings-as-errors",
      "-I", "\(library)/pm/PluginAPI", "-I", modules.path,
    ]

    let standIn =
      repository
      .appending(path: "Tests/PluginTests/StandIns/XcodeProjectPlugin.swift")
    let module = try Run(
      ["swiftc", "-emit-module", "-o", "\(modules.path)/XcodeProjectPlugin.swiftmodule"]
        + flags + [standIn.path])
    #expect(module.status == 0, "\(module)")

    let sources = repository.appending(path: "Sources/Plugins")
    let files = try ["\(plugin)", "Shared"].flatMap { folder in
      try FileManager.default
        .contentsOfDirectory(atPath: sources.appending(path: folder).path)
        .filter { $0.hasSuffix(".swift") }
        .map { sources.appending(path: "\(folder)/\($0)").path }
    }
    let check = try Run(
      ["swiftc", "-typecheck", "-parse-as-library", "-module-name", plugin] + flags + files)
    #expect(check.status == 0, "\(check)")
  }
}
