#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Ctrl-C, and a request to end from elsewhere, which wait until somebody asks for them: what is being
/// written is written.
enum Interruption {
  private static let signals = [SIGINT, SIGTERM]

  static func postpone() {
    var set = sigset_t()
    sigemptyset(&set)
    for signal in signals { sigaddset(&set, signal) }
    pthread_sigmask(SIG_BLOCK, &set, nil)
  }

  static var isPending: Bool {
    var set = sigset_t()
    sigemptyset(&set)
    sigpending(&set)
    return signals.contains { sigismember(&set, $0) == 1 }
  }
}
