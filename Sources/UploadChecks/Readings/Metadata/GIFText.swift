internal import ByteSources
internal import ContainerFormats

/// The blocks of a GIF but its pictures' data, and what stands behind the trailer (GIF89a §§18–27).
enum GIFText {
  static func find(_ reader: ByteReader, _ search: inout MetadataText.Search) throws(ReadFailure) {
    var blocks = try GIFBlocks(reader)
    while !search.isOver {
      let before = blocks.offset
      guard let block = try blocks.next() else { return }
      guard block == .picture else {
        // Texts are cut by lengths every 255 bytes: those of comments are looked through once more without them.
        if block == .other { search.look(in: try text(blocks.start + 2..<blocks.offset, reader)) }
        continue
      }
      try search.pass(before..<blocks.offset)
    }
  }

  private static let longestText = 1 << 20

  /// The bytes of sub-blocks, without their lengths (§15).
  private static func text(_ range: Range<Int64>, _ reader: ByteReader) throws(ReadFailure) -> [UInt8] {
    let view = try reader.available(in: range, upTo: longestText)
    var text: [UInt8] = []
    var index = 0
    while let length = view[index], length > 0 {
      text += view.slice(index + 1..<index + 1 + Int(length)).array
      index += 1 + Int(length)
    }
    return text
  }
}
