import Foundation

/// A second, slow implementation of the value grammar with regular expressions and arithmetic on digits.
///
/// It shares no code with the library. If the two disagree, one of them is wrong.
enum ReferenceGrammar {
  static func isInt(_ text: String) -> Bool {
    guard text.matches(#"[+-]?[0-9]+"#) else { return false }
    let digits = text.drop { "+-".contains($0) }.drop { $0 == "0" }
    let limit = text.hasPrefix("-") ? "9223372036854775808" : "9223372036854775807"
    return digits.count < limit.count || (digits.count == limit.count && digits <= limit)
  }

  static func double(_ text: String) -> Double? {
    guard text.matches(#"[+-]?[0-9]+(\.[0-9]+)?([eE][+-]?[0-9]+)?"#) else { return nil }
    let value = strtod(text, nil)
    return value.isFinite ? value : nil
  }

  /// Returns the number without leading and trailing zeros, such as `-12.5` or `0`.
  static func decimal(_ text: String) -> String? {
    guard text.matches(#"[+-]?[0-9]+(\.[0-9]+)?"#) else { return nil }
    let parts = text.drop { "+-".contains($0) }.split(separator: ".")
    let whole = parts[0].drop { $0 == "0" }
    var fraction = parts.count > 1 ? parts[1] : ""
    while fraction.last == "0" { fraction.removeLast() }
    guard whole.count + fraction.count <= 38 else { return nil }
    let number = (whole.isEmpty ? "0" : whole) + (fraction.isEmpty ? "" : ".\(fraction)")
    return text.hasPrefix("-") && number != "0" ? "-\(number)" : String(number)
  }

  static func isBool(_ text: String) -> Bool { text.matches("(?i:true|yes|1|false|no|0)") }

  /// Returns the color with eight digits.
  static func color(_ text: String) -> String? {
    guard text.matches("#([0-9a-fA-F]{3}|[0-9a-fA-F]{6}|[0-9a-fA-F]{8})") else { return nil }
    let digits = text.dropFirst().uppercased()
    let pairs = digits.count == 3 ? digits.map { "\($0)\($0)" }.joined() : digits
    return "#" + pairs + (pairs.count == 6 ? "FF" : "")
  }

  /// The rules of RFC 3986 for `IPv6address`, one for each number of groups before `::`.
  private static let ipv6: String = {
    let group = "[0-9A-Fa-f]{1,4}"
    let byte = "(25[0-5]|2[0-4][0-9]|1[0-9]{2}|[1-9]?[0-9])"
    let end = #"(\#(group):\#(group)|\#(byte)\.\#(byte)\.\#(byte)\.\#(byte))"#
    var rules = ["(\(group):){6}\(end)"]
    for before in 0...7 {
      let start = before == 0 ? "" : "((\(group):){0,\(before - 1)}\(group))?"
      let after =
        switch before {
        case 0...5: "(\(group):){\(5 - before)}\(end)"
        case 6: group
        default: ""
        }
      rules.append("\(start)::\(after)")
    }
    return "(\(rules.joined(separator: "|")))"
  }()

  /// Follows RFC 3986, with a required host for `http` and `https`, and at least one character after every scheme.
  static func isURL(_ text: String) -> Bool {
    let (plain, percent) = (#"[A-Za-z0-9\-._~!$&'()*+,;=]"#, "%[0-9A-Fa-f]{2}")
    let user = "((\(plain)|:|\(percent))*@)?"
    let address = #"\[\#(ipv6)\]"#
    func authority(_ count: String) -> String {
      "//\(user)((\(plain)|\(percent))\(count)|\(address))(:[0-9]*)?"
    }
    let path = "(\(plain)|[:@/]|\(percent))*"
    let tail = "(\\?(\(plain)|[:@/?]|\(percent))*)?(#(\(plain)|[:@/?]|\(percent))*)?"
    let scheme = "[A-Za-z][A-Za-z0-9+.-]*:"
    let web = "(?i:https?):\(authority("+"))(/\(path))?\(tail)"
    let isOfTheWeb = text.matches("(?i:https?):(?s:.*)")
    if isOfTheWeb { return text.matches(web) }
    if text.matches("\(scheme)//(?s:.*)") {
      return text.matches("\(scheme)\(authority("*"))(/\(path))?\(tail)")
    }
    return text.matches("\(scheme)\(path)\(tail)") && !text.matches(scheme)
  }

  /// Returns the seconds since 1970, or `nil` for text that is not a valid date.
  static func seconds(_ text: String) -> Double? {
    let pattern =
      #"[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}(:[0-9]{2}(\.[0-9]+)?)?(Z|[+-][0-9]{2}:?[0-9]{2})"#
    guard text.matches(pattern) else { return nil }
    let digits = Array(text.utf8).map { Int($0) - 48 }
    func number(_ start: Int) -> Int { digits[start] * 10 + digits[start + 1] }
    let (year, month, day) = (number(0) * 100 + number(2), number(5), number(8))
    let (hour, minute) = (number(11), number(14))
    let hasSeconds = text.utf8.count > 16 && text.utf8.dropFirst(16).first == UInt8(ascii: ":")
    let second = hasSeconds ? number(17) : 0
    guard (1...9999).contains(year), (1...12).contains(month),
      (1...days(in: month, of: year)).contains(day), hour < 24, minute < 60, second < 60
    else { return nil }
    var offset = 0
    if !text.hasSuffix("Z") {
      let zone = text.filter { $0 != ":" }.suffix(5)
      let (hours, minutes) = (Int(zone.dropFirst().prefix(2)) ?? 99, Int(zone.suffix(2)) ?? 99)
      guard hours < 24, minutes < 60 else { return nil }
      offset = (hours * 60 + minutes) * (zone.first == "-" ? -1 : 1)
    }
    let days = dayNumber(year, month, day)
    let whole = (days * 1440 + hour * 60 + minute - offset) * 60 + second
    let fraction = text.firstMatch(of: /\.([0-9]+)/).flatMap { Double("0.\($0.1)") } ?? 0
    return Double(whole) + fraction
  }

  static func days(in month: Int, of year: Int) -> Int {
    let isLeap = year % 400 == 0 || (year % 4 == 0 && year % 100 != 0)
    return [31, isLeap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31][month - 1]
  }

  /// Returns the days since 1970, counted by years and months.
  static func dayNumber(_ year: Int, _ month: Int, _ day: Int) -> Int {
    yearStarts[year] + (1..<month).reduce(0) { $0 + days(in: $1, of: year) } + day - 1
  }

  /// The day on which each year begins.
  private static let yearStarts: [Int] = {
    var starts = [0, 0]
    for year in 1..<9999 {
      starts.append(starts[year] + (1...12).reduce(0) { $0 + days(in: $1, of: year) })
    }
    return starts.map { $0 - starts[1970] }
  }()

  /// Returns whether a list has surrounding white space that does not belong to a separator.
  static func hasBlankEnds(_ text: String, separator: String) -> Bool {
    let parts = parts(text, separator: separator).map { String(decoding: $0, as: UTF8.self) }
    return parts.first?.unicodeScalars.first.map(isBlank) == true
      || parts.last?.unicodeScalars.last.map(isBlank) == true
  }

  /// Returns the items of a text, split at the bytes of the separator.
  static func list(_ text: String, separator: String) -> [String] {
    parts(text, separator: separator).map { part in
      let scalars = Array(String(decoding: part, as: UTF8.self).unicodeScalars)
      let kept = scalars.trimmingPrefix(while: isBlank).reversed().trimmingPrefix(while: isBlank)
      var text = String.UnicodeScalarView()
      text.append(contentsOf: kept.reversed())
      return String(text)
    }.filter { !$0.isEmpty }
  }

  private static func parts(_ text: String, separator: String) -> [[UInt8]] {
    var parts: [[UInt8]] = [[]]
    var rest = Array(text.utf8)[...]
    while let byte = rest.first {
      if rest.starts(with: separator.utf8) {
        rest = rest.dropFirst(separator.utf8.count)
        parts.append([])
      } else {
        parts[parts.count - 1].append(byte)
        rest = rest.dropFirst()
      }
    }
    return parts
  }

  private static func isBlank(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.isWhitespace
      || [0x200B, 0x200C, 0x200D, 0x2060, 0xFEFF].contains(scalar.value)
  }
}

extension String {
  /// Returns whether the whole text matches, compared by scalars.
  fileprivate func matches(_ pattern: String) -> Bool {
    // Uses Foundation's engine, which is independent of Swift's string comparison.
    guard let expression = try? NSRegularExpression(pattern: "\\A(?:\(pattern))\\z") else {
      return false
    }
    return expression.firstMatch(in: self, range: NSRange(startIndex..., in: self)) != nil
  }
}
