enum CampaignKind: CaseIterable {
  case campaign, canvas

  var label: String { self == .campaign ? "campaign" : "Canvas" }
  /// The name of the member of an answer that lists the entries, and of the folder for their files.
  var plural: String { self == .campaign ? "campaigns" : "canvases" }
  var list: RESTEndpoint { self == .campaign ? .campaignList : .canvasList }
  var details: RESTEndpoint { self == .campaign ? .campaignDetails : .canvasDetails }
  var idParameter: String { self == .campaign ? "campaign_id" : "canvas_id" }
}
