// swift-tools-version: 6.0
import PackageDescription

let package = Package(
  name: "Shop",
  platforms: [.iOS(.v16), .macOS(.v13)],
  dependencies: [.package(path: "../swift-content-cards")],
  targets: [
    .executableTarget(
      name: "Shop",
      dependencies: [.product(name: "ContentCards", package: "swift-content-cards")],
      plugins: [.plugin(name: "ContentCardsPlugin", package: "swift-content-cards")])
  ]
)
