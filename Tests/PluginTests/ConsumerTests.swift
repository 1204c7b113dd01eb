import Foundation
import TestSupport
import Testing

extension PluginTests {
  /// Tests of packages that depend on this one, as the packages of its users do.
  @Suite struct ConsumerTests {
    @Test func twoSchemasAreGeneratedInEachBuildAndCommittedOutputIsUsedFromAnotherModule() throws {
      let features = try Workshop(copying: "Features")
      let build = try features.swift("build")
      #expect(build.status == 0, "\(build)")
      #expect(!build.output.contains("warning:"), "\(build)")

      let storefront = try features.swift("run", ["--skip-build", "--quiet", "Storefront"])
      #expect(
        storefront.output == """
          tile 7 for 12.5 ["tea"]
          coupon of 15 %
          Content card "t2" of class type "home_tile" is rejected: "tile_id" is missing.
          Content card "h1" is rejected: "class_type" is "headline", which is not a declared class type.
          headline Tea is here, in 3 words: true
          1 coupon and 1 headline in feeds

          """, "\(storefront)")

      let loyalty = try features.swift("run", ["--skip-build", "--quiet", "Loyalty"])
      #expect(
        loyalty.output == """
          120 points, gold
          created without a card: 1 points, silver

          """, "\(loyalty)")

