import ContentCards
import ShowcaseApp
import TestSupport

typealias ClassType = Showcase.ContentCardClassType

/// Cards of the showcase with few optional values.
enum Cards {
  static let numbers = card("Numbers", ["count": "3", "sizes": "1|2", "list_price": "9"])
  static let texts = card(
    "Texts", ["body": "Body", "size": "small", "line_1": "one"], title: "Title")
  static let contact = card("Contact", ["phone": "1", "town": "Here"])
  static let story = card("Story", ["headline": "News", "html": "<p>"])

  static var others: ContentCard {
    get throws {
      var card = try RecordedFixtures(of: "Showcase").card("Others.minimal")
      card.id = "a"
      return card
    }
  }

  private static func card(
    _ kind: ExtraValue, _ extras: ContentCardExtras, title: String? = nil
  ) -> ContentCard {
    var card = ContentCard(id: "a", extras: extras, title: title)
    card.extras["kind"] = kind
    return card
  }
}

extension ContentCard {
  /// Returns a copy with some extras changed. `nil` removes an extra.
  func with(_ changes: [String: ExtraValue?]) -> ContentCard {
    var card = self
    for (key, value) in changes { card.extras[key] = value }
    return card
  }
}

/// The object of one card, and its issues without the words with which all of them begin.
struct Outcome {
  let object: Showcase.ContentCardObject?
  let issues: [String]

  init(_ card: ContentCard) {
    let conversion = ClassType.convertContentCards([card])
    object = conversion.objects.first
    issues = conversion.issues.map {
      $0.description.replacing(
        #/Content card "a"(?: of class type "\w+")?(?: is rejected)?: /#, with: "")
    }
  }

  var numbers: Showcase.Numbers? { if case .numbers(let object) = object { object } else { nil } }
  var texts: Showcase.Texts? { if case .texts(let object) = object { object } else { nil } }
  var others: Showcase.Others? { if case .others(let object) = object { object } else { nil } }
  var contact: Showcase.Contact? { if case .contact(let object) = object { object } else { nil } }
  var own: Models.Own? { if case .own(let object) = object { object } else { nil } }
  var story: Showcase.Story? { if case .story(let object) = object { object } else { nil } }
}
