import Foundation
import Testing

extension PluginTests {
  /// What `swift package generate-content-cards` does.
  @Suite struct GenerateContentCardsTests {
    static let coupon = #"{"classTypes":{"coupon_code":{"extras":{"discount":"decimal"}}}}"#
    static let outputs = ["ClassType", "Dispatch", "Keys", "Objects"]

    /// Two targets with a schema each, and one in the folder Schemas.
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
      #expect(run.output.contains("\n--- \(file) committed\n+++ \(file) generated\n"), "\(run)")
      #expect(run.output.contains("\n+  static var discount: "), "\(run)")
      #expect(run.output.contains("error: cardgen check ended with 1, for the reasons above\n"))
      #expect(try package.read(file) == stale)
    }

    @Test func mistakesInAllSchemasAreToldAtOnceAndNothingIsWritten() throws {
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
      #expect(run.output.contains("error: cardgen lint ended with 1, for the reasons above\n"))
      #expect(try newFiles() == [])
    }

    @Test(arguments: [
      (
        ["--target", "Shp"],
        "no target is called Shp; with Swift files in them there are Shop, News"
      ),
      (["--target"], "--target needs a value"),
      (["--output", "--check"], "--output needs a value"),
      (["--access=private"], "--access cannot be \"private\""),
      (["Sources"], "\"Sources\" is not understood"),
    ])
    func mistakesInTheArgumentsAreExplained(arguments: [String], explanation: String) throws {
      let run = try package.swift(
        "package",
        ["--allow-writing-to-package-directory", "generate-content-cards"] + arguments)
      #expect(run.status != 0)
      #expect(run.output.contains("error: \(explanation)\n"), "\(run)")
      #expect(try newFiles() == [])
    }

    @Test func aPackageWithoutASchemaIsToldWhereOneBelongs() throws {
      for file in before where file.hasSuffix(".json") {
        try FileManager.default.removeItem(atPath: package.path(file))
      }
      let run = try generate()
      #expect(run.status != 0)
      #expect(
        run.output.contains(
          """
          error: there is no schema in the targets of Consumer or in its folder Schemas: put a \
          NAME.contentcards.json there

          """), "\(run)")
    }

    @Test func helpNamesEveryOption() throws {
      let run = try generate("--help")
      #expect(run.status == 0)
      for option in ["--target NAME", "--check", "--access LEVEL", "--output DIR"] {
        #expect(run.output.contains("\n  \(option) "), "\(run)")
      }
    }
  }
}
