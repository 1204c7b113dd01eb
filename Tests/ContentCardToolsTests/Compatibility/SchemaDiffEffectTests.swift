import ContentCardCodegen
import ContentCardSchema
import Testing

@testable import ContentCardTools

/// Tests of the effects of changes on live cards and old apps that need more than one row of the table of changes.
@Suite struct SchemaDiffEffectTests {
  private typealias Effect = SchemaChange.Effect

  /// The class type in both versions, and the effects on live cards and on old apps.
  private typealias Example = (old: String, new: String, liveCards: Effect, oldApps: Effect)

  private static func extras(_ fields: String) -> String { #""extras": {\#(fields)}"# }
  private static func field(_ members: String) -> String { extras("\"k\": {\(members)}") }
  private static func title(_ members: String) -> String { #""card": {"title": {\#(members)}}"# }
  private static func oneOf(_ choices: String...) -> String {
    #""oneOf": {"p": {"required": true, "choices": [\#(choices.joined(separator: ","))]}}"#
  }

  private static let coordinates = #""together": ["a", "b"], "atLeastOne": ["a", "c"]"#
  private static let together =
    extras(#""a": "int?", "b": "int?", "c": "int?""#) + ", " + coordinates
  private static let chained = #""together": ["a", "b"], "atLeastOne": ["b", "c"]"#
  private static let ofRules: [Example] = [
    // A value of `a` is used only together with one of `b`.
    (
      together,
      extras(#""a": "int?", "b": {"type": "int?", "maximum": 5}, "c": "int?""#) + ", "
        + coordinates,
      .breaks, .none
    ),
    // The default can be greater than the value of `b` on a live card.
    (
      extras(#""a": {"type": "int", "default": 1}, "b": "int""#) + #", "order": ["a", "b"]"#,
      extras(#""a": {"type": "int", "default": 50}, "b": "int""#) + #", "order": ["a", "b"]"#,
      .breaks, .changesMeaning
    ),
    (
      extras(#""a": {"type": "int", "default": 1}, "b": {"type": "int", "minimum": 50}"#)
        + #", "order": ["a", "b"]"#,
      extras(#""a": {"type": "int", "default": 50}, "b": {"type": "int", "minimum": 50}"#)
        + #", "order": ["a", "b"]"#,
      .changesMeaning, .changesMeaning
    ),
    // The three values of a new card must be in order, and the default of `c` is too small.
    (
      extras(
        #""a": {"type": "decimal", "minimum": 3}, "b": {"type": "decimal", "maximum": 7}, "c": {"type": "decimal", "default": 5}"#
      )
        + #", "order": [["b", "a"], ["a", "c"]]"#,
      extras(
        #""a": {"type": "decimal", "minimum": 3}, "b": "decimal", "c": {"type": "decimal", "default": 5}"#
      )
        + #", "order": [["b", "a"], ["a", "c"]]"#,
      .none, .breaks
    ),
    // A live card can have three values, two of which are equal.
    (
      extras(#""s_*": {"type": "int[]", "unique": true, "minimumCount": 2}"#),
      extras(#""s_*": {"type": "int[]", "minimumCount": 2}"#), .changesMeaning, .breaks
    ),
    // Both values of a pair are lost, and so is `c`, which is used only together with one of them.
    (
      extras(#""a": "int?", "b": "int?", "c": "int?", "d": "int?""#)
        + #", "together": ["b", "c"], "atLeastOne": ["c", "d"]"#,
      extras(#""a": "int?", "b": "int?", "c": "int?", "d": "int?""#)
        + #", "together": ["b", "c"], "atLeastOne": ["c", "d"], "order": ["a", "b"]"#,
      .breaks, .none
    ),
    // New cards need a value of `a` or `c`. Without `c`, old apps ignore `b`, but not the card, because it has `a`.
    (
      extras(#""a": "int?", "b": "int?", "c": "int?""#)
        + #", "together": ["b", "c"], "atLeastOne": ["a", "b"]"#,
      extras(#""a": "int?", "b": "int", "c": "int?""#) + #", "atLeastOne": ["a", "c"]"#,
      .breaks, .changesMeaning
    ),
    // Only values of `a` that are at least the default of `b` are valid without `b`.
    (
      extras(
        #""a": {"type": "decimal", "minimum": 3}, "b": {"type": "decimal", "maximum": 7, "default": 5}"#
      ) + #", "order": ["b", "a"]"#,
      extras(
        #""a": {"type": "decimal", "minimum": 3}, "b": {"type": "decimal", "maximum": 7, "default": 5, "fallback": ["a"]}"#
      ) + #", "order": ["b", "a"]"#,
      .changesMeaning, .breaks
    ),
    // `a` falls back to `b`, but has no value on a card with `c`, which is an alias of `b`.
    (
      extras(
        #""a": {"type": "int?", "fallback": ["b"]}, "b": {"type": "int", "aliases": ["c"]}, "d": "string?""#
      ) + #", "atLeastOne": ["a", "d"]"#,
      extras(
        #""a": {"type": "int?", "fallback": ["b"]}, "b": {"type": "int", "aliases": ["c"]}, "d": "int?""#
      ) + #", "atLeastOne": ["a", "d"]"#,
      .breaks, .breaks
    ),
    // Only one of the fields is declared in both versions, so no card has values in another order.
    (
      extras(#""a": "int""#), extras(#""a": "int", "b": "int?""#) + #", "order": ["a", "b"]"#,
      .none,
      .none
    ),
    // Rules that are in both versions reject the card after another change.
    (
      extras(#""a": "int?", "b": "string?", "c": "string?""#) + ", " + chained,
      extras(#""a": {"type": "int?", "maximum": 9}, "b": "string?", "c": "string?""#) + ", "
        + chained,
      .breaks, .none
    ),
    (
      extras(#""a": "string?", "b": "string?", "c": "string?""#) + ", " + chained,
      extras(#""a": {"type": "string?", "liquid": "reject"}, "b": "string?", "c": "string?""#)
        + ", " + chained,
      .breaks, .none
    ),
    (
      extras(#""a": {"type": "int?", "aliases": ["z"]}, "b": "string?", "c": "string?""#) + ", "
        + chained,
      extras(#""a": "int?", "b": "string?", "c": "string?""#) + ", " + chained,
      .breaks, .none
    ),
    // A new card has `c` because of `a`, and needs no `b`. Old apps do not read `a`, and ignore `c`.
    (
      extras(#""a": "int?", "b": "int?", "c": "json[]?""#)
        + #", "together": ["a", "c"], "atLeastOne": ["b", "c"]"#,
      extras(#""a": {"type": "int?", "aliases": ["z"]}, "b": "int?", "c": "json[]?""#)
        + #", "together": ["a", "c"], "atLeastOne": ["b", "c"]"#,
      .none, .breaks
    ),
    (
      extras(#""a": "string[]?", "b": "string?", "c": "string?""#) + ", " + chained,
      extras(#""a": {"type": "string[]?", "minimumCount": 2}, "b": "string?", "c": "string?""#)
        + ", " + chained,
      .breaks, .none
    ),
    (
      extras(#""a": {"type": "int", "default": 9}, "b": "int""#) + #", "order": ["a", "b"]"#,
      extras(#""a": {"type": "int", "default": 9, "minimum": 0}, "b": "int""#)
        + #", "order": ["a", "b"]"#,
      .breaks, .none
    ),
    (
      extras(#""a": "int?", "b": "int", "c": "int?""#) + #", "order": ["a", "b"]"#,
      extras(#""a": {"type": "int?", "fallback": ["c"]}, "b": "int", "c": "int?""#)
        + #", "order": ["a", "b"]"#,
      .breaks, .changesMeaning
    ),
    // The first pair of a chain removes a value of the second one.
    (
      extras(#""a": "int?", "b": "int?", "c": "int""#) + #", "order": [["a", "b"], ["b", "c"]]"#,
      extras(#""a": "int?", "b": "int?", "c": "int""#) + #", "order": [["b", "c"], ["a", "b"]]"#,
      .breaks, .none
    ),
    (
      extras(#""a": "int?", "b": "int?", "c": "int""#) + #", "order": ["b", "c"]"#,
      extras(#""a": "int?", "b": "int?", "c": "int""#) + #", "order": [["a", "b"], ["b", "c"]]"#,
      .changesMeaning, .breaks
    ),
    // Numbers of items, in a choice and beside duplicates
    (
      oneOf(#"{"case": "x", "extras": "x", "type": "int[]"}"#),
      oneOf(#"{"case": "x", "extras": "x", "type": "int[]", "minimumCount": 2}"#),
      .breaks, .none
    ),
    (
      field(#""type": "string[]", "maximumCount": 4, "unique": true"#),
      field(#""type": "string[]", "maximumCount": 4"#),
      .breaks, .changesMeaning
    ),
    // Numbers of keys
    (
      extras(#""s_*": {"type": "string[]", "minimumCount": 5}"#),
      extras(#""s_*": {"type": "string[]", "minimumCount": 5}, "s_1": "string?""#),
      .breaks, .changesMeaning
    ),
    (
      extras(#""s_*": {"type": "string[]", "maximumCount": 4}, "s_1": "string?""#),
      extras(#""s_*": {"type": "string[]", "maximumCount": 4}"#),
      .breaks, .breaks
    ),
    // A card needs several keys.
    (
      extras(#""option_*": {"type": "string[]", "unique": true, "minimumCount": 2}, "a": "int?""#),
      extras(#""option_*": {"type": "string[]", "unique": true, "minimumCount": 2}, "a": "int""#),
      .breaks, .none
    ),
  ]

  @Test func aKeyOfLiveCardsCanBeTakenForTheClassType() throws {
    let classTypes = #""classTypes": {"t": {"extras": {"kind": "string"}}}"#
    let changes = try schemaChanges(
      from: CheckedSchema(#"{"discriminator": ["class_type", "kind"], \#(classTypes)}"#),
      to: CheckedSchema(#"{"discriminator": ["kind", "class_type"], \#(classTypes)}"#))
    #expect(
      changes.map(\.message) == [
        #"""
        the discriminator is now "kind" instead of "class_type": the new app rejects live cards that have a value for \#
        "kind", unless this value is a class type
        """#,
        #"""
        the discriminator is read from its keys in another order: old apps can read another key of new cards that have \#
        several of them; the new app can read another key of live cards that have several of them
        """#,
      ])
  }

  private static let list = extras(#""line_*": "string[]""#)
  private static let unixDate = field(#""type": "date", "format": "unix""#)
  private static let ofFields: [Example] = [
    // The default replaces one number, but not two.
    (
      field(#""type": "int[]""#), field(#""type": "bool", "default": "true""#), .changesMeaning,
      .breaks
    ),
    // A decimal number has fewer digits.
    (
      field(#""type": "date", "format": "unix""#), field(#""type": "decimal""#), .breaks, .breaks
    ),
    // Each card has a Boolean in this fallback, which is not a valid string, so old apps reject cards with an empty key.
    (
      field(#""type": "string", "fallback": "card.openURLInWebView""#),
      field(#""type": "string", "fallback": "card.openURLInWebView", "allowsEmpty": true"#),
      .none, .breaks
    ),
    // The items of a list are trimmed.
    (
      field(#""type": "int[]", "separator": ", ""#), field(#""type": "int[]""#), .none, .breaks
    ),
    (
      field(#""type": "url[]", "separator": ", ""#), field(#""type": "url[]""#), .breaks, .breaks
    ),
    // A list with the separator `-` reads the title `-1` as 1.
    (
      title(#""type": "int[]", "separator": "-""#), title(#""type": "int""#), .breaks,
      .changesMeaning
    ),
    // Without a maximum, a number can be later than the year 9999.
    (field(#""type": "int", "minimum": 0, "maximum": 9"#), unixDate, .none, .breaks),
    (field(#""type": "int", "minimum": 0"#), unixDate, .breaks, .breaks),
    // A time since 1970 is a number without bounds.
    (unixDate, field(#""type": "double", "maximum": 100"#), .breaks, .breaks),
    // A standard field contains JSON as text.
    (title(#""type": "json""#), title(#""type": "string""#), .changesMeaning, .breaks),
    // Empty text is an empty list, but not JSON.
    (field(#""type": "json[]", "allowsEmpty": true"#), field(#""type": "json""#), .breaks, .breaks),
    (field(#""type": "json[]""#), field(#""type": "json""#), .none, .breaks),
    // "İ" is not "i", as in the library.
    (
      field(#""type": "string", "enum": ["i\u0307x", "b"]"#),
      field(#""type": "string", "enum": ["İx", "b"]"#), .breaks, .breaks
    ),
  ]

  private static let ofCollectedKeys: [Example] = [
    // Each card has `line_1`, which the new field collects instead of the removed one.
    (extras(#""line_1": "string", "line_2": "string?""#), list, .changesMeaning, .breaks),
    (extras(#""line_1": "string?", "line_2": "string?""#), list, .breaks, .none),
    (extras(#""line_1": "string", "line_2": "int?""#), list, .breaks, .breaks),
    (extras(#""line_1": "string", "line_2*": "int[]?""#), list, .breaks, .breaks),
    (extras(#""line_1": {"type": "json", "swiftType": "A"}"#), list, .changesMeaning, .breaks),
    (
      extras(#""line_1": "string""#), extras(#""line_*": "string[]", "line_1": "string""#),
      .breaks, .none
    ),
    (list, extras(#""line_1": "string", "line_2": "string?""#), .breaks, .changesMeaning),
    // A set has equal items once. The text in `line_1` is not collected.
    (
      extras(#""line_*": "string[]", "line_1": "string?""#),
      extras(#""line_*": {"type": "string[]", "unique": true}, "line_1": "string?""#),
      .changesMeaning, .changesMeaning
    ),
    // The alias of a choice or a field collects keys, too.
    (
      oneOf(#"{"case": "x", "extras": "x", "type": "string[]", "aliases": ["s_*"]}"#),
      oneOf(#"{"case": "x", "extras": "x", "type": "string[]", "aliases": ["s_*"]}"#) + ", "
        + extras(#""s_a": "string?""#),
      .breaks, .breaks
    ),
    (
      extras(#""s_a": "string?""#),
      extras(#""x": {"type": "string[]?", "aliases": ["s_*"]}"#), .changesMeaning, .none
    ),
    // Live cards can have any text in `s_2`, which the new app searches before the old name.
    (
      extras(#""s_*": "string[]?", "s_1": "int""#),
      extras(#""s_*": "string[]?", "s_2": {"type": "int", "aliases": "s_1"}"#), .breaks, .breaks
    ),
  ]

  /// Returns a title of one type that falls back to an extra of another type.
  private static func title(_ type: String, fallback: String) -> String {
    title(#""type": "\#(type)", "fallback": "a""#) + "," + extras("\"a\": \(fallback)")
  }

  /// Returns an extra that falls back to another extra, which is text.
  private static func withFallback(_ members: String) -> String {
    extras(#""a": {\#(members), "fallback": "b"}, "b": "string""#)
  }

  private static let ofFallbacks: [Example] = [
    // A whole number reads some JSON numbers in `a`, and a string reads none.
    (
      title("int?", fallback: #""double?""#), title("string?", fallback: #""double?""#),
      .changesMeaning, .changesMeaning
    ),
    (
      title("int", fallback: #""json?""#), title("string", fallback: #""json?""#), .breaks, .breaks
    ),
    (
      title("json", fallback: #""double?""#), title("string", fallback: #""double?""#), .breaks,
      .breaks
    ),
    (
      title("int[]", fallback: #""json[]?""#), title("string[]", fallback: #""json[]?""#), .breaks,
      .breaks
    ),
    // A type of the app may reject the values of a fallback.
    (
      extras(#""a": {"type": "json", "swiftType": "A"}"#),
      extras(#""a": {"type": "json", "swiftType": "A"}, "b": {"type": "string", "fallback": "a"}"#),
      .changesMeaning, .none
    ),
    // The number in `a` is a valid date, but not a valid list.
    (
      title(#""type": "date[]", "format": "unix", "separator": "|", "fallback": "a""#)
        + "," + extras(#""a": {"type": "date", "format": "unix"}"#),
      title(#""type": "date", "format": "unix", "fallback": "a""#)
        + "," + extras(#""a": {"type": "date", "format": "unix"}"#),
      .breaks, .breaks
    ),
    // Each card has a value in the fallback, but it is not a number.
    (withFallback(#""type": "int?""#), withFallback(#""type": "int""#), .breaks, .none),
    (
      withFallback(#""type": "int", "default": 1"#), withFallback(#""type": "int""#), .breaks, .none
    ),
    (
      withFallback(#""type": "int", "default": 1"#), withFallback(#""type": "int", "default": 2"#),
      .changesMeaning, .changesMeaning
    ),
  ]

  private static let number = #"{"case": "i", "extras": "a", "type": "int"}"#
  private static let text = #"{"case": "s", "extras": "a"}"#
  private static let link = #"{"case": "u", "extras": "b", "type": "url"}"#
  private static let linkWithAlias =
    #"{"case": "u", "extras": "b", "type": "url", "aliases": ["a"]}"#
  private static let color = #"{"case": "u", "extras": "a", "type": "color"}"#
  private static let url = #"{"case": "u", "extras": "a", "type": "url"}"#
  /// Choices that read the keys of other choices, but not all of their values.
  private static let ofChoices: [Example] = [
    (oneOf(number, text), oneOf(number), .breaks, .none),
    (oneOf(link, number), oneOf(linkWithAlias), .breaks, .breaks),
    (oneOf(linkWithAlias), oneOf(link, number), .breaks, .breaks),
    (oneOf(url, text), oneOf(color, text), .changesMeaning, .changesMeaning),
    (oneOf(number, text), oneOf(text, number), .changesMeaning, .changesMeaning),
    // The text in `a` ends the search for a number, although each card has a number in `b`.
    (
      extras(#""a": "string?", "b": "int""#),
      oneOf(#"{"case": "i", "extras": "a", "type": "int", "aliases": ["b"]}"#), .breaks, .breaks
    ),
  ]

  @Test func theWorstEffectsAreReported() throws {
    for example in Self.ofFields + Self.ofRules + Self.ofCollectedKeys + Self.ofFallbacks
      + Self.ofChoices
    {
      let changes = try schemaChanges(
        from: CheckedSchema("{\"classTypes\": {\"t\": {\(example.old)}}}"),
        to: CheckedSchema("{\"classTypes\": {\"t\": {\(example.new)}}}"))
      let effects = [\SchemaChange.liveCards, \.oldApps].map { effect in
        changes.map { $0[keyPath: effect] }.max() ?? .none
      }
      #expect(effects == [example.liveCards, example.oldApps], "\(example.old)\n\(example.new)")
    }
  }

  @Test func aTypeOfTheAppIsNotCodable() throws {
    let classTypes = #""classTypes": {"x": {"object": "X", "declaration": "extension"}}"#
    let old = try CheckedSchema("{\(classTypes)}")
    let new = try CheckedSchema("{\"codable\": true, \(classTypes)}")
    #expect(schemaChanges(from: old, to: new).isEmpty)
  }
}
