internal import ByteSources

/// Reads RIFF files: WebP, AVI, WAVE.
enum RIFFMetadata {
  static func read(_ reader: ByteReader, into metadata: inout MediaMetadata) throws(ReadFailure) {
    switch FourCharacterCode(try reader.bigEndian(UInt32.self, at: 8)) {
    case "WEBP": try WebPMetadata.read(reader, into: &metadata)
    case "AVI ": try AVIMetadata.read(reader, into: &metadata)
    case "WAVE": try WaveMetadata.read(reader, into: &metadata)
    default: break
    }
  }
}
