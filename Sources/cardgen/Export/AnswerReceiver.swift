import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// A client that sends requests and receives their answers, with limits on the size and the duration of each answer.
///
/// `@unchecked Sendable`: mutable properties are accessed only in the session's delegate queue, which is serial.
final class AnswerReceiver: NSObject, URLSessionDataDelegate, @unchecked Sendable {
  struct Answer {
    let response: HTTPURLResponse
    let body: Data
  }

  private struct Partial {
    let continuation: CheckedContinuation<Result<Answer, RequestError>, Never>
    let start = ContinuousClock.now
    var body = Data()
    /// The response that asks for a password, if the server sent one.
    var rejection: HTTPURLResponse?
  }

  private let limits: RESTServer.Limits
  private let queue = OperationQueue()
  private let configuration = URLSessionConfiguration.ephemeral
  private lazy var session = URLSession(
    configuration: configuration, delegate: self, delegateQueue: queue)
  private var answers: [Int: Partial] = [:]
  private var isCancelled = false

  init(limits: RESTServer.Limits) {
    self.limits = limits
    queue.maxConcurrentOperationCount = 1
    configuration.timeoutIntervalForRequest = limits.silence
    configuration.urlCache = nil
    configuration.httpShouldSetCookies = false
    configuration.httpMaximumConnectionsPerHost = limits.requests
  }

  func answer(to request: URLRequest) async throws(RequestError) -> Answer {
    let result: Result<Answer, RequestError> = await withCheckedContinuation { continuation in
      queue.addOperation { [self] in
        guard !isCancelled else { return continuation.resume(returning: .failure(.cancelled)) }
        let task = session.dataTask(with: request)
        answers[task.taskIdentifier] = Partial(continuation: continuation)
        task.resume()
      }
    }
    return try result.get()
  }

  func cancel() {
    queue.addOperation { [self] in
      isCancelled = true
      for answer in answers.values { answer.continuation.resume(returning: .failure(.cancelled)) }
      answers = [:]
    }
  }

  // MARK: - URLSessionDataDelegate

  /// Rejects redirections, because the key is for one server only.
  func urlSession(
    _: URLSession, task: URLSessionTask, willPerformHTTPRedirection _: HTTPURLResponse,
    newRequest _: URLRequest, completionHandler: @escaping @Sendable (URLRequest?) -> Void
  ) {
    completionHandler(nil)
  }

  /// Rejects a server's request for a password. On Linux, the rejection cancels the task, so this method first stores
  /// the response.
  func urlSession(
    _: URLSession, task: URLSessionTask, didReceive challenge: URLAuthenticationChallenge,
    completionHandler:
      @escaping @Sendable (URLSession.AuthChallengeDisposition, URLCredential?) -> Void
  ) {
    // A challenge without a response is about the connection, for example about the server's certificate.
    guard challenge.failureResponse != nil else {
      return completionHandler(.performDefaultHandling, nil)
    }
    answers[task.taskIdentifier]?.rejection = challenge.failureResponse as? HTTPURLResponse
    completionHandler(.rejectProtectionSpace, nil)
  }

  func urlSession(_: URLSession, dataTask task: URLSessionDataTask, didReceive data: Data) {
    guard let start = answers[task.taskIdentifier]?.start else { return }
    answers[task.taskIdentifier]?.body.append(data)
    let size = answers[task.taskIdentifier]?.body.count ?? 0
    guard size > limits.size || start.duration(to: .now) > limits.duration else { return }
    let failure = size > limits.size ? RequestError.tooLarge(limits.size) : .tooSlow
    answers.removeValue(forKey: task.taskIdentifier)?.continuation.resume(
      returning: .failure(failure))
    // On Linux, cancelling in the delegate queue can block for as long as the server sends data.
    DispatchQueue.global().async { task.cancel() }
  }

  func urlSession(_: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?) {
    guard let answer = answers.removeValue(forKey: task.taskIdentifier) else { return }
    let result: Result<Answer, RequestError> =
      if let rejection = answer.rejection {
        .success(Answer(response: rejection, body: answer.body))
      } else if let error {
        .failure(
          (error as? URLError)?.code == .timedOut
            ? .tooSlow : .connection(error.localizedDescription))
      } else if let response = task.response as? HTTPURLResponse {
        .success(Answer(response: response, body: answer.body))
      } else {
        .failure(.connection("no HTTP response"))
      }
    answer.continuation.resume(returning: result)
  }
}
