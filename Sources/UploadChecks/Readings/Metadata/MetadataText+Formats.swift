internal import ByteSources
internal import ContainerFormats

// The parts with text by format: JPEG, PNG, GIF, and boxes of ISO media.

/// The text of JPEG files: everything except scans (ITU-T T.81 §B.2.1).
enum JPEGText {
  private static let maxSegments = 65_536

  static func find(_ reader: ByteReader, _ search: inout MetadataText.Search) throws(ReadFailure) {
    var segments = JPEGSegments(reader, in: 0..<reader.end, upTo: maxSegments)
    // Data after the end, including other pictures and movies, is searched as unknown.
    while let segment = try segments.next(), segment.marker != 0xD9 {
      guard segment.isStray || segment.marker == 0xDA else { continue }
      // Decoders treat bytes outside segments as data and search for the next marker.
      let dataStart = segments.offset + (segment.isStray ? 1 : 0)
      guard let marker = try marker(from: dataStart, reader) else {
        // No marker ends the data.
        return try search.skip(segments.offset..<reader.end)
      }
      try search.skip(segments.offset..<marker)
      if search.isOver { return }
      segments.resume(at: marker)
    }
  }

  /// Returns the offset of the next marker after entropy-coded data (§B.1.1.5).
  private static func marker(from start: Int64, _ reader: ByteReader) throws(ReadFailure) -> Int64? {
    var match: Int64?
    var base = start
    _ = try reader.scan(start..<max(start, reader.end), overlap: 1) { (view, own) throws(ReadFailure) in
      try reader.step()
      var index = 0
      while let position = view.firstIndex(of: 0xFF, from: index), position < own {
        index = position + 1
        if let next = view[position + 1], next >= 0xC0, next != 0xFF, next & 0xF8 != 0xD0 {
          match = base + Int64(position)
          return true
        }
      }
      base += Int64(own)
      return false
    }
    return match
  }
}

/// The text of PNG files: all chunks except pixels, with texts unpacked, and data after the last (PNG, third edition, §11).
enum PNGTextParts {
  static func find(_ reader: ByteReader, _ search: inout MetadataText.Search) throws(ReadFailure) {
    var chunks = PNGChunks(reader, upTo: .max)
    while let chunk = try chunks.next(), !search.isOver {
      if chunk.type == "IDAT" || chunk.type == "fdAT" {
        try search.skip(chunk.range)
      } else if chunk.type == "zTXt" || chunk.type == "iTXt" {
        if let text = try PNGText(chunk.contents, chunk.type, reader)?.bytes() { search.search(in: text) }
      }
      if chunk.type == "IEND" { return }
    }
  }
}

/// The text of GIF files: all blocks except picture data, and data after the trailer (GIF89a §§18–27).
enum GIFText {
  static func find(_ reader: ByteReader, _ search: inout MetadataText.Search) throws(ReadFailure) {
    var blocks = try GIFBlocks(reader)
    while !search.isOver {
      let before = blocks.offset
      guard let block = try blocks.next() else { return }
      guard block == .picture else {
        // A length byte every 255 bytes interrupts texts, so comments are searched again without them.
        if block == .other { search.search(in: try text(blocks.start + 2..<blocks.offset, reader)) }
        continue
      }
      try search.skip(before..<blocks.offset)
    }
  }

  private static let maxTextLength = 1 << 20

  /// Returns the bytes of sub-blocks without their lengths (§15).
  private static func text(_ range: Range<Int64>, _ reader: ByteReader) throws(ReadFailure) -> [UInt8] {
    let view = try reader.available(in: range, upTo: maxTextLength)
    var text: [UInt8] = []
    var index = 0
    while let length = view[index], length > 0 {
      text += view.slice(index + 1..<index + 1 + Int(length)).array
      index += 1 + Int(length)
    }
    return text
  }
}

/// The text of ISO base media files: all boxes except samples, text items, and data after the last box (ISO/IEC 14496-12
/// §4.2, §8.11).
enum BoxText {
  /// Boxes of samples and coded pictures (also ISO/IEC 15444-1 §I.5.4, ISO/IEC 18181-2 §9).
  private static let coded: Set<FourCharacterCode> = ["mdat", "imda", "jp2c", "jxlc", "jxlp"]
  private static let texts: Set<FourCharacterCode> = ["Exif", "mime", "uri "]

