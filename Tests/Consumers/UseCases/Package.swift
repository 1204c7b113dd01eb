// swift-tools-version: 6.0
import PackageDescription

let package = Package(
  name: "UseCases",
  platforms: [.iOS(.v16), .macOS(.v13)],
  dependencies: [.package(path: "../swift-content-cards")],
  targets: [
    .executableTarget(
      name: "UseCases",
      dependencies: [.product(name: "ContentCards", package: "swift-content-cards")],
      // The cards, which an app would receive from the SDK.
      resources: [.copy("Cards.json")],
      plugins: [.plugin(name: "ContentCardsPlugin", package: "swift-content-cards")])
  ]
)
