import Foundation

/// A value that one thread at a time can reach.
///
/// `Mutex` of the standard library needs a newer system than this library does.
/// `@unchecked`, since the compiler cannot see that `value` is reached under the lock alone.
final class Locked<Value: Sendable>: @unchecked Sendable {
  private let lock = NSLock()
  private var value: Value

  init(_ value: Value) { self.value = value }

  /// Nothing foreign is called, and nothing of the app's is let go, in `body`: what it runs could come
  /// back here and wait for ever.
  func withLock<Result>(_ body: (inout Value) throws -> Result) rethrows -> Result {
    try lock.withLock { try body(&value) }
  }
}
