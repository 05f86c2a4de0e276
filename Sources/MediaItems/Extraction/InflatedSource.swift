public import ByteSources
internal import ContainerFormats

/// The contents of deflated bytes, inflated as they are asked for.
///
/// Reading forwards costs each byte once; reading backwards starts anew. Memory is one window, whatever the size.
public final class InflatedSource: ByteSource {
  public let byteCount: Int64?
  private static let pieceSize = 64 << 10
  private static let windowSize = 256 << 10

  private let base: any ByteSource
  private let size: Int64
  private var inflater: Inflater
  private var input: [UInt8] = []
  private var inputUsed = 0
  private var inputOffset: Int64 = 0
  private var window: [UInt8] = []
  private var windowStart: Int64 = 0
  private var isFinished = false

  /// Creates a source over raw deflated bytes whose contents are said to be `byteCount` long.
  public init(_ base: any ByteSource, byteCount: Int64) throws(ByteSourceError) {
    self.base = base
    self.byteCount = byteCount
    size = byteCount
    do { inflater = try Inflater(.raw) } catch { throw Self.failure(error) }
  }

  public func read(
    at offset: Int64, into buffer: UnsafeMutableRawBufferPointer
  ) throws(ByteSourceError) -> Int {
    if offset < windowStart { try restart() }
    var filled = 0
    while filled < buffer.count {
      let start = offset &+ Int64(filled) &- windowStart
      if start >= 0, start < Int64(window.count) {
        let count = min(buffer.count - filled, window.count - Int(start))
        window.withUnsafeBytes {
          buffer[filled...].copyBytes(from: $0[Int(start)..<Int(start) + count])
        }
        filled += count
      } else if isFinished {
        break
      } else {
        try advance()
      }
    }
    return filled
  }

  private func restart() throws(ByteSourceError) {
    do { inflater = try Inflater(.raw) } catch { throw Self.failure(error) }
    input.removeAll()
    window.removeAll(keepingCapacity: true)
    (inputUsed, inputOffset, windowStart, isFinished) = (0, 0, 0, false)
  }

  /// Replaces the window by the next one.
  private func advance() throws(ByteSourceError) {
    windowStart += Int64(window.count)
    window.removeAll(keepingCapacity: true)
    while window.isEmpty, !isFinished {
      if inputUsed == input.count { try fetch() }
      var made: [UInt8] = []
      swap(&made, &window)
      let step: (state: Inflater.State, used: Int)
      do {
        step = try input.withUnsafeBufferPointer { bytes throws(InflateError) in
          let rest = UnsafeRawBufferPointer(rebasing: UnsafeRawBufferPointer(bytes)[inputUsed...])
          return try inflater.inflate(rest, appendingTo: &made, upTo: Self.windowSize)
        }
      } catch { throw Self.failure(error) }
      window = made
      inputUsed += step.used
      if case .finished = step.state { isFinished = true }
    }
    let end = windowStart + Int64(window.count)
    if end > size || (isFinished && end < size) {
      throw ByteSourceError(code: nil, description: "a compressed member does not have the size that is said")
    }
  }

  private func fetch() throws(ByteSourceError) {
    var piece = [UInt8](repeating: 0, count: Self.pieceSize)
    let count: Int
    do {
      count = try piece.withUnsafeMutableBytes { try base.read(at: inputOffset, into: $0) }
    } catch let error as ByteSourceError { throw error } catch {
      throw ByteSourceError(code: nil, description: "\(error)")
    }
    guard count > 0 else { throw ByteSourceError(code: nil, description: "a compressed member is cut short") }
    piece.removeLast(piece.count - count)
    input = piece
    inputUsed = 0
    inputOffset += Int64(count)
  }

  private static func failure(_ error: InflateError) -> ByteSourceError {
    ByteSourceError(code: nil, description: error.description)
  }
}
