import Foundation

/// A value that is protected by a lock.
///
/// `Mutex` of the standard library needs a newer system than this library does.
/// `@unchecked`, since the compiler cannot see that `value` is reached under the lock alone.
final class Locked<Value: Sendable>: @unchecked Sendable {
  private let lock = NSLock()
  private var value: Value

  init(_ value: Value) { self.value = value }

  /// Do not call or release anything of the app in `body`: it could call back and deadlock.
  func withLock<Result>(_ body: (inout Value) throws -> Result) rethrows -> Result {
    try lock.withLock { try body(&value) }
  }
}
