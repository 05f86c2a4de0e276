internal import SystemCalls

/// Another implementation, in any language: a command that answers the line protocol.
///
/// The command is started once, by the shell. A command that dies, that does not answer in time, or that writes something
/// else than an answer, fails the case that it was asked; it is started again for the next where it is gone. Creating one
/// makes writing to a closed pipe an error instead of a signal, for the whole process.
public final class CommandImplementation: Implementation {
  private static let longestLine = 16 << 20
  /// How many milliseconds pass between two looks at whether the command is still there.
  private static let glance = 250
  /// How many milliseconds the answer may come behind something else: a banner, a warning.
  private static let grace = 1000

  private let command: String
  private let timeLimit: Int
  private let isStrict: Bool
  private var child: ChildProcess?
  private var unread: [UInt8] = []
  private var block = [UInt8](repeating: 0, count: 1 << 16)

  /// Creates an implementation; `timeLimit` is how many milliseconds one answer may take.
  ///
  /// Strictly, it is asked for names of rules as well.
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
          if stray == nil { deadline = min(deadline, Clock.milliseconds + Self.grace) }
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

  /// Ends the command; the next question would start it again.
  public func close() {
    if let child { _ = child.end(patience: 2000) }
    child = nil
    unread = []
  }

  /// Why there is no answer.
  private enum Interruption: Error {
    case start(String)
    case died
    case silent
    case tooLong
  }

  private func end(_ interruption: Interruption) -> String {
    if case .start(let reason) = interruption { return reason }
    // One that is silent has had its time.
    let end = child.map { $0.end(patience: { if case .died = interruption { 2000 } else { 0 } }()) }
    child = nil
    unread = []
    switch interruption {
    case .silent: return "did not answer within \(timeLimit) ms"
    case .tooLong: return "wrote a line of more than \(Self.longestLine >> 20) MiB"
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
      // An endless stream of lines has its time, too.
      if Clock.milliseconds < deadline, let line = nextLine() { return line }
      guard unread.count <= Self.longestLine else { throw .tooLong }
      let left = deadline - Clock.milliseconds
      guard left > 0 else { throw .silent }
      let ready = child.wait(forInput: !rest.isEmpty, milliseconds: min(left, Self.glance))
      // Somebody else may hold the other end of its pipe open.
      if !ready.readable, child.hasEnded { throw .died }
      if ready.writable {
        switch child.write(rest) {
        case .moved(let count): rest = rest.dropFirst(count)
        case .wait: break
        // It may have answered before it went: read on.
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
    // What was looked through once is not looked through again.
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
