// swift-tools-version: 6.1
import PackageDescription

let package = Package(
  name: "swift-content-cards",
  platforms: [.iOS(.v16), .macOS(.v13), .tvOS(.v16), .watchOS(.v9), .visionOS(.v1)],
  products: [
    .library(name: "ContentCards", targets: ["ContentCards"]),
    .executable(name: "cardgen", targets: ["cardgen"]),
    .plugin(name: "ContentCardsPlugin", targets: ["ContentCardsPlugin"]),
    .plugin(name: "GenerateContentCards", targets: ["GenerateContentCards"]),
  ],
  targets: [
    // The library that apps link.
    .target(name: "ContentCards"),

    // The plug-ins build these targets for the host. Apps must not link them: if a target is built for two platforms,
    // archiving in Xcode can fail with "Multiple commands produce …".
    .target(name: "ContentCardSchema"),
    .target(name: "ContentCardCodegen", dependencies: ["ContentCardSchema"]),
    .target(name: "CardgenCommands", dependencies: ["ContentCardCodegen", "ContentCardSchema"]),
    .executableTarget(name: "cardgen-plugin-tool", dependencies: ["CardgenCommands"]),

    // The command-line tool and the code of its other commands. The plug-ins use neither.
    .target(
      name: "ContentCardTools",
      dependencies: ["ContentCardCodegen", "ContentCards", "ContentCardSchema"],
      // `PageScripts.swift` contains the text of the files in this folder.
      exclude: ["Page/Scripts"]),
    .executableTarget(
      name: "cardgen",
      dependencies: [
        "CardgenCommands", "ContentCardCodegen", "ContentCards", "ContentCardSchema",
        "ContentCardTools",
      ]),

    .plugin(
      name: "ContentCardsPlugin", capability: .buildTool(), dependencies: ["cardgen-plugin-tool"],
      path: "Sources/Plugins/ContentCardsPlugin"),
    .plugin(
      name: "GenerateContentCards",
      capability: .command(
        intent: .custom(
          verb: "generate-content-cards",
          description: "Write Swift source generated from content card schemas into the package"),
        permissions: [.writeToPackageDirectory(reason: "It writes the generated Swift source.")]),
      dependencies: ["cardgen-plugin-tool"],
      path: "Sources/Plugins/GenerateContentCards"),

    // The committed output of `cardgen generate`.
    .target(name: "BrazeDemo", dependencies: ["ContentCards"], path: "Generated/BrazeDemo"),
    // An imitation of an app. It contains types of the app's own, and a symbolic link to Generated/Showcase.
    .target(name: "ShowcaseApp", dependencies: ["ContentCards"], path: "Tests/ShowcaseApp"),

    .target(name: "TestSupport", dependencies: ["ContentCards"], path: "Tests/TestSupport"),

    .testTarget(name: "ContentCardsTests", dependencies: ["ContentCards", "TestSupport"]),
    .testTarget(
      name: "ContentCardSchemaTests", dependencies: ["ContentCardSchema", "TestSupport"]),
    .testTarget(
      name: "ContentCardCodegenTests",
      // These tests compile generated source against the library.
      dependencies: [
        "ContentCardCodegen", "ContentCardSchema", "ContentCardTools", "ContentCards",
        "TestSupport",
      ],
      exclude: [
        "Diagnostics", "Examples", "JSONSchema", "ObjectiveC/Client", "ObjectiveC/StandIns",
      ]),
    .testTarget(
      name: "cardgenTests",
      dependencies: [
        "cardgen", "cardgen-plugin-tool", "CardgenCommands", "ContentCardCodegen",
        "ContentCardSchema", "ContentCardTools", "TestSupport",
      ],
      exclude: ["Dashboard", "Sessions"]),
    .testTarget(
      name: "ContentCardToolsTests",
      // These tests compare the verdicts of the tools with the results of generated code.
      dependencies: [
        "BrazeDemo", "ContentCardCodegen", "ContentCards", "ContentCardSchema", "ContentCardTools",
        "ShowcaseApp", "TestSupport",
      ],
      exclude: ["Browser", "Recorded", "Snapshots"]),
    .testTarget(
      name: "AdapterTests",
      // These tests compile and run adapters with the library and stand-ins for the SDKs.
      dependencies: ["BrazeDemo", "ContentCards", "ContentCardTools", "TestSupport"],
      exclude: ["Programs", "StandIns"]),
    .testTarget(name: "PluginTests", dependencies: ["TestSupport"], exclude: ["StandIns"]),
    .testTarget(
      name: "BrazeDemoTests", dependencies: ["BrazeDemo", "ContentCards", "TestSupport"]),
    .testTarget(
      name: "ShowcaseTests", dependencies: ["ContentCards", "ShowcaseApp", "TestSupport"]),
  ],
  swiftLanguageModes: [.v6]
)
