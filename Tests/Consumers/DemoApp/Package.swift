// swift-tools-version: 6.0
import PackageDescription

let package = Package(
  name: "DemoApp",
  platforms: [.iOS(.v16), .macOS(.v13)],
  dependencies: [.package(path: "../swift-content-cards")],
  targets: [
    .executableTarget(
      name: "DemoApp",
      dependencies: [.product(name: "ContentCards", package: "swift-content-cards")],
      resources: [.embedInCode("Tiles.json"), .embedInCode("Cards.json")],
      plugins: [.plugin(name: "ContentCardsPlugin", package: "swift-content-cards")])
  ]
)
