import ContentCardSchema
import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

struct RESTServer {
  struct Limits {
    /// The maximum size of an answer, in bytes.
    var size = 32 << 20
    /// The maximum time without data, in seconds.
    var silence: TimeInterval = 30
    /// The maximum time for an answer. It is checked only when data arrives.
    var duration = Duration.seconds(60)
    /// The maximum total time that a request waits for resets of the server's rate limit, in seconds.
    var rateLimit: TimeInterval = 600
    /// The time before the first retry after a failure other than the rate limit. It doubles with each further retry.
    var retry = Duration.seconds(0.5)
    var retries = 3
    /// The maximum number of simultaneous requests.
    var requests = 8
  }

  let address: RESTAddress
  let limits: Limits
  private let receiver: AnswerReceiver

  init(_ address: RESTAddress, limits: Limits = Limits()) {
    self.address = address
    self.limits = limits
    receiver = AnswerReceiver(limits: limits)
  }

  /// Makes all current and later requests fail.
  func cancel() { receiver.cancel() }

  /// Returns the JSON object that the server sends.
  ///
  /// Within the limits, repeats the request if the connection fails for a reason other than a timeout, if the status is
  /// 500 or more, or if the rate limit is reached. Also repeats it if the status is 200, and the answer begins with `{`
  /// but is not valid JSON.
  func object(
    at endpoint: RESTEndpoint, _ query: [String: String]
  ) async throws(RequestError) -> JSONNode {
    guard let request = address.request(endpoint, query) else { throw .noAddress }
    do throws(RequestError) {
      return try await object(request, endpoint)
    } catch {
      var error = error
      error.address = request.url?.absoluteString ?? endpoint.rawValue
      throw error
    }
  }

  private func object(
    _ request: URLRequest, _ endpoint: RESTEndpoint
  ) async throws(RequestError) -> JSONNode {
    var retries = 0
    var waited: TimeInterval = 0
    while true {
      var wait = limits.retry * (1 << retries)
      do throws(RequestError) {
        return try await receiver.answer(to: request).object(from: endpoint, of: address)
      } catch {
        switch error.retry {
        case .after(let seconds) where waited + seconds <= limits.rateLimit:
          waited += seconds
          wait = .seconds(seconds)
        case .soon where retries < limits.retries: retries += 1
        default: throw error
        }
      }
      do { try await Task.sleep(for: wait) } catch { throw .cancelled }
    }
  }
}
