/// A forward-only position in a range of a ``ByteReader``'s bytes.
///
/// Reading past `end` throws ``ReadFailure/endOfData``, even if the source is longer: a box cannot read into the next one.
public struct ByteCursor {
  /// The reader the bytes come from.
  public let reader: ByteReader
  /// The next byte's offset in the source.
  public private(set) var offset: Int64
  /// The offset after the last byte that may be read.
  public let end: Int64

  /// Creates a cursor over `range` of the reader's source.
  public init(_ reader: ByteReader, _ range: Range<Int64>) {
    self.reader = reader
    offset = range.lowerBound
    end = range.upperBound
  }

  /// The number of bytes before `end`.
  public var remaining: Int64 { end - offset }

  /// Reads a big-endian number.
  public mutating func bigEndian<Number: FixedWidthInteger>(_ type: Number.Type) throws(ReadFailure) -> Number
  {
    let start = try advance(Int64(MemoryLayout<Number>.size))
    return try reader.bigEndian(type, at: start)
  }

  /// Reads a little-endian number.
  public mutating func littleEndian<Number: FixedWidthInteger>(
    _ type: Number.Type
  ) throws(ReadFailure) -> Number {
    let start = try advance(Int64(MemoryLayout<Number>.size))
    return try reader.littleEndian(type, at: start)
  }

  /// Returns the next `count` bytes, valid until the reader's next call.
  public mutating func view(count: Int) throws(ReadFailure) -> ByteView {
    try reader.view(at: try advance(Int64(count)), count: count)
  }

  /// Skips `count` bytes without reading them.
  public mutating func skip(_ count: Int64) throws(ReadFailure) { _ = try advance(count) }

  private mutating func advance(_ count: Int64) throws(ReadFailure) -> Int64 {
    guard count >= 0, count <= remaining else { throw .endOfData }
    defer { offset += count }
    return offset
  }
}
