import ContentCardCodegen
import ContentCardSchema
import Testing

@testable import ContentCardTools

/// Tests of the effects of changes on live cards and old apps that need more than one row of the table of changes.
@Suite struct SchemaDiffEffectTests {
  /// Returns the effects on live cards and on old apps, each the worst of all changes.
  private func effects(_ old: String, _ new: String) throws -> [SchemaChange.Effect] {
    let changes = try schemaChanges(
      from: CheckedSchema("{\"classTypes\": {\(old)}}"),
      to: CheckedSchema("{\"classTypes\": {\(new)}}"))
    return [changes.map(\.liveCards).max() ?? .none, changes.map(\.oldApps).max() ?? .none]
  }

  /// Each card has a Boolean in this fallback, which is not a valid string.
  @Test func fallbacksToNativeValuesCanRejectCards() throws {
    let field = { (members: String) in
      #""t": {"extras": {"k": {"type": "string", "fallback": ["card.openURLInWebView"]\#(members)}}}"#
    }
    #expect(try effects(field(""), field(#", "allowsEmpty": true"#)) == [.changesMeaning, .breaks])
  }

  /// The items of a list are trimmed.
  @Test func whiteSpaceOfASeparatorIsNotNeeded() throws {
    func list(_ type: String, _ separator: String) -> String {
      #""t": {"extras": {"k": {"type": "\#(type)", "separator": "\#(separator)"}}}"#
    }
    #expect(try effects(list("int[]", ", "), list("int[]", ",")) == [.none, .breaks])
    #expect(try effects(list("url[]", ", "), list("url[]", ",")) == [.breaks, .breaks])
  }

