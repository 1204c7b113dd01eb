import Foundation
import TestSupport
import Testing

extension PluginTests {
  /// Tests of `swift package generate-content-cards`.
  @Suite struct GenerateContentCardsTests {
    static let coupon = #"{"classTypes":{"coupon_code":{"extras":{"discount":"decimal"}}}}"#
    static let outputs = ["ClassType", "Dispatch", "Keys", "Objects"]

    /// A package with a schema in each of two targets, and one in the folder Schemas.
    let package: Workshop
    let before: Set<String>

    init() throws {
      package = try Workshop(
        files: [
          "Package.swift": """
          // swift-tools-version: 6.0
          import PackageDescription

          let package = Package(
            name: "Commands",
            dependencies: [.package(path: "../swift-content-cards")],
            targets: [
              .target(name: "Shop", exclude: ["Cards/Shop.contentcards.json"]),
              .target(name: "News", exclude: ["News.contentcards.json"]),
            ])
          """,
          "Sources/Shop/Shop.swift": "",
          "Sources/Shop/Cards/Shop.contentcards.json": Self.coupon,
          "Sources/News/News.swift": "",
          "Sources/News/News.contentcards.json": Self.coupon,
          "Schemas/Other.contentcards.json": Self.coupon,
        ])
      before = Set(try package.files().keys)
    }

    private func generate(_ arguments: String...) throws -> Run {
      try package.swift(
        "package",
        ["--allow-writing-to-package-directory", "generate-content-cards"] + arguments)
    }

    private func newFiles() throws -> [String] {
      try package.files().keys.filter { !before.contains($0) }.sorted()
    }

    @Test func eachSchemaIsWrittenIntoAFolderBesideIt() throws {
      let run = try generate()
      #expect(run.status == 0, "\(run)")
      let stems = [
        "Generated/Other/Other", "Sources/News/Generated/News", "Sources/Shop/Cards/Generated/Shop",
      ]
      let expected = stems.flatMap { stem in Self.outputs.map { "\(stem)+\($0).swift" } }
      #expect(try newFiles() == expected, "\(run)")
    }

    @Test func targetsAndFolderAndAccessCanBeChosen() throws {
      let run = try generate("--target", "Shop", "--output", "Cards", "--access=public")
      #expect(run.status == 0, "\(run)")
      #expect(try newFiles() == Self.outputs.map { "Cards/Shop+\($0).swift" }, "\(run)")
      #expect(try package.read("Cards/Shop+Keys.swift").contains("public static"), "\(run)")
      let check = try generate(
        "--target", "Shop", "--output", package.path("Cards"), "--access=public", "--check")
      #expect(check.status == 0, "\(check)")
    }

    @Test func severalTargetsCanBeNamed() throws {
      let run = try generate("--target", "Shop", "--target=News")
      #expect(run.status == 0, "\(run)")
      #expect(try newFiles().count == 8, "\(run)")
    }

    @Test func checkingShowsTheDifferenceAndWritesNothing() throws {
      #expect(try generate("--target", "Shop").status == 0)
      let fresh = try generate("--target", "Shop", "--check")
      #expect(fresh.status == 0, "\(fresh)")

      let file = "Sources/Shop/Cards/Generated/Shop+Keys.swift"
      let stale = try package.read(file).replacing("discount", with: "rebate")
      try package.write(stale, to: file)
      let run = try generate("--check", "--target", "Shop")
      #expect(run.status == 1, "\(run)")
      #expect(run.output.contains("\(file):9:1: note: expected "), "\(run)")
      #expect(run.output.contains("error: cardgen check failed; see the errors above\n"))
      #expect(try package.read(file) == stale)
    }

    @Test func errorsInAllSchemasAreReportedAtOnceAndNothingIsWritten() throws {
      let broken = Self.coupon.replacing("decimal", with: "decmal")
      let schemas = ["Sources/Shop/Cards/Shop", "Sources/News/News"].map {
        "\($0).contentcards.json"
      }
      for schema in schemas { try package.write(broken, to: schema) }
      let run = try generate()
      #expect(run.status == 1, "\(run)")
      for schema in schemas {
        #expect(run.output.contains("\n\(schema):1:52: error: there is no type"), "\(run)")
      }
      #expect(run.output.contains("error: nothing was written or compared; see the errors above\n"))
      #expect(try newFiles() == [])
    }

