import ContentCardSchema
import ContentCardTools

struct DashboardExport {
  let server: RESTServer
  var includesArchived = false
  /// Whether to also download the unpublished drafts of campaigns and Canvases that have already been launched.
  var includesDrafts = false
  /// Called with messages such as `campaign 120 of 431`.
  var progress: @Sendable (String) -> Void = { _ in }

  /// The number of entries on each page of a list except the last.
  private static let pageSize = 100
  private static let maximumPages = 1000

  func files() async throws(RequestError) -> [ExportedFile] {
    var files: [ExportedFile] = []
    for kind in CampaignKind.allCases { files += try await self.files(kind) }
    return files
  }

  private func files(_ kind: CampaignKind) async throws(RequestError) -> [ExportedFile] {
    let ids = try await list(kind)
    let download = await withTaskGroup(of: Result<[ExportedFile], RequestError>.self) { group in
      var (files, count): ([ExportedFile], Int) = ([], 0)
      var rest = ids[...]
      for id in ids.prefix(server.limits.requests) {
        group.addTask { await details(kind, id) }
      }
      rest.removeFirst(min(rest.count, server.limits.requests))
      while let next = await group.next() {
        switch next {
        case .success(let newFiles): files += newFiles
        case .failure:
          group.cancelAll()
          server.cancel()
          return next
        }
        count += 1
        progress("\(kind.label) \(count) of \(ids.count)")
        if let id = rest.popFirst() { group.addTask { await details(kind, id) } }
      }
      return .success(files)
    }
    return try download.get()
  }

  private func list(_ kind: CampaignKind) async throws(RequestError) -> [String] {
    var ids: [String] = []
    var known: Set<String> = []
    for page in 0..<Self.maximumPages {
      progress("\(kind.label) list, page \(page + 1)")
      var query = ["page": String(page)]
      if includesArchived { query["include_archived"] = "true" }
      let answer = try await server.object(at: kind.list, query)
      guard case .array(let entries)? = answer[kind.plural]?.value else {
        throw .unexpected("the answer has no list \(kind.plural.quotedExcerpt)", kind.list)
      }
      let listed = entries.map { $0["id"]?.string ?? "" }
      if let id = listed.first(where: { $0.wholeMatch(of: ExportedFile.id) == nil }) {
        throw .unexpected(
          "the list contains the invalid identifier \(server.address.withoutKey(id).quotedExcerpt)",
          kind.list)
      }
      let newIDs = listed.filter { known.insert($0).inserted }
      ids += newIDs
      if entries.count < Self.pageSize { return ids }
      if newIDs.isEmpty {
        throw .unexpected("page \(page + 1) of the list repeats entries", kind.list)
      }
    }
    throw .unexpected("the list has at least \(Self.maximumPages) full pages", kind.list)
  }

  private func details(
    _ kind: CampaignKind, _ id: String
  ) async -> Result<[ExportedFile], RequestError> {
    do throws(RequestError) {
      let query = [kind.idParameter: id]
      let details = try await server.object(at: kind.details, query)
      var files = [file("\(id).json", details, kind)]
      if includesDrafts, details["has_post_launch_draft"]?.bool == true {
        let draftQuery = query.merging(["post_launch_draft_version": "true"]) { $1 }
        let draft = try await server.object(at: kind.details, draftQuery)
        files.append(file("\(id).draft.json", draft, kind))
      }
      return .success(files.compactMap(\.self))
    } catch {
      return .failure(error)
    }
  }

  /// Returns the file for a campaign or Canvas, or `nil` if the campaign or Canvas has no content card.
  private func file(_ name: String, _ details: JSONNode, _ kind: CampaignKind) -> ExportedFile? {
    guard CampaignDetails(details)?.hasContentCards == true else { return nil }
    return ExportedFile(
      path: "\(kind.plural)/\(name)", text: server.address.withoutKey(details.indentedText) + "\n")
  }
}
