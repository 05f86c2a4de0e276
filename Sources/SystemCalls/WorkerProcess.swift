internal import CLibrary
internal import CPlatform
package import SystemPackage

/// A program that works for this one in a process of its own, asked over one socket; not for two threads at once.
package final class WorkerProcess {
  /// How a worker ended.
  package enum End: Hashable, Sendable {
    case exit(Int32)
    case signal(Int32)
    /// Somebody else was told, or it does not end.
    case unknown

    /// In words that follow the worker's name.
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

  /// Why nothing was received.
  package enum Failure: Error, Equatable {
    /// The other end is gone.
    case ended
    /// The other end is gone, and was before it had read what was sent.
    case unread
    case timedOut
    case system(Errno)
  }

  private let process: pid_t
  private var channel: Int32
  /// The system ends a worker with the thread that started it.
  private let startedBy = uti_thread_number()

  /// The program that runs, for a worker of the same; nil where the system does not say which it is.
  package static var ownExecutable: FilePath? { uti_own_executable().map { FilePath(platformString: $0) } }

  /// Starts `executable`, whose standard input is the socket; nothing else of ours is left open in it.
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

  deinit { _ = end(patience: 0) }

  /// What another thread may end the worker by, for as long as nobody was told that it ended.
  package struct Handle: Sendable {
    fileprivate let process: pid_t

    package func kill() { _ = CLibrary.kill(process, SIGKILL) }
  }

  package var handle: Handle { Handle(process: process) }

  /// Whether the thread that started the worker still runs; without it the worker is gone, through no fault of its own.
  package var isSupported: Bool { uti_thread_runs(startedBy) != 0 }

  /// Sends all bytes; `deadline` in ``Clock/milliseconds``.
  package func send(
    _ bytes: UnsafeRawBufferPointer, descriptor: Int32? = nil, until deadline: Int? = nil
  ) throws(Failure) {
    try Self.check(
      uti_send(channel, bytes.baseAddress, bytes.count, descriptor ?? -1, Self.clock(deadline)))
  }

  /// Hands over a descriptor beside one byte.
  package func hand(over descriptor: Int32, until deadline: Int) throws(Failure) {
    var byte: UInt8 = 0
    try Self.check(uti_send(channel, &byte, 1, descriptor, Self.clock(deadline)))
  }

  /// Fills the buffer; `deadline` as in ``send(_:descriptor:until:)``.
  package func receive(
    into buffer: UnsafeMutableRawBufferPointer, until deadline: Int? = nil
  ) throws(Failure) {
    try Self.check(uti_receive(channel, buffer.baseAddress, buffer.count, nil, Self.clock(deadline)))
  }

  /// Waits until something can be received, or the other end is gone; false once `deadline` has passed.
  package func awaitAnswer(until deadline: Int) throws(Failure) -> Bool {
    do throws(Failure) { try Self.check(uti_await(channel, Int16(POLLIN), Self.clock(deadline))) } catch {
      if error == .timedOut { return false }
      throw error
    }
    return true
  }

  /// Whether the worker computes, or the system holds it back in a read; false for one that was stopped or waits for something
  /// else, nil where the system does not say.
  package var isWorking: Bool? {
    #if os(Linux) || os(Android)
      guard let file = try? FileDescriptor.openForReading(FilePath("/proc/\(process)/stat")) else {
        return nil
      }
      defer { file.release() }
      // The state stands behind the program's name, which is in brackets and may hold some itself (proc(5)).
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

  /// Lets go of the worker and says how it ended; after so many milliseconds it is ended.
  package func end(patience: Int) -> End {
    if channel < 0 { return .unknown }
    Calls.close(channel)
    channel = -1
    var deadline = Clock.milliseconds + patience
    var wasEnded = false
    var status: Int32 = 0
    while true {
      let ended = waitpid(process, &status, WNOHANG)
      if ended == process { break }
      if ended < 0, errno != EINTR { return .unknown }
      let left = deadline - Clock.milliseconds
      if left <= 0 {
        // A process that the system itself holds back ends when that is over: nobody waits for it.
        if wasEnded { return .unknown }
        kill(process, SIGKILL)
        wasEnded = true
        deadline = Clock.milliseconds + 1000
      } else {
        uti_await_end(process, Int32(clamping: left))
      }
    }
    let signal = status & 0x7F
    return signal == 0 ? .exit(status >> 8 & 0xFF) : .signal(signal)
  }
}

/// The worker's side of the socket: standard input.
package enum WorkerChannel {
  private static let channel: Int32 = 0

  /// How many bytes libmagic is shown of a source that is no file.
  package static let longestMagicQuestion = 256 << 10
  /// Answers of libmagic are MIME types, errors a sentence.
  package static let longestMagicText = 4096

  /// Whether standard input is a socket, as a worker's is.
  package static var isOpen: Bool {
    var kind: Int32 = 0
    var size = socklen_t(MemoryLayout<Int32>.size)
    return getsockopt(channel, SOL_SOCKET, SO_TYPE, &kind, &size) == 0
  }

  /// False where nobody asks any more.
  package static func send(_ bytes: UnsafeRawBufferPointer) -> Bool {
    uti_send(channel, bytes.baseAddress, bytes.count, -1, -1) == 0
  }

  /// Fills the buffer; a descriptor that came along is the caller's to close.
  ///
  /// False where nobody asks any more.
  package static func receive(
    into buffer: UnsafeMutableRawBufferPointer, _ descriptor: inout FileDescriptor?
  ) -> Bool {
    var number: Int32 = -1
    defer { descriptor = number < 0 ? nil : FileDescriptor(rawValue: number) }
    return uti_receive(channel, buffer.baseAddress, buffer.count, &number, -1) == 0
  }
}
