internal import ByteSources
internal import ContainerFormats
internal import MediaMetadata

/// Reads AIFF's common chunk: rate and number of samples.
enum AIFFMetadata {
  static func read(_ reader: ByteReader, into metadata: inout MediaMetadata) throws(ReadFailure) {
    let isCompressed = try reader.view(at: 8, count: 4).matches("AIFC")
    var chunks = IFFChunks(ofFormIn: reader)
    while let chunk = try chunks.next() {
      guard chunk.type == "COMM" else { continue }
      let start = chunk.contents.lowerBound
      let coding =
        isCompressed ? FourCharacterCode(try reader.bigEndian(UInt32.self, at: start + 18)) : "NONE"
      metadata.add(track: .audio, coding.description)
      let frames = try reader.bigEndian(UInt32.self, at: start + 2)
      // A floating-point number of 80 bits: the exponent, then the digits with the first one written out.
      let exponent = Int(try reader.bigEndian(UInt16.self, at: start + 8)) - 16383
      let digits = try reader.bigEndian(UInt64.self, at: start + 10)
      guard (0...30).contains(exponent), digits > 0 else { return }
      let rate = Double(digits >> UInt64(63 - exponent))
      if rate > 0, frames > 0 { metadata.duration = Double(frames) / rate }
      return
    }
    // The chunk must be there (AIFF 1.3, §3).
    throw .endOfData
  }
}
