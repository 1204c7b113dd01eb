public import SDK

/// Runs the guide's `convertContentCards` and returns the number of objects.
public func convertContentCards(
  _ cards: [SDKCard], for classTypes: [ContentCardClassType]
) -> Int {
  let objects: [any ContentCardable] = convert(cards, for: classTypes)
  return objects.count
}

private func convert(
  _ cards: [SDKCard], for classTypes: [ContentCardClassType]
) -> [any ContentCardable] {
  var contentCardables: [any ContentCardable] = []
  for card in cards {
    let classTypeString = card.extras[ContentCardKey.classType.rawValue] as? String
    let classType = ContentCardClassType(rawType: classTypeString)
    guard classTypes.contains(classType) else { continue }

    var metaData: [ContentCardKey: Any] = [:]
    metaData[.idString] = card.id
    metaData[.created] = card.createdAt
    metaData[.dismissible] = card.dismissible
    metaData[.urlString] = card.urlString
    metaData[.extras] = card.extras
    metaData[.title] = card.title
    metaData[.cardDescription] = card.cardDescription
    metaData[.image] = card.image
    if let contentCardable = contentCardable(with: metaData, for: classType) {
      contentCardables.append(contentCardable)
    }
  }
  return contentCardables
}

private func contentCardable(
  with metaData: [ContentCardKey: Any], for classType: ContentCardClassType
) -> (any ContentCardable)? {
  switch classType {
  case .ad: Ad(metaData: metaData, classType: classType)
  case .coupon: Coupon(metaData: metaData, classType: classType)
  case .item(.tile): Tile(metaData: metaData, classType: classType)
  case .item(.group): Group(metaData: metaData, classType: classType)
  case .message(.fullPage): FullPageMessage(metaData: metaData, classType: classType)
  case .message(.webView): WebViewMessage(metaData: metaData, classType: classType)
  case .none: nil
  }
}