  /// A list with the separator `-` reads the title `-1` as 1.
  @Test func separatorsCanBePartsOfNumbers() throws {
    let effects = try effects(
      #""t": {"card": {"title": {"type": "int[]", "separator": "-"}}}"#,
      #""t": {"card": {"title": "int"}}"#)
    #expect(effects == [.breaks, .breaks])
  }

  /// Without a maximum, a number can be later than the year 9999.
  @Test func numbersInARangeAreValidDates() throws {
    func number(_ range: String) -> String {
      #""t": {"extras": {"k": {"type": "int", \#(range)}}}"#
    }
    let date = #""t": {"extras": {"k": {"type": "date", "format": "unix"}}}"#
    #expect(try effects(number(#""minimum": 0, "maximum": 9"#), date) == [.none, .breaks])
    #expect(try effects(number(#""minimum": 0"#), date) == [.breaks, .breaks])
  }

  /// Each card has `line_1`, which the new field collects.
  @Test func numberedKeysCanBecomeAList() throws {
    func card(_ extras: String) -> String { #""t": {"extras": {\#(extras)}}"# }
    let list = card(#""line_*": "string[]""#)
    let effects = { try self.effects(card($0), list) }
    #expect(try effects(#""line_1": "string", "line_2": "string?""#) == [.none, .breaks])
    #expect(try effects(#""line_1": "string?", "line_2": "string?""#) == [.breaks, .none])
    #expect(try effects(#""line_1": "string", "line_2": "int?""#) == [.breaks, .breaks])
    #expect(
      try effects(#""line_1": "string", "line_2*": "int[]?""#) == [.breaks, .breaks])
    #expect(
      try effects(#""line_1": {"type": "json", "swiftType": "A"}"#) == [.breaks, .breaks])
    #expect(
      try self.effects(
        card(#""line_1": "string""#), card(#""line_*": "string[]", "line_1": "string""#))
        == [.breaks, .none])
    #expect(
      try self.effects(list, card(#""line_1": "string", "line_2": "string?""#))
        == [.breaks, .none])
  }

  /// A whole number reads some JSON numbers in `a`, and a string reads none.
  @Test func stringsRejectNumbersInFallbacks() throws {
    func fields(_ type: String, _ fallback: String) -> String {
      #""t": {"card": {"title": {"type": "\#(type)", "fallback": "a"}}, "extras": {"a": "\#(fallback)"}}"#
    }
    #expect(
      try effects(fields("int?", "double?"), fields("string?", "double?"))
        == [.changesMeaning, .changesMeaning])
    for (type, fallback) in [("int", "json?"), ("json", "double?"), ("int[]", "json[]?")] {
      let string = type.hasSuffix("[]") ? "string[]" : "string"
      #expect(
        try effects(fields(type, fallback), fields(string, fallback)) == [.breaks, .breaks])
    }
  }

  @Test func appDefinedTypesMayRejectTheValuesOfAFallback() throws {
    func fields(_ added: String) -> String {
      #""t": {"extras": {"a": {"type": "json", "swiftType": "A"}\#(added)}}"#
    }
    let added = #", "b": {"type": "string", "fallback": "a"}"#
    #expect(try effects(fields(""), fields(added)) == [.changesMeaning, .none])
  }

  @Test func jsonInATitleIsText() throws {
    func title(_ type: String) -> String { #""t": {"card": {"title": "\#(type)"}}"# }
    #expect(try effects(title("json"), title("string")) == [.changesMeaning, .breaks])
  }

  @Test func emptyJSONListsAreValidJSON() throws {
    let effects = try effects(
      #""t": {"extras": {"k": {"type": "json[]", "allowsEmpty": true}}}"#,
      #""t": {"extras": {"k": "json"}}"#)
    #expect(effects == [.none, .breaks])
  }

  /// Live cards can have any text in `s_2`, which the new app searches before the old name.
  @Test func newNamesCanHoldCollectedValues() throws {
    let effects = try effects(
      #""t": {"extras": {"s_*": "string[]?", "s_1": "int"}}"#,
      #""t": {"extras": {"s_*": "string[]?", "s_2": {"type": "int", "aliases": "s_1"}}}"#)
    #expect(effects == [.breaks, .breaks])
  }

  /// The number in `a` is a valid date, but not a valid list.
  @Test func fallbacksAreReadWithTheNewType() throws {
    func fields(_ type: String) -> String {
      #""t": {"card": {"title": {"type": "\#(type)", "format": "unix", "separator": "|", "fallback": "a"}}, "extras": {"a": {"type": "date", "format": "unix"}}}"#
        .replacing(type == "date" ? #""separator": "|", "# : "", with: "")
    }
    #expect(try effects(fields("date[]"), fields("date")) == [.breaks, .breaks])
  }

  /// The new choice reads the key of the old one, but not its values.
  @Test func choicesThatReadTheKeyOfAnotherTypeCanRejectCards() throws {
    func choices(_ list: String, isRequired: Bool = true) -> String {
      #""t": {"oneOf": {"p": {"required": \#(isRequired), "choices": [\#(list)]}}}"#
    }
    let number = #"{"case": "i", "extras": "a", "type": "int"}"#
    let text = #"{"case": "s", "extras": "a"}"#
    let both = number + "," + text
    #expect(try effects(choices(both), choices(number)) == [.breaks, .changesMeaning])
    #expect(
      try effects(choices(both, isRequired: false), choices(number, isRequired: false))
        == [.changesMeaning, .changesMeaning])
    let link = #"{"case": "u", "extras": "b", "type": "url"}"#
    let alias = #"{"case": "u", "extras": "b", "type": "url", "aliases": ["a"]}"#
    #expect(
      try effects(choices(link + "," + number), choices(alias)) == [.breaks, .breaks])
    #expect(
      try effects(choices(alias), choices(link + "," + number)) == [.breaks, .breaks])
    let color = #"{"case": "u", "extras": "a", "type": "color"}"#
    let url = #"{"case": "u", "extras": "a", "type": "url"}"#
    #expect(
      try effects(choices(url + "," + text), choices(color + "," + text))
        == [.changesMeaning, .changesMeaning])
    #expect(
      try effects(choices(both), choices(text + "," + number)) == [
        .changesMeaning, .changesMeaning,
      ])
  }

  /// The text in `a` ends the search for a number, although each card has a number in `b`.
  @Test func newChoicesStopAtInvalidValues() throws {
    let effects = try effects(
      #""t": {"extras": {"a": "string?", "b": "int"}}"#,
      #""t": {"oneOf": {"p": {"required": true, "choices": [{"case": "i", "extras": "a", "type": "int", "aliases": ["b"]}]}}}"#
    )
    #expect(effects == [.breaks, .breaks])
  }

  /// Each card has a value in the fallback, but it is not a number.
  @Test func requiredFieldsCanRejectTheirFallbacks() throws {
    func field(_ members: String) -> String {
      #""t": {"extras": {"a": {\#(members), "fallback": "b"}, "b": "string"}}"#
    }
    let required = field(#""type": "int""#)
    #expect(try effects(field(#""type": "int?""#), required) == [.breaks, .none])
    #expect(try effects(field(#""type": "int", "default": 1"#), required) == [.breaks, .none])
    #expect(
      try effects(
        field(#""type": "int", "default": 1"#), field(#""type": "int", "default": 2"#))
        == [.changesMeaning, .changesMeaning])
  }

  /// "İ" is not "i", as in the library.
  @Test func namesAreComparedAsTheLibraryComparesThem() throws {
    let effects = try effects(
      #""t": {"extras": {"k": {"type": "string", "enum": ["i\u0307x", "b"]}}}"#,
      #""t": {"extras": {"k": {"type": "string", "enum": ["İx", "b"]}}}"#)
    #expect(effects == [.breaks, .breaks])
  }
}
