// swift-tools-version: 6.1
import PackageDescription

// Measures conversion, how it depends on the number of class types, and feed updates. See `run`.
let package = Package(
  name: "Benchmarks",
  platforms: [.macOS(.v13)],
  dependencies: [.package(name: "swift-content-cards", path: "../..")],
  targets: [
    // A stand-in for the SDK.
    .target(name: "SDK"),
    // The guide's code, and the same code (symbolic links) with a cheaper cast.
    .target(name: "Guide", dependencies: ["SDK"]),
    .target(name: "GuideTyped", dependencies: ["SDK"]),
    .target(name: "Union"),

    .target(name: "CAllocations"),
    .target(name: "Measuring", dependencies: ["CAllocations"]),
    .executableTarget(
      name: "Conversion",
      // The target contains the demo model, as a symbolic link to Generated/BrazeDemo.
      dependencies: [
        "Guide", "GuideTyped", "Measuring", "SDK", "Union",
        .product(name: "ContentCards", package: "swift-content-cards"),
      ]),
    // `run` without `--short` generates the class types of this target.
    .executableTarget(
      name: "Scale",
      dependencies: [
        "Measuring",
        .product(name: "ContentCards", package: "swift-content-cards"),
      ]),
  ],
  swiftLanguageModes: [.v6]
)
