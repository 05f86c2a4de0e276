internal import ByteSources
internal import ContainerFormats

/// Checks whether PNG, GIF and, in an extension, JPEG pictures are complete.
enum PictureCompleteness {
  private static let maxChunks = 100_000

  /// Checks PNG by the `IEND` chunk in the last twelve bytes; if data were appended, all chunks are walked.
  static func png(_ file: CompletenessReader) throws(ReadFailure) -> Completeness {
    // MNG contains whole PNGs.
    let isMovie = file.reader.head.matches([0x8A, 0x4D, 0x4E, 0x47])
    let checked = isMovie ? "the chunk that ends it, MEND" : "the chunk that ends it, IEND"
    let (last, _) = try file.tail(12)
    if last.matches(isMovie ? "MEND" : "IEND", at: 4), last.bigEndian(UInt32.self, at: 0) == 0 {
      return .whole(checked, end: file.byteCount)
    }
    var chunks = PNGChunks(file.reader, upTo: maxChunks)
    while let chunk = try chunks.next() {
      if chunk.isCutShort { return .truncated("a chunk that is longer than the file") }
      if chunk.type == (isMovie ? "MEND" : "IEND") { return .whole(checked, end: chunk.range.upperBound) }
    }
    return .unknown("more chunks than are looked through")
  }
}

extension PictureCompleteness {
  /// Checks GIF by the trailer after a block's end; if the last bytes are unclear, all blocks are walked.
  static func gif(_ file: CompletenessReader) throws(ReadFailure) -> Completeness {
    let checked = "the trailer behind the last block"
    if !file.reader.headIsWhole, try file.tail(2).bytes.matches([0, 0x3B]) {
      return .whole(checked, end: file.byteCount)
    }
    var blocks = try GIFBlocks(file.reader)
    var begin = blocks.offset
    do throws(ReadFailure) {
      while try blocks.next() != nil { begin = blocks.offset }
    } catch {
      // Malformed bytes after the last valid block are not the trailer.
      if case .malformed = error, try !file.tail(1).bytes.matches([0x3B]) { return .truncated(checked) }
      guard error == .endOfData, begin == file.byteCount else { throw error }
      return .truncated("the trailer, which is missing behind the last block", end: file.byteCount + 1)
    }
    return .whole(checked, end: blocks.offset + 1)
  }
}
