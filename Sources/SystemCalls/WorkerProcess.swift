internal import CLibrary
internal import CPlatform
package import SystemPackage

/// A child process that serves requests over a socket; not thread-safe.
package final class WorkerProcess {
  /// The end of a worker process.
  package enum End: Hashable, Sendable {
    case exit(Int32)
    case signal(Int32)
    /// Another thread waited for it, or it does not end.
    case unknown

    /// A description that follows the worker's name.
    package var words: String {
      switch self {
      case .exit(Int32(UTI_ENDED_BY_MESSAGE)): "ended with a fatal error, as for lack of memory"
      case .exit(let code): "ended with exit code \(code)"
      case .signal(SIGPROF), .signal(SIGXCPU): "had no time left to compute"
      case .signal(Self.forbiddenCall): "made a system call that it is not allowed to make"
      case .signal(let number): "was ended by signal \(number)"
      case .unknown: "ended"
      }
    }

    private static let forbiddenCall = SIGSYS
  }

  /// The reason why nothing was received.
  package enum Failure: Error, Equatable {
    /// The other end is closed.
    case ended
    /// The other end was closed before it read what was sent.
    case unread
    case timedOut
    case system(Errno)
  }

  private let process: pid_t
  private var channel: Int32
  /// The thread that started the worker; the system kills the worker when it ends.
  private let startedBy = uti_thread_number()

  /// The path of the running program, for workers of the same program; nil if the system does not provide it.
  package static var ownExecutable: FilePath? { uti_own_executable().map { FilePath(platformString: $0) } }

  /// Starts `executable`, with the socket as its standard input and no other inherited descriptor.
  package init(_ executable: FilePath, arguments: [FilePath]) throws(Errno) {
    var ends: [Int32] = [-1, -1]
    let unmade = uti_socket_pair(&ends)
    if unmade != 0 { throw Errno(rawValue: unmade) }
    var process: pid_t = 0
    let words = [executable] + arguments
    var pointers: [UnsafeMutablePointer<CChar>?] = words.map { $0.withPlatformString { strdup($0) } }
    pointers.append(nil)
    let failure = executable.withPlatformString { uti_spawn_worker($0, pointers, ends[1], &process) }
    for pointer in pointers { free(pointer) }
    Calls.close(ends[1])
    if failure != 0 {
      Calls.close(ends[0])
      throw Errno(rawValue: failure)
    }
    self.process = process
    channel = ends[0]
  }

  deinit { _ = end(timeout: 0) }

  /// A handle by which another thread can kill the worker, valid until ``end(timeout:)``.
  package struct Handle: Sendable {
    fileprivate let process: pid_t

    package func kill() { _ = CLibrary.kill(process, SIGKILL) }
  }

  package var handle: Handle { Handle(process: process) }

  /// True if the thread that started the worker still runs; otherwise the system has killed the worker.
  package var isSupported: Bool { uti_thread_runs(startedBy) != 0 }

  /// Sends all bytes; `deadline` in ``Clock/milliseconds``.
  package func send(
    _ bytes: UnsafeRawBufferPointer, descriptor: Int32? = nil, until deadline: Int? = nil
  ) throws(Failure) {
    try Self.check(
      uti_send(channel, bytes.baseAddress, bytes.count, descriptor ?? -1, Self.clock(deadline)))
  }

  /// Sends a descriptor with one byte.
  package func send(descriptor: Int32, until deadline: Int) throws(Failure) {
    var byte: UInt8 = 0
    try Self.check(uti_send(channel, &byte, 1, descriptor, Self.clock(deadline)))
  }

  /// Fills the buffer; `deadline` as in ``send(_:descriptor:until:)``.
  package func receive(
    into buffer: UnsafeMutableRawBufferPointer, until deadline: Int? = nil
  ) throws(Failure) {
    try Self.check(uti_receive(channel, buffer.baseAddress, buffer.count, nil, Self.clock(deadline)))
  }

  /// Waits until bytes can be received or the other end is closed; returns false at `deadline`.
  package func awaitAnswer(until deadline: Int) throws(Failure) -> Bool {
    do throws(Failure) { try Self.check(uti_await(channel, Int16(POLLIN), Self.clock(deadline))) } catch {
      if error == .timedOut { return false }
      throw error
    }
    return true
  }

  /// True if the worker runs or is blocked in a read; false if it is stopped or waits; nil if unknown.
  package var isWorking: Bool? {
    #if os(Linux) || os(Android)
      guard let file = try? FileDescriptor.openForReading(FilePath("/proc/\(process)/stat")) else {
        return nil
      }
      defer { file.release() }
      // The state follows the program's name, which is in parentheses and may contain some (proc(5)).
      var text = [UInt8](repeating: 0, count: 256)
      guard let count = try? file.readBytes(into: &text),
        let bracket = text[..<count].lastIndex(of: UInt8(ascii: ")")), bracket + 2 < count
      else { return nil }
      return text[bracket + 2] == UInt8(ascii: "R") || text[bracket + 2] == UInt8(ascii: "D")
    #else
      return nil
    #endif
  }

  private static func clock(_ deadline: Int?) -> Int64 { deadline.map { Int64(max(0, $0)) } ?? -1 }

  private static func check(_ result: Int32) throws(Failure) {
    switch result {
    case 0: return
    case -1: throw .ended
    case EPIPE, ECONNRESET: throw .unread
    case ETIMEDOUT: throw .timedOut
    default: throw .system(Errno(rawValue: result))
    }
  }

  /// Closes the channel, waits up to `timeout` milliseconds, kills the worker if necessary, and returns its end.
  package func end(timeout: Int) -> End {
    if channel < 0 { return .unknown }
    Calls.close(channel)
    channel = -1
    var deadline = Clock.milliseconds + timeout
    var wasKilled = false
    var status: Int32 = 0
    while true {
      let ended = waitpid(process, &status, WNOHANG)
      if ended == process { break }
      if ended < 0, errno != EINTR { return .unknown }
      let left = deadline - Clock.milliseconds
      if left <= 0 {
        // A process blocked in the kernel ends later; do not wait for it.
        if wasKilled { return .unknown }
        kill(process, SIGKILL)
        wasKilled = true
        deadline = Clock.milliseconds + 1000
      } else {
        uti_await_end(process, Int32(clamping: left))
      }
    }
    let signal = status & 0x7F
    return signal == 0 ? .exit(status >> 8 & 0xFF) : .signal(signal)
  }
}

