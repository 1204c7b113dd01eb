import ContentCardSchema
import Foundation

extension Field {
  /// The field's human-readable name. For a standard field, it is the field's label. For a key or prefix, it is the short
  /// description. If there is none, it is the property that the schema names, or else the key or prefix, in words.
  var label: String {
    if case .card(let name) = path.value { return CardField(rawValue: name)?.label ?? name }
    return shortDescription ?? (property?.value ?? path.value.name).inWords
  }

  /// The description without its full stop, or `nil` if it is missing, empty, too long for a label, or still contains
  /// any of `.!?:`.
  private var shortDescription: String? {
    guard let text = description?.onOneLine, text.count <= 60 else { return nil }
    let line = text.hasSuffix(".") ? String(text.dropLast()) : text
    return line.isEmpty || line.contains(where: ".!?:".contains) ? nil : line
  }

  /// Returns sentences about the field's value. If the field has no description, they begin with `purpose`.
  func details(purpose: String? = nil) -> [MarkedText] {
    var details: [MarkedText] = []
    if let text = description ?? purpose { details.append(MarkedText(prose: text)) }
    if let deprecation { details.append(deprecation.markedText) }
    details.append(.sentence(form))
    if let range { details.append(.sentence(type.isList ? "each \(range)" : range)) }
    if let countRule { details.append(countRule) }
    return details + furtherRules
  }

  /// Instructions for the field's control. They are `nil` for allowed values, Booleans, dates, and plain text, unless
  /// the schema limits the number of items.
  var controlHelp: MarkedText? {
    let lines = [valueHelp, countRule].compactMap(\.self)
    return lines.isEmpty ? nil : lines.joined(" ")
  }

  private var countRule: MarkedText? { countText.map { .sentence("\($0)") } }

  private var valueHelp: MarkedText? {
    let isAnyText = type.base == .string && swiftType == nil
    guard choices == nil, type.base != .bool, type.base != .date, !isAnyText else { return nil }
    if type.isList, type.base == .json { return .sentence(form) }
    let line: MarkedText = "\(valueForm)\(range.map { ", \($0)" as MarkedText } ?? "")"
    return .sentence(type.isList ? "each item: \(line)" : line)
  }

  /// Returns sentences that are not needed to fill in a control: the description or `purpose`, the deprecation, and
  /// further rules. A description that is the label of a single key is left out.
  func background(purpose: String?) -> [MarkedText] {
    var details: [MarkedText] = []
    if let text = description ?? purpose, path.value.key == nil || shortDescription == nil {
      details.append(MarkedText(prose: text))
    }
    if let deprecation { details.append(deprecation.markedText) }
    return details + furtherRules
  }

  private var furtherRules: [MarkedText] {
    var rules: [MarkedText] = []
    if allowsEmpty { rules.append("It may be empty.") }
    if rejectsLiquid { rules.append("A Liquid tag that is not filled in makes the text invalid.") }
    if isUnique { rules.append("Duplicates are ignored.") }
    return rules
  }

  /// Instructions for entering the value.
  private var form: MarkedText {
    if case .extrasPrefix(let prefix) = path.value {
      let keys: MarkedText = "\(typed: "\(prefix)1"), \(typed: "\(prefix)2"), and so on"
      return "one key for each value, \(keys); each value is \(valueForm)"
    }
    guard type.isList else { return valueForm }
    if type.base == .json { return "a JSON list\(suchAs)\(advice)" }
    if let choices {
      return "one or more of \(choices.list), separated by \(separatorName); \(letterCase)"
    }
    let rule = typeDescription.rule.map { "; \($0)" as MarkedText } ?? ""
    return
      "\(MarkedText(marked: typeDescription.words.several)), separated by \(separatorName)\(rule)\(advice)"
  }

  private var valueForm: MarkedText {
    if path.value == .card(CardField.imageAspectRatio.rawValue) {
      return "leave empty: it is set automatically from the image"
    }
    if let choices { return "one of \(choices.list); \(letterCase)" }
    // Images are loaded from the web, so a URL with the app's own scheme is not useful.
    let isImage = path.value == .card(CardField.image.rawValue) && type.base == .url
    let rule: MarkedText =
      isImage
      ? ", starting with https://, no spaces"
      : typeDescription.rule.map { ", \($0)" } ?? ""
    return "\(MarkedText(marked: typeDescription.words.one))\(suchAs)\(rule)\(advice)"
  }

