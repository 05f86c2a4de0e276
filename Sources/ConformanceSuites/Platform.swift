internal import Synchronization
internal import SystemPackage

// The one place where this room tells platforms apart.
#if canImport(Darwin)
  internal import Darwin
#elseif canImport(Musl)
  internal import Musl
#elseif canImport(Glibc)
  internal import Glibc
#endif

enum Platform {
  #if canImport(Darwin)
    static let name = "darwin"
  #else
    static let name = "linux"
  #endif

  /// The path from the root, for a process that may stand elsewhere.
  static func absolute(_ path: FilePath) -> FilePath {
    guard path.isRelative, let here = getcwd(nil, 0) else { return path }
    defer { free(here) }
    return FilePath(platformString: here).pushing(path).lexicallyNormalized()
  }

  static var processNumber: Int { Int(getpid()) }

  /// The access rights of a file; nil when the system does not say.
  static func permissions(of path: FilePath) -> FilePermissions? {
    path.withPlatformString { text in
      var status = stat()
      guard stat(text, &status) == 0 else { return nil }
      return FilePermissions(rawValue: status.st_mode & 0o7777)
    }
  }

  static func rename(_ old: FilePath, to new: FilePath) throws(Errno) {
    let failed = old.withPlatformString { old in new.withPlatformString { SystemRename.call(old, $0) } } != 0
    if failed { throw Errno(rawValue: errno) }
  }

  static func remove(_ path: FilePath) { _ = path.withPlatformString { unlink($0) } }

  /// Makes writing to a process that is gone an error of the write, for the whole of this process.
  static func ignoreBrokenPipes() { _ = signal(SIGPIPE, SIG_IGN) }

  /// Milliseconds that only go forward.
  static var clock: Int {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Int(time.tv_sec) * 1000 + Int(time.tv_nsec) / 1_000_000
  }

  static func sleep(milliseconds: Int) { _ = poll(nil, 0, Int32(milliseconds)) }

  static func describe(_ code: Int32) -> String {
    strerror(code).map { String(cString: $0) } ?? "error \(code)"
  }

  /// Both ends of a pipe that other children do not inherit.
  private static func makePipe() -> (read: Int32, write: Int32)? {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { return nil }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    return (ends[0], ends[1])
  }

  /// A running shell command with pipes to its input and from its output.
  struct Child {
    var process: pid_t
    var input: Int32
    var output: Int32
  }

  // Between making a pipe and marking it, another start would hand its ends to another child.
  private static let starting = Mutex<Void>(())

  /// Starts `/bin/sh -c command` in a process group of its own; standard error stays ours.
  static func start(_ command: String) throws(ImplementationFailure) -> Child {
    let result: Result<Child, ImplementationFailure> = starting.withLock { _ in
      Result { () throws(ImplementationFailure) in try startAlone(command) }
    }
    return try result.get()
  }

  private static func startAlone(_ command: String) throws(ImplementationFailure) -> Child {
    guard let toChild = makePipe() else {
      throw ImplementationFailure("cannot make a pipe: \(describe(errno))")
    }
    guard let fromChild = makePipe() else {
      close(toChild.read)
      close(toChild.write)
      throw ImplementationFailure("cannot make a pipe: \(describe(errno))")
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
    posix_spawn_file_actions_adddup2(&actions, toChild.read, 0)
    posix_spawn_file_actions_adddup2(&actions, fromChild.write, 1)
    // A group, so that what the shell started can be ended with it; and broken pipes end the child as usual.
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
    close(toChild.read)
    close(fromChild.write)
    guard failure == 0 else {
      close(toChild.write)
      close(fromChild.read)
      throw ImplementationFailure("cannot start '\(command)': \(describe(failure))")
    }
    // Writing never waits: a child that answers before it has read everything must not stop us.
    _ = fcntl(toChild.write, F_SETFL, fcntl(toChild.write, F_GETFL) | O_NONBLOCK)
    return Child(process: process, input: toChild.write, output: fromChild.read)
  }

  /// What a pipe has to say.
  enum Transfer {
    case moved(Int)
    case wait
    /// The other end is gone.
    case closed
  }

  static func write(_ bytes: ArraySlice<UInt8>, to descriptor: Int32) -> Transfer {
    let count = bytes.withUnsafeBytes { SystemWrite.call(descriptor, $0.baseAddress, $0.count) }
    if count >= 0 { return .moved(count) }
    return errno == EAGAIN || errno == EWOULDBLOCK || errno == EINTR ? .wait : .closed
  }

  static func read(_ descriptor: Int32, into block: inout [UInt8]) -> Transfer {
    let count = block.withUnsafeMutableBytes { SystemRead.call(descriptor, $0.baseAddress, $0.count) }
    if count > 0 { return .moved(count) }
    return count < 0 && (errno == EINTR || errno == EAGAIN) ? .wait : .closed
  }

  /// Waits until the child's output can be read, or its input written when that is wanted; both false is the time limit.
  static func wait(_ child: Child, forInput: Bool, milliseconds: Int) -> (readable: Bool, writable: Bool) {
    var requests = [
      pollfd(fd: child.output, events: Int16(POLLIN), revents: 0),
      pollfd(fd: forInput ? child.input : -1, events: Int16(POLLOUT), revents: 0),
    ]
    let count = poll(&requests, nfds_t(requests.count), Int32(min(max(milliseconds, 0), 1 << 30)))
    guard count > 0 else { return (false, false) }
    return (requests[0].revents != 0, requests[1].revents != 0)
  }

  /// Whether a child is gone; it can still be asked how.
  static func hasEnded(_ child: Child) -> Bool {
    var information = siginfo_t()
    let result = waitid(P_PID, id_t(child.process), &information, WEXITED | WNOHANG | WNOWAIT)
    // Nothing is filled in while it runs.
    return result == 0 && information.si_signo == SIGCHLD
  }

  /// Closes both pipes, waits for the end or brings it about, and says how it came.
  static func end(_ child: Child, patience: Int) -> String {
    close(child.input)
    close(child.output)
    let deadline = clock + patience
    var status: Int32 = 0
    while true {
      let ended = waitpid(child.process, &status, WNOHANG)
      if ended == child.process { break }
      if ended < 0, errno != EINTR { return "ended" }
      if clock >= deadline {
        kill(-child.process, SIGKILL)
        kill(child.process, SIGKILL)
        while waitpid(child.process, &status, 0) < 0, errno == EINTR {}
        break
      }
      sleep(milliseconds: 5)
    }
    // What the shell left behind goes too.
    kill(-child.process, SIGKILL)
    let signal = status & 0x7F
    return signal == 0 ? "ended with exit code \(status >> 8 & 0xFF)" : "was ended by signal \(signal)"
  }
}

// The functions' names are taken by the methods above.
private enum SystemWrite {
  static func call(_ descriptor: Int32, _ bytes: UnsafeRawPointer?, _ count: Int) -> Int {
    write(descriptor, bytes, count)
  }
}

private enum SystemRead {
  static func call(_ descriptor: Int32, _ bytes: UnsafeMutableRawPointer?, _ count: Int) -> Int {
    read(descriptor, bytes, count)
  }
}

private enum SystemRename {
  static func call(_ old: UnsafePointer<CChar>, _ new: UnsafePointer<CChar>) -> Int32 { rename(old, new) }
}
