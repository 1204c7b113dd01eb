import Foundation
import Testing

@testable import CardgenCommands

struct UsageErrorTests {
  #if os(Linux)
    @Test func schemaNamesThatAreNotUTF8AreReported() throws {
      let workplace = try Workplace(schemas: ["Shop": Workplace.coupon])
      _ = try workplace.runShell(
        "cd Schemas; cp Shop.contentcards.json \"$(printf 'Caf\\351.contentcards.json')\"")
      let outcome = try workplace.run("generate")
      #expect(
        outcome
          == Outcome(
            .files,
            errors: """
              Schemas/Caf\u{FFFD}.contentcards.json: error: cannot be read: its name is not UTF-8 \
              [unreadable-file]
              Schemas/Caf\u{FFFD}.contentcards.json: note: rename the file so that its name is UTF-8
              1 error; nothing was written.

              """))
    }
  #endif
}
