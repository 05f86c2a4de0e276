public import ByteSources

/// Readers for the ISO base media file format and QuickTime's movie files (ISO/IEC 14496-12, QuickTime File Format).
public enum ISOBaseMedia {
  /// One box: its type and where it lies.
  public struct Box: Hashable, Sendable {
    public var type: FourCharacterCode
    /// Head and contents.
    public var range: Range<Int64>
    /// The contents, without size, type and the 16 bytes of a `uuid`.
    public var contents: Range<Int64>
    /// The two halves of a `uuid` box's identifier.
    public var userType: UserType?
    /// Whether the box claims more bytes than its container has; the ranges are cut.
    public var isCutShort = false
  }

  /// The identifier of a `uuid` box.
  public struct UserType: Hashable, Sendable {
    public var high: UInt64
    public var low: UInt64
  }

  /// Goes through the boxes of one container, one after another, without reading what is in them.
  ///
  /// Complexity: one step of the reader's budget per box.
  public struct Boxes {
    private let reader: ByteReader
    private var offset: Int64
    private let end: Int64
    private let isTopLevel: Bool

    /// Walks the boxes in `range`; only at the top level may a box of size 0 reach to the end.
    public init(_ reader: ByteReader, in range: Range<Int64>, isTopLevel: Bool = false) {
      self.reader = reader
      offset = range.lowerBound
      end = range.upperBound
      self.isTopLevel = isTopLevel
    }

    /// The next box, or nil at the end or at a terminator.
    public mutating func next() throws(ReadFailure) -> Box? {
      guard end - offset >= 8 else { return nil }
      try reader.step()
      let start = offset
      let mark = try reader.bigEndian(UInt64.self, at: start)
      let size32 = UInt32(truncatingIfNeeded: mark >> 32)
      let type = FourCharacterCode(UInt32(truncatingIfNeeded: mark))
      var head: Int64 = 8
      var size = Int64(size32)
      if size32 == 1 {
        guard end - start >= 16 else { return nil }
        let size64 = try reader.bigEndian(UInt64.self, at: start + 8)
        guard size64 >= 16, size64 <= UInt64(Int64.max) else {
          throw .malformed("a box smaller than its own head")
        }
        size = Int64(size64)
        head = 16
      } else if size32 == 0 {
        guard isTopLevel else { return nil }
        size = end - start
      }
      guard size >= head else { throw .malformed("a box smaller than its own head") }
      let isCutShort = size > end - start
      let limit = isCutShort ? end : start + size
      var userType: UserType?
      if type == "uuid", limit - start >= head + 16 {
        userType = UserType(
          high: try reader.bigEndian(UInt64.self, at: start + head),
          low: try reader.bigEndian(UInt64.self, at: start + head + 8))
        head += 16
      }
      offset = limit
      return Box(
        type: type, range: start..<limit, contents: min(start + head, limit)..<limit, userType: userType,
        isCutShort: isCutShort)
    }
  }

  /// The big-endian number `index` bytes into `range`; a box never reads its neighbour.
  static func field<Number: FixedWidthInteger>(
    _ type: Number.Type, _ index: Int64, in range: Range<Int64>, _ reader: ByteReader
  ) throws(ReadFailure) -> Number {
    let size = Int64(MemoryLayout<Number>.size)
    guard index >= 0, range.upperBound - range.lowerBound >= size,
      index <= range.upperBound - range.lowerBound - size
    else { throw .endOfData }
    return try reader.bigEndian(type, at: range.lowerBound + index)
  }

  /// The first box of type `type` in `container`.
  public static func first(
    _ type: FourCharacterCode, in container: Range<Int64>, _ reader: ByteReader
  ) throws(ReadFailure) -> Box? {
    var boxes = Boxes(reader, in: container)
    while let box = try boxes.next() { if box.type == type { return box } }
    return nil
  }

  /// Fetches a whole box in one request when it is small, so that the walk inside it costs none.
  static func prefetch(_ box: Box, upTo limit: Int, _ reader: ByteReader) throws(ReadFailure) {
    let size = box.range.upperBound - box.range.lowerBound
    if size <= Int64(limit) { _ = try reader.available(at: box.range.lowerBound, upTo: Int(size)) }
  }
}
