import ContentCardSchema

/// The sentences that the page's scripts show to marketers, by code.
///
/// Parameters are in braces. For each code, the page shows the first sentence whose parameters are all known. The part
/// of a code after `:` makes it more specific, such as the reason in `bad-element:too-large`.
///
/// The values of `{expected}` and `{kind}` are usually codes, too. For `int`, for example, the page inserts the text
/// for `expected:int`. If there is no such text, it inserts the value.
enum PageSentences {
  static let texts: [(code: String, sentences: [String])] = [
    // The verdict on a card
    ("verdict:accepted", ["Ready: the app shows this card"]),
    ("verdict:accepted-with-warnings", ["The app can show this card, but check these points"]),
    ("verdict:rejected", ["The app does not show this card"]),
    ("verdict:ignored", ["This card is not checked"]),
    ("verdict:open", ["Still to fill in"]),
    ("verdict:example", ["Replace the example values"]),

    // Findings about a card, and sentences that follow them
    (
      "missing",
      [
        "{key} is missing. The card has {nearest}: is that a misspelling?",
        "{key} is missing.",
      ]
    ),
    ("missing:prefix", ["Add at least one numbered key, such as {key}."]),
    ("empty", ["{key} is empty."]),
    (
      "not-a-value",
      ["{key} must be {expected}. {value} is not.", "{key} must be {expected}."]
    ),
    ("wrong-kind", ["{key} must be {expected}, but the card has {kind}."]),
    (
      "too-large",
      ["{key} is too large or has too many digits for the app."]
    ),
    (
      "out-of-range",
      [
        "{key} must be from {minimum} to {maximum}.", "{key} must be {minimum} or more.",
        "{key} must be {maximum} or less.",
      ]
    ),
    ("not-allowed", ["{key} must be {values}."]),
    ("bad-element", ["Item {index} of {key} is not valid."]),
    (
      "bad-element:not-a-value",
      ["Item {index} of {key} must be {expected}. {element} is not."]
    ),
    ("bad-element:wrong-kind", ["Item {index} of {key} must be {expected}, but it is {kind}."]),
    (
      "bad-element:too-large",
      ["Item {index} of {key} is too large or has too many digits for the app."]
    ),
    (
      "bad-element:out-of-range",
      [
        "Item {index} of {key} must be from {minimum} to {maximum}.",
        "Item {index} of {key} must be {minimum} or more.",
        "Item {index} of {key} must be {maximum} or less.",
      ]
    ),
    ("bad-element:not-allowed", ["Item {index} of {key} must be {values}."]),
    ("bad-element:unrendered-liquid", ["Item {index} of {key} still has a Liquid tag."]),
    ("too-few", ["{key} needs at least {minimum} items. It has {count}."]),
    ("too-many", ["{key} has {count} items, but can have at most {maximum}."]),
    (
      "unrendered-liquid",
      ["{key} still has a Liquid tag. It must be filled in when the card is sent."]
    ),
    ("trimmed-white-space", ["{key} has spaces around its value. The app ignores them."]),
    ("none-of", ["Fill in at least one of these: {keys}."]),
    (
      "incomplete",
      ["{missing} must have a valid value if {keys} has one. Fill in all of them, or none."]
    ),
    ("out-of-order", ["{key} must not exceed {other}."]),
    (
      "unknown-class-type",
      ["There is no card type {value}. Did you mean {nearest}?", "There is no card type {value}."]
    ),
    (
      "deprecated-class-type",
      ["This card type is being phased out: {advice}.", "This card type is being phased out."]
    ),
    ("refused-default", ["{key} has no valid value. Ask the app team about its default."]),
    ("same-number", ["{key} and {other} have the same number. Give each key its own number."]),
    ("unusual-scheme", ["{key} should begin with https:// or http://, or it may not load."]),
    (
      "unknown-key",
      [
        "{key} is not a key of this card type. Set {field} in the composer instead.",
        "{key} is not a key of this card type. Did you mean {nearest}?",
        "{key} is not a key of this card type.",
      ]
    ),
    ("old-spelling", ["{key} is an older key. New cards use {current}."]),
    ("app-rejected", ["The app rejects this card."]),
    ("not-checked:card", ["The app also checks the card as a whole. This page cannot do that."]),
    (
      "not-checked:sent",
      ["Braze fills in {key} when it sends the card, so it is not checked here."]
    ),
    (
      "not-checked:default",
      [
        "Braze fills in {key} when it sends the card. Only the defaults of its Liquid tags are checked here."
      ]
    ),
    (
      "not-checked:field",
      ["{key} is not in this text, so it is not checked here. Check it in Braze."]
    ),
    (
      "not-checked",
      ["Only the app can fully check {key}. Ask the app team for the allowed values."]
    ),
    (
      "no-class-type",
      ["The card type is missing: the card does not have {keys}."]
    ),
    ("control", ["However, the card belongs to a control group, so nobody sees it."]),
    ("removed", ["The card was removed, so the app ignores it."]),
    ("unreadable-card", ["The card cannot be read."]),
    ("unreadable-card:unreadable", ["This is not a card."]),
    ("unreadable-card:too-deep", ["The card has too many levels of lists and objects."]),
    (
      "unreadable-card:not-an-object", ["This is not a card: it is {kind}.", "This is not a card."]
    ),
    ("unreadable-card:no-id", ["The card has no ID."]),
    (
      "unreadable-card:wrong-member",
      ["The card's {name} must be {expected}. {value} is not.", "The card's {name} is not valid."]
    ),
    (
      "unreadable-card:wrong-cells",
      ["The number of cells in row {row} is {cells}, but in the first row it is {expected}."]
    ),
    (
      "unreadable-card:no-key",
      ["Row {row} has {value} in column {column}, which has no key in the first row."]
    ),
    (
      "separator-in-item",
      ["The app splits {item}, because {separator} separates items."]
    ),
    ("example", ["For example: {suggestion}"]),
    ("instead", ["The app uses {default} instead.", "The app ignores {key}."]),

    // The values to copy from a form
    ("needs-value", ["Needs a value"]),
    ("empty-value", ["Leave the value empty"]),
    ("placeholder", ["This is only an example. Replace it before you copy."]),
    ("wrong", ["Not valid yet"]),
    ("on-click-web", ["Choose “Redirect to Web URL”."]),
    ("on-click-app", ["Choose “Deep Link into App”."]),
    ("liquid-in-request", ["Braze does not fill in Liquid in the values of a request."]),
    (
      "unready",
      ["Not ready to copy: {names}, and {count} more.", "Not ready to copy: {names}."]
    ),

    // The values in a form, its drafts, and its links
    (
      "incomplete-date",
      ["The date of {key} is incomplete. Fill in the day, the month, the year, and the time."]
    ),
    (
      "liquid-without-default",
      [
        "If Braze has no value for a tag, {key} is empty or incomplete. Add a default to each Liquid tag."
      ]
    ),
    (
      "wrong-default",
      ["With the defaults of its Liquid tags, {key} is {value}, which is not valid."]
    ),
    (
      "too-big",
      ["The card is {size} bytes long, but Braze does not send a card of more than 2048 bytes."]
    ),
    ("other-schema", ["{schema} also has this card type. A card must be valid for both."]),
    ("lost-keys", ["The form has no place for these values, so they were ignored: {names}."]),
    ("lost-lines", ["Line breaks were removed from {names}."]),
    ("restored", ["Your draft of {time} was restored."]),
    ("duplicated", ["The card was duplicated. You are now editing card {count}."]),
    ("started-over", ["The values were removed."]), ("undone", ["The values were restored."]),
    ("link", ["The link with these values was copied:"]),
    ("from-link", ["These values come from a link."]),
    ("bad-link", ["The values in the link cannot be read. Copy the whole link again."]),

    // The preview
    ("card-type:classic", ["Card type in Braze: Classic."]),
    ("card-type:captioned", ["Card type in Braze: Captioned Image, or Classic for a small image."]),
    ("card-type:image-only", ["Card type in Braze: Image Only."]),
    (
      "card-type:any",
      ["Card type in Braze: any. This card has no title, message, or image."]
    ),

    // Pasted cards
    ("form:card", ["Read as a card from the app."]),
    ("form:cards", ["Read as a list of cards from the app."]),
    ("form:syncResponse", ["Read as a response from Braze to the app."]),
    ("form:apiBody", ["Read as a request to Braze's API."]),
    ("form:export", ["Read as an export from Braze."]),
    ("form:pairsInJSON", ["Read as key-value pairs in JSON."]),
    ("form:csv", ["Read as a spreadsheet (CSV)."]),
    ("form:pairsInCSV", ["Read as a spreadsheet (CSV) with a key and a value in each row."]),
    ("form:lines", ["Read as text with a key and a value on each line."]),
    ("form:mixed", ["Read as a list of cards in several formats."]),
    ("count:accepted", ["Shown: {count}."]),
    ("count:accepted-with-warnings", ["Shown with warnings: {count}."]),
    ("count:rejected", ["Not shown: {count}."]),
    ("count:ignored", ["Other cards: {count}."]),
    ("count:rest", ["Not checked: {count}. Check them with the command cardgen lint-card."]),
    ("count:archived", ["Archived, and not checked: {count}."]),
    ("count:none", ["It has no content cards."]),
    ("state:draft", ["draft"]), ("state:stopped", ["stopped"]),
    ("checking", ["Checking…"]),
    (
      "not-utf-8",
      ["The file is not text in UTF-8. Save it as UTF-8, which a spreadsheet may call “CSV UTF-8”."]
    ),
    (
      "too-much-text",
      [
        "The text has {size} million characters, but this page reads at most 1 million. To check it, use the command cardgen lint-card."
      ]
    ),
    (
      "no-cards",
      [
        "There is no card here. Paste lines such as price: 12.50, a table with a header, or JSON. One key must be {keys}."
      ]
    ),
    (
      "read:quote-in-cell",
      [
        "Line {place} has a quotation mark inside a cell. Put the whole cell in quotation marks, and double those inside it."
      ]
    ),
    (
      "read:text-behind-quote",
      [
        "Line {place} has text after the closing quotation mark of a cell. Double the quotation marks inside the cell."
      ]
    ),
    (
      "read:typographic-quote",
      ["Line {place} has the quotation mark {quote}. Replace it with a straight one."]
    ),
    (
      "read:third-cell",
      [
        "Line {place} has more than a key and a value. If the value contains a comma, put quotation marks around the value."
      ]
    ),
    ("read:unclosed-quote", ["Line {place} has a cell without a closing quotation mark."]),
    (
      "read:csv-separator",
      ["The columns are separated by {separator}. Save the spreadsheet as CSV with commas."]
    ),
    ("read:duplicate-column", ["Two columns have the key {key}. Remove one of them."]),
    ("read:no-text", ["There is nothing to read."]),
    (
      "read:duplicate-key",
      ["Line {place} repeats {key} from line {line}. Remove one, or check one card at a time."]
    ),
    (
      "read:bad-line",
      ["Line {place} cannot be read. Write a key, a colon, and a value."]
    ),
    ("read:no-separator", ["Line {place} has no : or = between a key and a value."]),
    ("read:no-key", ["Line {place} has no key before {separator}.", "Line {place} has no key."]),
    (
      "read:invalid-json",
      [
        "Line {place} has the quotation mark {quote}. Replace it with a straight one.",
        "Line {place}: remove the comma before {bracket}.",
        "Line {place}: a {token} is missing.", "Line {place}: this is not valid JSON.",
      ]
    ),
    ("read:unreadable-number", ["Line {place} has a number that is too large."]),

    // What a value must be
    ("expected:string", ["text"]),
    ("expected:int", ["a whole number, with no decimals and no % sign"]),
    ("expected:double", ["a number such as 20 or 12.50, with no comma and no % sign"]),
    ("expected:decimal", ["a number such as 20 or 12.50, with no comma and no % sign"]),
    ("expected:bool", ["true or false"]), ("expected:flag", ["true or false"]),
    (
      "expected:url", ["a complete link, such as https://example.com or a link into the app"]
    ),
    (
      "expected:encoded-url",
      [
        "a complete link, copied from the browser's address bar, without spaces or letters such as é"
      ]
    ),
    ("expected:iso8601", ["a date and time with a time zone"]),
    ("expected:unix", ["a Unix timestamp in seconds (the form can convert a date)"]),
    (
      "expected:unixMilliseconds",
      ["a Unix timestamp in milliseconds (the form can convert a date)"]
    ),
    ("expected:time", ["a number of Unix seconds or a date such as 2026-01-31T09:00:00Z"]),
    ("expected:color", ["a color such as #FF8800"]),
    ("expected:one-of", ["one of {quoted}"]),
    ("expected:list", ["a list of items"]),
    ("expected:object", ["an object in JSON"]),
    ("expected:json", ["JSON"]), ("expected:json-array", ["a list in JSON"]),
    ("expected:json-of-type", ["JSON of type {type}"]),
    ("expected:shallow-json", ["JSON with at most {levels} levels"]),
    ("expected:shallow-json-array", ["a list in JSON with at most {levels} levels"]),

    // The kind of value that a card has instead
    ("kind:string", ["text"]), ("kind:number", ["a number"]), ("kind:bool", ["a true/false value"]),
    ("kind:null", ["an empty value"]), ("kind:array", ["a list in JSON"]),
    ("kind:object", ["an object in JSON"]),
  ]

  /// The sentences and the labels of standard fields, as JSON for a `script` element.
  static var json: String {
    let texts = texts.map { code, sentences in
      "\(code.scriptLiteral):[\(sentences.map(\.scriptLiteral).joined(separator: ","))]"
    }
    let fields = CardField.allCases.map { "\"\($0.rawValue)\":\($0.label.scriptLiteral)" }
    return """
      {"texts":{\(texts.joined(separator: ","))},"fields":{\(fields.joined(separator: ","))}}
      """
  }
}
