import Foundation
import Testing

/// What the manifest promises to those who build for devices.
@Suite struct ManifestTests {
  /// Read once: two runs of the package manager in one folder would wait for each other, and say so.
  private static let manifest = Result { try Manifest.ofThisPackage() }

  /// A target that is built for the host and for the device breaks archives in Xcode.
  @Test func theGeneratorAndTheLibraryShareNoTarget() throws {
    let manifest = try Self.manifest.get()
    let generator = manifest.targets(under: "cardgen")
    #expect(generator.contains("ContentCardCodegen"))
    #expect(manifest.products.contains { $0.targets == ["ContentCards"] })
    #expect(generator.isDisjoint(with: manifest.targets(under: "ContentCards")))
  }

  @Test func theCommandHasOneName() throws {
    let manifest = try Self.manifest.get()
    #expect(manifest.products.contains { $0.name == "cardgen" && $0.targets == ["cardgen"] })
  }

  /// All of it is built from clean in a build with a plugin.
  @Test(arguments: ["ContentCardsPlugin", "GenerateContentCards"])
  func aPluginIsBuiltFromWhatGenerates(_ plugin: String) throws {
    let targets = try Self.manifest.get().targets(under: plugin)
    #expect(
      targets == [plugin, "cardgen-plugin-tool", "ContentCardCodegen", "ContentCardSchema"])
  }
}

private struct Manifest: Decodable {
  struct Product: Decodable {
    let name: String
    let targets: [String]
  }

  struct Target: Decodable {
    let name: String
    let dependencies: [Dependency]
  }

  /// `{"byName": ["ContentCards", null]}`
  struct Dependency: Decodable {
    let byName: [String?]
  }

  let products: [Product]
  let targets: [Target]

  static func ofThisPackage() throws -> Self {
    let run = try Run(
      "swift", "package", "--package-path", Workshop.repository.path,
      "--scratch-path", Workshop.repository.appending(path: ".build-manifest").path,
      "dump-package")
    try #require(run.status == 0, "\(run)")
    return try JSONDecoder().decode(Self.self, from: Data(run.output.utf8))
  }

  /// A target, and all that it is built from.
  func targets(under name: String) -> Set<String> {
    let direct = targets.first { $0.name == name }?.dependencies.compactMap {
      $0.byName.first ?? nil
    }
    return (direct ?? []).reduce(into: [name]) { $0.formUnion(targets(under: $1)) }
  }
}
