package import ByteSources

/// TIFF headers and numbers, also for raw pictures, BigTIFF and Exif (TIFF 6.0 section 2).
package enum TIFF {
  /// Byte order, offset width and offset base.
  package struct Layout: Hashable, Sendable {
    package var isBigEndian: Bool
    package var isBig: Bool
    /// The base of offsets.
    package var origin: Int64

    /// Creates a layout without a header.
    package init(isBigEndian: Bool, isBig: Bool, origin: Int64) {
      self.isBigEndian = isBigEndian
      self.isBig = isBig
      self.origin = origin
    }

    /// Reads a number as wide as offsets.
    func offset(at position: Int64, _ reader: ByteReader) throws(ReadFailure) -> UInt64 {
      isBig
        ? try number(UInt64.self, at: position, self, reader)
        : UInt64(try number(UInt32.self, at: position, self, reader))
    }
  }

  package struct Entry: Hashable, Sendable {
    package var tag: UInt16
    package var type: UInt16
    package var count: UInt64
    /// The offset of the values; inside the entry if they fit.
    package var offset: Int64
  }

  /// Reads the header at `origin`; nil unless the magic number is 42, 43 or in `magic`.
  package static func layout(at origin: Int64, alsoMagic magic: [UInt16] = [], _ reader: ByteReader)
    throws(ReadFailure) -> (layout: Layout, first: Int64)?
  {
    let order = try reader.bigEndian(UInt16.self, at: origin)
    guard order == 0x4949 || order == 0x4D4D else { return nil }
    var layout = Layout(isBigEndian: order == 0x4D4D, isBig: false, origin: origin)
    let mark = try number(UInt16.self, at: origin + 2, layout, reader)
    if mark == 43 {
      layout.isBig = true
      guard try number(UInt16.self, at: origin + 4, layout, reader) == 8 else { return nil }
    } else if mark != 42, !magic.contains(mark) {
      return nil
    }
    return (layout, Int64(clamping: try layout.offset(at: origin + (layout.isBig ? 8 : 4), reader)))
  }

  /// Reads a number in the file's byte order.
  @inlinable package static func number<Number: FixedWidthInteger>(
    _ type: Number.Type, at offset: Int64, _ layout: Layout, _ reader: ByteReader
  ) throws(ReadFailure) -> Number {
    layout.isBigEndian ? try reader.bigEndian(type, at: offset) : try reader.littleEndian(type, at: offset)
  }
}
