/// A description of a base type for messages, generated code, samples, and the page for marketers.
///
/// `CONTRIBUTING.md` lists what else a new base type needs.
package struct BaseTypeDescription: Sendable {
  /// The type in messages, without an article.
  package var noun: String
  /// What to write in the schema for a value of the type.
  package var advice: String
  /// Two values as they are written in a list in the schema, for a message.
  package var listExample = "\"…\", \"…\""
  /// Names of the type in other schema languages, programming languages, and the dashboard, in lower case.
  package var synonyms: [String] = []

  /// The Swift type of a value that is not restricted by an `enum`, or `nil` for `custom`, for which the schema must
  /// name the type. For `json`, the schema can name another type.
  package var swiftType: String?
  /// The form of a value in Objective-C, or `nil` for `custom`.
  package var objectiveC: ObjectiveCForm?

  /// A closure that reads a value from text. It returns `nil` if the text is not valid, for example because it has
  /// leading or trailing white space. For `string`, `json`, and `custom`, it accepts any text.
  var literal: @Sendable (String) -> Literal?

  /// Typical values as typed in the dashboard, best first.
  package var samples: [String]
  package var malformedTexts: [String] = []
  package var oversizedNumbers: [String] = []
  /// A JSON value of a kind that the type rejects. It is `nil` for `json`, because a single value can have any kind,
  /// and for `custom`, because the app's own type decides.
  package var otherKind: Literal?

  /// Phrases for marketers: one for a single value, and one for several values. Text to type is in backticks.
  package var words: (one: String, several: String)
  /// A rule for marketers about the form of a value.
  package var rule: String?

  package var nounWithArticle: String { noun == "text" ? noun : "a \(noun)" }

  /// The form of a Swift value in Objective-C.
  package enum ObjectiveCForm: Sendable {
    /// A type that Objective-C supports, even if it is optional.
    case bridged
    /// A type that Objective-C supports only if it is not optional. An optional value becomes an `NSNumber`.
    case number
    /// Another type, and an expression that converts the value `$0` to it.
    case converted(type: String, expression: String)
  }
}

extension Field {
  package var typeDescription: BaseTypeDescription { type.base.description(as: dateFormat) }
}

