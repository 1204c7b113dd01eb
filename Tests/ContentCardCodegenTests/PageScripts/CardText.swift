import ContentCardSchema
import ContentCards
import Foundation
import TestSupport

/// The text of one or more cards in a format that `lint-card` and the page can read.
struct CardText {
  enum Form: CaseIterable {
    case shortKeys, longKeys, cards, syncResponse, apiBody, pairs, lines, csv, pairsInCSV
    case triggerProperties, export, exports, jsonLines
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

  /// The card as JSON with the names of a Braze SDK, whatever the form.
  var json: String {
    var random = SeededGenerator(seed: seed)
    return card(Self.shortNames, "e").text(using: &random)
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
      var messages: [Pair] = [("content_card", card)]
      if random.oneIn(3) { messages.append(("push", .object([("extra", .object(pairs))]))) }
      var members: [Pair] = [("messages", .object(messages))]
      if random.oneIn(2) { members.append(("trigger_properties", .object(properties + pairs))) }
      return JSONTree.object(members).text(using: &random)
    case .triggerProperties:
      let others: [Pair] = random.oneIn(2) ? [("trigger_properties", .object(pairs))] : []
      return JSONTree.object([
        ("trigger_properties", .object(random.oneIn(6) ? [] : pairs)),
        ("recipients", .list([.object(others), .object(members)])),
      ]).text(using: &random)
    case .export: return export(using: &random).text(using: &random)
    case .exports:
      return JSONTree.list([export(using: &random), export(using: &random)]).text(using: &random)
    case .jsonLines:
      let nodes = [
        export(using: &random), random.oneIn(3) ? .object(pairs) : export(using: &random),
      ]
      let lines = nodes.map { node in
        let scalars = node.text(using: &random).unicodeScalars.filter {
          !"\r\n".unicodeScalars.contains($0)
        }
        return random.oneIn(12) ? String(scalars.dropLast()) : String(scalars)
      }
      return lines.joined(separator: random.pick(["\n", "\r\n", "\n \t\n\n"]))
        + random.pick(["", "\n", "\n\n"])
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

  /// Trigger properties for the tags in ``CardTextGrammar``.
  private var properties: [Pair] {
    [("x", .text("5")), ("y", .number("7")), ("", .list([])), ("\u{E9}", .bool(true))]
  }

  /// Returns a campaign or a Canvas with the card and other messages.
  private func export(using random: inout SeededGenerator) -> JSONTree {
    let isCanvas = random.oneIn(3)
    var messages: [Pair] = [("1", message(using: &random))]
    if random.oneIn(2) { messages.append((random.text(), message(using: &random))) }
    var details: [Pair] =
      isCanvas
      ? [
        (
          "steps",
          .list([.object([("name", name(using: &random)), ("messages", .object(messages))])])
        )
      ]
      : [("messages", .object(messages))]
    if random.oneIn(2) { details.append(("message", .text("success"))) }
    if !random.oneIn(4) { details.append(("name", name(using: &random))) }
    for flag in ["archived", "draft", "enabled"] where random.oneIn(3) {
      details.append((flag, random.oneIn(5) ? .text("true") : .bool(random.oneIn(2))))
    }
    if random.oneIn(8) { details += members }
    if random.oneIn(20) { details.append(("steps", .null)) }
    return .object(details.shuffled(using: &random))
  }

  private func message(using random: inout SeededGenerator) -> JSONTree {
    let channels = ["content_cards", "content_cards", "content_cards", "content_card", "ios_push"]
    var message: [Pair] = random.oneIn(20) ? [] : [("channel", .text(random.pick(channels)))]
    if random.oneIn(2) { message.append(("name", name(using: &random))) }
    if random.oneIn(10) { message.append(("type", .text("control"))) }
    if random.oneIn(8) { message += members }
    if !random.oneIn(12) { message.append(("extras", .object(pairs))) }
    return .object(message)
  }

  private func name(using random: inout SeededGenerator) -> JSONTree {
    random.oneIn(8) ? .null : .text(random.oneIn(2) ? random.text() : "Autumn")
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
    let scalars = text.unicodeScalars
    // With tabs, only a quotation mark at the beginning encloses a cell.
    let isPlain =
      !(separator == "\t" ? scalars.prefix(1) : scalars[...]).contains("\"")
      && !scalars.contains { "\n\r\(separator)".unicodeScalars.contains($0) }
    if isPlain, random.oneIn(2) { return text }
    let doubled = scalars.flatMap { $0 == "\"" ? ["\"", "\""] : [$0] }
    return "\"\(String(String.UnicodeScalarView(doubled)))\""
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
