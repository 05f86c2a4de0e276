internal import ByteSources

/// The ZIP64 end of central directory record (APPNOTE 4.3.14), found by its locator (4.3.15).
struct ZIP64Record {
  var offset: Int64
  var disk: UInt32
  var directoryDisk: UInt32
  var count: UInt64
  var size: UInt64
  var start: UInt64

  /// The record that belongs to the end record at `end`, or nil when no locator stands before that.
  static func find(before end: Int64, in reader: ByteReader) throws(ZIPError) -> ZIP64Record? {
    guard end >= 20 else { return nil }
    let locator = try reading { () throws(ReadFailure) in try reader.view(at: end - 20, count: 20) }
    guard locator.matches("PK\u{6}\u{7}"), let declared = locator.littleEndian(UInt64.self, at: 8) else {
      return nil
    }
    // The declared place is wrong by what stands before the archive; the record itself, without the rarely used
    // extensible data, stands right before the locator.
    for place in [Int64(clamping: declared), end - 20 - 56] where place >= 0 && place <= end - 20 - 56 {
      let record = try reading { () throws(ReadFailure) in try reader.view(at: place, count: 56) }
      guard record.matches("PK\u{6}\u{6}"), let length = record.littleEndian(UInt64.self, at: 4),
        length >= 44,
        let disk = record.littleEndian(UInt32.self, at: 16),
        let directoryDisk = record.littleEndian(UInt32.self, at: 20),
        let count = record.littleEndian(UInt64.self, at: 32),
        let size = record.littleEndian(UInt64.self, at: 40),
        let start = record.littleEndian(UInt64.self, at: 48)
      else { continue }
      return ZIP64Record(
        offset: place, disk: disk, directoryDisk: directoryDisk, count: count, size: size, start: start)
    }
    throw .malformed("a ZIP64 locator that leads nowhere")
  }
}
