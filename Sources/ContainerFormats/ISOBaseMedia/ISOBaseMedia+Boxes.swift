package import ByteSources

/// Boxes of the ISO base media file format and of QuickTime's movie files, and what lies in them: items, tracks,
/// metadata keys, fragments (ISO/IEC 14496-12, ISO/IEC 23008-12, QuickTime File Format).
package enum ISOBaseMedia {
  /// One box: its type and where it lies (ISO/IEC 14496-12 §4.2).
  package struct Box: Hashable, Sendable {
    package var type: FourCharacterCode
    /// Head and contents.
    package var range: Range<Int64>
    /// The contents, without size, type and the 16 bytes of a `uuid`.
    package var contents: Range<Int64>
    /// The two halves of a `uuid` box's identifier.
    package var userType: UserType?
    /// Where the box ends by its own word, which may be behind its container's end.
    package var declaredEnd: Int64
    /// Whether the box claims more bytes than its container has; the ranges are cut.
    package var isCutShort: Bool { declaredEnd > range.upperBound }

    /// The number of bytes of the contents.
    @inlinable package var count: Int64 { contents.upperBound - contents.lowerBound }

    /// The big-endian number `index` bytes into the contents; a box never reads its neighbour.
    @inlinable package func number<Number: FixedWidthInteger>(
      _ type: Number.Type, _ index: Int64, _ reader: ByteReader
    ) throws(ReadFailure) -> Number {
      guard index >= 0, index <= count - Int64(MemoryLayout<Number>.size) else { throw .endOfData }
      return try reader.bigEndian(type, at: contents.lowerBound + index)
    }

    /// A number of 64 bits where the box is wide, else of 32.
    func number(_ index: Int64, isWide: Bool, _ reader: ByteReader) throws(ReadFailure) -> UInt64 {
      isWide ? try number(UInt64.self, index, reader) : UInt64(try number(UInt32.self, index, reader))
    }

    /// Whether a full box is of version 1, whose times are of 64 bits.
    func isWide(_ reader: ByteReader) throws(ReadFailure) -> Bool { try number(UInt8.self, 0, reader) == 1 }

    /// The boxes inside, `skipping` bytes after the head.
    package func boxes(skipping head: Int64 = 0, _ reader: ByteReader) -> Boxes {
      Boxes(reader, in: min(contents.lowerBound + head, contents.upperBound)..<contents.upperBound)
    }

    /// The first box of a type inside.
    package func first(_ type: FourCharacterCode, reader: ByteReader) throws(ReadFailure) -> Box? {
      try ISOBaseMedia.first(type, in: contents, reader)
    }

    /// The first box inside that is of the last type of `path`, by way of the first box of each type before it.
    package func first(_ path: FourCharacterCode..., reader: ByteReader) throws(ReadFailure) -> Box? {
      var current = self
      for type in path {
        guard let next = try ISOBaseMedia.first(type, in: current.contents, reader) else { return nil }
        current = next
      }
      return current
    }
  }

  /// The identifier of a `uuid` box.
  package struct UserType: Hashable, Sendable {
    package var high: UInt64
    package var low: UInt64

    package init(_ high: UInt64, _ low: UInt64) { (self.high, self.low) = (high, low) }
  }

  /// Goes through the boxes of one container, one after another, without reading what is in them.
  ///
  /// Complexity: one step of the reader's budget per box.
  package struct Boxes {
    private let reader: ByteReader
    private var offset: Int64
    private let end: Int64
    private let isTopLevel: Bool

    /// Walks the boxes in `range`; only at the top level may a box of size 0 reach to the end.
    package init(_ reader: ByteReader, in range: Range<Int64>, isTopLevel: Bool = false) {
      self.reader = reader
      offset = range.lowerBound
      end = range.upperBound
      self.isTopLevel = isTopLevel
    }

    /// The next box, or nil at the end or at a terminator.
    package mutating func next() throws(ReadFailure) -> Box? {
      guard let head = try head() else { return nil }
      return try box(head)
    }

    /// The next box of a type; those before it are passed over.
    package mutating func next(_ type: FourCharacterCode) throws(ReadFailure) -> Box? {
      while let head = try head() {
        let (found, size) = (FourCharacterCode(UInt32(truncatingIfNeeded: head)), Int64(head >> 32))
        // Whatever else may be said of it: where the box ends is all that counts.
        if found != type, size >= 8, found != "uuid" {
          let (next, overflow) = offset.addingReportingOverflow(size)
          offset = overflow ? end : min(next, end)
          continue
        }
        guard let box = try box(head) else { return nil }
        if box.type == type { return box }
      }
      return nil
    }

    /// The size and the type that stand at the next box's start.
    private func head() throws(ReadFailure) -> UInt64? {
      guard end - offset >= 8 else { return nil }
      try reader.step()
      return try reader.bigEndian(UInt64.self, at: offset)
    }

    private mutating func box(_ head: UInt64) throws(ReadFailure) -> Box? {
      let start = offset
      let type = FourCharacterCode(UInt32(truncatingIfNeeded: head))
      var size = Int64(head >> 32)
      var headSize: Int64 = 8
      if size == 1 {
        guard end - start >= 16 else { return nil }
        guard let wide = Int64(exactly: try reader.bigEndian(UInt64.self, at: start + 8)) else {
          throw .malformed("a box larger than any file")
        }
        (size, headSize) = (wide, 16)
      } else if size == 0 {
        guard isTopLevel else { return nil }
        size = end - start
      }
      guard size >= headSize else { throw .malformed("a box smaller than its own head") }
      let (declaredEnd, overflow) = start.addingReportingOverflow(size)
      let limit = overflow ? end : min(declaredEnd, end)
      var userType: UserType?
      if type == "uuid", limit - start >= headSize + 16 {
        userType = UserType(
          try reader.bigEndian(UInt64.self, at: start + headSize),
          try reader.bigEndian(UInt64.self, at: start + headSize + 8))
        headSize += 16
      }
      offset = limit
      return Box(
        type: type, range: start..<limit, contents: min(start + headSize, limit)..<limit, userType: userType,
        declaredEnd: overflow ? .max : declaredEnd)
    }
  }

  /// The first box of type `type` in `container`.
  package static func first(
    _ type: FourCharacterCode, in container: Range<Int64>, _ reader: ByteReader
  ) throws(ReadFailure) -> Box? {
    var boxes = Boxes(reader, in: container)
    return try boxes.next(type)
  }
}

extension FourCharacterCode {
  /// Whether the bytes are letters as box types have them; Apple's begin with `©` at times.
  package var isBoxType: Bool {
    isPrintable || FourCharacterCode(rawValue & 0xFF_FFFF | 0x2000_0000).isPrintable && rawValue >> 24 == 0xA9
  }
}
