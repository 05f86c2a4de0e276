import FileIdentification
import MediaItems
import PropertyLists
import SystemCalls
import SystemPackage

/// The line on a terminal that says how far reading has come: on standard error, after half a second, and never in the way
/// of what is written.
///
/// One for the process: everything that writes to a terminal asks it to step aside.
final class ProgressLine: ReadingProgress {
  static let shared = ProgressLine()

  private struct State {
    var count = 0
    var total: Int?
    var folder: FilePath?
    var start = ContinuousClock.now
    var isShown = false
    /// How often reading has begun or ended: who draws for an earlier time ends.
    var turn = 0
    /// How many are writing to a terminal.
    var writers = 0
  }

  private static let delay = Duration.milliseconds(500)
  private static let pause = 100

  private let state = Guarded(State())

  /// What reading is about.
  struct Work {
    let walk: FolderWalk
    /// What is read; nil where that is not known before.
    let paths: [FilePath]?
    /// Whether reading ends when its user says so; what acts sees to that itself.
    let endsOnInterruption: Bool
  }

  private let work = Guarded<Work?>(nil)

  /// What is read next.
  func expect(_ next: Work) { work.withLock { $0 = next } }

  private var endsOnInterruption: Bool { work.withLock { $0?.endsOnInterruption ?? false } }

  func begin() {
    if endsOnInterruption { Signals.holdInterruptions() }
    let turn = state.withLock { state in
      state = State(turn: state.turn + 1, writers: state.writers)
      return state.turn
    }
    if WorkerThread({ [self] in draw(turn) }) == nil { end() }
  }

  func advance(_ path: FilePath) {
    state.withLock { state in
      state.count += 1
      state.folder = path
    }
  }

  func end() {
    state.withLock { state in
      hide(&state)
      state.turn += 1
    }
    if endsOnInterruption { Signals.releaseInterruptions() }
  }

  /// Writes to a terminal while no line of progress stands there; who reads slowly holds up neither workers nor
  /// interruptions.
  func asideWhile<Value>(_ write: () -> Value) -> Value {
    state.withLock { state in
      hide(&state)
      state.writers += 1
    }
    defer { state.withLock { $0.writers -= 1 } }
    return write()
  }

  private func hide(_ state: inout State) {
    guard state.isShown else { return }
    put("\r\u{1B}[K")
    state.isShown = false
  }

  private func put(_ text: String) { try? FileDescriptor.standardError.writeContents(Array(text.utf8)) }

  /// Draws until reading ends, and ends the process when its user says so.
  private func draw(_ turn: Int) {
    let endsOnInterruption = endsOnInterruption
    var isCounting = false
    while true {
      Clock.sleep(milliseconds: Self.pause)
      let isOver = state.withLock { state -> Bool in
        guard state.turn == turn else { return true }
        let elapsed = ContinuousClock.now - state.start
        if endsOnInterruption, Signals.isInterruptionPending {
          hide(&state)
          if elapsed >= Self.delay { put("uti: interrupted: \(Self.reached(state))\n") }
          Signals.releaseInterruptions()
        }
        if elapsed >= Self.delay, state.writers == 0 {
          let width = FileDescriptor.standardError.terminalWidth ?? 80
          put("\r\u{1B}[K" + Self.line(state.count, of: state.total, elapsed, state.folder, width: width - 1))
          state.isShown = true
        }
        return false
      }
      if isOver { return }
      if !isCounting, state.withLock({ $0.isShown }) {
        isCounting = true
        count(turn)
      }
    }
  }

  /// Counts what there is on a thread of its own.
  private func count(_ turn: Int) {
    guard let work = work.withLock({ $0 }), let paths = work.paths else { return }
    _ = WorkerThread { [self] in
      let total = work.walk.count(under: paths) { self.state.withLock { $0.turn == turn } }
      state.withLock { if $0.turn == turn { $0.total = total } }
    }
  }

  private static func reached(_ state: State) -> String {
    let count = SummaryText.grouped(state.count)
    return state.total.map { "\(count) of \(SummaryText.grouped($0)) files were read" }
      ?? "\(count) files were read"
  }

  /// Count, share, rate, what is left, and the folder, as far as they fit.
  static func line(
    _ count: Int, of total: Int?, _ elapsed: Duration, _ path: FilePath?, width: Int
  ) -> String {
    let seconds = Double(elapsed.components.seconds) + Double(elapsed.components.attoseconds) / 1e18
    let rate = seconds > 0 ? Double(count) / seconds : 0
    var parts = [
      SummaryText.grouped(count) + (total.map { " of \(SummaryText.grouped($0))" } ?? "") + " files"
    ]
    if let total, total > 0 { parts.append("\(min(99, count * 100 / total)) %") }
    parts.append("\(SummaryText.grouped(Int(min(rate, 1e15))))/s")
    if let total, rate > 0, total > count { parts.append(left(Double(total - count) / rate)) }
    let line = parts.joined(separator: " · ")
    let room = width - DisplayWidth.of(line) - 3
    guard let folder = path?.removingLastComponent(), !folder.isEmpty, room >= 8 else {
      return DisplayWidth.elided(line, to: width)
    }
    return line + " · " + DisplayWidth.elided(PrintableText.escaped(folder), to: room)
  }

  /// How long the rest takes, in the unit that a person would say it in.
  private static func left(_ seconds: Double) -> String {
    switch seconds {
    case ..<90: "\(max(1, Int(seconds.rounded()))) s left"
    case ..<5400: "\(Int((seconds / 60).rounded())) min left"
    default: "\(Int((min(seconds, 1e9) / 3600).rounded())) h left"
    }
  }
}
