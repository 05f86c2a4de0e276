import SystemCalls
import SystemPackage

/// Why output stopped.
enum OutputFailure: Error {
  /// The reader went away.
  case closed
  case failed(String)
}

/// Buffered output to one descriptor, written in blocks of 64 KiB; what is left goes out with ``finish()``.
///
/// After a failure nothing more is tried. Answers end there: every later write fails the same way. What acts goes on, see
/// ``outlastFailures()``.
final class StandardOutput {
  private static let blockSize = 64 << 10

  /// The most columns of a line; nil for output that is not text for people, and where it is no terminal.
  ///
  /// Whole lines are written then.
  var width: Int?
  /// True if the lines, an object each, become the elements of one array.
  var isArray = false
  private var hasElements = false
  /// What passes beside text.
  var passes: PrintableOutput.Passes = []
  private let descriptor: FileDescriptor
  private lazy var isTerminal = descriptor.isTerminal
  private var buffer: [UInt8] = []
  private var failure: OutputFailure?
  private var outlastsFailures = false

  init(_ descriptor: FileDescriptor = .standardOutput) {
    self.descriptor = descriptor
    buffer.reserveCapacity(Self.blockSize + 4096)
  }

  /// From here on failures wait for ``finish()``: work that has begun does not end because nobody reads of it.
  func outlastFailures() { outlastsFailures = true }

  func write(_ text: String) throws { try write(text.utf8) }

  func write(_ bytes: some Collection<UInt8>) throws {
    put(bytes)
    try throwFailure()
  }

  /// Writes what says what was done, whatever becomes of it: a failure waits for ``finish()``.
  func put(_ bytes: some Collection<UInt8>) {
    if isArray {
      for line in bytes.split(separator: UInt8(ascii: "\n")) {
        PrintableOutput.append((hasElements ? ",\n" : "[").utf8, to: &buffer)
        PrintableOutput.append(line, to: &buffer)
        hasElements = true
      }
    } else if let width {
      let text = FittedLines(width: width).text(String(decoding: bytes, as: UTF8.self))
      PrintableOutput.append(text.utf8, to: &buffer, passing: passes)
    } else {
      PrintableOutput.append(bytes, to: &buffer, passing: passes)
    }
    if buffer.count >= Self.blockSize { drain() }
  }

  func flush() throws {
    drain()
    try throwFailure()
  }

  /// Whether what was written so far did not arrive.
  var isLost: Bool {
    drain()
    return failure != nil
  }

  /// Writes what is left; throws the first failure, whenever it was.
  func finish() throws {
    if isArray {
      buffer.append(contentsOf: (hasElements ? "]\n" : "[]\n").utf8)
      isArray = false
    }
    drain()
    if let failure { throw failure }
  }

  private func throwFailure() throws {
    if let failure, !outlastsFailures { throw failure }
  }

  private func drain() {
    defer { buffer.removeAll(keepingCapacity: true) }
    if buffer.isEmpty || failure != nil { return }
    // Elsewhere no line of progress is in the way.
    if isTerminal { ProgressLine.shared.asideWhile(writeBuffer) } else { writeBuffer() }
  }

  private func writeBuffer() {
    var start = 0
    while failure == nil, start < buffer.count {
      do throws(Errno) {
        start += try descriptor.writeBytes(buffer[start...])
      } catch .wouldBlock, .resourceTemporarilyUnavailable {
        descriptor.waitUntilWritable()
      } catch {
        failure = error == .brokenPipe ? .closed : .failed(error.description)
      }
    }
  }
}
