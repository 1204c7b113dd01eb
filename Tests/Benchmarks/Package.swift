// swift-tools-version: 6.1
import PackageDescription

// How fast cards become objects, beside what is written by hand instead. See `run`.
let package = Package(
  name: "Benchmarks",
  platforms: [.macOS(.v13)],
  dependencies: [.package(name: "swift-content-cards", path: "../..")],
  targets: [
    // What stands for the SDK.
    .target(name: "SDK"),
    // The baselines: the guide's code, and the same, by symbolic links, with the cheaper cast.
    .target(name: "Guide", dependencies: ["SDK"]),
    .target(name: "GuideTyped", dependencies: ["SDK"]),
    .target(name: "Union"),

    .target(name: "CAllocations"),
    .target(name: "Measuring", dependencies: ["CAllocations"]),
    .executableTarget(
      name: "Conversion",
      // The demo model beside it, by a symbolic link to Generated/BrazeDemo.
      dependencies: [
        "Guide", "GuideTyped", "Measuring", "SDK", "Union",
        .product(name: "ContentCards", package: "swift-content-cards"),
      ]),
    // Its class types are written by `run`.
    .executableTarget(
      name: "Scale",
      dependencies: [
        "Measuring",
        .product(name: "ContentCards", package: "swift-content-cards"),
      ]),
  ],
  swiftLanguageModes: [.v6]
)
