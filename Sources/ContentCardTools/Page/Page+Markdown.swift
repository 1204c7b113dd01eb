import ContentCardSchema

extension Page {
  var markdown: String {
    var lines = [PageFormat.markdown.beginning, "", "# Content cards", ""]
    lines += Self.notes.map { "- \($0.markdownLine)" } + [""]
    for part in parts { lines += part.markdown }
    return lines.joined(separator: "\n")
  }
}

extension Page.Part {
  fileprivate var markdown: [String] {
    var lines = ["## \(title.markdown)", ""]
    if let description { lines += [description.markdownLine, ""] }
    return lines + [introduction.markdownLine, ""] + entries.flatMap(\.markdown)
  }
}

extension Page.Entry {
  fileprivate var markdown: [String] {
    var lines = ["### \(("\(typed: name)" as MarkedText).markdown)", ""]
    if let deprecation { lines += ["**\(deprecation.markdown)**", ""] }
    if let description { lines += [description.markdownLine, ""] }
    lines += [
      "| key | what to type | example | needed | if missing or wrong |",
      "|---|---|---|---|---|",
    ]
    lines += rows.map(\.markdown) + [""]
    for remark in remarks { lines += [remark.markdownLine, ""] }
    lines += ["Key-value pairs with example values to replace:", ""] + plainPairs.markdownBlock
    if let triggeredPairs {
      lines += ["The same pairs for an API-triggered campaign:", ""] + triggeredPairs.markdownBlock
    }
    return lines
  }
}

extension Page.Row {
  fileprivate var markdown: String {
    let cells: [MarkedText] = [
      place, details.joined(" "), sample.map { "\(typed: $0)" } ?? "", requirement,
      consequences.joined(" "),
    ]
    return "| \(cells.map(\.markdown).joined(separator: " | ")) |"
  }
}

extension MarkedText {
  fileprivate var markdown: String {
    text { piece in
      switch piece {
      case .words(let text): text.markdown
      case .typed(let text): text.markdownCode
      }
    }
  }

  /// The text as a line of Markdown. A mark at its beginning that could start a list or underline a heading is escaped:
  /// `-`, `+`, `=`, the dot in `1.`, or the parenthesis in `1)`.
  fileprivate var markdownLine: String {
    let text = markdown
    let digits = text.prefix { $0.isASCII && $0.isNumber }
    let mark = text[digits.endIndex...].unicodeScalars.first
    let marks = digits.isEmpty ? "-+=".unicodeScalars : ".)".unicodeScalars
    guard let mark, marks.contains(mark) else { return text }
    return "\(digits)\\\(text[digits.endIndex...])"
  }
}

extension String {
  /// The text with special characters escaped. `markdownLine` escapes more of them at the beginning of a line.
  fileprivate var markdown: String {
    unicodeScalars.reduce(into: "") { markdown, scalar in
      switch scalar {
      case "&", "<", ">", "|": markdown += "&#\(scalar.value);"
      case "\\", "`", "*", "_", "[", "]", "#", "~": markdown += "\\\(scalar)"
      default: markdown.unicodeScalars.append(scalar)
      }
    }
  }

  /// The text as Markdown code. Text with a backtick, `|`, a backslash, or surrounding white space is put in a `<code>`
  /// element, in which characters can be escaped.
  fileprivate var markdownCode: String {
    if isEmpty { return "" }
    let isPlain =
      !unicodeScalars.contains { "`|\\".unicodeScalars.contains($0) }
      && first?.isWhitespace == false && last?.isWhitespace == false
    if isPlain { return "`\(self)`" }
    let code = unicodeScalars.map { scalar in
      scalar.properties.isAlphabetic || "0"..."9" ~= scalar ? "\(scalar)" : "&#\(scalar.value);"
    }
    return "<code>\(code.joined())</code>"
  }

  /// The lines of a code block with the text. The fences are longer than any run of backticks in the text.
  fileprivate var markdownBlock: [String] {
    let longest = unicodeScalars.split { $0 != "`" }.map(\.count).max() ?? 0
    let fence = String(repeating: "`", count: max(3, longest + 1))
    return [fence, self, fence, ""]
  }
}
