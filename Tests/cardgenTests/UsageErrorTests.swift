import Testing

@testable import CardgenCommands

struct UsageErrorTests {
  @Test func theTextIsTwoLinesWhateverItCites() {
    let error = UsageError("there is no command \"a\nb\"", hint: "did you mean \"\u{1B}\"?")
    #expect(
      error.text == """
        cardgen: error: there is no command "a\\nb"
        cardgen: note: did you mean "\\u{1B}"?

        """)
  }
}
