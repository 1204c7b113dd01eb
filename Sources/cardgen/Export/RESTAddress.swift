import CardgenCommands
import ContentCardSchema
import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

enum RESTEndpoint: String, CaseIterable {
  // The cases are in the order in which an export uses them.
  case campaignList = "/campaigns/list"
  case campaignDetails = "/campaigns/details"
  case canvasList = "/canvas/list"
  case canvasDetails = "/canvas/details"

  /// The permission that a key needs for this path, such as `campaigns.list`.
  var permission: String { String(rawValue.dropFirst().replacing("/", with: ".")) }
  static let permissions = allCases.map(\.permission).andList
}

struct RESTAddress {
  static let endpointVariable = "BRAZE_REST_ENDPOINT"
  static let keyVariable = "BRAZE_REST_API_KEY"
  static let exampleHost = "rest.iad-01.braze.com"

  private let server: URLComponents
  private let key: String

  /// - Parameters:
  ///   - endpoint: The server, such as `rest.iad-01.braze.com`. The default is the value of `BRAZE_REST_ENDPOINT`.
  ///   - environment: The environment variables of the process. The key is not an argument, because other users of
  ///     a computer can often read the arguments of a process.
  init(endpoint: String?, environment: [String: String]) throws(UsageError) {
    key = (environment[Self.keyVariable] ?? "").trimmingCharacters(in: .whitespacesAndNewlines)
    guard !key.isEmpty else {
      throw UsageError(
        "the environment variable \(Self.keyVariable) is not set, or is empty",
        hint: "set it to a REST API key that has the permissions \(RESTEndpoint.permissions)")
    }
    guard key.utf8.allSatisfy({ (0x21...0x7E).contains($0) }) else {
      throw UsageError(
        "the value of the environment variable \(Self.keyVariable) is not a valid key",
        hint: "copy the key again; it consists of ASCII characters without spaces")
    }
    guard let text = endpoint ?? environment[Self.endpointVariable], !text.isEmpty else {
      throw UsageError(
        "cardgen export needs the address of your REST endpoint",
        hint: "add --endpoint \(Self.exampleHost), or set \(Self.endpointVariable)")
    }
    guard let server = Self.server(text) else {
      let shown = text.replacing(key, with: "***")
      throw UsageError(
        "\(quoted(shown)) is not the address of a REST endpoint",
        hint: "write a host such as \(Self.exampleHost); http:// is allowed only for this machine")
    }
    self.server = server
  }

  /// Returns the scheme, host, and port. The default scheme is `https`. Returns `nil` if the text is not valid or has
  /// parts other than these and a slash. Also returns `nil` for a scheme other than `https`, unless it is `http` and
  /// the host is this machine.
  private static func server(_ text: String) -> URLComponents? {
    guard var server = URLComponents(string: text.contains("://") ? text : "https://\(text)"),
      let host = server.host, !host.isEmpty, ["", "/"].contains(server.path),
      server.user == nil, server.password == nil, server.query == nil, server.fragment == nil
    else { return nil }
    let isThisMachine = ["127.0.0.1", "localhost", "[::1]", "::1"].contains(host)
    guard server.scheme == "https" || server.scheme == "http" && isThisMachine else { return nil }
    server.path = ""
    return server
  }

  var isThisMachine: Bool { server.scheme == "http" }

  func request(_ endpoint: RESTEndpoint, _ query: [String: String]) -> URLRequest? {
    var address = server
    address.path = endpoint.rawValue
    address.queryItems = query.sorted { $0.key < $1.key }.map { URLQueryItem(name: $0, value: $1) }
    guard let url = address.url else { return nil }
    var request = URLRequest(url: url)
    request.setValue("Bearer \(key)", forHTTPHeaderField: "Authorization")
    request.setValue("application/json", forHTTPHeaderField: "Accept")
    // Test servers on this machine often send the headers and the body of a response separately. On a reused
    // connection, TCP can then delay the body by 40 ms.
    if isThisMachine { request.setValue("close", forHTTPHeaderField: "Connection") }
    return request
  }

  /// Returns the text with the key replaced by `***`. Servers can repeat the key in their answers, and the messages of
  /// webhooks can contain it.
  func withoutKey(_ text: String) -> String { text.replacing(key, with: "***") }
}
