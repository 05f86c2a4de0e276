package import ByteSources

/// TIFF 6.0's header and numbers, also as raw pictures, BigTIFF and Exif use them (TIFF 6.0 section 2).
package enum TIFF {
  /// How numbers are stored, and how wide offsets are.
  package struct Layout: Hashable, Sendable {
    package var isBigEndian: Bool
    package var isBig: Bool
    /// Where offsets count from.
    package var origin: Int64

    /// Creates a layout that was found by other means than a header.
    package init(isBigEndian: Bool, isBig: Bool, origin: Int64) {
      self.isBigEndian = isBigEndian
      self.isBig = isBig
      self.origin = origin
    }

    /// A number as wide as offsets are.
    func offset(at place: Int64, _ reader: ByteReader) throws(ReadFailure) -> UInt64 {
      isBig
        ? try number(UInt64.self, at: place, self, reader)
        : UInt64(try number(UInt32.self, at: place, self, reader))
    }
  }

  /// One directory entry.
  package struct Entry: Hashable, Sendable {
    package var tag: UInt16
    package var type: UInt16
    package var count: UInt64
    /// Where the values are: in the entry itself when they fit.
    package var offset: Int64
  }

  /// Reads the header at `origin`; nil when it is not TIFF's, or has another magic number than 42 and 43 and `magic`.
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

  /// A number in the file's own order.
  @inlinable package static func number<Number: FixedWidthInteger>(
    _ type: Number.Type, at offset: Int64, _ layout: Layout, _ reader: ByteReader
  ) throws(ReadFailure) -> Number {
    layout.isBigEndian ? try reader.bigEndian(type, at: offset) : try reader.littleEndian(type, at: offset)
  }
}
