public import ByteSources
internal import ContainerFormats

/// A byte source that joins ranges of another source without a copy.
public struct ExtentSource: ByteSource {
  public let byteCount: Int64?
  private let base: any ByteSource
  private let extents: [Range<Int64>]

  /// Creates a source of the bytes of `extents`, in order.
  public init(_ base: any ByteSource, extents: [Range<Int64>]) {
    self.base = base
    self.extents = extents.filter { $0.lowerBound >= 0 && !$0.isEmpty }
    byteCount = self.extents.reduce(0) { $0 &+ ($1.upperBound &- $1.lowerBound) }
  }

  public func read(
    at offset: Int64, into buffer: UnsafeMutableRawBufferPointer
  ) throws(ByteSourceError) -> Int {
    var skipped = offset
    var filled = 0
    for extent in extents where filled < buffer.count {
      let length = extent.upperBound - extent.lowerBound
      if skipped >= length {
        skipped -= length
        continue
      }
      let count = Int(min(length - skipped, Int64(buffer.count - filled)))
      let part = UnsafeMutableRawBufferPointer(rebasing: buffer[filled..<filled + count])
      let readCount = try base.read(at: extent.lowerBound + skipped, into: part)
      filled += readCount
      if readCount < count { break }
      skipped = 0
    }
    return filled
  }
}

/// A source with some bytes overwritten.
struct EditedSource: ByteSource {
  let base: any ByteSource
  let edits: ByteEdits

  var byteCount: Int64? { base.byteCount }

  func read(
    at offset: Int64, into buffer: UnsafeMutableRawBufferPointer
  ) throws(ByteSourceError) -> Int {
    let count = try base.read(at: offset, into: buffer)
    edits.apply(to: UnsafeMutableRawBufferPointer(rebasing: buffer[..<count]), at: offset)
    return count
  }
}

/// A source with a prefix before another source.
struct PrefixedSource: ByteSource {
  let prefix: [UInt8]
  let rest: any ByteSource

  var byteCount: Int64? { rest.byteCount.map { $0 &+ Int64(prefix.count) } }

  func read(at offset: Int64, into buffer: UnsafeMutableRawBufferPointer) throws(ByteSourceError) -> Int {
    guard offset < Int64(prefix.count) else {
      return try rest.read(at: offset - Int64(prefix.count), into: buffer)
    }
    let start = Int(offset)
    let count = min(prefix.count - start, buffer.count)
    prefix.withUnsafeBytes {
      buffer.copyMemory(from: UnsafeRawBufferPointer(rebasing: $0[start..<start + count]))
    }
    return count
  }
}

/// A byte source that inflates deflated bytes on demand.
///
/// Reading forwards inflates each byte once; reading backwards restarts. Memory is one window.
public final class InflatedSource: ByteSource {
  public let byteCount: Int64?
  private static let chunkSize = 64 << 10
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

  /// Creates a source over raw deflated bytes whose declared inflated size is `byteCount`.
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

  /// Inflates the next window.
  private func advance() throws(ByteSourceError) {
    windowStart += Int64(window.count)
    window.removeAll(keepingCapacity: true)
    while window.isEmpty, !isFinished {
      if inputUsed == input.count { try fetch() }
      var inflated: [UInt8] = []
      swap(&inflated, &window)
      let step: (state: Inflater.State, used: Int)
      do {
        step = try input.withUnsafeBufferPointer { bytes throws(InflateError) in
          let rest = UnsafeRawBufferPointer(rebasing: UnsafeRawBufferPointer(bytes)[inputUsed...])
          return try inflater.inflate(rest, appendingTo: &inflated, upTo: Self.windowSize)
        }
      } catch { throw Self.failure(error) }
      window = inflated
      inputUsed += step.used
      if case .finished = step.state { isFinished = true }
    }
    let end = windowStart + Int64(window.count)
    if end > size || (isFinished && end < size) {
      throw ByteSourceError(code: nil, description: "a compressed member does not have the size that is said")
    }
  }

  private func fetch() throws(ByteSourceError) {
    var chunk = [UInt8](repeating: 0, count: Self.chunkSize)
    let count: Int
    do {
      count = try chunk.withUnsafeMutableBytes { try base.read(at: inputOffset, into: $0) }
    } catch let error as ByteSourceError { throw error } catch {
      throw ByteSourceError(code: nil, description: "\(error)")
    }
    guard count > 0 else { throw ByteSourceError(code: nil, description: "a compressed member is cut short") }
    chunk.removeLast(chunk.count - count)
    input = chunk
    inputUsed = 0
    inputOffset += Int64(count)
  }

  private static func failure(_ error: InflateError) -> ByteSourceError {
    ByteSourceError(code: nil, description: error.description)
  }
}
