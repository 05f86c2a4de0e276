internal import ByteSources
internal import ContainerFormats

/// Tags before and behind sound (id3v2.4.0-structure §3.1, ID3v1, APEv2).
enum TaggedText {
  static func find(_ reader: ByteReader, _ search: inout MetadataText.Search) throws(ReadFailure) {
    search.start = reader.end
    try search.look(in: 0..<min(ID3Tag.end(reader), reader.end))
    guard let count = reader.byteCount else { return }
    let start = min(count, try ID3Tag.startOfTrailing(count, reader))
    try search.look(in: max(0, min(start, count - 4096))..<count)
  }
}

/// Text near a file's start and end.
enum TailText {
  private static let reach: Int64 = 64 << 10

  /// The first and the last 64 KiB, coded sound and pictures among them.
  static func findAtEnds(_ reader: ByteReader, _ search: inout MetadataText.Search) throws(ReadFailure) {
    search.start = reader.end
    try search.look(in: 0..<min(reach, reader.end), .unknown)
    guard let count = reader.byteCount else { return }
    try search.look(in: max(min(reach, count), count - reach)..<count, .unknown)
  }

  /// The bytes behind the last mark of a document's end, or all of the last 64 KiB (ISO 32000-2 §7.5.5).
  static func findBehindPDF(_ reader: ByteReader, _ search: inout MetadataText.Search) throws(ReadFailure) {
    search.start = reader.end
    guard let count = reader.byteCount else { return }
    let start = max(0, count - reach)
    let tail = try reader.available(at: start, upTo: Int(reach))
    var end = 0
    while let place = tail.firstIndex(of: "%%EOF", from: end) { end = place + 5 }
    try search.look(in: start + Int64(end)..<count)
  }
}

/// Values of TIFF directories that are text or bytes (TIFF 6.0 section 2).
enum DirectoryText {
  private static let mostDirectories = 64
  /// The numbers of raw pictures in the place of 42: Panasonic, Olympus, JPEG XR.
  private static let rawMarks: [UInt16] = [0x55, 0x4F52, 0x5352, 0x01BC]
  private static let shortest: UInt64 = 6
  /// Directories below others: SubIFDs, Exif, GPS, interoperability.
  private static let pointers: [UInt16] = [34665, 34853, 40965]

  static func find(_ reader: ByteReader, _ search: inout MetadataText.Search) throws(ReadFailure) {
    search.start = reader.end
    guard let (layout, first) = try TIFF.layout(at: 0, alsoMagic: rawMarks, reader) else { return }
    var chain = TIFFChain(first, layout, upTo: mostDirectories)
    while !search.isOver, let directory = try chain.next(reader) {
      chain.pending.append(directory.next)
      try directory.children(reader, into: &chain.pending)
      for tag in pointers {
        if let place = try directory.number(tag, reader) { chain.pending.append(Int64(place)) }
      }
      for entry in directory.entries where entry.count >= shortest {
        try reader.step()
        if let range = directory.bytes(entry.tag, reader) { try search.look(in: range) }
      }
    }
  }
}