      let check = try features.swift(
        "package",
        ["--allow-writing-to-package-directory", "generate-content-cards", "--check"])
      #expect(check.status == 0, "\(check)")
      #expect(check.output.contains("Loyalty+*.swift is up to date"), "\(check)")
    }

    @Test func theUseCasesShowCardsAndLogEvents() throws {
      let useCases = try Workshop(copying: "UseCases")
      let build = try useCases.swift("build")
      #expect(build.status == 0, "\(build)")
      #expect(!build.output.contains("warning:"), "\(build)")
      let run = try useCases.swift("run", ["--skip-build", "--quiet"])
      #expect(
        run.output == """
          == Supplemental content
          advertisement spring.png
          tile Matcha whisk for 24, a content card
          group First flush
          tile Sencha for 12.5, a content card
          tile Teapot for 36, the shop's own
          tile Oolong for 11.5, the shop's own
          sale first: ["Sencha", "Oolong", "Matcha whisk", "Teapot"]
          tapped Sencha, passed to the SDK: true
          tapped Oolong, passed to the SDK: false

          == Message center
          3 messages ["Welcome", "Our terms change", "A recipe"]
          full page: Welcome to the tea house. Your first pot is on us.
          web page at https://example.com/terms
          web page of <h1>Cold brew</h1>
          2 messages ["Our terms change", "A recipe"]
          0 messages []

          == Interactive coupon
          cart of 84 without a coupon: 0 off, 84 to pay
          cart of 84 with a coupon of 12.5 %: 10.5 off, 73.5 to pay
          cart of 84 without a coupon: 0 off, 84 to pay

          == Events in the SDK
          impression ad-spring
          impression tile-whisk
          impression group-first-flush
          impression tile-sencha
          impression tile-held-back
          click tile-sencha
          impression message-welcome
          impression message-terms
          impression message-recipe
          click message-welcome
          click message-terms
          click message-recipe
          dismissal message-welcome
          dismissal message-terms
          dismissal message-recipe
          impression coupon-spring
          click coupon-spring
          dismissal coupon-spring

          == What is wrong with the cards
          Content card "tile-gyokuro" of class type "home_tile" is rejected: "tile_price" is "31,90", which is not a decimal number.
          Content card "coupon-misspelled" of class type "coupon_code" is rejected: "discount_percentage" is missing; the card has "discount_percent": is that a misspelling?
          Content card "tile-sencha" of class type "home_tile": "tile_price" is " 12.50", which has leading or trailing white space (ignored).

          """, "\(run)")
    }

    @Test func theDemoAppDecodesItsOwnTilesAndShowsThemWithContentCards() throws {
      let demoApp = try Workshop(copying: "DemoApp")
      let build = try demoApp.swift("build")
      #expect(build.status == 0, "\(build)")
      #expect(!build.output.contains("warning:"), "\(build)")
      let run = try demoApp.swift("run", ["--skip-build", "--quiet"])
      #expect(
        run.output == """
          == Local tiles
          Web SDK | 99.95 | Adds Braze to a web site. | ["SDK", "Web"] | demo://courses/web
          Liquid | no price | no detail | ["Currents", "Templates"] | no deeplink
          tile 2: "tile_title" is empty. "tile_image" is missing; there is "tile_img": is that a misspelling?

          == Tiles of cards
          Currents 101 Live Training | 250 | Introduction to Currents covers the basics of data exports from Braze. | ["Currents"] | no deeplink
          Segments | no price | no detail | ["Data", "Users"] | demo://courses/segments

          == One list
          card tile-currents: tile Currents 101 Live Training
          card tile-segments: tile Segments
          card group-courses: large group "Courses: Learn Braze in a day"
          card group-events: small group "Events"
          card message-welcome: full page message
          card message-offer: full page message
          card message-terms: web view message
          card message-recipe: web view message
          card message-survey: web view message
          card coupon-spring: coupon of 12.5 %
          card ad-spring: ad spring.png
          local: tile Web SDK
          local: tile Liquid
          objects: 13 rows for 13 elements; the update inserts 0, removes 1 and redraws 10
          tiles: 4 rows for 4 elements; the update inserts 0, removes 0 and redraws 2

          == Messages
          New | Hello from Braze: full page
          no header | Spring offer: full page
          Terms | no title: page https://example.com/terms
          no header | Recipe: HTML <h1>Tea</h1>
          no header | no title: content block survey-2026

          == Round trip
          tiles equal without their cards: true
          content cards among them: 0
          {"card.cardDescription":"Learn Braze in a day","card.title":"Courses","group_style":"large"} true
          {"card.title":"Events","group_style":"small"} true
          {"message_header":"New","message_title":"Hello from Braze"} true
          {"message_title":"Spring offer"} true
          {"card.urlString":"https://example.com/terms","message_header":"Terms"} true
          {"html":"<h1>Tea</h1>","message_title":"Recipe"} true
          {"content_block_id":"survey-2026"} true
          {"discount_percentage":"12.5"} true
          {"card.image":"https://example.com/spring.png"} true

          == Issues
          Content card "tile-segments" of class type "home_tile": "tile_price" is "19,99", which is not a decimal number; the value is ignored.
          Content card "tile-without-image" of class type "home_tile" is rejected: "tile_image" is missing.
          Content card "group-events" of class type "group": "group_style" is "medium", which is not one of "large", "small"; the value is ignored.
          Content card "message-empty" of class type "message_webview" is rejected: none of "card.urlString", "html", "content_block_id" has a valid value.
          Content card "coupon-free" of class type "coupon_code" is rejected: "discount_percentage" is missing; the card has "discount_percent": is that a misspelling?
          Content card "ad-misspelled" is rejected: "class_type" is "add_banner", which is not a declared class type; did you mean "ad_banner"?

          """, "\(run)")
    }

    @Test func theFeedAppShowsFeedsAndLogsEvents() throws {
      let feedApp = try Workshop(copying: "FeedApp")
      let build = try feedApp.swift("build")
      #expect(build.status == 0, "\(build)")
      #expect(!build.output.contains("warning:"), "\(build)")
      let run = try feedApp.swift("run", ["--skip-build", "--quiet"])
      #expect(
        run.output == """
          == Preview
          Messages (1)
          - New | Welcome
          - Our terms
          - Delete all

          == Home, cached
          - Sencha | 12.5 | a content card
          - (nothing)
          - Teapot | 36 | the shop's own
          - Oolong | 11.5 | the shop's own
          - [More from Braze]
          - The shop is open on Sunday

          == Home, after the refresh
          - Advertisement
          - Sencha | 12.5 | a content card
          - (nothing)
          - Matcha whisk | 24 | a content card
          - Teapot | 36 | the shop's own
          - Oolong | 11.5 | the shop's own
          - [More from Braze]
          - The shop is open on Sunday
            SDK: matcha: impression
            SDK: sencha: impression
            SDK: tile-control: impression
            SDK: whisk: impression
            SDK: news: impression
            SDK: sencha: click
            SDK: leaves shop://tiles/sencha to the app
          - Advertisement
          - Sencha | 12.5 | a content card
          - Oolong | 11.5 | the shop's own
          - (nothing)
          - Matcha whisk | 24 | a content card
          - Teapot | 36 | the shop's own
          - [More from Braze]
          - The shop is open on Sunday

          == Messages
          Messages (4)
          - New | Welcome
          - New | Our terms change
          - New | Your order
          - New | Privacy
          - Delete all
            SDK: welcome: impression
            SDK: terms: impression
            SDK: order: impression
            SDK: legal: impression
          Messages
          - Welcome
          - Our terms change
          - Your order
          - Privacy
          - Delete all

          == Opening messages
            SDK: terms: click
            SDK: opens https://example.com/terms in a web view
            SDK: order: click
            SDK: leaves shop://orders/7 to the app
          links of the app: [shop://tiles/sencha, shop://orders/7]
            SDK: welcome: click by Braze
          - Your first pot is on us.

          == Deleting messages
            SDK: welcome: dismissal
          Messages
          - Our terms change
          - Your order
          - Privacy
          - Delete all
            SDK: terms: dismissal
            SDK: order: dismissal
          Messages
          - Privacy
          - Delete all

          == Offers
          Offers
          - 12.5 % off, New
          - (nothing)
          - 20 % off, New
            SDK: spring: impression
            SDK: coupon-control: impression
            SDK: first: impression
          Offers
          - 12.5 % off
          - (nothing)
          - 20 % off

          == Offers, after a refresh
          Offers
          - 15 % off
          - (nothing)
          - 20 % off
          - 5 % off, New
            SDK: spring: click
            SDK: leaves shop://cart to the app

          == A refresh that fails
          1 message, sdkDisabled

          == A refresh that is answered late
          The operation timed out after 0.02 seconds.
          Messages
          - Not up to date: The operation timed out after 0.02 seconds.
          - Privacy
          - Delete all
          Messages (1)
          - Privacy
          - New | A late message
          - Delete all

          == Report
          Cards
          - gyokuro | rejected
          - matcha | accepted-with-warnings
          - tile-control | control
          - whisk | accepted
          - news | ignored
          - sencha | accepted
          - legal | accepted
          - welcome | accepted
          - terms | accepted
          - order | accepted
          - coupon-control | control
          - first | accepted
          - second | accepted
          - spring | accepted
          - late | accepted
          - Share…
          shared as JSON: true
          Cards
          - gyokuro | rejected
          - Share…
          Card "gyokuro" of class type "home_tile": rejected
            (time) source: received: rejected
              error: "tile_price" is not a decimal number.

          == Another user
          an object of the previous user logs a click: false
          refreshed
          Messages (1)
          - New | Hello Bob
          - Delete all
          - Oolong | 11.5 | the shop's own
          - Teapot | 36 | the shop's own
          - [More from Braze]

          == Rejected cards
          Content card "gyokuro" of class type "home_tile" is rejected: "tile_price" is not a decimal number.

          """, "\(run)")
    }

    @Test func theExampleOfTheReadmePrintsTheDocumentedOutput() throws {
      let example = try Workshop(copying: "SixtySeconds")
      let build = try example.swift("build")
      #expect(build.status == 0, "\(build)")
      #expect(!build.output.contains("warning:"), "\(build)")
      let run = try example.swift("run", ["--skip-build", "--quiet"])
      #expect(run.output == (try Readme.blockUnder("swift run")), "\(run)")
    }

    @Test func theExampleWorksTheSameWithCommittedOutput() throws {
      let example = try Workshop(copying: "SixtySeconds")
      let manifest = try example.read("Package.swift")
        .replacing(/plugins: \[.*\]\)/, with: "exclude: [\"Shop.contentcards.json\"])")
      try example.write(manifest, to: "Package.swift")
      let command = ["--allow-writing-to-package-directory", "generate-content-cards"]
      let generation = try example.swift("package", command + ["--target", "Shop"])
      #expect(generation.status == 0, "\(generation)")

      let build = try example.swift("build")
      #expect(build.status == 0, "\(build)")
      #expect(!build.output.contains("warning:"), "\(build)")
      #expect(!build.output.contains("Generating content card code"), "\(build)")
      let run = try example.swift("run", ["--skip-build", "--quiet"])
      #expect(run.output == (try Readme.blockUnder("swift run")), "\(run)")
    }
  }
}
