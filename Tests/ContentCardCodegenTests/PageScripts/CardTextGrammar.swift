import ContentCardSchema
import ContentCards
import Foundation
import TestSupport

@testable import ContentCardTools

/// Creates random cards for a schema: valid cards, nearly valid cards, and cards with unusual content.
struct CardTextGrammar {
  var random: SeededGenerator

  init(seed: UInt64) { random = SeededGenerator(seed: seed) }

  mutating func card(of vocabulary: CardVocabulary) -> CardText {
    let (classType, fields) = random.pick(vocabulary.classTypes)
    var pairs: [CardText.Pair] =
      random.oneIn(25) ? [] : [(vocabulary.discriminators[0], name(of: classType))]
    for key in vocabulary.discriminators.dropFirst() where random.oneIn(3) {
      switch random.number(0...3) {
      case 0, 1: pairs.removeAll { $0.name == vocabulary.discriminators[0] }
      case 2: pairs = pairs.map { ($0.name, unusualName()) }
      default: break
      }
      pairs.append((key, random.oneIn(5) ? unusualName() : name(of: classType)))
    }
    let likelihood = random.pick([2, 4, 8])
    for field in fields where !random.oneIn(likelihood) || field.declared.isRequired {
      for (place, field) in places(of: field)
      where !(field.declared.isRequired && random.oneIn(15)) {
        pairs.append((place, value(of: field)))
      }
    }
    for _ in 0..<(random.oneIn(2) ? random.number(0...3) : 0) { change(&pairs) }
    var members: [CardText.Pair] = random.oneIn(25) ? [] : [("id", .text("a"))]
    if random.oneIn(8) {
      members.append((random.pick(Self.members), random.oneIn(2) ? native() : .text(text())))
    }
    if random.oneIn(30) { members.append(("tp", .text("control"))) }
    if random.oneIn(200) { members.append(("r", .bool(true))) }
    let form = random.pick(CardText.Form.allCases + [.shortKeys, .pairs, .lines, .export])
    return CardText(
      form: form, pairs: pairs.shuffled(using: &random), members: members, seed: random.next())
  }

  private static let members = [
    "id", "r", "removed", "tp", "type", "isControl", "tt", "title", "ds", "i", "ar", "uw", "ca",
    "ea", "v", "p",
    "cl", "db", "d", "t", "cards", "extra", "dm",
  ]

  private mutating func name(of classType: ClassType) -> JSONTree {
    let names = ([classType.name] + classType.aliases).map(\.value)
    let name = random.pick(names)
    switch random.number(0...19) {
    case 0: return .text(misspelled(name))
    case 1: return .text(changed(name))
    case 2: return .text(name.uppercased())
    case 3: return native()
    case 4: return .text(trap())
    case 5: return unusualName()
    default: return .text(name)
    }
  }

  /// Returns a value that is not a class type: empty text, Liquid, or JSON of another type.
  private mutating func unusualName() -> JSONTree {
    random.oneIn(3) ? native() : .text(random.pick(["", " ", "{{ x }}", "\u{200B}"]))
  }

  /// Returns random keys or standard fields, such as `card.title`, from which the field can be read, each with a field
  /// that has the rules for the values there.
  private mutating func places(
    of field: CardVocabulary.Field
  ) -> [(name: String, field: CardVocabulary.Field)] {
    let (path, fallback) = (field.declared.path.value, field.declared.fallback)
    if case .extrasPrefix(let prefix) = path {
      return (0..<random.number(1...4)).map { _ in (key(after: prefix), field) }
    }
    guard random.oneIn(3), !field.aliases.isEmpty || !fallback.isEmpty else {
      return [(normalized(path.spelling), field)]
    }
    return (0..<random.number(1...2)).flatMap { _ in
      guard !field.aliases.isEmpty, fallback.isEmpty || !random.oneIn(3) else {
        return [(normalized(random.pick(fallback).value.spelling), field)]
      }
      let (alias, own) = random.pick(field.aliases)
      guard let prefix = alias.prefix else { return [(normalized(alias.key.value), own)] }
      return (0..<random.number(1...3)).map { _ in (key(after: prefix), own) }
    }
  }

  private mutating func key(after prefix: String) -> String {
    let endings = ["1", "2", "01", "10", "x", "x_1", "é", "", "0", "00", "\u{301}", "1\u{301}"]
    return normalized(prefix) + random.pick(endings)
  }

