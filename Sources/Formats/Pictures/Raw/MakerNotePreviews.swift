internal import ByteSources
internal import ContainerFormats
internal import MediaMetadata

/// Finds JPEG previews that Nikon and Olympus store in the maker note.
enum MakerNotePreviews {
  /// The layout of a maker's note: first bytes, directory, offset base, and path to the JPEG.
  private struct Layout: Sendable {
    var mark: [UInt8]
    /// The offset of the byte order mark in the note.
    var order: Int
    /// The offset of the directory in the note; nil if a TIFF header states it.
    var directory: Int64?
    /// True if offsets count from the start of the note, otherwise from the TIFF header inside.
    var countsFromNote: Bool
    /// The tag of the directory that locates the JPEG.
    var child: UInt16
    var start: UInt16
    var length: UInt16
    var because: StaticString
  }

  private static let layouts: [Layout] = [
    Layout(
      mark: Array("Nikon\0\u{2}".utf8), order: 10, directory: nil, countsFromNote: false, child: 0x0011,
      start: 0x0201,
      length: 0x0202, because: "Nikon's second form holds a TIFF header of its own"),
    Layout(
      mark: Array("OLYMPUS\0".utf8), order: 8, directory: 12, countsFromNote: true, child: 0x2020,
      start: 0x0101,
      length: 0x0102, because: "Olympus' camera settings"),
    Layout(
      mark: Array("OM SYSTEM\0".utf8), order: 12, directory: 16, countsFromNote: true, child: 0x2020,
      start: 0x0101,
      length: 0x0102, because: "the same under the newer name"),
  ]

  /// Reads the note in `range`; notes of other makers are ignored.
  static func read(_ range: Range<Int64>, _ reader: ByteReader, into metadata: inout MediaMetadata)
    throws(ReadFailure)
  {
    let head = try reader.available(at: range.lowerBound, upTo: 24)
    guard let row = layouts.first(where: { head.matches($0.mark) }),
      let order = head.bigEndian(UInt16.self, at: row.order), order == 0x4D4D || order == 0x4949
    else { return }
    let origin = range.lowerBound + (row.countsFromNote ? 0 : Int64(row.order))
    let layout = TIFF.Layout(isBigEndian: order == 0x4D4D, isBig: false, origin: origin)
    var first = row.directory
    if first == nil { first = Int64(try TIFF.number(UInt32.self, at: origin + 4, layout, reader)) }
    guard let first else { return }
    let note = try TIFFDirectory(at: first, layout, reader)
    guard let offset = try pointer(row.child, in: note, reader) else { return }
    let child = try TIFFDirectory(at: offset, layout, reader)
    guard let start = try child.number(row.start, reader), let count = try child.number(row.length, reader),
      start > 0, count > 4, Int64(count) <= reader.end - origin,
      Int64(start) <= reader.end - origin - Int64(count)
    else { return }
    let result = origin + Int64(start)..<origin + Int64(start) + Int64(count)
    guard !metadata.previews.contains(where: { $0.extents == [result] }),
      let preview = try EmbeddedPreview(.rawPreview, jpegIn: result, reader)
    else { return }
    metadata.previews.append(preview)
  }

  /// Returns a directory's offset: a number, or the offset of the bytes themselves; Olympus has both.
  private static func pointer(
    _ tag: UInt16, in note: TIFFDirectory, _ reader: ByteReader
  ) throws(ReadFailure) -> Int64? {
    guard let entry = note[tag] else { return nil }
    if entry.type == 7 { return entry.offset - note.layout.origin }
    if entry.type == 13 { return Int64(try TIFF.number(UInt32.self, at: entry.offset, note.layout, reader)) }
    return try note.number(tag, reader).map { Int64($0) }
  }
}