extension BaseType {
  /// - Parameter format: The format of a date. It has no effect on other types.
  package func description(as format: DateFormat = .iso8601) -> BaseTypeDescription {
    switch self {
    case .string:
      BaseTypeDescription(
        noun: "text", advice: "text in quotes", synonyms: ["text", "str", "enum"],
        swiftType: "String", objectiveC: .bridged,
        literal: { .string($0) },
        samples: ["some text", "more text", "text"], otherKind: .int(7),
        words: ("text", "texts"))
    case .int:
      BaseTypeDescription(
        noun: "whole number", advice: "a whole number such as 20", listExample: "1, 2",
        synonyms: ["integer", "long"], swiftType: "Int", objectiveC: .number,
        literal: { ValueGrammar.int($0).map(Literal.int) },
        samples: ["7", "12"], malformedTexts: ["7.5", "seven"],
        oversizedNumbers: ["99999999999999999999"], otherKind: .bool(true),
        words: ("a whole number", "whole numbers"), rule: "no decimals, no % sign")
    case .double:
      BaseTypeDescription(
        noun: "number", advice: "a number such as 0.5", listExample: "0.5, 2",
        synonyms: ["number", "float"], swiftType: "Double", objectiveC: .number,
        literal: { ValueGrammar.double($0).map(Literal.double) },
        samples: ["0.5", "2"], malformedTexts: ["1,99", "half"], oversizedNumbers: ["1e999"],
        otherKind: .bool(true), words: ("a number", "numbers"),
        rule: "with no decimal comma, thousands separator, or % sign")
    case .decimal:
      BaseTypeDescription(
        noun: "decimal number", advice: "a decimal number such as 12.50",
        listExample: "0.5, 2", synonyms: ["number", "float"], swiftType: "Foundation.Decimal",
        objectiveC: .converted(
          type: "NSDecimalNumber", expression: "NSDecimalNumber(decimal: $0)"),
        literal: { ValueGrammar.decimal($0) == nil ? nil : .text($0) },
        samples: ["12.50", "3"], malformedTexts: ["1,99", "20%"],
        oversizedNumbers: [String(repeating: "9", count: 39)], otherKind: .bool(true),
        words: ("a number", "numbers"),
        rule: "with no decimal comma, thousands separator, or % sign")
    case .bool:
      BaseTypeDescription(
        noun: "bool", advice: "true or false", listExample: "true, false",
        synonyms: ["boolean"], swiftType: "Bool", objectiveC: .number,
        literal: { ValueGrammar.bool($0).map(Literal.bool) },
        samples: ["true", "false"], malformedTexts: ["maybe", "on"], otherKind: .int(7),
        words: ("`true` or `false`", "`true` or `false` for each item"))
    case .url:
      BaseTypeDescription(
        noun: "URL", advice: "a URL with its scheme, such as \"https://example.com\"",
        synonyms: ["link", "uri"], swiftType: "Foundation.URL", objectiveC: .bridged,
        literal: { ValueGrammar.url($0) == nil ? nil : .text($0) },
        samples: ["https://example.com/", "https://example.com/more"],
        malformedTexts: ["example.com", "nowhere"], otherKind: .int(7),
        words: ("a link", "links"),
        rule: "starting with https:// or the app's own scheme, no spaces")
    case .date:
      switch format {
      case .iso8601:
        Self.date(
          as: format, advice: "a date with a time zone, such as \"2026-01-31T09:00:00Z\"",
          samples: ["2026-01-31T09:00:00Z", "2026-02-28T18:30:00+01:00"],
          malformedTexts: ["2026-01-31", "tomorrow"], otherKind: .int(7),
          words: (
            "a date and time with a time zone (`Z` or `+01:00`)",
            "dates and times with a time zone (`Z` or `+01:00`)"
          ))
      case .unix:
        Self.date(
          as: format, advice: "seconds since 1970, such as 1769850000",
          samples: ["1769850000", "1772301600"],
          words: ("a Unix timestamp in seconds", "Unix timestamps in seconds"))
      case .unixMilliseconds:
        Self.date(
          as: format, advice: "milliseconds since 1970, such as 1769850000000",
          samples: ["1769850000000", "1772301600000"],
          words: ("a Unix timestamp in milliseconds", "Unix timestamps in milliseconds"))
      }
    case .color:
      BaseTypeDescription(
        noun: "color", advice: "a color such as \"#FF8800\"", swiftType: "ContentCardColor",
        objectiveC: .converted(type: "String", expression: "$0.description"),
        literal: { ValueGrammar.color($0) == nil ? nil : .text($0) },
        samples: ["#FF8800", "#0088FF"], malformedTexts: ["FF8800", "orange"],
        otherKind: .int(7), words: ("a color", "colors such as `#FF8800`"))
    case .json:
      BaseTypeDescription(
        noun: "JSON value", advice: "JSON, directly or as text", synonyms: ["object"],
        swiftType: "ContentCardsGeneratedCode.ExtraValue",
        objectiveC: .converted(
          type: "Any", expression: "ContentCardsGeneratedCode.foundationObject($0)"),
        literal: { .text($0) },
        samples: ["{\"name\": \"Tea\"}"], malformedTexts: ["{", "none"],
        words: ("JSON", "texts"))
    case .custom:
      BaseTypeDescription(
        noun: "text value", advice: "text in quotes", literal: { .text($0) },
        samples: ["text"], words: ("text", "texts"))
    }
  }

  private static func date(
    as format: DateFormat, advice: String, samples: [String],
    malformedTexts: [String] = ["2026-01-31T09:00:00Z", "soon"],
    otherKind: Literal = .bool(true), words: (one: String, several: String)
  ) -> BaseTypeDescription {
    BaseTypeDescription(
      noun: "date", advice: advice, synonyms: ["datetime", "timestamp"],
      swiftType: "Foundation.Date", objectiveC: .bridged,
      literal: { format.secondsSince1970($0) == nil ? nil : .text($0) }, samples: samples,
      malformedTexts: malformedTexts, otherKind: otherKind, words: words)
  }
}
