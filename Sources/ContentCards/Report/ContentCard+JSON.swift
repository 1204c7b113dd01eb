import Foundation

extension ContentCard {
  /// The card in the SDK's JSON format, which `ContentCard.Payload` and `cardgen lint-card` read.
  var json: ExtraValue {
    let flags = [
      "v": isViewed, "cl": isClicked, "p": isPinned, "db": isDismissible, "d": isDismissed,
      "r": isRemoved, "t": isTest,
    ]
    var members = flags.filter(\.value).mapValues(ExtraValue.bool)
    members["id"] = .string(id)
    members["e"] = .object(extras.dictionary)
    members["ca"] = (createdAt?.timeIntervalSince1970).map(ExtraValue.init(floatLiteral:))
    members["ea"] = (expiresAt?.timeIntervalSince1970).map(ExtraValue.init(floatLiteral:))
    members["tp"] =
      switch kind {
      case .classic, .classicImage: "short_news"
      case .imageOnly: "banner_image"
      case .captionedImage: "captioned_image"
      case .control: "control"
      }
    for field in ContentCardsGeneratedCode.StandardField.allCases {
      members[ContentCardJSON.names(of: field)[0]] = self[field: field]
    }
    return .object(members)
  }
}
