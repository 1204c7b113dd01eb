import ContentCardCodegen
import ContentCardSchema

extension Page {
  /// The page's Content Security Policy. It allows inline scripts and styles and a worker that runs a script of the
  /// page. From servers, the page can load only images.
  static let contentSecurityPolicy = """
    default-src 'none'; style-src 'unsafe-inline'; script-src 'unsafe-inline'; worker-src blob:; \
    img-src data: https: http:; base-uri 'none'; form-action 'none'
    """

  /// The page as a self-contained HTML file.
  var html: String {
    var ids = EntryIDs()
    let parts = parts.map { part in (part, part.entries.map { ($0, ids.id(for: $0.name)) }) }
    let count = parts.reduce(0) { $0 + $1.1.count }
    let names = self.parts.map(\.title.html).joined(separator: ", ")
    return """
      \(PageFormat.html.beginning)
      <html lang="en">
      <head>
      <meta charset="utf-8">
      <meta http-equiv="Content-Security-Policy" content="\(Page.contentSecurityPolicy)">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <link rel="icon" href="data:,">
      <title>Content cards: \(names)</title>
      <style>
      \(PageScripts.style)</style>
      <script>document.documentElement.classList.add("live");</script>
      </head>
      <body>
      <a class="skip" href="#main">Skip to the content</a>
      <div class="side">
      <header>
      <h1>Content cards</h1>
      <p>\(names)</p>
      </header>
      <div class="search control" role="search">
      <label for="search">Search card types</label>
      <input id="search" type="search" autocomplete="off" spellcheck="false" aria-describedby="count">
      <p id="count" class="soft" role="status">\(counted(count, "card type"))</p>
      <button type="button" id="menu" aria-expanded="false" aria-controls="list">All card types</button>
      </div>
      <nav id="list" aria-label="Card types">
      <ul class="control">
      <li><a href="#start">How it works</a></li>
      <li><a href="#check">Check cards</a></li>
      </ul>
      \(parts.map { $0.links(to: $1, isNamed: parts.count > 1) }.joined())\
      <div id="nothing" class="control" hidden>
      <p>No card type matches <code></code>.</p>
      <button type="button">Show all card types</button>
      </div>
      </nav>
      </div>
      <main id="main" tabindex="-1">
      <section id="start" class="view" aria-labelledby="start.title">
      <h2 id="start.title" tabindex="-1">How it works</h2>
      <p class="lead control">Choose a card type, fill in its form, and copy each value into Braze when the page says \
      that the app shows the card. Nothing you type is sent to a server, except the address of an image \
      that you ask to see.</p>
      <p class="control"><button type="button" id="print">Print the rules of all card types</button></p>
      <ul class="notes">
      \(Self.notes.map { "<li>\($0.html)</li>\n" }.joined())</ul>
      </section>
      <section id="check" class="view control" aria-labelledby="check.title">
      <h2 id="check.title" tabindex="-1">Check cards</h2>
      <p class="lead">Paste one card or several, or choose a file: lines with a key and a value, JSON, CSV, or \
      an export from Braze.</p>
      <div class="panel">
      <p><label for="paste">Cards to check</label></p>
      <textarea id="paste" rows="10" spellcheck="false" autocomplete="off" aria-describedby="summary"></textarea>
      <p class="row"><label for="file">Or a file</label> \
      <input id="file" type="file" accept=".json,.jsonl,.csv,.tsv,.txt"></p>
      </div>
      <p id="summary" role="status"></p>
      <ol id="cards"></ol>
      </section>
      \(parts.enumerated().map { $1.0.html(of: $1.1, number: $0) }.joined())</main>
      <footer>
      <ul>
      \(self.parts.map(\.origin).joined())<li>Written by cardgen \(ToolVersion.current)</li>
      </ul>
      </footer>
      <p id="said" class="unseen" role="status"></p>
      <script type="application/json" id="schemas">[\(self.parts.map(\.model).joined(separator: ","))]</script>
      <script type="application/json" id="sentences">\(PageSentences.json)</script>
      <script id="checker">
      \(PageScripts.checker)</script>
      <script>
      \(PageScripts.page)</script>
      </body>
      </html>

      """
  }
}

