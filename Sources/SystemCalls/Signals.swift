internal import CLibrary

/// The handling of signals in this process: ignored, ending the process, or held back.
package enum Signals {
  /// Ignores SIGPIPE, so that writing to a closed pipe is an error.
  package static func ignoreBrokenPipes() { _ = signal(SIGPIPE, SIG_IGN) }

  /// Ignores SIGXFSZ, so that a write beyond the limit of file size is an error.
  package static func ignoreFileSizeLimit() { _ = signal(SIGXFSZ, SIG_IGN) }

  /// Ends the process at an abort with exit code 70, an internal error; the Swift runtime aborts without memory.
  package static func endOnAbort() { _ = signal(SIGABRT) { _ in _exit(70) } }

  /// Ends the process at a crash without starting another program.
  ///
  /// Swift's runtime would start the program that the environment names in `SWIFT_BACKTRACE`.
  package static func endAtCrashes() {
    for number in [SIGQUIT, SIGILL, SIGTRAP, SIGABRT, SIGBUS, SIGFPE, SIGSEGV] where !isIgnored(number) {
      _ = signal(number, SIG_DFL)
    }
  }

  /// Returns true if the parent process set the signal to be ignored, as `nohup` does.
  private static func isIgnored(_ number: CInt) -> Bool {
    var action = sigaction()
    guard sigaction(number, nil, &action) == 0 else { return true }
    #if canImport(Darwin)
      let handler = action.__sigaction_u.__sa_handler
    #elseif canImport(Musl)
      let handler = action.__sa_handler.sa_handler
    #else
      let handler = action.__sigaction_handler.sa_handler
    #endif
    return unsafeBitCast(handler, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self)
  }

  /// The signals by which a user interrupts a process, except ignored ones.
  private static var interruptions: [CInt] {
    [SIGINT, SIGTERM, SIGHUP].filter { !isIgnored($0) }
  }

  /// Blocks interruptions; ``isInterruptionPending`` reports them between steps.
  package static func holdInterruptions() {
    var set = sigset_t()
    sigemptyset(&set)
    for signal in interruptions { sigaddset(&set, signal) }
    _ = pthread_sigmask(SIG_BLOCK, &set, nil)
  }

  /// Unblocks interruptions; a pending one takes effect at once.
  package static func releaseInterruptions() {
    var set = sigset_t()
    sigemptyset(&set)
    for signal in interruptions { sigaddset(&set, signal) }
    _ = pthread_sigmask(SIG_UNBLOCK, &set, nil)
  }

  /// True if a blocked interruption is pending.
  package static var isInterruptionPending: Bool {
    var pending = sigset_t()
    sigemptyset(&pending)
    guard sigpending(&pending) == 0 else { return false }
    return interruptions.contains { sigismember(&pending, $0) == 1 }
  }
}
