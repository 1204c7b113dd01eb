#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Handles the signals that Ctrl-C, `kill`, and a closing terminal send. They must not end the process while it writes
/// files.
enum Interruption {
  private static let signals = [SIGINT, SIGTERM, SIGHUP]

  /// Blocks the signals until the work is done. A signal that arrives during the work takes effect afterward.
  static func postpone<Failure>(during work: () throws(Failure) -> Void) throws(Failure) {
    var set = signalSet
    var before = sigset_t()
    pthread_sigmask(SIG_BLOCK, &set, &before)
    defer { pthread_sigmask(SIG_SETMASK, &before, nil) }
    try work()
  }

  /// Makes the signals end the process with exit code 0, except while they are postponed.
  ///
  /// Under `nohup`, the process keeps running when its terminal is closed.
  static func endQuietly() {
    let handler: @convention(c) (Int32) -> Void = { _ in _exit(0) }
    for number in signals {
      let before = unsafeBitCast(signal(number, handler), to: Int.self)
      let isIgnored = before == unsafeBitCast(SIG_IGN, to: Int.self)
      if isIgnored, number == SIGHUP { signal(number, SIG_IGN) }
    }
    // The parent process may have blocked the signals.
    var set = signalSet
    pthread_sigmask(SIG_UNBLOCK, &set, nil)
  }

  private static var signalSet: sigset_t {
    var set = sigset_t()
    sigemptyset(&set)
    for signal in signals { sigaddset(&set, signal) }
    return set
  }
}
