internal import CLibrary
internal import Synchronization
internal import SystemPackage

/// A running shell command with pipes to its input and from its output.
package struct ChildProcess {
  private let process: pid_t
  private let input: FileDescriptor
  private let output: FileDescriptor

  /// The reason why a command did not start.
  package struct StartFailure: Error, CustomStringConvertible {
    package let description: String
  }

  // Without the lock, a child started before the pipe is marked close-on-exec would inherit its ends.
  static let starting = Mutex<Void>(())

  /// Starts `/bin/sh -c command` in a new process group; it shares standard error.
  package init(command: String) throws(StartFailure) {
    let result: Result<ChildProcess, StartFailure> = Self.starting.withLock { _ in
      Result { () throws(StartFailure) in try Self.start(command) }
    }
    self = try result.get()
  }

  private init(_ process: pid_t, _ input: FileDescriptor, _ output: FileDescriptor) {
    self.process = process
    self.input = input
    self.output = output
  }

  /// Creates a pipe that other children do not inherit.
  static func makePipe() throws(StartFailure) -> (read: FileDescriptor, write: FileDescriptor) {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { throw StartFailure(description: "cannot make a pipe: \(Errno.current)") }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    return (FileDescriptor(rawValue: ends[0]), FileDescriptor(rawValue: ends[1]))
  }

  private static func close(_ ends: FileDescriptor...) { for end in ends { end.release() } }

  private static func start(_ command: String) throws(StartFailure) -> ChildProcess {
    let toChild = try makePipe()
    let fromChild: (read: FileDescriptor, write: FileDescriptor)
    do throws(StartFailure) { fromChild = try makePipe() } catch {
      close(toChild.read, toChild.write)
      throw error
    }
    #if canImport(Darwin)
      var actions: posix_spawn_file_actions_t?
      var attributes: posix_spawnattr_t?
    #else
      var actions = posix_spawn_file_actions_t()
      var attributes = posix_spawnattr_t()
    #endif
    posix_spawn_file_actions_init(&actions)
    posix_spawnattr_init(&attributes)
    defer {
      posix_spawn_file_actions_destroy(&actions)
      posix_spawnattr_destroy(&attributes)
    }
    posix_spawn_file_actions_adddup2(&actions, toChild.read.rawValue, 0)
    posix_spawn_file_actions_adddup2(&actions, fromChild.write.rawValue, 1)
    // A process group, to kill the shell's own children too; SIGPIPE by default, to end the child at a broken pipe.
    var defaults = sigset_t()
    sigemptyset(&defaults)
    sigaddset(&defaults, SIGPIPE)
    posix_spawnattr_setsigdefault(&attributes, &defaults)
    posix_spawnattr_setpgroup(&attributes, 0)
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETPGROUP) | Int16(POSIX_SPAWN_SETSIGDEF))
    var process: pid_t = 0
    let words = ["/bin/sh", "-c", command]
    var arguments: [UnsafeMutablePointer<CChar>?] = words.map { strdup($0) }
    arguments.append(nil)
    defer { for argument in arguments { free(argument) } }
    let failure = posix_spawn(&process, "/bin/sh", &actions, &attributes, arguments, environ)
    close(toChild.read, fromChild.write)
    guard failure == 0 else {
      close(toChild.write, fromChild.read)
      throw StartFailure(description: "cannot start '\(command)': \(Errno(rawValue: failure))")
    }
    // Non-blocking, because a child may write before it has read all of its input.
    let flags = fcntl(toChild.write.rawValue, F_GETFL)
    _ = fcntl(toChild.write.rawValue, F_SETFL, flags | O_NONBLOCK)
    return ChildProcess(process, toChild.write, fromChild.read)
  }

  /// The result of reading from or writing to a pipe.
  package enum Transfer {
    case moved(Int)
    case wait
    /// The other end is gone.
    case closed
  }

  package func write(_ bytes: ArraySlice<UInt8>) -> Transfer {
    let count = bytes.withUnsafeBytes { Calls.write(input.rawValue, $0) }
    if count >= 0 { return .moved(count) }
    return errno == EAGAIN || errno == EWOULDBLOCK || errno == EINTR ? .wait : .closed
  }

  package func read(into block: inout [UInt8]) -> Transfer {
    let count = block.withUnsafeMutableBytes { Calls.read(output.rawValue, $0) }
    if count > 0 { return .moved(count) }
    return count < 0 && (errno == EINTR || errno == EAGAIN) ? .wait : .closed
  }

  /// Waits until the child's output is readable or, if `forInput`, its input writable; both are false at the time limit.
  package func wait(forInput: Bool, milliseconds: Int) -> (readable: Bool, writable: Bool) {
    var requests = [
      pollfd(fd: output.rawValue, events: Int16(POLLIN), revents: 0),
      pollfd(fd: forInput ? input.rawValue : -1, events: Int16(POLLOUT), revents: 0),
    ]
    let count = poll(&requests, nfds_t(requests.count), Int32(min(max(milliseconds, 0), 1 << 30)))
    guard count > 0 else { return (false, false) }
    return (requests[0].revents != 0, requests[1].revents != 0)
  }

  /// True if the child has ended; ``end(timeout:)`` still returns how.
  package var hasEnded: Bool {
    var information = siginfo_t()
    let result = waitid(P_PID, id_t(process), &information, WEXITED | WNOHANG | WNOWAIT)
    // The information stays empty while the child runs.
    return result == 0 && information.si_signo == SIGCHLD
  }

  /// Closes both pipes, waits up to `timeout` milliseconds, kills the child if necessary, and describes its end.
  package func end(timeout: Int) -> String {
    Self.close(input, output)
    let deadline = Clock.milliseconds + timeout
    var status: Int32 = 0
    while true {
      let ended = waitpid(process, &status, WNOHANG)
      if ended == process { break }
      if ended < 0, errno != EINTR { return "ended" }
      if Clock.milliseconds >= deadline {
        kill(-process, SIGKILL)
        kill(process, SIGKILL)
        while waitpid(process, &status, 0) < 0, errno == EINTR {}
        break
      }
      Clock.sleep(milliseconds: 5)
    }
    // Processes that the shell left in the background.
    kill(-process, SIGKILL)
    let signal = status & 0x7F
    return signal == 0 ? "ended with exit code \(status >> 8 & 0xFF)" : "was ended by signal \(signal)"
  }
}
