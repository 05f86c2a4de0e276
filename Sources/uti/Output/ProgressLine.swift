import FileIdentification
import MediaItems
import PropertyLists
import SystemCalls
import SystemPackage

/// The progress line on standard error, shown after half a second.
///
/// Shared by the process; it is hidden while other text is written to a terminal.
final class ProgressLine: ReadingProgress {
  static let shared = ProgressLine()

  private struct State {
    var count = 0
    var total: Int?
    var folder: FilePath?
    var start = ContinuousClock.now
    var isShown = false
    /// A counter of begins and ends; a drawing thread stops when it changes.
    var session = 0
    /// The number of threads that are writing to a terminal.
    var writers = 0
  }

  private static let delay = Duration.milliseconds(500)
  private static let interval = 100

  private let state = Guarded(State())

  /// The work whose progress is shown.
  struct Work {
    let walk: FolderWalk
    /// The paths to read; nil if not known in advance.
    let paths: [FilePath]?
    /// True if an interruption ends the process; commands that change files handle it themselves.
    let endsOnInterruption: Bool
  }

  private let work = Guarded<Work?>(nil)

  /// Sets the work before it begins.
  func prepare(_ next: Work) { work.withLock { $0 = next } }

  private var endsOnInterruption: Bool { work.withLock { $0?.endsOnInterruption ?? false } }

  func begin() {
    if endsOnInterruption { Signals.holdInterruptions() }
    let session = state.withLock { state in
      state = State(session: state.session + 1, writers: state.writers)
      return state.session
    }
    if WorkerThread({ [self] in draw(session) }) == nil { end() }
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
      state.session += 1
    }
    if endsOnInterruption { Signals.releaseInterruptions() }
  }

  /// Calls `write` while the progress line is hidden, without blocking workers or interruptions.
  func whileHidden<Value>(_ write: () -> Value) -> Value {
    state.withLock { state in
      hide(&state)
      state.writers += 1
    }
    defer { state.withLock { $0.writers -= 1 } }
    return write()
  }

  private func hide(_ state: inout State) {
    guard state.isShown else { return }
    writeToTerminal("\r\u{1B}[K")
    state.isShown = false
  }

  private func writeToTerminal(_ text: String) {
    try? FileDescriptor.standardError.writeContents(Array(text.utf8))
  }

  /// Draws until reading ends; handles interruptions.
  private func draw(_ session: Int) {
    let endsOnInterruption = endsOnInterruption
    var isCounting = false
    while true {
      Clock.sleep(milliseconds: Self.interval)
      let hasEnded = state.withLock { state -> Bool in
        guard state.session == session else { return true }
        let elapsed = ContinuousClock.now - state.start
        if endsOnInterruption, Signals.isInterruptionPending {
          hide(&state)
          if elapsed >= Self.delay { writeToTerminal("uti: interrupted: \(Self.summary(of: state))\n") }
          Signals.releaseInterruptions()
        }
        if elapsed >= Self.delay, state.writers == 0 {
          let width = FileDescriptor.standardError.terminalWidth ?? 80
          writeToTerminal(
            "\r\u{1B}[K" + Self.line(state.count, of: state.total, elapsed, state.folder, width: width - 1))
          state.isShown = true
        }
        return false
      }
      if hasEnded { return }
      if !isCounting, state.withLock({ $0.isShown }) {
        isCounting = true
        count(session)
      }
    }
  }

  /// Counts the files on a separate thread.
  private func count(_ session: Int) {
    guard let work = work.withLock({ $0 }), let paths = work.paths else { return }
    _ = WorkerThread { [self] in
      let total = work.walk.count(under: paths) { self.state.withLock { $0.session == session } }
      state.withLock { if $0.session == session { $0.total = total } }
    }
  }

  private static func summary(of state: State) -> String {
    let count = SummaryText.grouped(state.count)
    return state.total.map { "\(count) of \(SummaryText.grouped($0)) files were read" }
      ?? "\(count) files were read"
  }

  /// Returns count, percentage, rate, remaining time and folder, as far as they fit.
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
    if let total, rate > 0, total > count { parts.append(remainingTime(Double(total - count) / rate)) }
    let line = parts.joined(separator: " · ")
    let room = width - DisplayWidth.of(line) - 3
    guard let folder = path?.removingLastComponent(), !folder.isEmpty, room >= 8 else {
      return DisplayWidth.elided(line, to: width)
    }
    return line + " · " + DisplayWidth.elided(PrintableText.escaped(folder), to: room)
  }

  /// Formats the remaining time in a suitable unit.
  private static func remainingTime(_ seconds: Double) -> String {
    switch seconds {
    case ..<90: "\(max(1, Int(seconds.rounded()))) s left"
    case ..<5400: "\(Int((seconds / 60).rounded())) min left"
    default: "\(Int((min(seconds, 1e9) / 3600).rounded())) h left"
    }
  }
}
