import ContentCardSchema

/// A campaign or a Canvas in the JSON of Braze's REST API, from which `cardgen export` downloads it.
package struct CampaignDetails {
  package enum State: String, Sendable {
    case live, draft, stopped, archived
  }

  private let root: JSONNode
  private var isCanvas: Bool { root["steps"] != nil }
  /// The steps of a Canvas, or the campaign itself.
  private var steps: [JSONNode] { root["steps"]?.elements ?? [root] }

  /// Returns `nil` unless the JSON is a successful response of the API, or has a message with a channel.
  package init?(_ root: JSONNode) {
    self.root = root
    let messages = steps.lazy.flatMap { $0["messages"]?.members ?? [] }
    guard
      root["message"]?.string == "success"
        || messages.contains(where: { $0.value["channel"]?.string != nil })
    else { return nil }
  }

  package var hasContentCards: Bool { !cards.isEmpty }

  var state: State {
    if root["archived"]?.bool == true { return .archived }
    if root["draft"]?.bool == true { return .draft }
    return root["enabled"]?.bool == false ? .stopped : .live
  }

  /// The messages that are content cards, and their sources. The name of a message is its variation's identifier.
  var cards: [(source: CardSource, message: JSONMember)] {
    steps.flatMap { step in
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

/// The part of a campaign or a Canvas that contains a card.
package struct CardSource: Hashable, Sendable {
  package enum Kind: String, Sendable {
    case campaign
    case canvas = "Canvas"
  }

  package let kind: Kind
  package let name: String?
  /// The name of the Canvas step, or `nil` for campaigns and for steps without a name.
  package let step: String?
  /// The name of the variation or, if it has none, its identifier.
  package let variation: String
  package var state: CampaignDetails.State

  /// A label such as `campaign "Autumn coupon", variation "Variation 2"`.
  var label: String {
    let parts = [(kind.rawValue, name ?? ""), ("variation", variation)]
    let named = parts.prefix(1) + (step.map { [("step", $0)] } ?? []) + parts.dropFirst()
    return named.map { "\($0) \($1.quotedExcerpt)" }.joined(separator: ", ")
  }

  var part: String { (step.map { "\($0), " } ?? "") + variation }

  /// The label, followed by the state unless it is `live`, such as `campaign "A", variation "B" (stopped)`.
  var labelWithState: String { label + (state == .live ? "" : " (\(state.rawValue))") }
}
