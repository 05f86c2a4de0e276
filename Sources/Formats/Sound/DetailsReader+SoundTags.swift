internal import ByteSources
internal import ContainerFormats
internal import MediaMetadata

/// Sound whose header is short, and whose texts stand at its end.
extension DetailsReader {
  private static let mostItems = 256
  private static let longestTag = 256 << 10

  mutating func readMonkeysAudio() throws(ReadFailure) {
    if wanted.contains(.coding), let header = try APEHeader(reader) {
      (found.sampleRate, found.audioChannels) = (header.sampleRate, header.channels)
      soundDepth = header.bitDepth
    }
    try readTrailingTag()
  }

  mutating func readWavPack() throws(ReadFailure) {
    if wanted.contains(.coding), let block = try WavPackBlock(reader) {
      found.sampleRate = block.sampleRate.flatMap { Int(exactly: $0) }
      (found.audioChannels, soundDepth) = (block.channels, block.bitDepth)
    }
    try readTrailingTag()
  }

  /// AMR is of one channel, and each of its two kinds has one rate (RFC 4867 §5).
  mutating func readAMR() throws(ReadFailure) {
    guard wanted.contains(.coding) else { return }
    (found.sampleRate, found.audioChannels) = (metadata.tracks.first?.coding == "sawb" ? 16_000 : 8000, 1)
  }

  /// The items of an APE tag at the end: a length, flags, a name that ends with a zero, and a text (APEv2).
  private mutating func readTrailingTag() throws(ReadFailure) {
    guard wanted.contains(.caption) || wanted.contains(.capture), let size = reader.byteCount else { return }
    let start = try ID3Tag.startOfTrailing(size, reader)
    var view = try reader.available(at: start, upTo: Int(min(size - start, Int64(Self.longestTag))))
    // A head of the same form as the foot may stand before the items.
    if view.matches("APETAGEX") { view = view.slice(from: 32) }
    var index = 0
    for _ in 0..<Self.mostItems {
      try reader.step()
      guard let length = view.littleEndian(UInt32.self, at: index),
        let flags = view.littleEndian(UInt32.self, at: index + 4),
        let end = view.firstIndex(of: 0, from: index + 8), end - index <= 264,
        !view.matches("APETAGEX", at: index)
      else { return }
      let next = end + 1 + Int(length)
      guard next <= view.count else { return }
      // Bits 1 and 2 say what is no text.
      if flags & 6 == 0, let text = Self.text(view.slice(end + 1..<next).array, isUnicode: true) {
        take(comment: view.slice(index + 8..<end).text.uppercased(), text)
      }
      index = next
    }
  }
}
