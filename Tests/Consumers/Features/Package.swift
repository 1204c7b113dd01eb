// swift-tools-version: 6.0
import PackageDescription

let library = Target.Dependency.product(name: "ContentCards", package: "swift-content-cards")

let package = Package(
  name: "Features",
  platforms: [.iOS(.v16), .macOS(.v13)],
  dependencies: [.package(path: "../swift-content-cards")],
  targets: [
    // Two schemas, generated in each build.
    .executableTarget(
      name: "Storefront",
      dependencies: [library],
      swiftSettings: [.swiftLanguageMode(.v5)],
      plugins: [.plugin(name: "ContentCardsPlugin", package: "swift-content-cards")]),

    // Committed output, which another module uses.
    .target(
      name: "LoyaltyCards",
      dependencies: [library],
      exclude: ["Loyalty.contentcards.json"]),
    .executableTarget(name: "Loyalty", dependencies: ["LoyaltyCards", library]),
  ]
)
