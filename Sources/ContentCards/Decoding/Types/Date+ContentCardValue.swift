import Foundation

extension Date: ContentCardValue {
  /// "a date".
  public static var expectation: String { "a date" }

  /// Text in the given format; for the Unix formats also a JSON number.
  public static func read(
    _ value: ExtraValue, rules format: ContentCardDateFormat
  ) throws(ContentCardValueError) -> Date {
    let seconds: Double
    switch (value, format) {
    case (.string(let text), _):
      guard let date = date(text, format: format) else { throw .notA(format.expectation) }
      return date
    case (.int(let int), .unix), (.int(let int), .unixMilliseconds):
      seconds = Double(int)
    case (.double(let double), .unix), (.double(let double), .unixMilliseconds):
      guard double.isFinite else { throw .notA(format.expectation) }
      seconds = double
    default:
      throw .wrongKind(value.kind, expected: format.expectation)
    }
    return Date(timeIntervalSince1970: format == .unix ? seconds : seconds / 1000)
  }

  private static func date(_ text: String, format: ContentCardDateFormat) -> Date? {
    switch format {
    case .iso8601: ValueGrammar.iso8601Date(text)
    case .unix: ValueGrammar.unixDate(text)
    case .unixMilliseconds: ValueGrammar.unixDate(text, unitsPerSecond: 1000)
    }
  }
}
