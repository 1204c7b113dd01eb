import ContentCardSchema

extension Field {
  /// What the value is for, how it is typed, and what else holds of it, a sentence each.
  ///
  /// - Parameter purpose: What it is for where the field itself does not say so.
  func details(purpose: String? = nil) -> [MarkedText] {
    var details: [MarkedText] = []
    if let text = description ?? purpose { details.append(MarkedText(prose: text)) }
    if let deprecation { details.append(deprecation.markedText) }
    details.append(.sentence(form))
    if let range { details.append(.sentence(type.isList ? "each \(range)" : range)) }
    if allowsEmpty { details.append("It may be empty.") }
    if isUnique { details.append("What stands twice counts once.") }
    if !aliases.isEmpty {
      let keys = aliases.map { "\(typed: $0.value)" as MarkedText }
      details.append(
        keys.count > 1
          ? "The older keys \(keys.list("and")) still work."
          : "The older key \(keys.list("")) still works.")
    }
    return details
  }

  /// How the value is typed.
  private var form: MarkedText {
    if case .extrasPrefix(let prefix) = path.value {
      let keys: MarkedText = "\(typed: "\(prefix)1"), \(typed: "\(prefix)2") and so on"
      return "as many keys as there are values: \(keys); in each \(valueForm)"
    }
    guard type.isList else { return valueForm }
    if type.base == .json { return "a JSON list\(suchAs)\(advice)" }
    let allowed: MarkedText? = choices.map { "one or more of \($0.list)" }
    let elements = allowed ?? type.base.formOfElements(of: self)
    return "\(elements)\(advice); between them \(separatorName)"
  }

  /// How a value that is no list is typed.
  private var valueForm: MarkedText {
    if path.value == .card(CardField.imageAspectRatio.rawValue) {
      return "nothing: it comes with the image"
    }
    return choices.map { "one of \($0.list)" } ?? type.base.form(of: self)
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
    case ",": "a comma"
    case ";": "a semicolon"
    case " ": "a space"
    case "\n": "a line break"
    default: "\(typed: separator)"
    }
  }

  /// ` such as 12.50`.
  fileprivate var suchAs: MarkedText { typedSample.map { " such as \(typed: $0)" } ?? "" }

  /// Who knows what a type of the app's own takes.
  fileprivate var advice: MarkedText {
    swiftType.map { " for the app's own type \(typed: $0.value) (ask its developers)" } ?? ""
  }
}

extension BaseType {
  /// How a value of the field is typed.
  fileprivate func form(of field: Field) -> MarkedText {
    let like = field.suchAs
    return switch self {
    case .string: "text"
    case .int: "a whole number\(like), no point, no % sign"
    case .double, .decimal: "a number\(like), with a point, no % sign"
    case .bool: "\(typed: "true") or \(typed: "false")"
    case .url: "a link\(like), with https:// or the app's own scheme in front, no spaces"
    case .color: "a color\(like)"
    case .json: "JSON\(like)\(field.advice)"
    case .custom: "text\(like)\(field.advice)"
    case .date:
      switch field.dateFormat {
      case .iso8601: "a date and a time with a zone (\(typed: "Z") or \(typed: "+01:00"))\(like)"
      case .unix: "a time in seconds since 1970\(like)"
      case .unixMilliseconds: "a time in milliseconds since 1970\(like)"
      }
    }
  }

  /// The same for several of them.
  fileprivate func formOfElements(of field: Field) -> MarkedText {
    switch self {
    case .int: "one or more whole numbers, no point, no % sign"
    case .double, .decimal: "one or more numbers, with a point, no % sign"
    case .bool: "\(typed: "true") or \(typed: "false"), once or more"
    case .url: "one or more links, with https:// or the app's own scheme in front, no spaces"
    case .color: "one or more colors"
    case .string, .json, .custom: "one or more texts"
    case .date:
      switch field.dateFormat {
      case .iso8601:
        "one or more dates and times with a zone (\(typed: "Z") or \(typed: "+01:00"))"
      case .unix: "one or more times in seconds since 1970"
      case .unixMilliseconds: "one or more times in milliseconds since 1970"
      }
    }
  }
}

extension [EnumChoice] {
  fileprivate var list: MarkedText { "\(map(\.markedText).joined(", ")), in upper or lower case" }
}

extension EnumChoice {
  fileprivate var markedText: MarkedText {
    guard let about = description?.onOneLine else { return "\(typed: value.value)" }
    return "\(typed: value.value) (\(about.hasSuffix(".") ? String(about.dropLast()) : about))"
  }
}

extension Deprecation {
  /// That it goes out of use, and what to use instead.
  var markedText: MarkedText {
    message.map { "Going out of use: \(MarkedText(prose: $0))" } ?? "Going out of use."
  }
}

extension ValuePath {
  /// The key, or the card's own field as the dashboard's composer calls it.
  var markedText: MarkedText {
    switch self {
    case .card(let name): "\(CardField(rawValue: name)?.markedText ?? name)"
    case .extras, .extrasPrefix: "\(typed: spelling)"
    }
  }
}

extension CardField {
  fileprivate var markedText: String {
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
