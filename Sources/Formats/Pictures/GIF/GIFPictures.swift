internal import ByteSources
internal import ContainerFormats
internal import MediaMetadata

/// Reads the delays of a GIF's pictures and how often it is shown (GIF89a §§18, 23; Netscape's extension).
enum GIFPictures {
  static func read(_ reader: ByteReader, into headers: inout PictureHeaders) throws(ReadFailure) {
    let head = try reader.view(at: 0, count: 13)
    headers.colorModel = .rgb
    (headers.isIndexed, headers.depth) = (true, 8)
    headers.hasAlpha = false
    headers.hasGlobalColors = (head[10] ?? 0) & 0x80 != 0
    var blocks = try GIFBlocks(reader)
    var delay: Double?
    while headers.pictures.count < PictureHeaders.mostPictures {
      guard let block = try blocks.next() else { break }
      switch block {
      case .delay(let hundredths):
        delay = Double(hundredths) / 100
        if try reader.bigEndian(UInt8.self, at: blocks.start + 3) & 1 == 1 { headers.hasAlpha = true }
      case .picture:
        headers.pictures.append(PictureHeaders.Picture(delay: delay))
        delay = nil
      case .application("NETSCAPE2.0", let range), .application("ANIMEXTS1.0", let range):
        let block = try reader.available(in: range, upTo: 4)
        if block[0] == 3, block[1] == 1 {
          headers.loopCount = block.littleEndian(UInt16.self, at: 2).map(Int.init)
        }
      default: break
      }
    }
    // One picture is no animation, whatever stands before it.
    if headers.pictures.count < 2 { headers.pictures = [] }
  }
}
