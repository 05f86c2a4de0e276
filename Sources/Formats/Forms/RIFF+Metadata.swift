internal import ByteSources
internal import ContainerFormats
internal import MediaMetadata

/// Reads RIFF files: WebP, AVI, WAVE; those of the other byte order, RIFX, say nothing.
enum RIFFMetadata {
  static func read(_ reader: ByteReader, into metadata: inout MediaMetadata) throws(ReadFailure) {
    guard let form = IFFForm(reader.head) else { throw .endOfData }
    // The readers of chunks know little-endian numbers alone.
    if form.isBigEndian { return }
    switch form.form {
    case "WEBP": try WebPMetadata.read(reader, into: &metadata)
    case "AVI ": try AVIMetadata.read(reader, into: &metadata)
    case "WAVE": try WaveMetadata.read(reader, into: &metadata)
    default: break
    }
  }
}
