import ContentCardTools
import Foundation
import TestSupport
import Testing

/// An SDK as it may stand beside an adapter in an app.
struct SDK: Hashable, Sendable, CustomTestStringConvertible {
  let adapter: Adapter
  /// The condition that its stand-in is built with, as that explains it; nil: none.
  let condition: String?

  static let all = [
    SDK(adapter: .brazekit, condition: nil),
    SDK(adapter: .olderBrazeKit, condition: "BEFORE_18_1"),
    SDK(adapter: .appboy, condition: nil),
    SDK(adapter: .appboy, condition: "DEPRECATED"),
  ]

  static func all(of module: String) -> [SDK] { all.filter { $0.module == module } }

  var module: String {
    switch adapter {
    case .brazekit, .olderBrazeKit: "BrazeKit"
    case .appboy: "BrazeKitCompat"
    }
  }

  var testDescription: String { module + (condition.map { ", \($0)" } ?? "") }
}

/// A folder with the stand-in of an SDK, built, and its adapter.
struct Workbench {
  let sdk: SDK
  private let folder: TemporaryFolder

  private static let tests = URL(filePath: #filePath).deletingLastPathComponent()

  init(_ sdk: SDK) throws {
    self.sdk = sdk
    folder = try TemporaryFolder()
    try folder.write(sdk.adapter.text, to: sdk.adapter.fileName)
    // Built for a stable interface as the SDK is, so that its enums are not frozen. Foundation is
    // not, here on Linux, and the compiler would warn of it.
    let build = try Run(
      [
        "swiftc", "-module-name", sdk.module, "-enable-library-evolution", "-swift-version", "5",
        "-suppress-warnings", "-parse-as-library", "-wmo", "-emit-object", "-o", standIn,
        "-emit-module", "-emit-module-path", path("\(sdk.module).swiftmodule"),
      ] + (sdk.condition.map { ["-D", $0] } ?? [])
        + (try Self.sources("StandIns/\(sdk.module)")))
    try #require(build.status == 0 && build.output.isEmpty, "\(build)")
  }

  /// Checks the adapter, or another in its place, as a compiler does in that mode.
  func check(language: String, flags: [String] = [], adapter other: String? = nil) throws -> Run {
    let adapter = try other.map { try folder.write($0, to: "Other.swift") } ?? adapter
    return try Run(
      ["swiftc", "-typecheck", "-parse-as-library", "-swift-version", language]
        + flags + ["-warnings-as-errors"] + modules + [adapter])
  }

  /// Builds one of the programs with the adapter, and runs it.
  func run(_ program: String, language: String) throws -> Run {
    let programs = ["Support", program].map { Self.tests.path + "/Programs/\($0).swift" }
    let build = try Run(
      ["swiftc", "-o", path("program"), "-module-name", "App", "-parse-as-library"]
        + ["-swift-version", language, "-warnings-as-errors"] + modules
        + [adapter, standIn] + programs + (try Run.objectFiles(of: "ContentCards"))
        + (try Run.objectFiles(of: "BrazeDemo")))
    try #require(build.status == 0 && build.output.isEmpty, "\(build)")
    return try Run(path("program"))
  }

  private var adapter: String { path(sdk.adapter.fileName) }
  private var standIn: String { path("\(sdk.module).o") }
  private var modules: [String] {
    ["-I", Run.builtProducts.appending(path: "Modules").path, "-I", folder.path]
  }

  private func path(_ name: String) -> String { "\(folder.path)/\(name)" }

  private static func sources(_ folder: String) throws -> [String] {
    let url = tests.appending(path: folder)
    return try FileManager.default.contentsOfDirectory(atPath: url.path)
      .filter { $0.hasSuffix(".swift") }.sorted()
      .map { url.appending(path: $0).path }
  }
}
