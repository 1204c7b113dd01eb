import ContentCardSchema
import ContentCards
import Testing

@testable import ContentCardTools

struct CardInputTests {
  /// Returns the form, and for each card its line, identifier, standard fields, and extras, or the problem with it.
  private static func read(_ text: String) throws -> [String] {
    var names = CardInput.Names(discriminator: "class_type")
    names.discriminators.insert("kind")
    (names.classTypes, names.keys) = (["x", "n"], ["m"])
    let input = try CardInput(Array(text.utf8), names)
    return [input.form.name]
      + input.entries.map { entry in
        switch entry.card {
        case .failure(let problem): "\(entry.line) \(problem.description)"
        case .success(let card):
          (["\(entry.line) \(card.id)"]
            + ContentCardsGeneratedCode.StandardField.allCases.compactMap { field in
              field == .openURLInWebView && !card.openURLInWebView
                ? nil : card[field: field].map { "\(field)=\($0)" }
            }
            + card.extras.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value.excerpt)" })
            .joined(separator: " ")
        }
      }
  }

  @Test(
    arguments: [
      // JSON of SDKs
      (#"{"id": "a", "e": {"class_type": "x"}}"#, ["an SDK card", #"1 a class_type="x""#]),
      (
        #"{"id": "a", "title": "T", "extras": {"n": 5.0}}"#,
        ["an SDK card", "1 a title=T n=5"]
      ),
      (
        #"{"id": "a", "e": {"class_type": "x", "content_card": "z", "extra": "y"}}"#,
        ["an SDK card", #"1 a class_type="x" content_card="z" extra="y""#]
      ),
      (#"{"e": {"class_type": "x"}}"#, ["an SDK card", #"1 Card 1 has no "id"."#]),
      (
        "\n[\n{\"id\": \"a\"},\n 5, {\"id\": \"b\", \"tt\": 1}, {\"id\": \"c\", \"r\": true}]",
        [
          "a list of SDK cards", "3 a", "4 Card 2 is a number, not an object.",
          #"4 Card 3 ("b") has an invalid "tt": 1 is not text."#, "4 c",
        ]
      ),
      (
        #"{"cards": [{"id": "a", "u": "x:y"}], "full_sync": true}"#,
        ["a sync response", "1 a urlString=x:y"]
      ),
      (#"{"cards": []}"#, ["a sync response"]), ("[]", ["a list of SDK cards"]),
      ("\u{FEFF}[]", ["a list of SDK cards"]),
      // Braze's API
      (
        """
        {"broadcast": true, "messages": {
          "apple_push": {"alert": "A", "extra": {"class_type": "p", "content_card": {}}},
          "content_card": {"type": "CLASSIC", "title": "T", "description": "D", "pinned": true,
            "image_url": "i:1", "ios_uri": "u:1", "ios_use_webview": true, "uri_text": "L",
            "extra": {"class_type": "x", "n": "1"}}}}
        """,
        [
          "a Braze API request body",
          """
          3 content_card 1 title=T cardDescription=D image=i:1 urlString=u:1 openURLInWebView=true domain=L \
          class_type="x" n="1"
          """,
        ]
      ),
      (
        #"{"message_variation_id": "m", "extra": {"class_type": "x"}}"#,
        ["a Braze API request body", #"1 m class_type="x""#]
      ),
      (
        #"{"steps": [{"content_card": {"extra": []}}, {"content_card": {"extra": {"kind": 1}}}]}"#,
        [
          "a Braze API request body",
          #"1 Card 1 ("content_card 1") has an invalid "extras": [] is not an object."#,
          "1 content_card 2 kind=1",
        ]
      ),
      // Elements of a list in different forms
      (
        """
        [{"class_type": "x"}, {"id": "a", "e": {"class_type": "y"}}, {"extra": {"class_type": "z"}}, 5,
         {"id": "b"}, {"kind": "w"}]
        """,
        [
          "a list of cards in several formats", #"1 card 1 class_type="x""#, #"1 a class_type="y""#,
          #"1 content_card 3 class_type="z""#, "1 Card 4 is not an object.", "2 b",
          #"2 card 6 kind="w""#,
        ]
      ),
      (
        #"[{"id": "a"}, {"id": "b", "class_type": "x"}]"#,
        ["a list of cards in several formats", "1 a", #"1 b class_type="x" id="b""#]
      ),
      (
        #"[{"content_card": {"extra": {}}}, {"message_variation_id": "m", "extra": {}}]"#,
        ["a Braze API request body", "1 content_card 1", "1 m"]
      ),
      // Key-value pairs
      (
        #"{"id": "7", "class_type": "x", "card.title": "T"}"#,
        ["key-value pairs in JSON", #"1 7 title=T class_type="x" id="7""#]
      ),
      (#"{"tile_title": "T"}"#, ["key-value pairs in JSON", #"1 card 1 tile_title="T""#]),
      (
        #"[{"kind": "x"}, {"kind": "y", "card.id": "b"}, 5]"#,
        [
          "key-value pairs in JSON", #"1 card 1 kind="x""#, #"1 b kind="y""#,
          "1 Card 3 is not an object.",
        ]
      ),
      (
        "class_type: x\n\n tile_url=https://a.b/?c=d \r\nempty:\ncard.title: T: U\ncard.openURLInWebView = yes",
        [
          "lines of keys and values",
          #"1 card 1 title=T: U openURLInWebView=true class_type="x" empty="" tile_url="https://a.b/?c=d""#,
        ]
      ),
      (
        "\n\nkind: \u{A0}x\u{2028}",
        ["lines of keys and values", "3 card 1 kind=\"\\u{A0}x\\u{2028}\""]
      ),
      (
        "kind: x\ncard.imageAspectRatio: wide",
        [
          "lines of keys and values",
          #"1 Card 1 ("card 1") has an invalid "imageAspectRatio": "wide" is not a number."#,
        ]
      ),
      // Members copied from a JSON object
      (
        "\"class_type\": \"x\",\n  \"n\" : 5.0 ,\n\"card.title\": \"T: \\\"U\\\"\", \"b\": true",
        ["lines of keys and values", #"1 card 1 title=T: "U" b=true class_type="x" n=5"#]
      ),
      (
        "kind: x\n\"n\": \"1, 2\",\nm=3",
        ["lines of keys and values", #"1 card 1 kind="x" m="3" n="1, 2""#]
      ),
      // CSV
      (
        "card.id,class_type,card.title,tags\r\na,x,\"T, \"\"U\"\"\",\r\nb,y,,\"\"\r\n",
        ["CSV", #"2 a title=T, "U" class_type="x""#, #"3 b class_type="y" tags="""#]
      ),
      (
        "\u{FEFF}class_type, n ,\n\nx,\" 1\n2\",\nx,1\nx,1,2\n",
        [
          "CSV", #"3 row 3 class_type="x" n=" 1\n2""#,
          "5 Row 4 has 2 cells, but the first row has 3.",
          #"6 Row 5 has "2" in column 3, which has no key."#,
        ]
      ),
      ("class_type\nx\ny", ["CSV", #"2 row 2 class_type="x""#, #"3 row 3 class_type="y""#]),
      ("class_type\n", ["CSV"]),
      (
        "class_type;n;t\nx;1,5;\"a;b\"\n",
        ["CSV with semicolons", #"2 row 2 class_type="x" n="1,5" t="a;b""#]
      ),
      ("\nn\tkind\n1\tx:y\n", ["CSV with tabs", #"3 row 3 kind="x:y" n="1""#]),
      // The separator that puts the discriminator in its own cell, or otherwise the most frequent one
      ("kind;a,b,c\nx;1", ["CSV with semicolons", #"2 row 2 a,b,c="1" kind="x""#]),
      ("a;b;c,d\n1;2;3", ["CSV with semicolons", #"2 row 2 a="1" b="2" c,d="3""#]),
      (
        "kind,n\nx,1\nx,“1,2”",
        [
          "CSV", #"2 row 2 kind="x" n="1""#,
          #"3 Row 3 has 3 cells, but the first row has 2; the typographic quote "“" (U+201C) cannot enclose a cell."#,
        ]
      ),
      (
        "Key , value\n\nclass_type,x\nempty,\nnone\ntext,\"a, b\",\ncard.title,T\n",
        ["keys and values in CSV", #"3 card 1 title=T class_type="x" text="a, b""#]
      ),
      (
        "key;VALUE\nkind;x\nn;1,5",
        ["keys and values in CSV with semicolons", #"2 card 1 kind="x" n="1,5""#]
      ),
      // Two columns copied from a spreadsheet, without a header
      ("kind\tx\nm\t1,5", ["keys and values in CSV with tabs", #"1 card 1 kind="x" m="1,5""#]),
      ("m;1\nkind;y\n", ["keys and values in CSV with semicolons", #"1 card 1 kind="y" m="1""#]),
      ("kind\tn", ["keys and values in CSV with tabs", #"1 card 1 kind="n""#]),
      (
        "kind\tx\nhtml\t<b id=\"1\">\n",
        ["keys and values in CSV with tabs", ##"1 card 1 html="<b id=\"1\">" kind="x""##]
      ),
      ("kind\ty\nm\t1", ["keys and values in CSV with tabs", #"1 card 1 kind="y" m="1""#]),
      ("kind\ty\nz\t1", ["CSV with tabs", #"2 row 2 kind="z" y="1""#]),
      ("kind\tn\nx\t1", ["CSV with tabs", #"2 row 2 kind="x" n="1""#]),
      ("m,1\nkind,y,z", ["CSV", "2 Row 2 has 3 cells, but the first row has 2."]),
      // Additional empty cells
      (
        "kind,n\nx,1,\nx,,,\n",
        ["CSV", #"2 row 2 kind="x" n="1""#, #"3 row 3 kind="x""#]
      ),
    ] as [(String, [String])])
  func allFormatsAreDetected(text: String, cards: [String]) throws {
    #expect(try Self.read(text) == cards)
  }

  @Test(
    arguments: [
      ("", "1:1: the input is empty [invalid-cards]"),
      (" \n ", "1:1: the input is empty [invalid-cards]"),
      (
        "{\"id\": \"a\",}",
        "1:11: trailing comma after the last member [invalid-json]"
      ),
      (
        "[{\"id\": \"a\"},\n{\"id\": 1e999}]",
        "2:8: the number is too large [invalid-cards]"
      ),
      (
        "kind: x\nbody",
        "2:1: the line contains no \":\" or \"=\" after a key [invalid-cards]"
      ),
      ("kind: x\n : y", "2:1: there is no key before \":\" [invalid-cards]"),
      (
        "kind: x\na\"b: y\na\"b: z",
        #"3:1: duplicate key "a\"b", first used on line 2 [invalid-cards]"#
      ),
      ("kind: x\n\nkind=y", "3:1: duplicate key \"kind\", first used on line 1 [invalid-cards]"),
      (
        "\"kind\": \"x\",\n\"kind\": \"y\"",
        "2:1: duplicate key \"kind\", first used on line 1 [invalid-cards]"
      ),
      (
        "\"kind\": \"x\",\n\"e\": {\n\"n\": 1}",
        "2:1: the line is not a valid JSON pair such as \"class_type\": \"home_tile\" [invalid-cards]"
      ),
      (
        "\"kind\" : “x”",
        "1:10: the typographic quote \"“\" (U+201C) cannot enclose text [invalid-cards]"
      ),
      // Typographic quotes
      (
        "{“kind”: “x”}",
        "1:2: the typographic quote \"“\" (U+201C) cannot enclose text [invalid-json]"
      ),
      (
        "{\"kind\": ‘x’}",
        "1:10: the typographic quote \"‘\" (U+2018) cannot enclose text [invalid-json]"
      ),
      (
        "kind: x\n “n”: 1",
        "2:2: the typographic quote \"“\" (U+201C) cannot enclose text [invalid-cards]"
      ),
      (
        "“kind”,n\nx,1",
        "1:1: the typographic quote \"“\" (U+201C) cannot enclose text [invalid-cards]"
      ),
      (
        "kind;”n”\nx;1",
        "1:6: the typographic quote \"”\" (U+201D) cannot enclose text [invalid-cards]"
      ),
      (
        "key,value\n“kind”,x",
        "2:1: the typographic quote \"“\" (U+201C) cannot enclose text [invalid-cards]"
      ),
      // One card in CSV
      (
        "key,value\nkind,x\nn,1,2",
        "3:5: the row has more than a key and a value [invalid-cards]"
      ),
      ("key;value\nkind;x\n;1", "3:1: the row has a value but no key [invalid-cards]"),
      (
        "key,value\nkind,x\n\nkind,y",
        "4:1: duplicate key \"kind\", first used on line 2 [invalid-cards]"
      ),
      (
        "\"kind\" x",
        "1:7: there is text after the closing quotation mark of a cell [invalid-cards]"
      ),
      ("kind|tile_id\nx|1", "1:1: the keys are separated by \"|\" [invalid-cards]"),
      ("kind,a,kind\nx,1,y", "1:8: duplicate key \"kind\", first used in column 1 [invalid-cards]"),
      ("kind,a\nx,\"1", "2:3: the cell has no closing quotation mark [invalid-cards]"),
      (
        "kind;a\nx;a\"b",
        "2:4: the cell contains a quotation mark but is not in quotation marks [invalid-cards]"
      ),
      (
        "kind,a\nx,\"a\"b",
        "2:6: there is text after the closing quotation mark of a cell [invalid-cards]"
      ),
    ])
  func invalidTextIsRejectedWithALocation(text: String, failure: String) throws {
    let error = try #require(throws: CardInput.Failure.self) { try Self.read(text) }
    let place = "\(error.location.line):\(error.location.column)"
    #expect("\(place): \(error.message) [\(error.code.rawValue)]" == failure)
    #expect(!error.hint.isEmpty)
  }

  /// The line numbers of keys and standard fields. Issues are shown at these lines.
  @Test(
    arguments: [
      (
        "[{\"id\": \"a\",\n\"tt\": \"T\",\n\"e\": {\n\"kind\": \"x\"}, \"url\": \"u\"}]",
        [["card.title": 2, "kind": 4, "card.urlString": 4]]
      ),
      (
        "{\"content_card\": {\n\"description\": \"D\",\n\"ios_uri\": \"u:1\", \"extra\": {\n\"kind\": \"x\"}}}",
        [["card.cardDescription": 2, "card.urlString": 3, "kind": 4]]
      ),
      ("[{\"kind\": \"x\",\n\"card.title\": \"T\"}]", [["kind": 1, "card.title": 2]]),
      ("kind: x\n\n\"n\": 1, \"m\": 2", [["kind": 1, "n": 3, "m": 3]]),
      ("kind,n,m\nx,\"1\n2\",3\nx,,", [["kind": 2, "n": 2, "m": 3], ["kind": 4]]),
      ("key,value\nkind,x\nn,1", [["kind": 2, "n": 3]]),
    ] as [(String, [[String: Int]])])
  func keysHaveLineNumbers(text: String, lines: [[String: Int]]) throws {
    let input = try CardInput(Array(text.utf8), .init(discriminator: "kind"))
    #expect(input.entries.map(\.lines) == lines)
  }

  @Test func aTextThatIsNotUTF8IsRejectedWithItsLine() {
    let bytes = Array("kind: x\nname: Caf".utf8) + [0xE9, 0x0A]
    #expect(
      throws: CardInput.Failure(
        message: "the text is not UTF-8", location: SourceLocation(line: 2, column: 1),
        hint: "save it as UTF-8; a spreadsheet may call this format \"CSV UTF-8\"")
    ) { try CardInput(bytes, .init(discriminator: "class_type")) }
  }
}
