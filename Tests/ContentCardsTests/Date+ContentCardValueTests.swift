import ContentCards
import Foundation
import Testing

struct DateValueTests {
  @Test(
    arguments: [
      ("2023-11-14T22:13:20Z", .iso8601), ("1700000000", .unix),
      ("1700000000000", .unixMilliseconds),
      (1_700_000_000, .unix), (1_700_000_000.0, .unix), (1_700_000_000_000, .unixMilliseconds),
      (1_700_000_000_000.0, .unixMilliseconds),
    ] as [(ExtraValue, ContentCardsGeneratedCode.DateFormat)])
  func everyFormatIsRead(value: ExtraValue, format: ContentCardsGeneratedCode.DateFormat) {
    let date = Date(timeIntervalSince1970: 1_700_000_000)
    #expect(reading(value, as: Date.self, rules: format) == .success(date))
  }

  @Test(
    arguments: [
      ("2023-11-14", .iso8601, .notA("a date such as 2026-01-31T09:00:00Z")),
      ("1700000000", .iso8601, .notA("a date such as 2026-01-31T09:00:00Z")),
      ("2023-11-14T22:13:20Z", .unix, .notA("a date in seconds since 1970")),
      ("1e9", .unixMilliseconds, .notA("a date in milliseconds since 1970")),
      (.double(.nan), .unix, .notA("a date in seconds since 1970")),
      (
        1_700_000_000, .iso8601,
        .wrongKind("a number", expected: "a date such as 2026-01-31T09:00:00Z")
      ),
      (true, .unix, .wrongKind("a bool", expected: "a date in seconds since 1970")),
    ] as [(ExtraValue, ContentCardsGeneratedCode.DateFormat, ContentCardValueError)])
  func otherValuesAreRejected(
    value: ExtraValue, format: ContentCardsGeneratedCode.DateFormat, error: ContentCardValueError
  ) {
    #expect(reading(value, as: Date.self, rules: format) == .failure(error))
  }
}
