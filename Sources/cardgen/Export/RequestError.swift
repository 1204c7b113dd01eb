import ContentCardSchema
import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

struct RequestError: Error {
  enum Retry {
    case never, soon
    case after(seconds: TimeInterval)
  }

  var address = ""
  let message: String
  let hint: String
  let retry: Retry

  static let cancelled = Self("the request was cancelled", hint: "run the command again")
  static let noAddress = checkAddress("the address is not valid")
  static let tooSlow = checkAddress("the answer was not complete in time")

  init(_ message: String, hint: String, retry: Retry = .never) {
    (self.message, self.hint, self.retry) = (message, hint, retry)
  }

  static func unexpected(_ message: String, _ endpoint: RESTEndpoint) -> Self {
    var error = checkAddress(message)
    error.address = endpoint.rawValue
    return error
  }

  func diagnostic(hidingKeyOf address: RESTAddress) -> Diagnostic {
    Diagnostic(
      .failedRequest, path: address.withoutKey(self.address), at: nil, address.withoutKey(message),
      notes: [.init(hint)])
  }

  static func tooLarge(_ size: Int) -> Self {
    checkAddress("the answer is larger than \(size >> 20) MB")
  }

  static func connection(_ reason: String) -> Self {
    checkAddress("the connection failed: \(reason)", retry: .soon)
  }

  fileprivate static func checkAddress(_ message: String, retry: Retry = .never) -> Self {
    Self(
      message,
      hint: "check that the address is your REST endpoint, such as \(RESTAddress.exampleHost)",
      retry: retry)
  }
}

extension AnswerReceiver.Answer {
  func object(
    from endpoint: RESTEndpoint, of address: RESTAddress
  ) throws(RequestError) -> JSONNode {
    let status = response.statusCode
    let node: JSONNode
    do throws(JSONSyntaxError) {
      node = try JSONNode(parsing: Array(body))
    } catch {
      guard status == 200 else { throw failure(status, message: nil, endpoint) }
      // A server can close the connection in the middle of an answer whose length is not known.
      throw .checkAddress(
        body.isEmpty ? "the answer is empty" : "the answer is not JSON: \(error.message)",
        retry: body.first == UInt8(ascii: "{") ? .soon : .never)
    }
    // The key is removed before the message is shortened, so that no part of the key is left.
    let message = (node["message"]?.string).map(address.withoutKey)
    guard status == 200 else { throw failure(status, message: message, endpoint) }
    guard message == "success" else {
      throw .checkAddress(
        message.map { "the server reports \($0.quotedExcerpt)" }
          ?? #"the answer has no "message" with the value "success""#)
    }
    return node
  }

  private func failure(
    _ status: Int, message: String?, _ endpoint: RESTEndpoint
  ) -> RequestError {
    let answer = "\(status)\(message.map { " \($0.quotedExcerpt)" } ?? "")"
    switch status {
    case 429:
      return RequestError(
        "the rate limit is reached (\(answer))",
        hint: "run the command again in \(counted(Int(secondsUntilReset.rounded(.up)), "second"))",
        retry: .after(seconds: secondsUntilReset))
    case 500...:
      return RequestError(
        "the server reports an error (\(answer))", hint: "run the command again later", retry: .soon
      )
    case 300..<400:
      return .checkAddress("the server redirects the request to another address (\(status))")
    case 401, 403:
      // The first request of an export is to the first endpoint. If a request to another endpoint fails, the server has
      // already accepted the key.
      let isPermission =
        status == 403 || endpoint != RESTEndpoint.allCases[0]
        || message?.lowercased().contains("permission") == true
      return isPermission
        ? RequestError(
          "the server does not allow the key to use \(endpoint.permission) (\(answer))",
          hint: "check that the key has the permissions \(RESTEndpoint.permissions)")
        : RequestError(
          "the server does not accept the key (\(answer))",
          hint:
            "check that \(RESTAddress.keyVariable) contains a REST API key of this instance with the "
            + "permissions \(RESTEndpoint.permissions)")
    default: return .checkAddress("the server rejects the request (\(answer))")
    }
  }

  /// The number of seconds to wait before the next request: at least 1, and at most a day. It is 1 if the answer has no
  /// valid header `X-RateLimit-Reset`.
  private var secondsUntilReset: TimeInterval {
    let reset = response.value(forHTTPHeaderField: "X-RateLimit-Reset").flatMap(TimeInterval.init)
    return min(max(1, (reset ?? 0) - Date().timeIntervalSince1970), 86_400)
  }
}