/// The worker's end of the socket, its standard input.
package enum WorkerChannel {
  private static let channel: Int32 = 0

  /// The number of bytes sent to libmagic if the source is not a file.
  package static let maxMagicRequestLength = 256 << 10
  /// The longest answer of libmagic: a MIME type or an error message.
  package static let maxMagicTextLength = 4096

  /// True if standard input is a socket.
  package static var isOpen: Bool {
    var kind: Int32 = 0
    var size = socklen_t(MemoryLayout<Int32>.size)
    return getsockopt(channel, SOL_SOCKET, SO_TYPE, &kind, &size) == 0
  }

  /// Sends bytes; returns false if the other end is closed.
  package static func send(_ bytes: UnsafeRawBufferPointer) -> Bool {
    uti_send(channel, bytes.baseAddress, bytes.count, -1, -1) == 0
  }

  /// Fills the buffer and returns false if the other end is closed; the caller closes a received descriptor.
  package static func receive(
    into buffer: UnsafeMutableRawBufferPointer, _ descriptor: inout FileDescriptor?
  ) -> Bool {
    var number: Int32 = -1
    defer { descriptor = number < 0 ? nil : FileDescriptor(rawValue: number) }
    return uti_receive(channel, buffer.baseAddress, buffer.count, &number, -1) == 0
  }
}
