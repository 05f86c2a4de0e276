internal import ByteSources
internal import ContainerFormats
internal import FileIdentification

/// Counts a GIF's pictures by stepping over their blocks.
enum GIFMetadata {
  /// What is read of one file: larger animations are left uncounted.
  private static let mostBytes: Int64 = 4 << 20

  static func read(_ reader: ByteReader, into metadata: inout MediaMetadata) throws(ReadFailure) {
    metadata.isAnimated = nil
    var count = 0
    var hundredths = 0
    do throws(ReadFailure) {
      let head = try reader.view(at: 0, count: 13)
      metadata.store(
        width: head.littleEndian(UInt16.self, at: 6).map(Int.init),
        height: head.littleEndian(UInt16.self, at: 8).map(Int.init))
      var blocks = try GIFBlocks(reader)
      while let block = try blocks.next() {
        switch block {
        case .picture: count += 1
        case .delay(let delay): hundredths += delay
        case .other: break
        }
        if count >= 2 { metadata.isAnimated = true }
        guard blocks.offset < mostBytes else { throw .budget }
      }
      metadata.frames = count
      metadata.isAnimated = count > 1
      if count > 1, hundredths > 0 { metadata.duration = Double(hundredths) / 100 }
    } catch { try metadata.note(error) }
  }
}
