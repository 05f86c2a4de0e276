import SystemCalls
import SystemPackage

/// An error of standard output.
enum OutputFailure: Error {
  /// The reader closed the pipe.
  case closed
  case failed(String)
}

/// Buffered output to a descriptor, written in blocks of 64 KiB; ``finish()`` writes the rest.
///
/// After a failure nothing more is written, and every later write throws, unless ``deferFailures()`` was called.
final class StandardOutput {
  private static let blockSize = 64 << 10

  /// The width to wrap lines to; nil for output that is not text for people or not on a terminal.
  ///
  /// If set, each write must be whole lines.
  var width: Int?
  /// True if the lines, one object each, are written as the elements of an array.
  var isArray = false
  private var hasElements = false
  /// Characters that are not escaped, besides printable text.
  var passes: PrintableOutput.Passes = []
  private let descriptor: FileDescriptor
  private lazy var isTerminal = descriptor.isTerminal
  private var buffer: [UInt8] = []
  private var failure: OutputFailure?
  private var defersFailures = false

  init(_ descriptor: FileDescriptor = .standardOutput) {
    self.descriptor = descriptor
    buffer.reserveCapacity(Self.blockSize + 4096)
  }

  /// Defers failures to ``finish()``, so that a closed pipe does not end the work of a command that changes files.
  func deferFailures() { defersFailures = true }

  func write(_ text: String) throws { try write(text.utf8) }

  func write(_ bytes: some Collection<UInt8>) throws {
    append(bytes)
    try throwFailure()
  }

  /// Appends bytes without throwing; a failure is thrown by ``finish()``.
  func append(_ bytes: some Collection<UInt8>) {
    if isArray {
      for line in bytes.split(separator: UInt8(ascii: "\n")) {
        PrintableOutput.append((hasElements ? ",\n" : "[").utf8, to: &buffer)
        PrintableOutput.append(line, to: &buffer)
        hasElements = true
      }
    } else if let width {
      let text = LineWrapper(width: width).wrapped(String(decoding: bytes, as: UTF8.self))
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

  /// True if writing the output so far failed; writes the buffer first.
  var hasFailed: Bool {
    drain()
    return failure != nil
  }

  /// Writes the rest; throws the first failure.
  func finish() throws {
    if isArray {
      buffer.append(contentsOf: (hasElements ? "]\n" : "[]\n").utf8)
      isArray = false
    }
    drain()
    if let failure { throw failure }
  }

  private func throwFailure() throws {
    if let failure, !defersFailures { throw failure }
  }

  private func drain() {
    defer { buffer.removeAll(keepingCapacity: true) }
    if buffer.isEmpty || failure != nil { return }
    // Only a terminal may show the progress line.
    if isTerminal { ProgressLine.shared.whileHidden(writeBuffer) } else { writeBuffer() }
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