/// Creates the identifiers of card types for use in links.
///
/// If a name has only ASCII letters, digits, `_`, and `-`, the identifier contains the name. Links to the card type
/// then work in later versions of the page. If several schemas declare the name, only the first schema's card type has
/// this identifier. All other identifiers contain the position of the card type on the page.
private struct EntryIDs {
  private var taken: Set<String> = []

  mutating func id(for name: String) -> String {
    let isPlain = name.unicodeScalars.allSatisfy {
      $0.isASCII && ($0.properties.isAlphabetic || "0123456789_-".unicodeScalars.contains($0))
    }
    let id = "type-\(name)"
    if isPlain, taken.insert(id).inserted { return id }
    // This cannot be the identifier of another card type, because identifiers with names contain no dot.
    let number = "type.\(taken.count + 1)"
    taken.insert(number)
    return number
  }
}

extension Page.Part {
  /// Returns the links to the card types, by group. The groups are in the order of their first card types.
  fileprivate func links(to entries: [(entry: Page.Entry, id: String)], isNamed: Bool) -> String {
    entries.map(\.entry.group).uniqued.enumerated().map { index, group in
      // Without a heading, card types without a group would seem to belong to the group above.
      let name = group?.html ?? (index > 0 ? "Other" : nil)
      let names = [isNamed ? title.html : nil, name].compactMap(\.self)
      let heading = names.isEmpty ? "" : "<p class=\"group\">\(names.joined(separator: ": "))</p>\n"
      let links = entries.filter { $0.entry.group == group }.map { $0.entry.link(to: $0.id) }
      return "<div class=\"types\">\n\(heading)<ul>\n\(links.joined())</ul>\n</div>\n"
    }.joined()
  }

  fileprivate func html(of entries: [(entry: Page.Entry, id: String)], number: Int) -> String {
    let types = entries.enumerated().map { index, type in
      type.entry.html(id: type.id, place: "data-schema=\"\(number)\" data-type=\"\(index)\"")
    }
    return """
      <section class="part" data-digest="\(digest)">
      <h2>\(title.html)</h2>
      \(description.map { "<p class=\"about\">\($0.html)</p>\n" } ?? "")<p class="about">\(introduction.html)</p>
      \(types.joined())</section>

      """
  }

  fileprivate var origin: String {
    "<li>Schema \(title.html), digest <code>\(digest)</code></li>\n"
  }
}

extension Page.Entry {
  fileprivate func link(to id: String) -> String {
    let about = description.map { "<span>\($0.html)</span>" } ?? ""
    return "<li><a href=\"#\(id)\">\(("\(typed: name)" as MarkedText).html)\(about)</a></li>\n"
  }

  fileprivate func html(id: String, place: String) -> String {
    let title = ("\(typed: name)" as MarkedText).html
    var html = """
      <section class="view type" id="\(id)" \(place) aria-labelledby="\(id).title">
      <h3 id="\(id).title" tabindex="-1">\(title)</h3>

      """
    if let deprecation { html += "<p class=\"old\">\(deprecation.html)</p>\n" }
    if let description { html += "<p>\(description.html)</p>\n" }
    html += """
      <div class="work control"></div>
      <details class="rules" open>
      <summary>Rules for every key</summary>
      <table>
      <caption class="unseen">What to type for \(title)</caption>
      <thead><tr><th scope="col">Key</th><th scope="col">What to type</th>\
      <th scope="col">Example</th><th scope="col">Needed</th></tr></thead>
      <tbody>
      \(rows.map(\.html).joined())</tbody>
      </table>

      """
    for remark in remarks { html += "<p>\(remark.html)</p>\n" }
    return html + "</details>\n</section>\n"
  }
}

extension Page.Row {
  fileprivate var html: String {
    """
    <tr><th scope="row">\(place.html)\(isDeprecated ? " <span class=\"old\">Being phased out</span>" : "")</th>\
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
  // The loop visits scalars, because `<` with a combining accent is a single character.
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
