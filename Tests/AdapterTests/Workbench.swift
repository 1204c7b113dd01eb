import ContentCardTools
import Foundation
import TestSupport
import Testing

/// A version of an SDK that apps use with an adapter.
struct SDK: Hashable, Sendable, CustomTestStringConvertible {
  let adapter: Adapter
  /// A compilation condition for the stand-in, or `nil`. `BEFORE_18_1` leaves out declarations that were added in
  /// BrazeKit 18.1, and `DEPRECATED` marks declarations as deprecated.
  let condition: String?

  static let all = [
    SDK(adapter: .brazekit, condition: nil),
    SDK(adapter: .olderBrazeKit, condition: "BEFORE_18_1"),
    SDK(adapter: .appboy, condition: nil),
    SDK(adapter: .appboy, condition: "DEPRECATED"),
  ]

  var module: String {
    switch adapter {
    case .brazekit, .olderBrazeKit: "BrazeKit"
    case .appboy: "BrazeKitCompat"
    }
  }

  /// The name of the program in `Programs` that uses the adapter.
  var program: String { adapter == .appboy ? "AppboyProgram" : "BrazeKitProgram" }
  var programOutput: String { adapter == .appboy ? appboyOutput : brazeKitOutput }

  var testDescription: String { module + (condition.map { ", \($0)" } ?? "") }
}

/// A temporary folder with the compiled stand-in for an SDK, and with the source of the adapter for the SDK.
struct Workbench {
  let sdk: SDK
  private let folder: TemporaryFolder

  private static let tests = URL(filePath: #filePath).deletingLastPathComponent()

  init(_ sdk: SDK) async throws {
    self.sdk = sdk
    folder = try TemporaryFolder()
    try folder.write(sdk.adapter.text, to: sdk.adapter.fileName)
    // The stand-in is compiled with library evolution, like the SDK, so that its enums are not frozen. On Linux,
    // Foundation is not compiled with library evolution. The compiler would warn about this, so warnings are
    // suppressed.
    let compile =
      [
        "swiftc", "-module-name", sdk.module, "-enable-library-evolution", "-swift-version", "5",
        "-suppress-warnings", "-parse-as-library", "-wmo", "-emit-object", "-o", standIn,
        "-emit-module", "-emit-module-path", path("\(sdk.module).swiftmodule"),
      ] + (sdk.condition.map { ["-D", $0] } ?? [])
      + (try Self.sources("StandIns/\(sdk.module)"))
    let build = try await waiting { try Run(compile) }
    try #require(build.status == 0 && build.output.isEmpty, "\(build)")
  }

  /// Type-checks the adapter, or the source `other` instead, together with types of the app that have common names.
  func check(language: String, flags: [String] = [], adapter other: String? = nil) async throws
    -> Run
  {
    let adapter = try other.map { try folder.write($0, to: "Other.swift") } ?? adapter
    let names = [
      "Data", "Date", "Error", "ExtraValue", "Key", "Result", "Set", "Task", "URL", "Value",
    ]
    let own = try folder.write(names.map { "struct \($0) {}\n" }.joined(), to: "Own.swift")
    let command =
      ["swiftc", "-typecheck", "-parse-as-library", "-swift-version", language]
      + flags + ["-warnings-as-errors"] + modules + [adapter, own]
    return try await waiting { try Run(command) }
  }

  /// Compiles one of the programs with the adapter, and runs the program.
  func run(_ program: String, language: String) async throws -> Run {
    let programs = ["Support", program].map { Self.tests.path + "/Programs/\($0).swift" }
    let compile =
      ["swiftc", "-o", path("program"), "-module-name", "App", "-parse-as-library"]
      + ["-swift-version", language, "-warnings-as-errors"] + modules
      + [adapter, standIn] + programs + (try Run.objectFiles(of: "ContentCards"))
      + (try Run.objectFiles(of: "BrazeDemo"))
    let build = try await waiting { try Run(compile) }
    try #require(build.status == 0 && build.output.isEmpty, "\(build)")
    let program = path("program")
    return try await waiting { try Run(program) }
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
