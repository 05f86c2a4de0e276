internal import ByteSources
internal import ContainerFormats
internal import MediaMetadata

/// Reads Canon's CRW (CIFF 1.0): heaps of records, each with its directory at the end.
enum CanonHeap {
  private static let maxDepth = 4
  private static let maxRecords: UInt16 = 256

  static func read(_ reader: ByteReader, into metadata: inout MediaMetadata) throws(ReadFailure) {
    guard try reader.view(at: 0, count: 14).matches("HEAPCCDR", at: 6) else { return }
    let isBig = try reader.bigEndian(UInt16.self, at: 0) == 0x4D4D
    let layout = TIFF.Layout(isBigEndian: isBig, isBig: false, origin: 0)
    let start = Int64(try TIFF.number(UInt32.self, at: 2, layout, reader))
    guard start < reader.end else { throw .endOfData }
    try walk(start..<reader.end, layout, 0, reader, into: &metadata)
  }

  private static func walk(
    _ heap: Range<Int64>, _ layout: TIFF.Layout, _ depth: Int, _ reader: ByteReader,
    into metadata: inout MediaMetadata
  ) throws(ReadFailure) {
    guard depth < maxDepth, heap.upperBound - heap.lowerBound >= 6 else { return }
    func number(_ at: Int64) throws(ReadFailure) -> UInt32 {
      try TIFF.number(UInt32.self, at: at, layout, reader)
    }
    let directory = heap.lowerBound + Int64(try number(heap.upperBound - 4))
    guard directory < heap.upperBound - 6 else { throw .malformed("a directory outside its heap") }
    let count = try TIFF.number(UInt16.self, at: directory, layout, reader)
    for index in 0..<Int64(min(count, maxRecords)) {
      try reader.step()
      let entry = directory + 2 + 10 * index
      guard entry + 10 <= heap.upperBound else { break }
      let tag = try TIFF.number(UInt16.self, at: entry, layout, reader)
      // Two bits determine whether the value is in the heap or in the entry itself.
      guard tag & 0xC000 == 0 else { continue }
      let length = Int64(try number(entry + 2))
      let position = heap.lowerBound + Int64(try number(entry + 6))
      guard position + length <= heap.upperBound else { continue }
      switch tag & 0x3FFF {
      case 0x2800..<0x3800:
        try walk(position..<position + length, layout, depth + 1, reader, into: &metadata)
      // Width and height, aspect ratio, and rotation in degrees.
      case 0x1810 where length >= 16:
        metadata.store(width: Int(try number(position)), height: Int(try number(position + 4)))
        let turns: [UInt32: Int] = [0: 1, 90: 6, 180: 3, 270: 8]
        metadata.orientation = turns[try number(position + 12)]
      // Seconds since 1970 by the camera's clock, without time zone.
      case 0x180E where length >= 4:
        metadata.captured = CaptureDate(unixSeconds: Int64(try number(position)))
        metadata.captured?.offset = nil
      // Make and model, each zero-terminated.
      case 0x080A:
        let words = try reader.available(in: position..<position + length, upTo: 128).text.split(
          separator: "\0")
        if words.count >= 2 {
          (metadata.cameraMake, metadata.cameraModel) = (String(words[0]), String(words[1]))
        }
      default: break
      }
    }
  }
}
