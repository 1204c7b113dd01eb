import Foundation
import Testing

@testable import CardgenCommands

struct UsageErrorTests {
  @Test(arguments: [
    ["generate", "--ouput", "x", "--diagnostics", "json"], ["generate", "--diagnostics=json", "x"],
    ["generat", "--diagnostics=json"], ["diff", "--diagnostics", "json", "a"],
    ["lint-card", "--allow-liquid", "--diagnostics=json"],
  ])
  func errorsAreJSONOnRequest(_ arguments: [String]) throws {
    let outcome = try Workplace().run(Workplace.cardgen, arguments)
    #expect(outcome.exitCode == .usage)
    let json = try JSONSerialization.jsonObject(with: Data(outcome.errors.utf8))
    let error = try #require((json as? [[String: Any]])?.first, "\(outcome)")
    #expect(error["code"] as? String == "invalid-arguments")
    #expect(error["file"] as? String == "cardgen" && error["line"] is NSNull)
    #expect((error["message"] as? String)?.isEmpty == false)
    #expect((error["notes"] as? [[String: Any]])?.count == 1)
  }

  @Test func operandsNamedLikeOptionsAreIgnored() throws {
    let outcome = try Workplace().run("generate", "--", "--diagnostics=json")
    #expect(outcome.errors.hasPrefix("cardgen: error: "))
  }

  @Test(arguments: ["lint", "lint-card", "generate --output"])
  func argumentsThatAreNotUTF8AreReported(_ command: String) throws {
    let workplace = try Workplace(schemas: ["Shop": Workplace.coupon])
    let script = "'\(Workplace.cardgen.path)' \(command) \"$(printf 'Caf\\351')\""
    let outcome = try workplace.run(URL(filePath: "/bin/sh"), ["-c", script])
    #expect(
      outcome
        == Outcome(
          .usage,
          errors: """
            cardgen: error: "Caf\u{FFFD}" is not UTF-8
            cardgen: note: rename the file so that its name is UTF-8

            """))
    #expect(workplace.entries() == ["Schemas"])
  }

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

  @Test func textIsTwoLines() {
    let error = UsageError("there is no command \"a\nb\"", hint: "did you mean \"\u{1B}\"?")
    #expect(
      error.text == """
        cardgen: error: there is no command "a\\nb"
        cardgen: note: did you mean "\\u{1B}"?

        """)
  }
}