    @Test func allSchemasOfATargetShareItsModule() throws {
      try package.write(Self.coupon, to: "Sources/News/Other/Weather.contentcards.json")
      let run = try generate()
      #expect(run.status == 1, "\(run)")
      #expect(run.output.contains("declares the same types"), "\(run)")
      #expect(try newFiles() == ["Sources/News/Other/Weather.contentcards.json"])
    }

    @Test func aSchemaBelongsToTheInnermostTarget() throws {
      try package.write(
        """
        // swift-tools-version: 6.0
        import PackageDescription

        let package = Package(
          name: "Commands",
          dependencies: [.package(path: "../swift-content-cards")],
          targets: [
            .target(
              name: "Root", path: ".",
              exclude: ["Sources", "Schemas", "Tests", "Root.contentcards.json"],
              sources: ["Root.swift"]),
            .target(name: "Shop", exclude: ["Cards/Shop.contentcards.json"]),
            .target(name: "News", exclude: ["News.contentcards.json", "Inner"]),
            .target(
              name: "Inner", path: "Sources/News/Inner", exclude: ["Inner.contentcards.json"]),
            .testTarget(name: "ShopTests", exclude: ["Fixture.contentcards.json"]),
          ])
        """, to: "Package.swift")
      try package.write("", to: "Root.swift")
      try package.write(Self.coupon, to: "Root.contentcards.json")
      try package.write("", to: "Sources/News/Inner/Inner.swift")
      try package.write(Self.coupon, to: "Sources/News/Inner/Inner.contentcards.json")
      try package.write("", to: "Tests/ShopTests/Tests.swift")
      // Schemas that are not used: test targets must be named, and only the folder Schemas itself is searched.
      try package.write(Self.coupon, to: "Tests/ShopTests/Fixture.contentcards.json")
      try package.write(Self.coupon, to: "Schemas/Old/Old.contentcards.json")
      try package.write(Self.coupon, to: "Sources/Shop/.hidden/Hidden.contentcards.json")
      let run = try generate()
      #expect(run.status == 0, "\(run)")
      #expect(
        run.output.contains(
          """
          skipped the test target ShopTests; to process it, run the command again with --target \
          ShopTests

          """))
      #expect(
        try newFiles().filter { $0.hasSuffix("+Keys.swift") } == [
          "Generated/Other/Other+Keys.swift", "Generated/Root+Keys.swift",
          "Sources/News/Generated/News+Keys.swift",
          "Sources/News/Inner/Generated/Inner+Keys.swift",
          "Sources/Shop/Cards/Generated/Shop+Keys.swift",
        ], "\(run)")
    }

    @Test func schemasOfThePluginAreSkippedUnlessTheirTargetIsNamed() throws {
      let manifest = try package.read("Package.swift").replacing(
        #"exclude: ["News.contentcards.json"]"#,
        with: #"plugins: [.plugin(name: "ContentCardsPlugin", package: "swift-content-cards")]"#)
      try package.write(manifest, to: "Package.swift")
      let run = try generate()
      #expect(run.status == 0, "\(run)")
      #expect(
        run.output.contains(
          """
          skipped \(package.path("Sources/News/News.contentcards.json")), because ContentCardsPlugin \
          generates its code; to process it anyway, run the command again with --target News

          """), "\(run)")
      #expect(try newFiles().filter { $0.hasPrefix("Sources/News") } == [])
      #expect(try generate("--target", "News").status == 0)
      #expect(try newFiles().contains("Sources/News/Generated/News+Keys.swift"))
    }

    /// Only the manifest's plug-in list of the target counts, not the plug-in's name in other places.
    @Test func aTargetIsSkippedOnlyIfItUsesThePlugin() throws {
      let manifest = try package.read("Package.swift")
        .replacing(#", exclude: ["News.contentcards.json"]"#, with: "")
        .replacing("import", with: "// ContentCardsPlugin\nimport")
      try package.write(manifest, to: "Package.swift")
      let run = try generate()
      #expect(run.status == 0, "\(run)")
      #expect(!run.output.contains("because ContentCardsPlugin"), "\(run)")
      #expect(try newFiles().contains("Sources/News/Generated/News+Keys.swift"))

      let stale = try package.read("Sources/News/Generated/News+Keys.swift")
        .replacing("discount", with: "rebate")
      try package.write(stale, to: "Sources/News/Generated/News+Keys.swift")
      let check = try generate("--check")
      #expect(check.status != 0, "\(check)")
      #expect(check.output.contains("News+Keys.swift:9:1: error: is out of date with"), "\(check)")
    }

    @Test func targetsThatMayUseThePluginAreReported() throws {
      let manifest = try package.read("Package.swift")
        .replacing(#", exclude: ["News.contentcards.json"]"#, with: "")
      try package.write(manifest, to: "Package.swift")
      try package.write(
        """
        #!/bin/sh
        case "$*" in *dump-package*) echo mistake >&2; exit 1; esac
        exec "$(which -a swift | sed -n 2p)" "$@"

        """, to: "bin/swift")
      let tool = package.path("bin/swift")
      try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: tool)
      let run = try package.swift(
        "package",
        ["--allow-writing-to-package-directory", "generate-content-cards", "--check"],
        path: package.path("bin"))
      #expect(run.status != 0, "\(run)")
      #expect(
        run.output.contains(
          """
          error: skipped News, because the command cannot determine whether ContentCardsPlugin \
          generates the code; to process a skipped target, run the command again with --target NAME, \
          or exclude its schemas in the manifest; the cause: swift package dump-package failed: mistake
          """), "\(run)")
    }

    @Test(arguments: [
      (
        ["--target", "Shop", "--target", "Shp"],
        "there is no target \"Shp\" with Swift files; targets with Swift files: Shop, News"
      ),
      (["--output", "a", "--output=b"], "--output is given twice"),
      (["--target"], "--target needs a value"),
      (["--output", "--check"], "--output needs a value"),
      (["--access=private"], "--access cannot be \"private\""),
      (["Sources"], "unknown argument \"Sources\""),
    ])
    func invalidArgumentsAreReported(arguments: [String], explanation: String) throws {
      let run = try package.swift(
        "package",
        ["--allow-writing-to-package-directory", "generate-content-cards"] + arguments)
      #expect(run.status != 0)
      #expect(run.output.contains("error: \(explanation)\n"), "\(run)")
      #expect(try newFiles() == [])
    }

    @Test func aPackageWithoutASchemaIsReported() throws {
      for file in before where file.hasSuffix(".json") {
        try FileManager.default.removeItem(atPath: package.path(file))
      }
      let run = try generate()
      #expect(run.status != 0)
      #expect(
        run.output.contains(
          """
          error: there are no schemas in the targets of Consumer other than test targets, or in its \
          folder Schemas; add a file NAME.contentcards.json; a target also needs a Swift file

          """), "\(run)")
    }

    @Test func schemasOfThePluginNeedNoCommand() throws {
      try package.write(
        """
        // swift-tools-version: 6.0
        import PackageDescription

        let package = Package(
          name: "Commands",
          dependencies: [.package(path: "../swift-content-cards")],
          targets: [
            .target(
              name: "Shop",
              plugins: [.plugin(name: "ContentCardsPlugin", package: "swift-content-cards")])
          ])
        """, to: "Package.swift")
      for file in before where file.hasSuffix(".json") && !file.hasPrefix("Sources/Shop/") {
        try FileManager.default.removeItem(atPath: package.path(file))
      }
      let run = try generate()
      #expect(run.status == 0, "\(run)")
      #expect(
        run.output.contains(
          "nothing to do: all schemas were skipped\n"), "\(run)")
    }

    @Test func helpNamesEveryOption() throws {
      let run = try generate("--help")
      #expect(run.status == 0)
      for option in ["--target NAME", "--check", "--access LEVEL", "--output DIR"] {
        #expect(run.output.contains("\n  \(option) "), "\(run)")
      }
    }

    @Test func helpNamesTheAccessLevelsOfCardgen() throws {
      let levels = "internal, package, or public"
      let run = try generate("--help")
      #expect(run.output.contains("--access LEVEL  \(levels);"), "\(run)")
      let rejected = try generate("--access", "open")
      #expect(rejected.output.contains(levels), "\(rejected)")
    }
  }
}