  static func find(_ reader: ByteReader, _ search: inout MetadataText.Search) throws(ReadFailure) {
    var boxes = ISOBaseMedia.Boxes(reader, in: 0..<reader.end, isTopLevel: true)
    while !search.isOver, let box = try boxes.next() {
      if box.type == "meta" { try searchItems(in: box, reader, &search) }
      if coded.contains(box.type) { try search.skip(box.range) }
    }
  }

  /// Searches text items, which lie among the coded pictures.
  private static func searchItems(
    in meta: ISOBaseMedia.Box, _ reader: ByteReader, _ search: inout MetadataText.Search
  ) throws(ReadFailure) {
    let start = search.start
    defer { search.start = start }
    var table = try ISOBaseMedia.ItemTable(meta, reader)
    try table.readLocations(reader)
    for item in table.items where texts.contains(item.type) {
      try reader.step()
      for extent in table.extents(of: item.identifier) ?? [] { try search.search(in: extent) }
      if search.isOver { return }
    }
  }
}

/// The text of RIFF and IFF files: all chunks except coded pictures and audio, and data after the form.
enum FormText {
  /// Coded data (WebP container specification; Multimedia Programming Interface 1.0 §3; AIFF 1.3).
  private static let coded: [FourCharacterCode] = [
    "VP8 ", "VP8L", "ALPH", "ANMF", "data", "movi", "idx1", "SSND",
  ]

  static func find(_ reader: ByteReader, _ search: inout MetadataText.Search) throws(ReadFailure) {
    var chunks = IFFChunks(ofFormIn: reader)
    while !search.isOver, let chunk = try chunks.next() {
      if coded.contains(chunk.kind ?? chunk.type) { try search.skip(chunk.contents) }
    }
  }
}

/// The tags before and after audio (id3v2.4.0-structure §3.1, ID3v1, APEv2).
enum TaggedText {
  static func find(_ reader: ByteReader, _ search: inout MetadataText.Search) throws(ReadFailure) {
    search.start = reader.end
    try search.search(in: 0..<min(ID3Tag.end(reader), reader.end))
    guard let count = reader.byteCount else { return }
    let start = min(count, try ID3Tag.startOfTrailing(count, reader))
    try search.search(in: max(0, min(start, count - 4096))..<count)
  }
}

/// The text near the start and end of a file.
enum TailText {
  private static let reach: Int64 = 64 << 10

  /// Searches the first and last 64 KiB, including coded data.
  static func findAtEnds(_ reader: ByteReader, _ search: inout MetadataText.Search) throws(ReadFailure) {
    search.start = reader.end
    try search.search(in: 0..<min(reach, reader.end), .unknown)
    guard let count = reader.byteCount else { return }
    try search.search(in: max(min(reach, count), count - reach)..<count, .unknown)
  }

  /// Searches the bytes after the last `%%EOF`, or all of the last 64 KiB (ISO 32000-2 §7.5.5).
  static func findAfterPDF(_ reader: ByteReader, _ search: inout MetadataText.Search) throws(ReadFailure) {
    search.start = reader.end
    guard let count = reader.byteCount else { return }
    let start = max(0, count - reach)
    let tail = try reader.available(at: start, upTo: Int(reach))
    var end = 0
    while let start = tail.firstIndex(of: "%%EOF", from: end) { end = start + 5 }
    try search.search(in: start + Int64(end)..<count)
  }
}

/// The text and byte values of TIFF directories (TIFF 6.0 section 2).
enum DirectoryText {
  private static let maxDirectories = 64
  /// The magic numbers that raw formats use instead of 42: Panasonic, Olympus, JPEG XR.
  private static let rawMarks: [UInt16] = [0x55, 0x4F52, 0x5352, 0x01BC]
  private static let shortest: UInt64 = 6
  /// The tags that point to subdirectories: Exif, GPS, interoperability.
  private static let pointers: [UInt16] = [34665, 34853, 40965]

  static func find(_ reader: ByteReader, _ search: inout MetadataText.Search) throws(ReadFailure) {
    search.start = reader.end
    guard let (layout, first) = try TIFF.layout(at: 0, alsoMagic: rawMarks, reader) else { return }
    var chain = TIFFChain(first, layout, upTo: maxDirectories)
    while !search.isOver, let directory = try chain.next(reader) {
      chain.pending.append(directory.next)
      try directory.children(reader, into: &chain.pending)
      for tag in pointers {
        if let offset = try directory.number(tag, reader) { chain.pending.append(Int64(offset)) }
      }
      for entry in directory.entries where entry.count >= shortest {
        try reader.step()
        if let range = directory.bytes(entry.tag, reader) { try search.search(in: range) }
      }
    }
  }
}
