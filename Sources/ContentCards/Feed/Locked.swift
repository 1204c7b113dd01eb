import Foundation

/// A value protected by a lock.
///
/// The standard library's `Mutex` requires newer systems than this library does. The class is `@unchecked Sendable`,
/// because the compiler cannot check that `value` is accessed only while the lock is held.
final class Locked<Value: Sendable>: @unchecked Sendable {
  private let lock = NSLock()
  private var value: Value

  init(_ value: Value) { self.value = value }

  /// Calls a closure with the value while holding the lock. The closure must not call app code or release the app's
  /// objects, whose deinitializers are app code: app code could use this lock again and deadlock.
  func withLock<Result>(_ body: (inout Value) throws -> Result) rethrows -> Result {
    try lock.withLock { try body(&value) }
  }
}
