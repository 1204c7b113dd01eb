// swift-tools-version: 6.0
import PackageDescription

let library = Target.Dependency.product(name: "ContentCards", package: "swift-content-cards")

let package = Package(
  name: "Features",
  platforms: [.iOS(.v16), .macOS(.v13)],
  dependencies: [.package(path: "../swift-content-cards")],
  targets: [
    // The plug-in generates code for two schemas during the build.
    .executableTarget(
      name: "Storefront",
      dependencies: [library],
      swiftSettings: [.swiftLanguageMode(.v5)],
      plugins: [.plugin(name: "ContentCardsPlugin", package: "swift-content-cards")]),

    // The generated code is committed. Another module uses it.
    .target(
      name: "LoyaltyCards",
      dependencies: [library],
      exclude: ["Loyalty.contentcards.json"]),
    .executableTarget(name: "Loyalty", dependencies: ["LoyaltyCards", library]),
  ]
)
