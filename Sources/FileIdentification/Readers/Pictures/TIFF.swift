public import ByteSources

/// Readers for TIFF 6.0 directories, also as raw pictures, BigTIFF and Exif use them.
public enum TIFF {
  /// How numbers are stored, and how wide offsets are.
  public struct Layout: Hashable, Sendable {
    public var isBigEndian: Bool
    public var isBig: Bool
    /// Where offsets count from.
    public var origin: Int64

    /// Creates a layout that was found by other means than a header.
    public init(isBigEndian: Bool, isBig: Bool, origin: Int64) {
      self.isBigEndian = isBigEndian
      self.isBig = isBig
      self.origin = origin
    }
  }

  /// One directory entry; `value` holds the bytes themselves when they fit, as a number.
  public struct Entry: Hashable, Sendable {
    public var tag: UInt16
    public var type: UInt16
    public var count: UInt64
    /// Where the values are.
    public var offset: Int64
  }

  /// The most entries that are read of one directory.
  public static let mostEntries = 512

  /// Reads the header at `origin`; nil when it is not TIFF's, or has another magic number than 42 and 43 and `magic`.
  public static func layout(at origin: Int64, alsoMagic magic: Set<UInt16> = [], _ reader: ByteReader)
    throws(ReadFailure)
    -> (layout: Layout, first: Int64)?
  {
    let order = try reader.bigEndian(UInt16.self, at: origin)
    guard order == 0x4949 || order == 0x4D4D else { return nil }
    var layout = Layout(isBigEndian: order == 0x4D4D, isBig: false, origin: origin)
    let mark = try number(UInt16.self, at: origin + 2, layout, reader)
    if mark == 43 {
      layout.isBig = true
      guard try number(UInt16.self, at: origin + 4, layout, reader) == 8 else { return nil }
      return (layout, Int64(clamping: try number(UInt64.self, at: origin + 8, layout, reader)))
    }
    guard mark == 42 || magic.contains(mark) else { return nil }
    return (layout, Int64(try number(UInt32.self, at: origin + 4, layout, reader)))
  }

  /// Calls `body` for every entry of the directory at `offset` (from the origin) and returns the next directory's offset.
  ///
  /// Complexity: one step per entry, ``mostEntries`` at most.
  public static func directory(
    at offset: Int64, _ layout: Layout, _ reader: ByteReader, _ body: (Entry) throws(ReadFailure) -> Void
  ) throws(ReadFailure) -> Int64 {
    let (start, overflow) = layout.origin.addingReportingOverflow(offset)
    guard !overflow, offset >= 4, start < 1 << 62 else {
      throw .malformed("a directory offset that leads nowhere")
    }
    let count =
      layout.isBig
      ? try number(UInt64.self, at: start, layout, reader)
      : UInt64(try number(UInt16.self, at: start, layout, reader))
    let size: Int64 = layout.isBig ? 20 : 12
    let first = start + (layout.isBig ? 8 : 2)
    guard count <= 65_535 else { throw .malformed("a directory of more than 65,535 entries") }
    for index in 0..<min(Int64(count), Int64(mostEntries)) {
      try reader.step()
      let at = first + index * size
      let tag = try number(UInt16.self, at: at, layout, reader)
      let type = try number(UInt16.self, at: at + 2, layout, reader)
      let values =
        layout.isBig
        ? try number(UInt64.self, at: at + 4, layout, reader)
        : UInt64(try number(UInt32.self, at: at + 4, layout, reader))
      let field = at + (layout.isBig ? 12 : 8)
      let (bytes, tooMany) = values.multipliedReportingOverflow(by: width(of: type))
      var place = field
      if tooMany || bytes > (layout.isBig ? 8 : 4) {
        let pointer =
          layout.isBig
          ? Int64(clamping: try number(UInt64.self, at: field, layout, reader))
          : Int64(try number(UInt32.self, at: field, layout, reader))
        let (sum, overflow) = layout.origin.addingReportingOverflow(pointer)
        place = overflow ? Int64.max : sum
      }
      try body(Entry(tag: tag, type: type, count: values, offset: place))
    }
    let after = first + Int64(count) * size
    return layout.isBig
      ? Int64(clamping: try number(UInt64.self, at: after, layout, reader))
      : Int64(try number(UInt32.self, at: after, layout, reader))
  }

  /// The value at `index` of an entry of type BYTE, SHORT, LONG, LONG8 or IFD.
  public static func unsigned(_ entry: Entry, at index: Int64 = 0, _ layout: Layout, _ reader: ByteReader)
    throws(ReadFailure) -> UInt64?
  {
    guard index >= 0, UInt64(index) < entry.count else { return nil }
    let step = Int64(width(of: entry.type))
    let (place, overflow) = entry.offset.addingReportingOverflow(index &* step)
    guard !overflow, index < 1 << 32 else { return nil }
    switch entry.type {
    case 1, 7: return UInt64(try number(UInt8.self, at: place, layout, reader))
    case 3: return UInt64(try number(UInt16.self, at: place, layout, reader))
    case 4, 13: return UInt64(try number(UInt32.self, at: place, layout, reader))
    case 16, 18: return try number(UInt64.self, at: place, layout, reader)
    default: return nil
    }
  }

  /// The text of an ASCII entry, `limit` bytes at most, without the NUL.
  public static func text(_ entry: Entry, upTo limit: Int, _ reader: ByteReader) throws(ReadFailure) -> String
  {
    guard entry.type == 2 || entry.type == 7 || entry.type == 1 else { return "" }
    let view = try reader.available(at: entry.offset, upTo: Int(min(entry.count, UInt64(max(0, limit)))))
    return view.slice(0..<(view.firstIndex(of: 0) ?? view.count)).text
  }

  /// A number in the file's own order.
  public static func number<Number: FixedWidthInteger>(
    _ type: Number.Type, at offset: Int64, _ layout: Layout, _ reader: ByteReader
  ) throws(ReadFailure) -> Number {
    layout.isBigEndian ? try reader.bigEndian(type, at: offset) : try reader.littleEndian(type, at: offset)
  }

  private static func width(of type: UInt16) -> UInt64 {
    switch type {
    case 3, 8: 2
    case 4, 9, 11, 13: 4
    case 5, 10, 12, 16, 17, 18: 8
    default: 1
    }
  }
}
