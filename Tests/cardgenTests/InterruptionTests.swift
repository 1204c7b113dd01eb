import Foundation
import Testing

@testable import CardgenCommands

@Suite struct InterruptionTests {
  @Test(arguments: [SIGINT, SIGTERM, SIGHUP])
  func signalsArePostponed(_ request: Int32) {
    var isDone = false
    Interruption.postpone {
      pthread_kill(pthread_self(), request)
      isDone = true
      // Without this, the signal would end the tests.
      var set = sigset_t()
      sigemptyset(&set)
      sigaddset(&set, request)
      var signal: Int32 = 0
      sigwait(&set, &signal)
      #expect(signal == request)
    }
    #expect(isDone)
  }

  @Test(arguments: [SIGINT, SIGTERM, SIGHUP])
  func signalsArePostponedOnlyDuringTheWork(_ request: Int32) throws {
    func isBlocked() -> Bool {
      var set = sigset_t()
      pthread_sigmask(SIG_BLOCK, nil, &set)
      return sigismember(&set, request) == 1
    }
    // Unblocks the signal, because the threads of the tests block all signals.
    var (set, before) = (sigset_t(), sigset_t())
    sigemptyset(&set)
    sigaddset(&set, request)
    pthread_sigmask(SIG_UNBLOCK, &set, &before)
    defer { pthread_sigmask(SIG_SETMASK, &before, nil) }
    #expect(throws: CancellationError.self) {
      try Interruption.postpone {
        #expect(isBlocked())
        throw CancellationError()
      }
    }
    #expect(!isBlocked())
  }
}
