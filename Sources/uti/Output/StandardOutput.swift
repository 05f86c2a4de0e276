import SystemPackage

/// Why output stopped.
enum OutputFailure: Error {
  /// The reader went away.
  case closed
  case failed(String)
}

/// Buffered output to one descriptor, written in blocks of 64 KiB; what is left goes out with ``flush()``.
///
/// After a failure every later write fails the same way, and nothing more is tried.
final class StandardOutput {
  private static let blockSize = 64 << 10

  /// Whether the command's own colours pass.
  var allowsStyles = false
  private let descriptor: FileDescriptor
  private var buffer: [UInt8] = []
  private var failure: OutputFailure?

  init(_ descriptor: FileDescriptor = .standardOutput) {
    self.descriptor = descriptor
    buffer.reserveCapacity(Self.blockSize + 4096)
  }

  func write(_ text: String) throws {
    PrintableOutput.append(text.utf8, to: &buffer, allowsStyles: allowsStyles)
    if buffer.count >= Self.blockSize { try flush() }
  }

  func write(_ bytes: some Collection<UInt8>) throws {
    PrintableOutput.append(bytes, to: &buffer, allowsStyles: allowsStyles)
    if buffer.count >= Self.blockSize { try flush() }
  }

  func flush() throws {
    if let failure { throw failure }
    defer { buffer.removeAll(keepingCapacity: true) }
    var start = 0
    while start < buffer.count {
      do {
        start += try buffer[start...].withUnsafeBytes { try descriptor.write($0, retryOnInterrupt: true) }
      } catch Errno.wouldBlock, Errno.resourceTemporarilyUnavailable {
        Platform.waitUntilWritable(descriptor.rawValue)
      } catch let error as Errno {
        let failure: OutputFailure = error == .brokenPipe ? .closed : .failed(Platform.describe(error))
        self.failure = failure
        throw failure
      }
    }
  }
}
