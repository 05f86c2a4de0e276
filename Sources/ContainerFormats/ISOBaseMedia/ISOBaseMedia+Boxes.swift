package import ByteSources

/// Boxes of ISO base media and QuickTime files: items, tracks, metadata keys, fragments (ISO/IEC 14496-12,
/// ISO/IEC 23008-12, QuickTime File Format).
package enum ISOBaseMedia {
  /// A box: type and range (ISO/IEC 14496-12 §4.2).
  package struct Box: Hashable, Sendable {
    package var type: FourCharacterCode
    /// Header and contents.
    package var range: Range<Int64>
    /// The contents, without size, type and the 16 bytes of a `uuid`.
    package var contents: Range<Int64>
    /// The identifier of a `uuid` box.
    package var userType: UserType?
    /// The declared end, which may exceed the container.
    package var declaredEnd: Int64
    /// True if the declared size exceeds the container; the ranges are clamped.
    package var isCutShort: Bool { declaredEnd > range.upperBound }

    @inlinable package var count: Int64 { contents.upperBound - contents.lowerBound }

    /// Returns the big-endian number at `index` in the contents; never reads beyond the box.
    @inlinable package func number<Number: FixedWidthInteger>(
      _ type: Number.Type, _ index: Int64, _ reader: ByteReader
    ) throws(ReadFailure) -> Number {
      guard index >= 0, index <= count - Int64(MemoryLayout<Number>.size) else { throw .endOfData }
      return try reader.bigEndian(type, at: contents.lowerBound + index)
    }

    /// Returns a number of 64 bits if the box is wide, else of 32.
    func number(_ index: Int64, isWide: Bool, _ reader: ByteReader) throws(ReadFailure) -> UInt64 {
      isWide ? try number(UInt64.self, index, reader) : UInt64(try number(UInt32.self, index, reader))
    }

    /// Returns true if a full box has version 1, with 64-bit times.
    func isWide(_ reader: ByteReader) throws(ReadFailure) -> Bool { try number(UInt8.self, 0, reader) == 1 }

    /// Returns the child boxes, which begin `skipping` bytes after the header.
    package func boxes(skipping head: Int64 = 0, _ reader: ByteReader) -> Boxes {
      Boxes(reader, in: min(contents.lowerBound + head, contents.upperBound)..<contents.upperBound)
    }

    /// Returns the first child of a type.
    package func first(_ type: FourCharacterCode, reader: ByteReader) throws(ReadFailure) -> Box? {
      try ISOBaseMedia.first(type, in: contents, reader)
    }

    /// Returns the first descendant along `path`, a type per level.
    package func first(_ path: FourCharacterCode..., reader: ByteReader) throws(ReadFailure) -> Box? {
      var current = self
      for type in path {
        guard let next = try ISOBaseMedia.first(type, in: current.contents, reader) else { return nil }
        current = next
      }
      return current
    }
  }

  /// The 128-bit identifier of a `uuid` box.
  package struct UserType: Hashable, Sendable {
    package var high: UInt64
    package var low: UInt64

    package init(_ high: UInt64, _ low: UInt64) { (self.high, self.low) = (high, low) }
  }

  /// The boxes of a container, in order, without their contents.
  ///
  /// Complexity: a step of the reader's budget per box.
  package struct Boxes {
    private let reader: ByteReader
    private var offset: Int64
    private let end: Int64
    private let isTopLevel: Bool

    /// Iterates over `range`; a box of size 0 extends to the end only at the top level.
    package init(_ reader: ByteReader, in range: Range<Int64>, isTopLevel: Bool = false) {
      self.reader = reader
      offset = range.lowerBound
      end = range.upperBound
      self.isTopLevel = isTopLevel
    }

    /// Returns the next box; nil at the end or at a terminator.
    package mutating func next() throws(ReadFailure) -> Box? {
      guard let head = try head() else { return nil }
      return try box(head)
    }

    package mutating func next(_ type: FourCharacterCode) throws(ReadFailure) -> Box? {
      while let head = try head() {
        let (boxType, size) = (FourCharacterCode(UInt32(truncatingIfNeeded: head)), Int64(head >> 32))
        // For other boxes only the end matters.
        if boxType != type, size >= 8, boxType != "uuid" {
          let (next, overflow) = offset.addingReportingOverflow(size)
          offset = overflow ? end : min(next, end)
          continue
        }
        guard let box = try box(head) else { return nil }
        if box.type == type { return box }
      }
      return nil
    }

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

  /// Returns the first box of a type in `container`.
  package static func first(
    _ type: FourCharacterCode, in container: Range<Int64>, _ reader: ByteReader
  ) throws(ReadFailure) -> Box? {
    var boxes = Boxes(reader, in: container)
    return try boxes.next(type)
  }
}

extension FourCharacterCode {
  /// True if the bytes are printable, as in box types; Apple's may begin with `©`.
  package var isBoxType: Bool {
    isPrintable || FourCharacterCode(rawValue & 0xFF_FFFF | 0x2000_0000).isPrintable && rawValue >> 24 == 0xA9
  }
}
