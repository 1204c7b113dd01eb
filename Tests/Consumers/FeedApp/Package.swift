// swift-tools-version: 6.0
import PackageDescription

let package = Package(
  name: "FeedApp",
  platforms: [.iOS(.v17), .macOS(.v14)],
  dependencies: [.package(path: "../swift-content-cards")],
  targets: [
    // Stand-ins for frameworks that only Apple's systems have, with the declarations that the app uses.
    .target(name: "BrazeKit", swiftSettings: [.swiftLanguageMode(.v5)]),
    .target(name: "SwiftUIStandIn"),
    .target(name: "UIKitStandIn"),
    .executableTarget(
      name: "FeedApp",
      dependencies: [
        "BrazeKit", "SwiftUIStandIn", "UIKitStandIn",
        .product(name: "ContentCards", package: "swift-content-cards"),
      ],
      // Without this condition, the screens import SwiftUI and UIKit instead of the stand-ins.
      swiftSettings: [.define("STAND_INS")],
      plugins: [.plugin(name: "ContentCardsPlugin", package: "swift-content-cards")]),
  ]
)
