internal import ByteSources
internal import ContainerFormats

/// Where pictures end.
enum PictureEnds {
  private static let mostChunks = 100_000

  /// The last twelve bytes are the chunk that ends a PNG; else its chunks are walked, since somebody may have added to it.
  static func png(_ file: EndReader) throws(ReadFailure) -> EndFinding {
    // MNG has whole PNGs inside.
    let isMovie = file.reader.head.matches([0x8A, 0x4D, 0x4E, 0x47])
    let checked = isMovie ? "the chunk that ends it, MEND" : "the chunk that ends it, IEND"
    let (last, _) = try file.tail(12)
    if last.matches(isMovie ? "MEND" : "IEND", at: 4), last.bigEndian(UInt32.self, at: 0) == 0 {
      return .whole(checked, end: file.byteCount)
    }
    var chunks = PNGChunks(file.reader, upTo: mostChunks)
    while let chunk = try chunks.next() {
      if chunk.isCutShort { return .truncated("a chunk that is longer than the file") }
      if chunk.type == (isMovie ? "MEND" : "IEND") { return .whole(checked, end: chunk.range.upperBound) }
    }
    return .unknown("more chunks than are looked through")
  }
}
