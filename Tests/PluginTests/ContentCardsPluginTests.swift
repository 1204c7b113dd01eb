import Foundation
import TestSupport
import Testing

extension PluginTests {
  /// Tests of the build tool plug-in.
  @Suite struct ContentCardsPluginTests {
    /// The message of the package manager when it runs the generator.
    static let step = "Generating content card code for Storefront"
    static let schema = "Sources/Storefront/Shop.contentcards.json"

    @Test func anUnchangedSchemaIsNotGeneratedAgain() throws {
      let features = try Workshop(copying: "Features")
      let first = try features.swift("build")
      #expect(first.status == 0, "\(first)")
      let dates = try features.datesOfOutput(for: "Storefront")
      #expect(!dates.isEmpty)
      // After a clean build, the package manager links the tool a second time and runs it again. The tool changes no file,
      // so nothing is compiled again.
      let second = try features.swift("build")
      #expect(second.status == 0, "\(second)")
      #expect(!second.output.contains("Compiling Storefront"), "\(second)")

      for _ in 3...4 {
        let build = try features.swift("build")
        #expect(build.status == 0, "\(build)")
        #expect(!build.output.contains(Self.step), "\(build)")
      }
      #expect(try features.datesOfOutput(for: "Storefront") == dates)

      let changed = try features.read(Self.schema)
        .replacing(#""int""#, with: #"{"type": "int", "minimum": 1}"#)
      try features.write(changed, to: Self.schema)
      let build = try features.swift("build")
      #expect(build.output.contains(Self.step), "\(build)")
      #expect(build.output.contains("wrote 1 file in "), "\(build)")
    }

    /// A file that is declared and not written breaks the build, and so does one that is written and not declared, on
    /// Apple's systems.
    @Test func theFileForObjectiveCIsDeclaredAndWrittenOnlyIfTheSchemaHasTheMember() throws {
      let features = try Workshop(copying: "Features")
      let schema = try features.read(Self.schema)
      let with = schema.replacing(
        "\"classTypes\"", with: "\"objectiveC\" :\n {\"prefix\": \"SHP\"}, \"classTypes\"")
      // The member's name in another spelling, in a text, and as the name of a key.
      let escaped = with.replacing("\"objectiveC\"", with: #""objective\u0043""#)
      let without = schema.replacing(
        "\"object\": \"Tile\",",
        with: #""object": "Tile", "description": "\"objectiveC\": {}", "card": {},"#)
      let nested = without.replacing(
        #""tile_id": "int""#, with: #""objectiveC": { "type": "int", "property": "tileID" }"#)
      let file =
        "../build/plugins/outputs/consumer/Storefront/destination/ContentCardsPlugin/Shop+ObjectiveC.swift"
      for (text, isWritten) in [(with, true), (without, false), (escaped, true), (nested, false)] {
        try features.write(text, to: Self.schema)
        let build = try features.swift("build")
        #expect(build.status == 0, "\(build)")
        // A build without the member leaves the file of an earlier one.
        if isWritten { #expect(FileManager.default.fileExists(atPath: features.path(file))) }
      }
    }

    @Test func theOutputOfARenamedSchemaIsRemovedFromTheBuild() throws {
      let features = try Workshop(copying: "Features")
      let schema = try features.read(Self.schema)
      try features.remove(Self.schema)
      try features.write(schema, to: "Sources/Storefront/Store #1 100%.contentcards.json")
      let build = try features.swift("build")
      #expect(build.status == 0, "\(build)")
      let files = try features.datesOfOutput(for: "Storefront").keys
      #expect(files.contains { $0.hasSuffix("/Store #1 100%+Keys.swift") }, "\(files)")
    }

    /// With the plugin, and with the output that the message of `init` describes.
    @Test func outputOfInitInATargetCausesNoWarning() throws {
      let shop = try Workshop(files: [
        "Package.swift": """
        // swift-tools-version: 6.0
        import PackageDescription

        let library = Target.Dependency.product(name: "ContentCards", package: "swift-content-cards")
        let package = Package(
          name: "Init",
          platforms: [.iOS(.v16), .macOS(.v13)],
          dependencies: [.package(path: "../swift-content-cards")],
          targets: [
            .target(name: "Built", dependencies: [library], PLUGINS),
            .target(name: "Committed", dependencies: [library], EXCLUDE),
          ])
        """,
        "Sources/Built/Built.swift": "",
        "Sources/Committed/Committed.swift": "",
      ])
      let cardgen = Run.builtProducts.appending(path: "cardgen").path
      let manifest = try shop.read("Package.swift")
      let messages = try ["Built", "Committed"].map { name in
        let run = try Run(
          cardgen, "init", name, "--output", shop.path("Sources/\(name)"))
        #expect(run.status == 0, "\(run)")
        return run.output
      }
      let plugins = try #require(messages[0].firstMatch(of: /plugins: .*/)).0
      let exclude = try #require(messages[1].firstMatch(of: /exclude: .*/)).0
      try shop.write(
        manifest.replacing("PLUGINS", with: plugins).replacing("EXCLUDE", with: exclude),
        to: "Package.swift")
      let command = try #require(messages[1].firstMatch(of: /commit the code: cardgen (.*)/)).1
      let generation = try Run("sh", "-c", "'\(cardgen)' \(command)")
      #expect(generation.status == 0, "\(generation)")

      let build = try shop.swift("build")
      #expect(build.status == 0, "\(build)")
      #expect(!build.output.contains("warning:"), "\(build)")
      #expect(build.output.contains("Generating content card code for Built"), "\(build)")
      #expect(try !shop.datesOfOutput(for: "Built").isEmpty)
    }

    @Test func nothingIsWrittenIntoThePackage() throws {
      let features = try Workshop(copying: "Features")
      let before = try features.files()
      let build = try features.swift("build")
      #expect(build.status == 0, "\(build)")
      #expect(try features.files() == before)
    }

    @Test func anErrorInASchemaIsReportedOnceWithItsLocation() throws {
      let features = try Workshop(copying: "Features")
      let broken = try features.read(Self.schema).replacing(#""decimal""#, with: #""decmal""#)
      try features.write(broken, to: Self.schema)
      let build = try features.swift("build")
      #expect(build.status != 0)
      let places = [#"6:51"#, #"8:77"#]
      let lines = build.output.split(separator: "\n").filter { $0.contains(": error: ") }
      #expect(
        lines
          == places.map {
            #"\#(features.path(Self.schema)):\#($0): error: there is no type "decmal" [unknown-type]"#
          }, "\(build)")
    }

    @Test func twoSchemasThatDeclareTheSameTypesAreRejected() throws {
      let features = try Workshop(copying: "Features")
      let news = "Sources/Storefront/News/News.contentcards.json"
      for schema in [Self.schema, news] {
        try features.write(
          features.read(schema).replacing(/"namespace": .*\n/, with: ""), to: schema)
      }
      let build = try features.swift("build")
      #expect(build.status != 0)
      #expect(
        build.output.contains("\(features.path(Self.schema)): error: this schema declares"),
        "\(build)")
      #expect(build.output.contains("give each schema its own \"namespace\""), "\(build)")
    }

    /// One build reports all mistakes, because the package manager runs the plug-in for every target before it builds one.
    @Test func mistakesInTargetsAreReportedWithAFix() throws {
      let coupon = #"{"classTypes":{"coupon_code":{"extras":{"discount":"decimal"}}}}"#
      let shop = try Workshop(
        files: [
          "Package.swift": """
          // swift-tools-version: 6.0
          import PackageDescription

          let plugins: [Target.PluginUsage] = [
            .plugin(name: "ContentCardsPlugin", package: "swift-content-cards")
          ]
          let package = Package(
            name: "Mistakes",
            dependencies: [.package(path: "../swift-content-cards")],
            targets: [
              .target(name: "None", plugins: plugins),
              .target(name: "Out", exclude: ["Shop.contentcards.json"], plugins: plugins),
              .target(name: "Twins", plugins: plugins),
              .target(name: "Both", plugins: plugins),
              .target(name: "C", plugins: plugins),
            ])
          """,
          "Sources/None/None.swift": "",
          "Sources/Out/Out.swift": "",
          "Sources/Out/Shop.contentcards.json": coupon,
          "Sources/Twins/Twins.swift": "",
          "Sources/Twins/A/Shop.contentcards.json": coupon,
          "Sources/Twins/B/shop.contentcards.json": coupon,
          "Sources/C/include/C.h": "",
          "Sources/C/C.c": "",
          "Sources/Both/Shop.contentcards.json": coupon,
          "Sources/Both/Generated/Shop+Keys.swift": "",
        ])
      let build = try shop.swift("build")
      #expect(build.status != 0)
      let problems = Set(
        build.output.split(separator: "\n").filter {
          $0.hasPrefix("error: ") || $0.hasPrefix("warning: ")
        })
      // A missing schema does not stop the build, so that `swift run cardgen init` can create one.
      #expect(
        problems == [
          """
          warning: target "None" has no schema for ContentCardsPlugin: add a file \
          NAME.contentcards.json to \(shop.path("Sources/None")), or remove the plug-in from the target
          """,
          """
          warning: target "Out" has no schema for ContentCardsPlugin: the manifest leaves \
          \(shop.path("Sources/Out/Shop.contentcards.json")) out of the target; check the target's \
          exclude, sources, and resources
          """,
          """
          warning: target "C" has no schema for ContentCardsPlugin: the target has no Swift files; \
          remove the plug-in from it
          """,
          """
          error: \(shop.path("Sources/Twins/A/Shop.contentcards.json")) and \
          \(shop.path("Sources/Twins/B/shop.contentcards.json")) could write the same files; \
          rename all but one of them
          """,
          """
          error: \(shop.path("Sources/Both/Generated/Shop+Keys.swift")) is in the target, but \
          ContentCardsPlugin also generates it from Shop.contentcards.json; delete the generated files \
          Shop+*.swift from the target, or remove the plug-in from the target
          """,
        ], "\(build)")
    }
  }
}