  private mutating func change(_ pairs: inout [CardText.Pair]) {
    guard !pairs.isEmpty else { return }
    let index = random.number(0...pairs.count - 1)
    switch random.number(0...6) {
    case 0: pairs.remove(at: index)
    case 1: pairs[index].name = misspelled(pairs[index].name)
    case 2: pairs.append((pairs[index].name, .text(text())))
    case 3: pairs.append((normalized(pairs[index].name, always: true), native()))
    case 4: pairs.append((misspelled(pairs[index].name), .text(text())))
    case 5:
      pairs.append(
        (random.pick(["title", "card.titel", "id", "card.id", "image", trap()]), .text(text())))
    default: pairs[index].value = random.oneIn(2) ? native() : .text(text())
    }
  }

  // MARK: - Values

  mutating func value(of field: CardVocabulary.Field) -> JSONTree {
    guard field.isSeparated else { return element(of: field) }
    if random.oneIn(3) {
      return .list((0..<random.number(0...4)).map { _ in element(of: field) })
    }
    let parts = (0..<random.number(0...4)).map { _ in element(of: field).string ?? "5" }
    let gap = random.pick(["", "", " ", "\u{200B}"])
    return .text(changed(parts.joined(separator: gap + field.declared.separator + gap), oneIn: 8))
  }

  private mutating func element(of field: CardVocabulary.Field) -> JSONTree {
    switch random.number(0...12) {
    case 0: return native()
    case 1: return .text(text())
    case 2: return .text(random.oneIn(2) ? campaignProperty() : tagWithDefault(field.sample))
    case 3, 4, 5: return .text(changed(random.pick(field.texts), oneIn: 3))
    default: return .text(changed(random.pick(field.samples), oneIn: 6))
    }
  }

  static let urls = [
    "https://a.b", "https://", "http:a", "HTTPS://x", "x:", "x:y", "mailto:a@b.com", "1x:y",
    "x:/%2", "x:/%2F",
    "https://u:p@h:80/a;b?c=d?#e?", "https://h:8x", "https://[::1]/", "https://[1:2:3:4:5:6:7:8]",
    "https://[1:2:3:4:5:6:7::]", "https://[::1.2.3.4]", "https://[::1.2.3.256]",
    "https://[1::2::3]", "https://[::1",
    "https://[12345::]", "https://[:1]", "x://", "x://:80", "x:///a", "https://:80",
    "https://h#a#b", "https://ä.b",
    "https://a b", "https://a@b@c", "https://@h", "https://a.b:?", "x:[", "https://~!$&'()*+,;=",
    "//a.b", "https:/a",
    "https://h/a//b", "x:a//b", "x:\u{7F}", "x:|",
  ]

  static let dates = [
    "2026-01-31T09:00:00Z", "2026-01-31T09:00Z", "2026-02-29T00:00Z", "2024-02-29T00:00Z",
    "1900-02-29T00:00Z",
    "2000-02-29T23:59:59.999999999999999999+2359", "2026-01-31T09:00:00+01:30",
    "2026-01-31T09:00:00-2400",
    "0000-01-01T00:00Z", "0001-01-01T00:00Z", "9999-12-31T23:59:60Z", "2026-1-31T09:00Z",
    "2026-01-31t09:00Z",
    "2026-01-31T09:00", "2026-01-31T24:00Z", "2026-01-31T09:00:00.Z", "2026-01-31", "1769850000",
    "1769850000.5",
    "1769850000000", "-62135596800", "-62135596801", "253402300799.999", "253402300800", "1e9",
    "253402300800000",
    "253402300799999.9999999", "-0", "٢",
  ]

  static let json = [
    "{}", "[]", "[1, 2]", "{\"a\": 1}", "[1,]", "{\"a\": 1,}", "[,]", "[1,,]", "null", "true",
    "\"x\"", "1e400",
    "1e-400", "-", "01", "[1]x", "{\"a\": 1, \"a\": 2}", "\"\\ud800\"", "\"\\ud83d\\ude00\"", "nul",
    " [ ] ",
    "\"\\u0000\"", "[\"]\"]", "'a'", "{a: 1}", "123456789012345678901234567890", "[[[]]]", "\"\t\"",
    "[1 2]", "{\"a\"}",
    String(repeating: "[", count: 128) + String(repeating: "]", count: 128),
    String(repeating: "[", count: 129) + String(repeating: "]", count: 129), "A-1234", "{{ x }}",
    "[{% x %}]",
    "[\"{{ x }}\"]",
  ]

