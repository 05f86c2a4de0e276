internal import ByteSources
internal import ContainerFormats

/// The chunks of a RIFF or IFF file but those of coded pictures and sound, and what stands behind the form.
enum FormText {
  /// WebP container specification; Multimedia Programming Interface 1.0 §3; AIFF 1.3.
  private static let coded: [FourCharacterCode] = [
    "VP8 ", "VP8L", "ALPH", "ANMF", "data", "movi", "idx1", "SSND",
  ]

  static func find(_ reader: ByteReader, _ search: inout MetadataText.Search) throws(ReadFailure) {
    var chunks = IFFChunks(ofFormIn: reader)
    while !search.isOver, let chunk = try chunks.next() {
      if coded.contains(chunk.kind ?? chunk.type) { try search.pass(chunk.contents) }
    }
  }
}
