import ContentCardSchema

/// A campaign or a Canvas in the form of Braze's REST API, which sends it to `cardgen export`.
package struct CampaignDetails {
  package enum State: String, Sendable {
    case live, draft, stopped, archived
  }

  private let root: JSONNode
  private let isCanvas: Bool

  /// Returns `nil` if the JSON is not a campaign or a Canvas.
  package init?(_ root: JSONNode) {
    let isCanvas = root["steps"]?.elements.isEmpty == false
    let messages = root["messages"]?.members ?? []
    guard
      isCanvas || messages.contains(where: { $0.value["channel"]?.string != nil })
        || root["message"]?.string == "success"
    else { return nil }
    (self.root, self.isCanvas) = (root, isCanvas)
  }

  /// Whether there is a message in the channel for content cards.
  package var hasContentCards: Bool { !cards.isEmpty }

  var state: State {
    if root["archived"]?.bool == true { return .archived }
    if root["draft"]?.bool == true { return .draft }
    return root["enabled"]?.bool == false ? .stopped : .live
  }

  /// The messages in the channel for content cards, with their variation identifiers as names.
  var cards: [(source: CardSource, message: JSONMember)] {
    let steps = isCanvas ? root["steps"]?.elements ?? [] : [root]
    return steps.flatMap { step in
      (step["messages"]?.members ?? []).compactMap { message in
        guard let channel = message.value["channel"]?.string,
          ["content_cards", "content_card"].contains(channel)
        else { return nil }
        let source = CardSource(
          kind: isCanvas ? .canvas : .campaign, name: root["name"]?.string,
          step: isCanvas ? step["name"]?.string : nil,
          variation: message.value["name"]?.string ?? message.name, state: state)
        return (source, message)
      }
    }
  }
}

/// The part of a campaign or a Canvas that sends a card.
package struct CardSource: Hashable, Sendable {
  package enum Kind: String, Sendable {
    case campaign
    case canvas = "Canvas"
  }

  package let kind: Kind
  /// The name of the campaign or the Canvas, or `nil` if it has none.
  package let name: String?
  /// The name of the Canvas step, or `nil` for campaigns and for steps without a name.
  package let step: String?
  /// The name of the variation or, if it has none, its identifier.
  package let variation: String
  package let state: CampaignDetails.State

  /// A label such as `campaign "Autumn coupon", variation "Variation 2"`.
  var label: String {
    let parts = [(kind.rawValue, name ?? ""), ("variation", variation)]
    let named = parts.prefix(1) + (step.map { [("step", $0)] } ?? []) + parts.dropFirst()
    return named.map { "\($0) \($1.quotedExcerpt)" }.joined(separator: ", ")
  }
}
