#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Ctrl-C, and a request to end from elsewhere, which do not end the process while files are written.
enum Interruption {
  private static let signals = [SIGINT, SIGTERM]

  /// Holds them back from now on; `isPending` tells of one.
  static func postpone() {
    var set = signalSet
    pthread_sigmask(SIG_BLOCK, &set, nil)
  }

  /// Holds them back until the work is done; one that has come meanwhile then ends the process.
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
