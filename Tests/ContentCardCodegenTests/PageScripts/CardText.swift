import ContentCardSchema
import ContentCards
import Foundation
import TestSupport

/// The text of one or more cards in a format that `lint-card` and the page can read.
struct CardText {
  enum Form: CaseIterable {
    case shortKeys, longKeys, cards, syncResponse, apiBody, pairs, lines, csv, pairsInCSV
  }

  typealias Pair = (name: String, value: JSONTree)

  var form: Form
  /// The extras, and the standard fields with names such as `card.title`.
  var pairs: [Pair]
  /// Other members of the card. Only JSON formats contain them.
  var members: [Pair]
  /// The seed for the layout of the text.
  var seed: UInt64

  var text: String {
    var random = SeededGenerator(seed: seed)
    let text = wellFormedText(using: &random)
    return ["{", "["].contains(text.first) && random.oneIn(25)
      ? Self.damaged(text, using: &random) : text
  }

  /// Returns JSON in which a punctuation mark is missing or replaced.
  private static func damaged(_ text: String, using random: inout SeededGenerator) -> String {
    var scalars = Array(text.unicodeScalars)
    let marks = scalars.indices.filter { ",:{}[]\"".unicodeScalars.contains(scalars[$0]) }
    let other = random.pick(["", "\n", ",\n", "\n\n]", "}", "\"", "x", "“"])
    let mark = random.pick(marks)
    scalars.replaceSubrange(mark...mark, with: other.unicodeScalars)
    return String(String.UnicodeScalarView(scalars))
  }

  private func wellFormedText(using random: inout SeededGenerator) -> String {
    switch form {
    case .shortKeys: return card(Self.shortNames, "e").text(using: &random)
    case .longKeys: return card(Self.longNames, "extras").text(using: &random)
    case .cards:
      return JSONTree.list([.object([("id", .text("first"))]), card(Self.shortNames, "e")])
        .text(using: &random)
    case .syncResponse:
      return JSONTree.object([("cards", .list([card(Self.longNames, "e")]))]).text(using: &random)
    case .apiBody:
      let card = card(Self.apiNames, "extra")
      return JSONTree.object([("messages", .object([("content_card", card)]))])
        .text(using: &random)
    case .pairs: return JSONTree.object(pairs).text(using: &random)
    case .lines: return pairs.map { Self.line($0, using: &random) }.joined(separator: "\n")
    case .csv:
      let values = pairs.map { $0.value.string ?? $0.value.text(using: &random) }
      return Self.csv([pairs.map(\.name), values], using: &random)
    case .pairsInCSV:
      let rows = pairs.map { pair in
        [pair.name, pair.value.string ?? pair.value.text(using: &random)]
          + (random.oneIn(60) ? ["third"] : [])
      }
      let header = random.pick([[["key", "value"]], [["Key ", "VALUE"]], []])
      return Self.csv(header + rows, using: &random)
    }
  }

  private func card(_ names: [String: String], _ extras: String) -> JSONTree {
    let fields = pairs.compactMap { pair in
      names[pair.name].map { (name: $0, value: pair.value) }
    }
    let others = pairs.filter { names[$0.name] == nil }
    return .object(members + fields + [(extras, .object(others))])
  }

  private static func line(_ pair: Pair, using random: inout SeededGenerator) -> String {
    let isPlain = !pair.name.unicodeScalars.contains { ":=\"\n\r".unicodeScalars.contains($0) }
    if isPlain, let text = pair.value.string,
      !text.unicodeScalars.contains(where: { "\r\n".unicodeScalars.contains($0) })
    {
      return pair.name + random.pick([": ", ":", "=", " = ", ":\t"]) + text
    }
    let json = JSONTree.object([pair]).text(using: &random)
      .split(omittingEmptySubsequences: false) { $0.isNewline }.joined()
    return json.dropFirst().dropLast().drop { $0 == " " } + random.pick(["", ","])
  }

  private static func csv(_ rows: [[String]], using random: inout SeededGenerator) -> String {
    let separator = random.pick([",", ";", "\t"])
    var lines = rows.map { row in
      row.map { cell($0, separator, using: &random) }.joined(separator: separator)
    }
    // Adds a column whose header contains more of the other separators than there are columns.
    if !lines.isEmpty, random.oneIn(8) {
      lines[0] += separator + String(repeating: ",;\t", count: 9).replacing(separator, with: "")
      for index in lines.indices.dropFirst() { lines[index] += separator }
    }
    // Adds empty cells to a row.
    if !lines.isEmpty, random.oneIn(8) {
      let extra = String(repeating: separator, count: random.number(1...2))
      lines[random.number(0...lines.count - 1)] += extra + (random.oneIn(6) ? "x" : "")
    }
    return lines.joined(separator: random.pick(["\r\n", "\n", "\n\n"]))
  }

  private static func cell(
    _ text: String, _ separator: String, using random: inout SeededGenerator
  ) -> String {
    if random.oneIn(200) { return "“\(text)”" }
    let isPlain = !text.unicodeScalars.contains {
      "\"\n\r\(separator)".unicodeScalars.contains($0)
    }
    if isPlain, random.oneIn(2) { return text }
    let scalars = text.unicodeScalars.flatMap { $0 == "\"" ? ["\"", "\""] : [$0] }
    return "\"\(String(String.UnicodeScalarView(scalars)))\""
  }

  private static let shortNames = [
    "card.title": "tt", "card.cardDescription": "ds", "card.image": "i",
    "card.imageAltText": "imageAltText", "card.imageAspectRatio": "ar", "card.urlString": "u",
    "card.openURLInWebView": "uw", "card.domain": "dm", "card.language": "language",
  ]
  private static let longNames = [
    "card.title": "title", "card.cardDescription": "description", "card.image": "imageUrl",
    "card.imageAltText": "altImageText", "card.imageAspectRatio": "aspectRatio",
    "card.urlString": "url", "card.openURLInWebView": "openURLInWebView",
    "card.domain": "linkText", "card.language": "language",
  ]
  private static let apiNames = [
    "card.title": "title", "card.cardDescription": "description", "card.image": "image_url",
    "card.urlString": "ios_uri", "card.openURLInWebView": "ios_use_webview",
    "card.domain": "uri_text",
  ]
}
