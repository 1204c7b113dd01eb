// swift-tools-version: 6.1
import PackageDescription

// Contains only the stress tests of the library, so that `.ci/run` builds nothing else with ThreadSanitizer.
let package = Package(
  name: "Stress",
  platforms: [.macOS(.v13)],
  dependencies: [.package(name: "swift-content-cards", path: "../../..")],
  targets: [
    // The folder is a symbolic link to Tests/ContentCardsTests/Stress.
    .testTarget(
      name: "StressTests",
      dependencies: [.product(name: "ContentCards", package: "swift-content-cards")],
      path: "StressTests")
  ],
  swiftLanguageModes: [.v6]
)
