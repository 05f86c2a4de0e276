internal import ByteSources
internal import FileIdentification

/// The movie header: time scale, duration, creation in seconds since 1904, UTC.
struct MovieHeader {
  var timescale: UInt32 = 0
  var duration: Double?
  var created: CaptureDate?

  /// Seconds from 1 January 1904 to 1 January 1970.
  private static let epoch: Int64 = 2_082_844_800

  init() {}

  init(_ box: ISOBaseMedia.Box, _ reader: ByteReader) throws(ReadFailure) {
    let isWide = try box.number(UInt8.self, 0, reader) == 1
    timescale = try box.number(UInt32.self, isWide ? 20 : 12, reader)
    let units =
      isWide ? try box.number(UInt64.self, 24, reader) : UInt64(try box.number(UInt32.self, 16, reader))
    // All ones stands for a duration that nobody knew.
    if units != (isWide ? UInt64.max : UInt64(UInt32.max)), units > 0 { duration = seconds(units) }
    let stamp =
      isWide ? try box.number(UInt64.self, 4, reader) : UInt64(try box.number(UInt32.self, 4, reader))
    if let stamp = Int64(exactly: stamp) { created = CaptureDate(unixSeconds: stamp &- Self.epoch) }
  }

  func seconds(_ units: UInt64) -> Double? { timescale == 0 ? nil : Double(units) / Double(timescale) }
}

/// The index of a fragmented file: how long each piece plays.
enum SegmentIndex {
  /// The sum over the first index of each file, or nil when there is none.
  static func duration(_ boxes: [ISOBaseMedia.Box], _ reader: ByteReader) throws(ReadFailure) -> Double? {
    guard let box = boxes.first else { return nil }
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
