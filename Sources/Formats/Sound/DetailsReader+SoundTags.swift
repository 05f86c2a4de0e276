internal import ByteSources
internal import ContainerFormats
internal import MediaMetadata

// Details of Monkey's Audio, WavPack and AMR: the header's coding, and texts in an APE tag at the end.
extension DetailsReader {
  private static let maxItems = 256
  private static let maxTagLength = 256 << 10

  mutating func readMonkeysAudio() throws(ReadFailure) {
    if wanted.contains(.coding), let header = try APEHeader(reader) {
      (result.sampleRate, result.audioChannels) = (header.sampleRate, header.channels)
      soundDepth = header.bitDepth
    }
    try readTrailingTag()
  }

  mutating func readWavPack() throws(ReadFailure) {
    if wanted.contains(.coding), let block = try WavPackBlock(reader) {
      result.sampleRate = block.sampleRate.flatMap { Int(exactly: $0) }
      (result.audioChannels, soundDepth) = (block.channels, block.bitDepth)
    }
    try readTrailingTag()
  }

  /// Reads AMR, which is mono, with a fixed rate per kind (RFC 4867 §5).
  mutating func readAMR() throws(ReadFailure) {
    guard wanted.contains(.coding) else { return }
    (result.sampleRate, result.audioChannels) = (metadata.tracks.first?.coding == "sawb" ? 16_000 : 8000, 1)
  }

  /// Reads the items of an APE tag at the end: length, flags, zero-terminated name, text (APEv2).
  private mutating func readTrailingTag() throws(ReadFailure) {
    guard wanted.contains(.caption) || wanted.contains(.capture), let size = reader.byteCount else { return }
    let start = try ID3Tag.startOfTrailing(size, reader)
    var view = try reader.available(at: start, upTo: Int(min(size - start, Int64(Self.maxTagLength))))
    // A header of the same form as the footer may precede the items.
    if view.matches("APETAGEX") { view = view.slice(from: 32) }
    var index = 0
    for _ in 0..<Self.maxItems {
      try reader.step()
      guard let length = view.littleEndian(UInt32.self, at: index),
        let flags = view.littleEndian(UInt32.self, at: index + 4),
        let end = view.firstIndex(of: 0, from: index + 8), end - index <= 264,
        !view.matches("APETAGEX", at: index)
      else { return }
      let next = end + 1 + Int(length)
      guard next <= view.count else { return }
      // Bits 1 and 2 mark items other than text.
      if flags & 6 == 0, let text = Self.text(view.slice(end + 1..<next).array, isUnicode: true) {
        apply(comment: view.slice(index + 8..<end).text.uppercased(), text)
      }
      index = next
    }
  }
}
