internal import ByteSources
internal import ContainerFormats

/// The chunks of a PNG but those of its pixels, texts unpacked, and what stands behind the last (PNG, third edition, §11).
enum PNGTextParts {
  static func find(_ reader: ByteReader, _ search: inout MetadataText.Search) throws(ReadFailure) {
    var chunks = PNGChunks(reader, upTo: .max)
    while let chunk = try chunks.next(), !search.isOver {
      if chunk.type == "IDAT" || chunk.type == "fdAT" {
        try search.pass(chunk.range)
      } else if chunk.type == "zTXt" || chunk.type == "iTXt" {
        if let text = try PNGText(chunk.contents, chunk.type, reader)?.bytes() { search.look(in: text) }
      }
      if chunk.type == "IEND" { return }
    }
  }
}
