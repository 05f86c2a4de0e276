package import ByteSources

extension ISOBaseMedia {
  /// The movie header `mvhd`: timescale, duration and creation (ISO/IEC 14496-12 §8.2.2).
  package struct MovieHeader {
    package private(set) var timescale: UInt32 = 0
    /// The duration in seconds; nil if unknown.
    package private(set) var duration: Double?
    /// Seconds since 1 January 1970, UTC.
    package private(set) var created: Int64?

    /// Seconds from the format's epoch, 1904, to 1970, the epoch of some writers; no movie file is older.
    private static let epoch: Int64 = 2_082_844_800

    /// Creates the header of a movie without one.
    package init() {}

    package init(_ box: Box, _ reader: ByteReader) throws(ReadFailure) {
      let (clock, units) = try ISOBaseMedia.clock(box, reader)
      timescale = clock
      if units > 0 { duration = seconds(units) }
      created = Int64(exactly: try box.number(4, isWide: try box.isWide(reader), reader)).map {
        $0 > 0 && $0 < Self.epoch ? $0 : $0 &- Self.epoch
      }
    }

    package func seconds(_ units: UInt64) -> Double? {
      timescale == 0 ? nil : Double(units) / Double(timescale)
    }

    /// Returns the duration of all fragments from `mehd` (ISO/IEC 14496-12 §8.8.2).
    package func duration(extended box: Box, _ reader: ByteReader) throws(ReadFailure) -> Double? {
      seconds(try box.number(4, isWide: try box.isWide(reader), reader))
    }
  }

  /// Returns timescale and duration of a movie or track header; 0 for an unknown duration (all ones).
  static func clock(_ box: Box, _ reader: ByteReader) throws(ReadFailure) -> (
    timescale: UInt32, units: UInt64
  ) {
    let isWide = try box.isWide(reader)
    let units = try box.number(isWide ? 24 : 16, isWide: isWide, reader)
    return (
      try box.number(UInt32.self, isWide ? 20 : 12, reader),
      units == (isWide ? UInt64.max : UInt64(UInt32.max)) ? 0 : units
    )
  }

  /// Returns the total duration of a segment index in seconds (`sidx`, ISO/IEC 14496-12 §8.16.3).
  package static func duration(ofIndex box: Box, _ reader: ByteReader) throws(ReadFailure) -> Double? {
    let isWide = try box.number(UInt8.self, 0, reader) != 0
    let timescale = try box.number(UInt32.self, 8, reader)
    guard timescale > 0 else { return nil }
    let head: Int64 = isWide ? 28 : 20
    let count = Int64(try box.number(UInt16.self, head + 2, reader))
    var units: UInt64 = 0
    for index in 0..<count {
      try reader.step()
      units += UInt64(try box.number(UInt32.self, head + 4 + 12 * index + 4, reader))
    }
    return Double(units) / Double(timescale)
  }
}