  /// Returns a JSON value that is not text.
  mutating func native() -> JSONTree {
    switch random.number(0...9) {
    case 0: return .null
    case 1: return .bool(random.oneIn(2))
    case 2:
      return .list(
        (0..<random.number(0...3)).map { _ in random.oneIn(2) ? native() : .text(text()) })
    case 3:
      return .object(
        (0..<random.number(0...3)).map { _ in (random.oneIn(3) ? trap() : text(), native()) })
    case 4: return .number(number())
    default: return .number(random.pick(CardTraps.numbers))
    }
  }

  /// Returns a number of up to 15 digits, so that all parsers read the same double.
  private mutating func number() -> String {
    let digits = (0..<random.number(1...6)).map { _ in String(random.number(0...9)) }.joined()
    let fraction = (0..<random.number(1...8)).map { _ in String(random.number(0...9)) }.joined()
    let exponent = random.pick([
      "", "", "e\(random.number(-30...30))", "E+\(random.number(0...20))",
    ])
    return (random.oneIn(3) ? "-" : "") + "1" + digits + (random.oneIn(2) ? ".\(fraction)" : "")
      + exponent
  }

  // MARK: - Texts

  mutating func text() -> String {
    switch random.number(0...3) {
    case 0: random.text()
    case 1: trap()
    case 2: random.pick(Self.urls + Self.dates + Self.json)
    default:
      random.pick(["", " ", "5", "text", "true", "small", "smal", "1,99", "{{ x }}", "a{% b"])
    }
  }

  mutating func trap() -> String {
    random.pick(CardTraps.texts[random.pick(CardTraps.texts.keys.sorted())] ?? [])
  }

  /// Returns a Liquid tag for a trigger property of an API-triggered campaign, or similar text.
  private mutating func campaignProperty() -> String {
    let tag = "{{api_trigger_properties.${x}}}"
    return random.oneIn(2)
      ? random.pick(CardTraps.texts[CardTraps.campaignProperties] ?? [])
      : random.pick(["", "", " ", "5", "{", "{{ x }}"]) + tag
        + random.pick(["", "", "\u{200B}", "0", "}", "{% x %}", tag])
  }

  /// Returns a Liquid tag with a default, sometimes beside other text or tags.
  private mutating func tagWithDefault(_ text: String) -> String {
    let quote = random.pick(["'", "'", "\"", "", "'\u{301}"])
    let filters = random.pick([
      "", "", " ", " | upcase", "| default: 'x'",
      " | split: ',' | default: 'x', allow_false: true -", "\u{301}",
    ])
    let name = random.pick([
      "x", "${x}", "custom_attribute.${x}", " x ", "'x'", "{x}", "x | upcase",
    ])
    let tag =
      "{{\(name)|\(random.pick(["", " ", "\r\n\u{A0}"]))default:\(random.pick(["", " "]))\(quote)\(text)\(quote)\(filters)}}"
    return random.pick(["", "", "", "5", "{{x}}", "{%"]) + tag
      + random.pick(["", "", "", tag, "}", "{{"])
  }

  /// Returns the key, sometimes in another Unicode normalization, which Swift considers equal.
  private mutating func normalized(_ key: String, always: Bool = false) -> String {
    guard always || random.oneIn(6) else { return key }
    return random.oneIn(2)
      ? key.decomposedStringWithCanonicalMapping : key.precomposedStringWithCanonicalMapping
  }

  private mutating func changed(_ text: String, oneIn count: Int = 1) -> String {
    guard random.oneIn(count) else { return text }
    switch random.number(0...7) {
    case 0: return " \(text)\u{A0}"
    case 1: return "\u{FEFF}\(text)\u{200B}"
    case 2: return "\(text){{ x }}"
    case 3: return text.uppercased()
    case 4: return normalized(text, always: true)
    case 5: return "\(text)%"
    case 6: return "-\(text)"
    default: return misspelled(text)
    }
  }

  /// Returns the text with a letter added, removed, replaced, or swapped with its neighbor.
  private mutating func misspelled(_ text: String) -> String {
    var scalars = Array(text.unicodeScalars)
    for _ in 0..<random.number(1...2) {
      let index = random.number(0...scalars.count)
      let letter = random.pick(Array("aeE_1é\u{FF5E}\u{10400}".unicodeScalars))
      guard index < scalars.count else {
        scalars.append(letter)
        continue
      }
      switch random.number(0...3) {
      case 0: scalars.remove(at: index)
      case 1: scalars.insert(letter, at: index)
      case 2: scalars[index] = letter
      default: scalars.swapAt(index, max(0, index - 1))
      }
    }
    return String(String.UnicodeScalarView(scalars))
  }
}
