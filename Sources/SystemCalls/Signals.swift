internal import CLibrary

package enum Signals {
  /// Makes writing to a closed pipe an error of the write, not the end of the process.
  package static func ignoreBrokenPipes() { _ = signal(SIGPIPE, SIG_IGN) }

  /// Makes a file as long as a limit allows fail at the write, as a full disk does, and not end the process.
  package static func ignoreFileSizeLimit() { _ = signal(SIGXFSZ, SIG_IGN) }

  /// Has an abort end the process with exit code 70, an internal error: the Swift runtime aborts, once it has said so, where
  /// there is no memory.
  package static func endOnAbort() { _ = signal(SIGABRT) { _ in _exit(70) } }

  /// Has a crash end the process and start nothing.
  ///
  /// Swift's runtime catches these signals to start the program that `SWIFT_BACKTRACE` names, which is the environment's choice.
  package static func endAtCrashes() {
    for number in [SIGQUIT, SIGILL, SIGTRAP, SIGABRT, SIGBUS, SIGFPE, SIGSEGV] where !isIgnored(number) {
      _ = signal(number, SIG_DFL)
    }
  }

  /// Whether whoever started the process had it set to be ignored, as `nohup` does.
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

  /// The signals that end a process by a user's wish; one that was set to be ignored is none.
  private static var interruptions: [CInt] {
    [SIGINT, SIGTERM, SIGHUP].filter { !isIgnored($0) }
  }

  /// From here on interruptions wait: they are asked for between two steps.
  package static func holdInterruptions() {
    var set = sigset_t()
    sigemptyset(&set)
    for signal in interruptions { sigaddset(&set, signal) }
    _ = pthread_sigmask(SIG_BLOCK, &set, nil)
  }

  /// Interruptions act again as they did before ``holdInterruptions()``; one that came meanwhile acts at once.
  package static func releaseInterruptions() {
    var set = sigset_t()
    sigemptyset(&set)
    for signal in interruptions { sigaddset(&set, signal) }
    _ = pthread_sigmask(SIG_UNBLOCK, &set, nil)
  }

  /// Whether one of the held interruptions has come.
  package static var isInterruptionPending: Bool {
    var pending = sigset_t()
    sigemptyset(&pending)
    guard sigpending(&pending) == 0 else { return false }
    return interruptions.contains { sigismember(&pending, $0) == 1 }
  }
}
