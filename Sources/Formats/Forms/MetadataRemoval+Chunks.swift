internal import ByteSources
internal import ContainerFormats
internal import MediaMetadata

// Metadata removal from PNG, GIF and WebP.
extension MetadataRemoval {
  private static let maxChunks = 1 << 20
  private static let maxTextLength: Int64 = 16 << 20

  /// The kinds of metadata in texts, by keyword (PNG §11.3.3.1).
  private static let keywords: [(names: [String], holds: MetadataKinds)] = [
    (["Author", "Copyright", "Creation Time", "Software", "Source", "Disclaimer", "Warning"], []),
    (["date:create", "date:modify", "date:timestamp"], []),
    (["Raw profile type icc", "Raw profile type icm"], []),
    (["Title", "Description", "Comment"], .captions),
  ]

  /// Strips a PNG's chunks, and drops the bytes after the last.
  mutating func strip(png reader: ByteReader) throws {
    guard try reader.bigEndian(UInt64.self, at: 0) == 0x8950_4E47_0D0A_1A0A else { throw Obstacle.damaged }
    var walk = PNGChunks(reader, upTo: Self.maxChunks)
    while let chunk = try walk.next() {
      if chunk.isCutShort { throw Obstacle.damaged }
      if chunk.type == "IEND" {
        if chunk.range.upperBound < reader.end {
          note(unknown: "bytes behind the end")
          dropped.append(chunk.range.upperBound..<reader.end)
        }
        return
      }
      if PNGMetadata.parts.rule(for: chunk.type)?.copy == .kept { continue }
      if try !isKept(chunk, reader) { dropped.append(chunk.range) }
    }
    throw Obstacle.tooLong
  }

  /// Strips a chunk's contents; returns false if the chunk must be dropped.
  private mutating func isKept(_ chunk: PNGChunks.Chunk, _ reader: ByteReader) throws -> Bool {
    switch chunk.type {
    case "eXIf":
      return try stripChecked(chunk, reader) { removal in
        try removal.strip(tiffAt: chunk.contents.lowerBound, within: chunk.contents, reader)
      }
    case "tEXt", "zTXt", "iTXt":
      guard let text = try PNGText(chunk.contents, chunk.type, reader) else { return false }
      if let row = Self.keywords.first(where: { $0.names.contains(text.keyword) }) {
        return row.holds.isDisjoint(with: kinds)
      }
      if text.keyword == PNGTexts.packet, let packet = try text.stored() {
        return try stripChecked(chunk, reader) { try $0.strip(packet: packet, reader) }
      }
      note(unknown: "PNG text")
    default: note(unknown: "PNG chunk \(chunk.type)")
    }
    return false
  }

  /// Strips a chunk and updates its checksum; returns false if that fails.
  private mutating func stripChecked(
    _ chunk: PNGChunks.Chunk, _ reader: ByteReader, _ body: (inout MetadataRemoval) throws -> Void
  ) throws -> Bool {
    let contents = chunk.contents
    guard contents.upperBound - contents.lowerBound <= Self.maxTextLength else { return false }
    let count = edits.all.count
    guard try attempt(body) else { return false }
    if edits.all.count == count { return true }
    // The checksum covers the type.
    let start = contents.lowerBound - 4
    var bytes = try reader.view(at: start, count: Int(contents.upperBound - start)).array
    var own = ByteEdits(edits.all[count...])
    own.sort()
    bytes.withUnsafeMutableBytes { own.apply(to: $0, at: start) }
    let sum = CyclicRedundancyCheck.of(bytes)
    edits.write((0..<4).map { UInt8(truncatingIfNeeded: sum >> (24 - 8 * $0)) }, at: contents.upperBound)
    return true
  }

  // MARK: GIF

  /// The length of the trailer after an XMP packet, which ends the sub-blocks (XMP specification part 3 §1.1.2).
  private static let packetEnd: Int64 = 258

  /// Drops a GIF's comments, application data and the bytes after its trailer (GIF89a §§24, 26, 27).
  mutating func strip(gif reader: ByteReader) throws {
    guard reader.head.matches("GIF8") else { throw Obstacle.damaged }
    var blocks = try GIFBlocks(reader)
    while let block = try blocks.next() {
      switch block {
      case .picture, .delay: continue
      case .application(let name, let data):
        let length = data.upperBound - data.lowerBound
        if let rule = GIFMetadata.applications.rule(for: name), rule.copy == .kept, length <= rule.longest {
          continue
        }
        if name == "XMP DataXMP", data.upperBound - data.lowerBound > Self.packetEnd,
          try attempt({ try $0.strip(packet: data.lowerBound..<data.upperBound - Self.packetEnd, reader) })
        {
          continue
        }
        note(unknown: "GIF application \(name)")
      case .other:
        // Comments, and plain text (GIF89a §§24, 25); other labels are undefined.
        let label = try reader.bigEndian(UInt8.self, at: blocks.start + 1)
        if label == 0xFE || label == 0x01 {
          if !kinds.contains(.captions) { continue }
        } else {
          note(unknown: "GIF block")
        }
      }
      dropped.append(blocks.start..<blocks.offset)
    }
    let end = blocks.offset + 1
    if end < reader.end {
      note(unknown: "bytes behind the end")
      dropped.append(end..<reader.end)
    }
  }

  // MARK: WebP

  /// Strips a WebP's chunks in place; a removed chunk becomes a zeroed JUNK chunk.
  mutating func strip(webP reader: ByteReader) throws {
    guard let form = IFFForm(reader.head), form.end >= 12, form.end <= reader.end else {
      throw Obstacle.damaged
    }
    try strip(webPChunks: IFFChunks(in: 12..<form.end, isBigEndian: false, reader), reader)
    if form.end < reader.end {
      note(unknown: "bytes behind the end")
      dropped.append(form.end..<reader.end)
    }
  }

  private mutating func strip(webPChunks chunks: IFFChunks, _ reader: ByteReader) throws {
    var chunks = chunks
    while let chunk = try chunks.next() {
      let contents = chunk.contents
      let isKept =
        switch chunk.type {
        case "EXIF":
          try attempt { removal in
            let skipped: Int64 = try reader.available(in: contents, upTo: 6).matches("Exif\0\0") ? 6 : 0
            let block = contents.lowerBound + skipped..<contents.upperBound
            try removal.strip(tiffAt: block.lowerBound, within: block, reader)
          }
        case "XMP ": try attempt { try $0.strip(packet: contents, reader) }
        case "JUNK": false
        case "ANMF":
          try attempt { removal in
            // A frame's position, size and duration precede its chunks.
            let inner = min(contents.lowerBound + 16, contents.upperBound)..<contents.upperBound
            let frame = IFFChunks(in: inner, isBigEndian: false, reader)
            try removal.strip(webPChunks: frame, reader)
          }
        default: WebPMetadata.parts.rule(for: chunk.type)?.copy == .kept
        }
      if isKept { continue }
      if chunk.type != "JUNK" { note(unknown: "WebP chunk \(chunk.type)") }
      edits.write(Array("JUNK".utf8), at: contents.lowerBound - 8)
      edits.blank(contents)
    }
  }
}
