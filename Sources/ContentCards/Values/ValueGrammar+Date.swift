#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension ValueGrammar {
  /// Reads a date in ISO 8601: `YYYY-MM-DDTHH:MM[:SS[.f…]]` followed by a time zone (`Z`, `±HH:MM`, or `±HHMM`).
  ///
  /// The day must exist in the Gregorian calendar, in the years 0001 to 9999. The time must be before 24:00, without
  /// leap seconds.
  static func iso8601Date(_ text: String) -> Date? {
    text.withBytes { bytes in
      var scanner = DateScanner(rest: bytes[...])
      return scanner.date()
    }
  }

  /// Reads a date from a decimal number of seconds, or of other units, since 1970-01-01T00:00:00Z.
  static func unixDate(_ text: String, unitsPerSecond: Double = 1) -> Date? {
    guard isDecimal(text), let value = Double(text) else { return nil }
    return unixDate(value, unitsPerSecond: unitsPerSecond)
  }

  /// Converts a number of seconds, or of other units, since 1970-01-01T00:00:00Z to a date.
  ///
  /// Returns `nil` for a date outside the years 0001 to 9999, for example if a present-day time in milliseconds is read
  /// as seconds.
  static func unixDate(_ value: Double, unitsPerSecond: Double = 1) -> Date? {
    let seconds = value / unitsPerSecond
    guard (-62_135_596_800..<253_402_300_800).contains(seconds) else { return nil }
    return Date(timeIntervalSince1970: seconds)
  }
}

// Foundation's formatters are not used, because they accept more than the value grammar allows.
private struct DateScanner {
  var rest: Bytes

  mutating func date() -> Date? {
    guard let year = number(of: 4, in: 1...9999), rest.skip("-"),
      let month = number(of: 2, in: 1...12), rest.skip("-"),
      let day = number(of: 2, in: 1...Self.days(inMonth: month, of: year)), rest.skip("T"),
      let hour = number(of: 2, in: 0...23), rest.skip(":"),
      let minute = number(of: 2, in: 0...59)
    else { return nil }

    var seconds = 0.0
    if rest.skip(":") {
      guard let second = number(of: 2, in: 0...59), let fraction = fraction() else { return nil }
      seconds = Double(second) + fraction
    }
    guard let offset = zone(), rest.isEmpty else { return nil }

    let days = Self.daysSince1970(year: year, month: month, day: day)
    let minutes = hour * 60 + minute - offset
    // Computed as a Double, because a 32-bit Int, as on some Apple Watch models, cannot hold the seconds of every date.
    return Date(timeIntervalSince1970: Double(days) * 86_400 + Double(minutes * 60) + seconds)
  }

  /// Returns the offset from UTC in minutes, or `nil` if it is missing or invalid.
  private mutating func zone() -> Int? {
    if rest.skip("Z") { return 0 }
    let isBehind = rest.skip("-")
    guard isBehind || rest.skip("+"), let hours = number(of: 2, in: 0...23) else { return nil }
    _ = rest.skip(":")
    guard let minutes = number(of: 2, in: 0...59) else { return nil }
    return isBehind ? -(hours * 60 + minutes) : hours * 60 + minutes
  }

  /// Reads the fraction of a second. Returns 0 if there is no decimal point, or `nil` if no digits follow the point.
  private mutating func fraction() -> Double? {
    guard rest.skip(".") else { return 0 }
    let digits = rest.removeDigits()
    return digits.isEmpty ? nil : Double("0.\(String(decoding: digits.prefix(15), as: UTF8.self))")
  }

  private mutating func number(of count: Int, in range: ClosedRange<Int>) -> Int? {
    let digits = rest.prefix(count)
    guard digits.count == count, digits.allSatisfy({ $0.asciiDigit != nil }),
      let value = Int(String(decoding: digits, as: UTF8.self)), range.contains(value)
    else { return nil }
    rest = rest.dropFirst(count)
    return value
  }

  private static func days(inMonth month: Int, of year: Int) -> Int {
    switch month {
    case 2: year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) ? 29 : 28
    case 4, 6, 9, 11: 30
    default: 31
    }
  }

  /// Returns the number of days since 1970-01-01 in the proleptic Gregorian calendar.
  // Uses `days_from_civil` from Howard Hinnant's "chrono-Compatible Low-Level Date Algorithms". Years begin in March,
  // and eras have 400 years.
  private static func daysSince1970(year: Int, month: Int, day: Int) -> Int {
    let marchYear = month > 2 ? year : year - 1
    let era = marchYear / 400
    let yearOfEra = marchYear % 400
    let dayOfYear = (153 * ((month + 9) % 12) + 2) / 5 + day - 1
    let dayOfEra = yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear
    return era * 146_097 + dayOfEra - 719_468
  }
}
