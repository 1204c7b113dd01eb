#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// The signals of Ctrl-C and `kill`, which must not end the process while it writes files.
enum Interruption {
  private static let signals = [SIGINT, SIGTERM]

  /// Blocks the signals from now on; `isPending` is true after one.
  static func postpone() {
    var set = signalSet
    pthread_sigmask(SIG_BLOCK, &set, nil)
  }

  /// Blocks the signals until the work is done. A signal received meanwhile then ends the process.
  static func postpone<Failure>(during work: () throws(Failure) -> Void) throws(Failure) {
    var set = signalSet
    var before = sigset_t()
    pthread_sigmask(SIG_BLOCK, &set, &before)
    defer { pthread_sigmask(SIG_SETMASK, &before, nil) }
    try work()
  }

  private static var signalSet: sigset_t {
    var set = sigset_t()
    sigemptyset(&set)
    for signal in signals { sigaddset(&set, signal) }
    return set
  }

  static var isPending: Bool {
    var set = sigset_t()
    sigemptyset(&set)
    sigpending(&set)
    return signals.contains { sigismember(&set, $0) == 1 }
  }
}
