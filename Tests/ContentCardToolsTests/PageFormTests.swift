import ContentCardSchema
import Foundation
import TestSupport
import Testing

@testable import ContentCardTools

/// Compares cards that are created with the forms of the page with the verdicts of `lint-card`.
@Suite(.enabled(if: isFullRun, "needs Chromium and CONTENT_CARDS_FULL"))
struct PageFormTests {
  @Test func formsMakeCardsThatLintCardAccepts() async throws {
    let (schema, page) = try await Self.showcase.value
    try #require(page.forms.count == schema.classTypes.count)
    for (form, classType) in zip(page.forms, schema.classTypes) {
      let title = "\(classType.name.value)"
      let isOld = classType.deprecation != nil
      #expect(
        form.filled.kind == (isOld ? "accepted-with-warnings" : "accepted"),
        "\(title): \(form.filled)")
      #expect(form.restored == form.filled.kind, "\(title)")
      // All texts that can be copied must describe the same card.
      #expect(try lint(form.copied.json, schema).outline == form.filled.outline, "\(title)")
      // The rows of keys must show the same keys and values as the copied pairs.
      let rows = form.rows.filter { !$0.key.hasPrefix("card.") }.map { $0.key + ": " + $0.value }
      #expect(rows.joined(separator: "\n") == form.copied.pairs, "\(title)")
      #expect(form.rows.allSatisfy { !$0.isDisabled }, "\(title)")
    }
  }

  @Test func invalidValuesHaveTheFindingsOfLintCard() async throws {
    let (schema, page) = try await Self.showcase.value
    var count = 0
    for (form, classType) in zip(page.forms, schema.classTypes) {
      for wrong in form.wrong.compactMap(\.self) {
        let title: Comment = "\(classType.name.value), \(wrong.path): \(wrong.verdict)"
        #expect(wrong.verdict.outline == (try lint(wrong.copied, schema).outline), title)
        #expect(wrong.verdict.kind != "accepted", title)
        #expect(wrong.verdict.findings.contains { $0.isAbout(wrong.path) }, title)
        // The finding must be a sentence.
        #expect(
          wrong.verdict.findings.allSatisfy {
            $0.text.hasSuffix(".") || $0.text.contains("For example: ")
          }, title)
        count += 1
      }
    }
    #expect(count >= 40)
  }

  @Test func anEmptyFormHasTheVerdictOfLintCard() async throws {
    let (schema, page) = try await Self.showcase.value
    for (form, classType) in zip(page.forms, schema.classTypes) {
      let kind = try lint("\(schema.discriminator.value): \(classType.name.value)", schema).kind
      // An empty text is copied if the field allows it.
      #expect(form.empty == kind.rawValue, "\(classType.name.value)")
    }
  }

  /// - Parameter ratio: A rule that excludes the aspect ratio 1.
  @Test(arguments: [#""minimum": 1.5"#, #""maximum": 0.5"#])
  func onlyLinksToExampleDomainsAreMarkedAndNotCopied(ratio: String) async throws {
    let schema = try Schema(
      """
      {"classTypes": {"tile": {"card": {"image": "url", "imageAspectRatio": {"type": "double", \(ratio)}},
      "extras": {"headline": "string", "price": {"type": "decimal", "example": "12.5"},
      "note": {"type": "string", "example": "Sale"}}}}}
      """)
    let values = [
      ("card.image", "https://example.com/image.png"), ("headline", "Summer sale"),
      ("price", "12.5"), ("note", "Sale"),
    ]
    let form = PagePlan.Form(
      id: "type-tile", values: values.map { .init(path: $0.0, text: $0.1, separator: nil) })
    let report = try #require(
      try await PageReport(of: [schema], following: PagePlan(forms: [form])).forms.first)
    #expect(report.filled.kind == "accepted")
    #expect(report.rows.filter(\.isDisabled).map(\.key) == ["card.image"])
    #expect(
      report.copied.pairs == "class_type: tile\nheadline: Summer sale\nprice: 12.5\nnote: Sale")
    #expect(
      report.copied.json == """
        {
          "class_type": "tile",
          "headline": "Summer sale",
          "price": "12.5",
          "note": "Sale"
        }
        """)
    #expect(
      report.copied.liquid == """
        class_type: tile
        headline: {{api_trigger_properties.${headline}}}
        price: {{api_trigger_properties.${price}}}
        note: {{api_trigger_properties.${note}}}
        """)
    #expect(
      report.copied.trigger == """
        {
          "trigger_properties": {
            "headline": "Summer sale",
            "price": "12.5",
            "note": "Sale"
          }
        }
        """)
  }

  @Test func formsAreCheckedAgainstAllSchemas() async throws {
    let first = try Schema(
      #"{"classTypes": {"tile": {"extras": {"a": "int"}}}}"#, name: "First")
    let second = try Schema(
      #"{"classTypes": {"tile": {"extras": {"a": "int", "b": "string"}}}}"#, name: "Second")
    let plan = PagePlan(forms: [
      .init(id: "type-tile", values: [.init(path: "a", text: "7", separator: nil)]),
      .init(
        id: "type.2",
        values: [
          .init(path: "a", text: "7", separator: nil), .init(path: "b", text: "x", separator: nil),
        ]),
    ])
    let page = try await PageReport(of: [first, second], following: plan)
    #expect(page.forms.map(\.filled.kind) == ["rejected", "accepted"])
    #expect(page.forms[0].filled.findings.map(\.text) == ["Second: b is missing."])
  }

  @Test func pastedCardsGetTheVerdictsOfLintCard() async throws {
    let schema = try Schema(named: "Showcase")
    let key = schema.discriminator.value
    let type = schema.classTypes[0].name.value
    let texts = [
      Fixture.json(Fixture.all(of: schema)),
      "\(key): \(type)\ncard.title: Hello\ncount: 3\nsizes: 1|2\nbudge: x",
      "\(key)=\(type)x\ncount=20%",
      "{\"\(key)\": \"\(type)\", \"count\": 3.5}",
      "\(key),count\n\(type),3\n\(type),\n,4",
      "hello: world", "[1, {\"id\": \"a\"}, {}]",
      "{\"trigger_properties\": {\"\(key)\": \"\(type)\", \"count\": \"20%\"}}",
      """
      {"name": "Autumn coupon", "messages": {"a": {"channel": "content_cards", "extras": {"\(key)": "\(type)",
      "count": "{{x | default: '3'}}", "sizes": "{{x}}"}}, "b": {"channel": "content_cards", "type": "control"}}}
      """,
    ]
    let page = try await PageReport(of: [schema], following: PagePlan(pasted: texts))
    try #require(page.pasted.count == texts.count)
    for (text, pasted) in zip(texts, page.pasted) {
      let input = try CardInput(Array(text.utf8), .init(discriminator: key))
      let verdicts = input.entries.map(CardLint([schema]).verdict)
      // The page shows the first 200 cards.
      #expect(
        pasted.cards.map(\.outline) == verdicts.prefix(200).map(\.outline), "\(text.prefix(200))")
      #expect(
        pasted.cards.flatMap(\.findings).filter {
          !$0.text.hasSuffix(".") && !$0.text.contains("For example: ") && !$0.text.hasSuffix("?")
        }.map(\.text) == [])
    }
  }

  @Test func aPastedCardOpensInItsForm() async throws {
    let (schema, page) = try await Self.showcase.value
    let texts = PagePlan.wholeCards(of: schema)
    try #require(page.opened.count == schema.classTypes.count)
    for (text, opened) in zip(texts, page.opened) {
      let verdict = try lint(text, schema)
      #expect(opened.verdict.kind == verdict.kind.rawValue, "\(opened)")
      // Compares only the class type, because the form does not copy examples or the keys of other choices.
      #expect(try lint(opened.copied, schema).classType == verdict.classType)
    }
  }

  @Test func valuesOfBrazeAndOfOtherKindsHaveSentences() async throws {
    let schema = try Schema(
      #"{"classTypes": {"tile": {"extras": {"price": "decimal", "flag": "bool"}}}}"#)
    let card = #"""
      {"class_type": "tile", "price": "{{api_trigger_properties.${price}}}", "flag": 5}
      """#
    let page = try await PageReport(of: [schema], following: PagePlan(pasted: [card]))
    #expect(
      page.pasted.flatMap(\.cards).flatMap(\.findings).map(\.text) == [
        "flag must be true or false, but the card has a number. For example: true",
        "Braze fills in price when it sends the card, so it is not checked here.",
      ])
  }

  @Test func warningsSayWhatTheAppUsesInstead() async throws {
    let schema = try Schema(
      #"""
      {"classTypes": {"tile": {"extras": {"price": {"type": "decimal", "default": "2.50"}, "link": "url?",
      "note": "string?", "tags": {"type": "string[]", "enum": ["a"], "default": []}}}}}
      """#)
    let card = "class_type: tile\nprice: 4,90\nlink: a b\nnote: {{x}}\ntags: c"
    let page = try await PageReport(of: [schema], following: PagePlan(pasted: [card]))
    #expect(
      page.pasted.flatMap(\.cards).flatMap(\.findings).map(\.text) == [
        "price must be a number such as 20 or 12.50, with no comma and no % sign. 4,90 is not. "
          + "The app uses 2.50 instead. For example: 4.90",
        "link must be a complete link, copied from the browser's address bar, without spaces or letters such as é. "
          + "a b is not. The app ignores link. For example: https://example.com/",
        "note still has a Liquid tag. It must be filled in when the card is sent.",
        "Item 1 of tags must be a. The app ignores tags. For example: a",
      ])
  }

  /// The form shows the choice that the app reads.
  @Test(arguments: [
    ("class_type: story\nlink_url: nowhere\nlink_text: Hello", "link_text: Hello"),
    ("class_type: story\nlink_url: https://a.b/c\nlink_text: Hello", "link_text: Hello"),
    ("class_type: story\nlink_url: https://a.b/c\nlink_text: {{x}}", "link_text: {{x}}"),
    (
      #"{"class_type": "story", "link_url": "https://a.b/c", "link_text": 5}"#,
      "link_url: https://a.b/c"
    ),
  ])
  func aFormOpensWithTheChoiceThatTheAppReads(card: String, pair: String) async throws {
    let schema = try Schema(
      #"""
      {"classTypes": {"story": {"oneOf": {"content": {"required": true, "choices": [
        {"case": "text", "extras": "link_text"}, {"case": "link", "extras": "link_url", "type": "url"}]}}}}}
      """#)
    let report = try await PageReport(of: [schema], following: PagePlan(opened: [card]))
    let opened = try #require(report.opened.first)
    #expect(opened.verdict.kind != "rejected")
    #expect(opened.lines == ["class_type: story", pair])
  }

  @Test func aStandardFieldCanReplaceAMissingKey() async throws {
    let schema = try Schema(
      #"""
      {"classTypes": {"story": {"extras": {"headline": {"type": "string", "fallback": ["card.title"]}}}}}
      """#)
    let title = PagePlan.Value(path: "card.title", text: "Hi", separator: nil)
    let plan = PagePlan(
      forms: [.init(id: "type-story", values: [title])],
      opened: ["class_type: story\ncard.title: Hi"])
    let report = try await PageReport(of: [schema], following: plan)
    let form = try #require(report.forms.first)
    #expect(form.filled.kind == "accepted")
    #expect(form.rows.map(\.key) == ["card.title", "class_type"])
    #expect(report.opened.map(\.lines) == [["class_type: story", "card.title: Hi"]])
  }

  /// List items, numbered keys, aliases behind an empty key, and long numbers are as the app reads them.
  @Test func aFormOpensWithTheValuesThatTheAppUses() async throws {
    let schema = try Schema(
      #"""
      {"classTypes": {"tile": {"extras": {"tags": "string[]", "sizes": {"type": "string[]", "enum": ["S", "L"]},
      "price": {"type": "decimal", "aliases": "cost"}, "line_*": "string[]", "number": "json"}}}}
      """#)
    let card = #"""
      {"class_type": "tile", "tags": ["salt", "pepper"], "sizes": ["L", "S"], "price": "", "cost": "5",
      "line_10": "third", "line_2": "second", "line_1": "first", "number": {"b": 9007199254740993, "1": [null, "x"]}}
      """#
    let report = try await PageReport(of: [schema], following: PagePlan(opened: [card]))
    let opened = try #require(report.opened.first)
    #expect(opened.verdict.findings.map(\.text) == [])
    #expect(
      Set(opened.lines) == [
        "class_type: tile", "tags: salt, pepper", "sizes: S, L", "price: 5", "line_1: first",
        "line_2: second", "line_3: third", #"number: {"b":9007199254740993,"1":[null,"x"]}"#,
      ])
    #expect(opened.notice == "")
  }

  @Test func itemsThatContainASeparatorAreReported() async throws {
    let schema = try Schema(#"{"classTypes": {"tile": {"extras": {"tags": "string[]"}}}}"#)
    let values = [PagePlan.Value(path: "tags", text: "salt, pepper", separator: ";")]
    let plan = PagePlan(forms: [.init(id: "type-tile", values: values)])
    let form = try #require(try await PageReport(of: [schema], following: plan).forms.first)
    #expect(
      form.filled.findings.map(\.text) == [
        "The app splits salt, pepper, because , separates items."
      ])
  }

  @Test(
    arguments: [
      ("{\"a\": ", "Line 1: a closing bracket is missing."),
      ("{\"a\": 1,\n}", "Line 1: remove the comma before }."),
      ("{\"a\": 1\n\"b\": 2}", "Line 1: a comma is missing."),
      (
        "{“a”: 1}", "Line 1 has the quotation mark “. Replace it with a straight one."
      ),
      ("a: 1\nb", "Line 2 has no : or = between a key and a value."),
      (
        "a: 1\nb: 2\na: 3",
        "Line 3 repeats a from line 1. Remove one, or check one card at a time."
      ),
      ("a|b\n1|2", "The columns are separated by |. Save the spreadsheet as CSV with commas."),
      ("key,value\n,t", "Line 2 has no key."),
      (
        "key,value\nclass_type,t,x",
        "Line 2 has more than a key and a value. If the value contains a comma, put quotation marks around the value."
      ),
      (
        "“a”: 1",
        "Line 1 has the quotation mark “. Replace it with a straight one."
      ),
    ])
  func textThatCannotBeReadIsReported(text: String, sentence: String) async throws {
    let schema = try Schema(named: "BrazeDemo")
    let page = try await PageReport(of: [schema], following: PagePlan(pasted: [text]))
    #expect(page.pasted.map(\.summary) == [sentence])
    let failure = #expect(throws: CardInput.Failure.self) {
      try CardInput(Array(text.utf8), .init(discriminator: "class_type"))
    }
    // A sentence about a column has no line.
    let line = try #require(failure).location.line
    #expect(!sentence.hasPrefix("Line ") || sentence.hasPrefix("Line \(line)"))
  }

  /// The page of the showcase after all values were filled in, and then invalid ones.
  private static let showcase = Task {
    let schema = try Schema(named: "Showcase")
    let plan = PagePlan(
      forms: schema.classTypes.map { PagePlan.Form($0, in: schema) },
      opened: PagePlan.wholeCards(of: schema))
    return (schema, try await PageReport(of: [schema], following: plan))
  }

  private func lint(_ text: String, _ schema: Schema) throws -> CardVerdict {
    let input = try CardInput(Array(text.utf8), .init(discriminator: schema.discriminator.value))
    return CardLint([schema]).verdict(on: try #require(input.entries.first))
  }
}

extension CardVerdict {
  /// The kind, and the severity, code, and key of each finding.
  fileprivate var outline: [String] {
    [kind.rawValue]
      + findings.map { "\($0.severity.rawValue) \($0.code.rawValue) \($0.key ?? "")" }
  }
}
