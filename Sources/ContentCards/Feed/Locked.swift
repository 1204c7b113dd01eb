import Foundation

/// A value that is protected by a lock.
///
/// The standard library's `Mutex` requires a newer system than this library.
/// `@unchecked`, because the compiler cannot check that `value` is only accessed under the lock.
final class Locked<Value: Sendable>: @unchecked Sendable {
  private let lock = NSLock()
  private var value: Value

  init(_ value: Value) { self.value = value }

  /// Do not call code of the app or release its objects in `body`: the code could call back and deadlock.
  func withLock<Result>(_ body: (inout Value) throws -> Result) rethrows -> Result {
    try lock.withLock { try body(&value) }
  }
}
