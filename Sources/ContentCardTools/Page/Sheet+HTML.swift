import ContentCardSchema

extension Sheet {
  /// The sheet as one page that needs nothing else, and may load nothing else.
  var html: String {
    var ids = EntryIDs()
    let parts = parts.map { part in (part, part.entries.map { ($0, ids.id(for: $0.name)) }) }
    let types = parts.reduce(0) { $0 + $1.1.count }
    return """
      \(SheetFormat.html.beginning)
      <html lang="en">
      <head>
      <meta charset="utf-8">
      <meta http-equiv="Content-Security-Policy" content="\(HTMLTemplate.policy)">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <link rel="icon" href="data:,">
      <title>Content cards: \(self.parts.map(\.title.html).joined(separator: ", "))</title>
      <style>
      \(HTMLTemplate.style)</style>
      </head>
      <body>
      <a class="skip" href="#types">Skip to the class types</a>
      <header>
      <h1>Content cards</h1>
      <ul>
      \(Self.notes.map { "<li>\($0.html)</li>\n" }.joined())</ul>
      </header>
      <div class="search control" role="search">
      <label for="search">Search</label>
      <input id="search" type="search" autocomplete="off" spellcheck="false" aria-describedby="count">
      <span id="count" role="status">\(counted(types, "class type"))</span>
      </div>
      <nav aria-label="Class types">
      <ul>
      \(parts.flatMap(\.1).map { $0.link(to: $1) }.joined())</ul>
      </nav>
      <main id="types" tabindex="-1">
      \(parts.map { $0.html(of: $1) }.joined())</main>
      <p id="said" class="unseen" role="status"></p>
      <script>
      \(HTMLTemplate.script)</script>
      </body>
      </html>

      """
  }
}

/// What links lead to. A name of plain letters makes the same link in every sheet.
private struct EntryIDs {
  private var taken: Set<String> = []

  mutating func id(for name: String) -> String {
    let isPlain = name.unicodeScalars.allSatisfy {
      $0.isASCII && ($0.properties.isAlphabetic || "0123456789_-".unicodeScalars.contains($0))
    }
    let id = "type-\(name)"
    if isPlain, taken.insert(id).inserted { return id }
    // The dot is in no name of plain letters.
    let number = "type.\(taken.count + 1)"
    taken.insert(number)
    return number
  }
}

extension Sheet.Part {
  fileprivate func html(of entries: [(entry: Sheet.Entry, id: String)]) -> String {
    """
    <section class="part">
    <h2>\(title.html)</h2>
    \(description.map { "<p>\($0.html)</p>\n" } ?? "")<p>\(introduction.html)</p>
    \(entries.map { $0.entry.html(id: $0.id) }.joined())</section>

    """
  }
}

extension Sheet.Entry {
  fileprivate func link(to id: String) -> String {
    "<li><a href=\"#\(id)\">\(("\(typed: name)" as MarkedText).html)</a></li>\n"
  }

  fileprivate func html(id: String) -> String {
    let title = ("\(typed: name)" as MarkedText).html
    var html = """
      <section class="type" aria-labelledby="\(id)">
      <h3 id="\(id)">\(title)</h3>

      """
    if let deprecation { html += "<p class=\"old\">\(deprecation.html)</p>\n" }
    if let description { html += "<p>\(description.html)</p>\n" }
    if !aliases.isEmpty {
      let names = aliases.map { "\(typed: $0)" as MarkedText }.list("and")
      html += "<p>Also called \(names.html).</p>\n"
    }
    if !rows.isEmpty {
      html += """
        <table>
        <caption class="unseen">What to type for \(title)</caption>
        <thead><tr><th scope="col">Key</th><th scope="col">What to type</th>\
        <th scope="col">Example</th><th scope="col">Needed</th></tr></thead>
        <tbody>
        \(rows.map(\.html).joined())</tbody>
        </table>

        """
    }
    for remark in remarks { html += "<p>\(remark.html)</p>\n" }
    html += block("Key-value pairs", of: plainPairs, title: title, id: "\(id).plain")
    if let triggeredPairs {
      html += block(
        "Key-value pairs for an API-triggered campaign", of: triggeredPairs, title: title,
        id: "\(id).triggered")
    }
    return html + "</section>\n"
  }

  private func block(_ heading: String, of text: String, title: String, id: String) -> String {
    """
    <div class="block">
    <h4>\(heading)</h4>
    <button type="button" class="control" data-block="\(id)">Copy<span class="unseen"> \(title): \
    \(heading)</span></button>
    <pre id="\(id)">\(text.html)</pre>
    </div>

    """
  }
}

extension Sheet.Row {
  fileprivate var html: String {
    """
    <tr><th scope="row">\(place.html)\(isDeprecated ? " <span class=\"old\">Going out of use</span>" : "")</th>\
    <td>\(details.map { "<p>\($0.html)</p>" }.joined())</td>\
    <td>\(sample.map { ("\(typed: $0)" as MarkedText).html } ?? "")</td>\
    <td><p><strong>\(requirement.html)</strong></p>\(consequences.map { "<p>\($0.html)</p>" }.joined())</td></tr>

    """
  }
}

extension MarkedText {
  fileprivate var html: String {
    text { piece in
      switch piece {
      case .words(let text): text.html
      case .typed(let text): "<code>\(text.html)</code>"
      }
    }
  }
}

extension String {
  /// Text that a page shows as it is. Scalars are looked at, since a mark and an accent behind it are one character.
  fileprivate var html: String {
    var html = ""
    for scalar in unicodeScalars {
      switch scalar {
      case "&": html += "&amp;"
      case "<": html += "&lt;"
      case ">": html += "&gt;"
      case "\"": html += "&quot;"
      default: html.unicodeScalars.append(scalar)
      }
    }
    return html
  }
}
