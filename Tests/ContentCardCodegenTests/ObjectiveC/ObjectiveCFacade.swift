import Foundation
import TestSupport

@testable import ContentCardCodegen

/// A generated file for Objective-C in two forms that compile on Linux, which has no Objective-C runtime.
///
/// Without its attributes, the file is plain Swift, and the tests can run it. With its attributes, the compiler checks
/// it against stand-ins for Foundation's classes and writes the Objective-C header.
struct ObjectiveCFacade {
  private let text: String

  /// Returns `nil` if the file is not for Objective-C.
  init?(_ file: GeneratedFile) {
    guard file.name.hasSuffix("+ObjectiveC.swift") else { return nil }
    text = file.text
  }

  /// Returns `nil` if the schema has no declarations for Objective-C.
  init?(_ generation: Generation) {
    guard let facade = generation.files.lazy.compactMap({ Self($0) }).first else { return nil }
    self = facade
  }

  /// The file without `#if canImport(ObjectiveC)`.
  private var unconditional: String {
    text.replacing("#if canImport(ObjectiveC)\n", with: "").replacing(/(?m)^#endif\n/, with: "")
  }

  /// The file without Objective-C attributes.
  var inSwift: String {
    unconditional.replacing(/(?m)^ *@objc(\([^)]*\))?\n/, with: "").replacing("@objc ", with: "")
  }

  /// The file with its attributes, but without synchronous throwing members, which crash the compiler (6.3) on Linux.
  var withAttributes: String {
    unconditional
      .replacing(
        /(?m)^ *\/\/\/ [^\n]*\n( *\/\/\/[^\n]*\n)*(?= *@objc\(\w+:classType:error:\))/, with: ""
      )
      .replacing(/(?m)^    @objc\(\w+:classType:error:\)\n(?s:.*?)\n    }\n/, with: "")
  }

  /// The header's declarations of the members that ``withAttributes`` omits.
  var headerOfThrowingMembers: String {
    text.matches(of: /@objc nonisolated (?:public )?final class (\w+): (\w+)ContentCardObject/)
      .map { match in
        """
        @interface \(match.1) (Throwing)
        - (nullable instancetype)initWithMetaData:(NSDictionary<NSString *, id> *_Nonnull)metaData
                                        classType:(enum \(match.2)ContentCardClassType)classType
                                            error:(NSError *_Nullable *_Nullable)error;
        @end

        """
      }.joined()
  }
}

extension GeneratedFile {
  /// The file without Objective-C attributes if it is for Objective-C.
  var inSwift: GeneratedFile {
    ObjectiveCFacade(self).map { GeneratedFile(name: name, text: $0.inSwift) } ?? self
  }
}

/// The compiler with the settings of Apple's systems, as far as Linux supports them.
enum ObjectiveCCompiler {
  static let folder = URL(filePath: #filePath).deletingLastPathComponent()
  static let standIns = folder.appending(path: "StandIns")

  private static let flags = [
    "-enable-objc-interop", "-disable-objc-attr-requires-foundation-module",
  ]

  /// The folder with the module of the stand-ins. It is built once.
  private static let module = Result {
    let module = try TemporaryFolder()
    let run = try Run(
      [
        "swiftc", "-frontend", "-emit-module", "-parse-as-library", "-module-name",
        "ObjectiveCStandIn",
      ]
        + flags
        + [
          "-experimental-skip-all-function-bodies", "-o",
          "\(module.path)/ObjectiveCStandIn.swiftmodule",
          standIns.appending(path: "ObjectiveCStandIn.swift").path,
        ])
    guard run.status == 0 else { throw Failure(run: run) }
    return UncheckedFolder(folder: module)
  }

  /// `@unchecked`, because the folder does not change after it is created.
  private struct UncheckedFolder: @unchecked Sendable {
    let folder: TemporaryFolder
  }

  struct Failure: Error, CustomStringConvertible {
    let run: Run
    var description: String { "\(run)" }
  }

  /// Type aliases that replace Foundation's classes with the stand-ins in a module.
  private static let aliases = """
    public import ObjectiveCStandIn

    public typealias NSObject = ObjectiveCStandIn.NSObject
    public typealias NSObjectProtocol = ObjectiveCStandIn.NSObjectProtocol
    public typealias NSNumber = ObjectiveCStandIn.NSNumber
    public typealias NSDecimalNumber = ObjectiveCStandIn.NSDecimalNumber

    """

  /// Type-checks the files of a module, and writes its header. Files for Objective-C keep their attributes.
  ///
  /// - Parameter language: The Swift version. In mode 6, a public declaration needs a public import.
  static func check(
    _ files: [GeneratedFile], language: String = "5", header: String? = nil
  ) throws -> Run {
    let folder = try TemporaryFolder()
    let paths = try files.map { file in
      let facade = ObjectiveCFacade(file)?.withAttributes.replacing(
        /(?m)^  (public )?import Foundation$/
      ) { "\($0.0)\n  \($0.1 ?? "")import ObjectiveCStandIn" }
      return try folder.write(facade ?? file.text, to: file.name)
    }
    return try Run(
      [
        "swiftc", "-frontend", "-typecheck", "-parse-as-library", "-swift-version", language,
        "-warnings-as-errors", "-module-name", "Shop", "-I", module.get().folder.path, "-I",
        Run.builtProducts.appending(path: "Modules").path,
      ] + flags + (header.map { ["-emit-objc-header-path", $0] } ?? []) + paths
        + [folder.write(aliases, to: "Aliases.swift")])
  }

  /// Checks an Objective-C source file with clang.
  ///
  /// - Parameter headers: The folder of `Shop-Swift.h`.
  static func read(_ source: String, headers: String) throws -> Run {
    try Run(
      "clang", "-fsyntax-only", "-x", "objective-c", "-fblocks", "-fobjc-arc",
      "-fobjc-runtime=macosx-13", "-Wall", "-Werror", "-isystem", standIns.path, "-I", headers,
      source)
  }
}
