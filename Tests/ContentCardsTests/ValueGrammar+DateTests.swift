import Foundation
import Testing

@testable import ContentCards

struct ValueGrammarDateTests {
  @Test(arguments: [
    ("1970-01-01T00:00Z", 0), ("1970-01-01T00:00:00Z", 0), ("1970-01-01T00:00:00.5Z", 0.5),
    ("1969-12-31T23:59:59.5Z", -0.5), ("2026-01-31T09:00:00Z", 1_769_850_000),
    ("2026-01-31T10:00:00+01:00", 1_769_850_000), ("2026-01-31T10:00:00+0100", 1_769_850_000),
    ("2026-01-31T03:30:00-05:30", 1_769_850_000), ("2026-01-31T09:00:00-00:00", 1_769_850_000),
    ("2024-02-29T00:00:00Z", 1_709_164_800), ("2000-02-29T12:00Z", 951_825_600),
    ("2024-03-01T00:00Z", 1_709_251_200), ("2023-03-01T00:00Z", 1_677_628_800),
    ("0001-01-01T00:00:00Z", -62_135_596_800), ("9999-12-31T23:59:59Z", 253_402_300_799),
    ("2023-11-14T22:13:20.123456789012345678Z", 1_700_000_000.123456789),
    ("1999-12-31T23:59:59+23:59", 946_598_459),
  ])
  func datesWithTimeAndZoneAreRead(text: String, seconds: Double) {
    #expect(ValueGrammar.iso8601Date(text) == Date(timeIntervalSince1970: seconds))
  }

  @Test func everyDayAgreesWithTheCalendar() throws {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = try #require(TimeZone(secondsFromGMT: 0))
    for year in [1600, 1700, 1899, 1900, 1970, 1999, 2000, 2023, 2024, 2100, 2400] {
      for month in 1...12 {
        for day in [1, 28, 29, 30, 31] {
          let parts = DateComponents(year: year, month: month, day: day, hour: 12)
          let date = try #require(calendar.date(from: parts))
          let isReal = calendar.component(.month, from: date) == month
          let digits = [month, day].map { $0 < 10 ? "0\($0)" : "\($0)" }
          let text = "\(year)-\(digits[0])-\(digits[1])T12:00Z"
          #expect(ValueGrammar.iso8601Date(text) == (isReal ? date : nil), "\(text)")
        }
      }
    }
  }

  @Test(arguments: [
    "", "2026", "2026-01-31", "2026-01-31T09:00:00", "2026-01-31 09:00:00Z", "2026-01-31T09Z",
    "2026-01-31t09:00:00z", "2026-1-31T09:00:00Z", "26-01-31T09:00:00Z", "20260131T090000Z",
    "2026-02-29T00:00Z", "1900-02-29T00:00Z", "2026-04-31T00:00Z", "2026-00-01T00:00Z",
    "2026-13-01T00:00Z", "2026-01-00T00:00Z", "2026-01-32T00:00Z", "0000-01-01T00:00Z",
    "10000-01-01T00:00Z", "-001-01-01T00:00Z", "2026-01-31T24:00:00Z", "2026-01-31T23:59:60Z",
    "2026-01-31T23:60:00Z", "2026-01-31T09:00:00.Z", "2026-01-31T09:00:00,5Z",
    "2026-01-31T09:00.5Z", "2026-01-31T09:00:00+24:00", "2026-01-31T09:00:00+01:60",
    "2026-01-31T09:00:00+01", "2026-01-31T09:00:00+1:00", "2026-01-31T09:00:00ZZ",
    "2026-01-31T09:00:00 Z", "2026-01-31T09:00:00+01:00Z", "٢٠٢٦-01-31T09:00:00Z", "1769850000",
    "tomorrow", "{{date}}",
  ])
  func otherValuesAreRejected(text: String) {
    #expect(ValueGrammar.iso8601Date(text) == nil)
  }

  @Test(arguments: [("0", 0), ("1769850000", 1_769_850_000), ("-1.5", -1.5), ("+2", 2)])
  func unixSecondsAreRead(text: String, seconds: Double) {
    #expect(ValueGrammar.unixDate(text) == Date(timeIntervalSince1970: seconds))
  }

  @Test func unixMillisecondsAreRead() {
    let date = ValueGrammar.unixDate("1769850000250", unitsPerSecond: 1000)
    #expect(date == Date(timeIntervalSince1970: 1_769_850_000.25))
  }

  @Test(arguments: Numbers.malformed + ["1e9", String(repeating: "9", count: 400)])
  func invalidNumbersAreNotUnixDates(text: String) {
    #expect(ValueGrammar.unixDate(text) == nil)
  }
}
