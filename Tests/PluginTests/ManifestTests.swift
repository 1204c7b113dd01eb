import Foundation
import TestSupport
import Testing

/// Tests of the targets and products in the manifest.
@Suite struct ManifestTests {
  /// The manifest, read once, because two runs of the package manager in one folder would wait for each other.
  private static let manifest = Result { try Manifest.ofThisPackage() }

  /// A target that is built both for the host and for a device breaks archives in Xcode.
  @Test func noTargetIsReachableFromAPluginAndFromTheLibraryProduct() throws {
    let manifest = try Self.manifest.get()
    let library = manifest.products.filter { $0.name == "ContentCards" }.flatMap(\.targets)
    let plugins = manifest.targets.filter { $0.type == "plugin" }.map(\.name)
    #expect(library == ["ContentCards"])
    #expect(plugins == ["ContentCardsPlugin", "GenerateContentCards"])
    let app = manifest.targets(under: library)
    for plugin in plugins {
      #expect(manifest.targets(under: [plugin]).isDisjoint(with: app), "\(plugin)")
    }
  }

  @Test func theCommandHasOneName() throws {
    let manifest = try Self.manifest.get()
    #expect(manifest.products.contains { $0.name == "cardgen" && $0.targets == ["cardgen"] })
  }

  /// A clean build with a plug-in builds all of these targets.
  @Test(arguments: ["ContentCardsPlugin", "GenerateContentCards"])
  func aPluginDependsOnlyOnTheGenerator(_ plugin: String) throws {
    let targets = try Self.manifest.get().targets(under: [plugin])
    #expect(
      targets == [
        plugin, "cardgen-plugin-tool", "CardgenCommands", "ContentCardCodegen", "ContentCardSchema",
      ])
  }
}

private struct Manifest: Decodable {
  struct Product: Decodable {
    let name: String
    let targets: [String]
  }

  struct Target: Decodable {
    let name: String
    let type: String
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
      "swift", "package", "--package-path", repository.path,
      "--scratch-path", repository.appending(path: ".build-manifest").path,
      "dump-package")
    try #require(run.status == 0, "\(run)")
    return try JSONDecoder().decode(Self.self, from: Data(run.output.utf8))
  }

  /// Returns the targets with these names and all their dependencies.
  func targets(under names: [String]) -> Set<String> {
    names.reduce(into: Set(names)) { reached, name in
      let direct = targets.first { $0.name == name }?.dependencies.compactMap(\.byName.first)
      reached.formUnion(targets(under: (direct ?? []).compactMap(\.self)))
    }
  }
}
