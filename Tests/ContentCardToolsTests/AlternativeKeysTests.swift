import ContentCards
import Testing

@testable import ContentCardTools

struct AlternativeKeysTests {
  /// Returns the notes about alternatives for cards with the given keys.
  private static func remarks(_ keysOfCards: [String]) -> [String] {
    let cards = keysOfCards.enumerated().map { index, keys in
      var extras: ContentCardExtras = ["class_type": "web"]
      for key in keys.split(separator: " ") { extras[String(key)] = .string("text \(index)") }
      return ContentCard(id: "\(index)", extras: extras)
    }
    return Inference(from: cards).remarks.filter { $0.hasPrefix("\"web\": ") }
  }

  @Test(
    arguments: [
      (
        ["html", "block", "html", "block"],
        [
          #""web": "block" and "html" are never on the same card, and each card has one of them; "#
            + #"if this is always the case, make them the choices of a required "oneOf""#
        ]
      ),
      (
        ["html", "block", "html", "block", "html", "block", ""],
        [
          #""web": "block" and "html" are never on the same card; "#
            + #"if this is always the case, make them the choices of a "oneOf""#
        ]
      ),
      (
        ["a b c", "a", "a c", "a", "a", "a", "b", "b c", "b", "b", "b"],
        [
          #""web": each card has "a" or "b"; if this is always the case, add "atLeastOne": [["a", "b"]]"#
        ]
      ),
      (
        ["a b", "a b", "a b c", "c", ""],
        [
          #""web": "a" and "b" are on the same cards; if this is always the case, add "together": [["a", "b"]]"#
        ]
      ),
      // Possibly a coincidence: two cards have both keys, or only one has neither.
      (["a b", "a b", "c", ""], []), (["a b", "a b", "a b", "a b c", ""], []),
      // Possibly a coincidence: each key is on a single card, or there are too few cards.
      (["html", "block"], []), (["html", "block", "", "", "", ""], []),
      (["html", "html", "block", "", "", "", ""], []),
      (["a b", "a", "b"], []), (["a", "a", "a"], []),
      // A misspelling is not an alternative.
      (["discount_percent", "discount_percents", "discount_percent", "discount_percents"], []),
    ] as [([String], [String])])
  func alternativeKeysAreSuggested(keysOfCards: [String], remarks: [String]) {
    #expect(Self.remarks(keysOfCards) == remarks)
  }

  @Test func standardFieldsCanBeAlternatives() {
    let cards = (0..<4).map { index in
      index < 2
        ? ContentCard(id: "\(index)", extras: ["class_type": "web", "html": .string("\(index)")])
        : ContentCard(
          id: "\(index)", extras: ["class_type": "web"], urlString: "https://a.com/\(index)")
    }
    #expect(
      Inference(from: cards).remarks.last
        == #""web": "card.urlString" and "html" are never on the same card, and each card has one of them; "#
        + #"if this is always the case, make them the choices of a required "oneOf""#)
  }
}
