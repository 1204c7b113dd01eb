public import Foundation

extension ContentCard {
  /// An error that indicates that a source, or the function that loads local items, did not answer within the time limit.
  public struct TimeoutError: Error, Hashable, LocalizedError, CustomStringConvertible {
    /// The time limit.
    public let timeout: Duration

    /// Creates an error.
    ///
    /// - Parameter timeout: The time limit.
    public init(timeout: Duration) { self.timeout = timeout }

    /// A sentence that names the time limit.
    public var description: String { "The operation timed out after \(timeout)." }

    /// The same sentence as ``description``.
    public var errorDescription: String? { description }
  }
}
