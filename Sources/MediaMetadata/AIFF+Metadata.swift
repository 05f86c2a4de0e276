internal import ByteSources
internal import FileIdentification

/// Reads AIFF's common chunk: rate and number of samples.
enum AIFFMetadata {
  private static let mostChunks = 64

  static func read(_ reader: ByteReader, into metadata: inout MediaMetadata) throws(ReadFailure) {
    metadata.medium = .audio
    let isCompressed = try reader.view(at: 8, count: 4).matches("AIFC")
    var offset: Int64 = 12
    for _ in 0..<mostChunks {
      try reader.step()
      let type = FourCharacterCode(try reader.bigEndian(UInt32.self, at: offset))
      let length = Int64(try reader.bigEndian(UInt32.self, at: offset + 4))
      guard type == "COMM" else {
        offset += 8 + length + length % 2
        continue
      }
      let coding =
        isCompressed ? FourCharacterCode(try reader.bigEndian(UInt32.self, at: offset + 26)) : "NONE"
      metadata.add(track: .audio, coding.description)
      let frames = try reader.bigEndian(UInt32.self, at: offset + 10)
      // A floating-point number of 80 bits: the exponent, then the digits with the first one written out.
      let exponent = Int(try reader.bigEndian(UInt16.self, at: offset + 16)) - 16383
      let digits = try reader.bigEndian(UInt64.self, at: offset + 18)
      guard (0...30).contains(exponent), digits > 0 else { return }
      let rate = Double(digits >> UInt64(63 - exponent))
      if rate > 0, frames > 0 { metadata.duration = Double(frames) / rate }
      return
    }
  }
}
