internal import ByteSources
internal import ContainerFormats

/// Checks of pictures that contain a long run of one byte; a check returns the reason why the run is damage.
enum PictureRunChecks {
  private static let maxChunks = 100_000

  /// Checks PNG by the CRC of each chunk (PNG, 5.3); black pixels compress to zeros too.
  static func png(_ file: CompletenessReader, _ run: RepeatedByteRun) throws(ReadFailure) -> StaticString? {
    var chunks = PNGChunks(file.reader, upTo: maxChunks)
    var start: Int64 = 8
    while start < run.range.upperBound {
      if run.covers(start, count: 8) { return "a chunk should begin" }
      guard let chunk = try chunks.next(), chunk.type != "IEND", chunk.type != "MEND" else { return nil }
      start = chunk.range.upperBound
      guard run.count(in: chunk.contents) > 0 else { continue }
      if chunk.isCutShort { return nil }
      var check = CyclicRedundancyCheck()
      let isSeen = try file.scanOnBudget(chunk.range.lowerBound + 4..<start - 4) { bytes, _ in
        check.update(bytes)
        return false
      }
      let stored = try file.reader.bigEndian(UInt32.self, at: start - 4)
      if isSeen, check.value != stored { return "a chunk's checksum says that something else stood" }
      file.verified?.end = start
    }
    return nil
  }

  /// Checks GIF: blocks follow each other, and only the last sub-block is empty (GIF89a, 15).
  static func gif(_ file: CompletenessReader, _ run: RepeatedByteRun) throws(ReadFailure) -> StaticString? {
    var blocks = try GIFBlocks(file.reader)
    do throws(ReadFailure) {
      while blocks.offset < run.range.upperBound {
        if run.covers(blocks.offset) { return "a block should begin" }
        if try blocks.next() == nil { return nil }
      }
    } catch {
      if case .budget = error { return nil }
      if case .source = error { throw error }
      // A wrong sub-block length leads anywhere.
      return blocks.offset >= run.range.lowerBound ? "the parts of a picture should lead to a block" : nil
    }
    return nil
  }

  private static let maxDirectories = 4096
  private static let maxStrips: UInt64 = 200_000
  /// Compressions whose strips and tiles begin with a known byte or code: LZW's first code clears the table,
  /// Deflate's first byte names the method, the others begin as files of their format (TIFF 6.0, 13; Adobe
  /// Photoshop TIFF Technical Notes; DNG 1.7).
  private static let markedCompressions: Set<Int> = [
    5, 7, 8, 32_946, 34_892, 34_712, 34_925, 50_000, 50_001, 50_002,
  ]
  private static let lzw = 5

  /// Checks TIFF: directories have entries, and compressed strips and tiles begin with a known byte or code.
  ///
  /// LZW never repeats a code three times in a row, since the longer string is in the table by then (TIFF
  /// 6.0, 13). Uncompressed pixels may be all black.
  static func tiff(_ file: CompletenessReader, _ run: RepeatedByteRun) throws(ReadFailure) -> StaticString? {
    let magic: [UInt16] = [0x55, 0x4F52, 0x5352, 0x01BC, 0x4352]
    guard run.byte == 0 || run.byte == 0xFF,
      let (layout, first) = try TIFF.layout(at: 0, alsoMagic: magic, file.reader)
    else { return nil }
    var chain = TIFFChain(first, layout, upTo: maxDirectories)
    while let directory = try chain.next(file.reader) {
      if run.covers(layout.origin &+ directory.offset, count: 4) { return "a directory should be" }
      if let failure = directory.failure { throw failure }
      chain.pending.append(directory.next)
      try directory.children(file.reader, into: &chain.pending)
      guard let coding = try directory.number(259, file.reader), markedCompressions.contains(coding) else {
        continue
      }
      for (offsets, counts) in [(UInt16(273), UInt16(279)), (324, 325)] {
        guard let entry = directory[offsets], let counted = directory[counts] else { continue }
        for index in 0..<Int64(min(entry.count, maxStrips)) {
          try file.reader.step()
          guard let offset = try directory.number(of: entry, at: index, file.reader), offset > 0,
            offset < 1 << 48, let count = try directory.number(of: counted, at: index, file.reader),
            count > 0, count < 1 << 48
          else { continue }
          let start = layout.origin &+ Int64(offset)
          let strip = start..<start &+ Int64(count)
          guard run.count(in: strip) >= 16 else { continue }
          if run.covers(start) { return "packed pixels should begin" }
          if coding == lzw, run.count(in: strip) >= Int64(RepeatedByteRun.minimumLength) {
            return "packed pixels should be"
          }
        }
      }
    }
    return nil
  }
}