  private var range: MarkedText? {
    switch (minimum?.value.withoutPointZero, maximum?.value.withoutPointZero) {
    case (let minimum?, let maximum?): "from \(typed: minimum) to \(typed: maximum)"
    case (let minimum?, nil): "\(typed: minimum) or more"
    case (nil, let maximum?): "\(typed: maximum) or less"
    case (nil, nil): nil
    }
  }

  private var separatorName: MarkedText {
    switch separator {
    case ",": "commas"
    case ";": "semicolons"
    case " ": "spaces"
    case "\n": "line breaks"
    default: "\(typed: separator)"
    }
  }

  private var letterCase: MarkedText { "capitalization does not matter" }

  /// An example to append to a description of the value, in the form ` such as 12.50`, or empty text. A timestamp is
  /// followed by its date and time.
  private var suchAs: MarkedText {
    guard !type.isList || isCollected || type.base == .json, let sample = typedSample,
      type.base != .string, type.base != .bool
    else { return "" }
    guard type.base == .date, let time = dateFormat.timeOfTimestamp(sample) else {
      return " such as \(typed: sample)"
    }
    return " such as \(typed: sample) for \(time)"
  }

  private var advice: MarkedText {
    swiftType == nil ? "" : "; ask the app team for the allowed values"
  }
}

extension DateFormat {
  /// Returns the date and time of a timestamp, such as `2026-01-31 09:00:00 UTC`. Returns `nil` for an ISO 8601 date,
  /// which is already readable, and for text that is not a valid timestamp.
  fileprivate func timeOfTimestamp(_ text: String) -> String? {
    guard self != .iso8601, let seconds = secondsSince1970(text) else { return nil }
    let time = Date(timeIntervalSince1970: seconds).formatted(.iso8601)
    return time.replacing("T", with: " ").replacing("Z", with: " UTC")
  }
}

extension [EnumChoice] {
  fileprivate var list: MarkedText { map(\.markedText).joined(", ") }
}

extension EnumChoice {
  fileprivate var markedText: MarkedText {
    guard let about = description?.onOneLine else { return "\(typed: value.value)" }
    return "\(typed: value.value) (\(about.hasSuffix(".") ? String(about.dropLast()) : about))"
  }
}

extension Deprecation {
  var markedText: MarkedText {
    message.map { "Being phased out: \(MarkedText(prose: $0))" } ?? "Being phased out."
  }
}

extension ValuePath {
  /// The key or prefix, or the standard field's name for use in a sentence.
  var markedText: MarkedText {
    switch self {
    case .card(let name): "\(CardField(rawValue: name)?.nameInSentence ?? name)"
    case .extras, .extrasPrefix: "\(typed: spelling)"
    }
  }

  var label: MarkedText {
    switch self {
    case .card(let name): "\(CardField(rawValue: name)?.label ?? name)"
    case .extras, .extrasPrefix: "\(typed: spelling)"
    }
  }
}

extension CardField {
  /// The label in the dashboard's composer, or a short name if the composer has none.
  var label: String {
    switch self {
    case .title: "Title"
    case .cardDescription: "Message"
    case .image: "Image"
    case .imageAltText: "Image alt text"
    case .imageAspectRatio: "Image proportions"
    case .urlString: "On-click behavior"
    case .openURLInWebView: "Open web URL inside mobile app"
    case .domain: "Link text"
    case .language: "Language"
    }
  }

  fileprivate var nameInSentence: String {
    switch self {
    case .title: "the card's title"
    case .cardDescription: "the card's message"
    case .image: "the card's image"
    case .imageAltText: "the image's alternative text"
    case .imageAspectRatio: "the image's width divided by its height"
    case .urlString: "the card's link"
    case .openURLInWebView: "the choice to open the link inside the app"
    case .domain: "the card's link text"
    case .language: "the card's language"
    }
  }
}
