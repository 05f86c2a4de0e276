internal import SystemCalls

/// Another implementation, in any language, as a command that speaks the line protocol.
///
/// The shell starts the command once. If it exits, times out or writes anything but an answer, the case fails, and the
/// command is restarted for the next one if necessary. Creating an instance ignores `SIGPIPE` for the whole process.
public final class CommandImplementation: Implementation {
  private static let maxLineLength = 16 << 20
  /// The interval between checks that the command is running, in milliseconds.
  private static let pollInterval = 250
  /// The time for the answer after other output, such as a banner or warning, in milliseconds.
  private static let gracePeriod = 1000

  private let command: String
  private let timeLimit: Int
  private let isStrict: Bool
  private var child: ChildProcess?
  private var unread: [UInt8] = []
  private var block = [UInt8](repeating: 0, count: 1 << 16)

  /// Creates an implementation; `timeLimit` is the time for one answer in milliseconds.
  ///
  /// Strict requests also ask for names of rules.
  public init(_ command: String, timeLimit: Int = 30_000, isStrict: Bool = false) {
    self.isStrict = isStrict
    self.command = command
    self.timeLimit = max(1, timeLimit)
    Signals.ignoreBrokenPipes()
  }

  deinit { close() }

  public var isOwn: Bool { false }

  public func reply(to example: SuiteCase, of suite: Suite) -> ImplementationReply {
    let id = "\(suite.name)/\(example.id)"
    var request = LineProtocol.request(example, of: suite, strictly: isStrict) + [0x0A]
    var deadline = Clock.milliseconds + timeLimit
    var stray: [UInt8]?
    do throws(Interruption) {
      while true {
        let line = try exchange(request, until: deadline)
        request = []
        guard let reply = LineProtocol.reply(line, to: id) else {
          if stray == nil { deadline = min(deadline, Clock.milliseconds + Self.gracePeriod) }
          stray = stray ?? line
          continue
        }
        return stray.map { .broken("wrote \(LineProtocol.shown($0)) before its answer") } ?? reply
      }
    } catch {
      let reason = end(error)
      return .broken(stray.map { "wrote \(LineProtocol.shown($0)), and no answer to \(id)" } ?? reason)
    }
  }

  /// Ends the command; the next question restarts it.
  public func close() {
    if let child { _ = child.end(timeout: 2000) }
    child = nil
    unread = []
  }

  /// The reason why there is no answer.
  private enum Interruption: Error {
    case start(String)
    case died
    case silent
    case tooLong
  }

  private func end(_ interruption: Interruption) -> String {
    if case .start(let reason) = interruption { return reason }
    // Only a command that ended by itself gets time to exit.
    let end = child.map { $0.end(timeout: { if case .died = interruption { 2000 } else { 0 } }()) }
    child = nil
    unread = []
    switch interruption {
    case .silent: return "did not answer within \(timeLimit) ms"
    case .tooLong: return "wrote a line of more than \(Self.maxLineLength >> 20) MiB"
    case .died, .start: return end ?? "ended"
    }
  }

  /// Writes a request and reads one line.
  private func exchange(_ request: [UInt8], until deadline: Int) throws(Interruption) -> [UInt8] {
    let child: ChildProcess
    if let running = self.child {
      child = running
    } else {
      do { child = try ChildProcess(command: command) } catch { throw .start(error.description) }
      self.child = child
    }
    var rest = request[...]
    while true {
      // The deadline also ends endless output.
      if Clock.milliseconds < deadline, let line = nextLine() { return line }
      guard unread.count <= Self.maxLineLength else { throw .tooLong }
      let left = deadline - Clock.milliseconds
      guard left > 0 else { throw .silent }
      let ready = child.wait(forInput: !rest.isEmpty, milliseconds: min(left, Self.pollInterval))
      // Another process may keep the pipe open.
      if !ready.readable, child.hasEnded { throw .died }
      if ready.writable {
        switch child.write(rest) {
        case .moved(let count): rest = rest.dropFirst(count)
        case .wait: break
        // It may have answered before it exited.
        case .closed: rest = []
        }
      }
      if ready.readable {
        switch child.read(into: &block) {
        case .moved(let count): unread.append(contentsOf: block[..<count])
        case .wait: break
        case .closed: throw .died
        }
      }
    }
  }

  private var scanned = 0

  private func nextLine() -> [UInt8]? {
    // `scanned` bytes have no line feed.
    if scanned > unread.count { scanned = 0 }
    guard let end = unread[scanned...].firstIndex(of: 0x0A) else {
      scanned = unread.count
      return nil
    }
    let line = Array(unread[..<end])
    unread.removeSubrange(...end)
    scanned = 0
    return line
  }
}
