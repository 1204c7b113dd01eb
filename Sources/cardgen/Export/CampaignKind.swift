enum CampaignKind: CaseIterable {
  case campaign, canvas

  var label: String { self == .campaign ? "campaign" : "Canvas" }
  /// The name of the member that lists the entries in an answer. The folder for their files has the same name.
  var plural: String { self == .campaign ? "campaigns" : "canvases" }
  var list: RESTEndpoint { self == .campaign ? .campaignList : .canvasList }
  var details: RESTEndpoint { self == .campaign ? .campaignDetails : .canvasDetails }
  var idParameter: String { self == .campaign ? "campaign_id" : "canvas_id" }
}
