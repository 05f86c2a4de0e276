internal import ByteSources
internal import ContainerFormats
internal import MediaMetadata

/// Reads the first block of a FLAC file: rate and number of samples.
enum FLACMetadata {
  static func read(_ reader: ByteReader, into metadata: inout MediaMetadata) throws(ReadFailure) {
    let view = try reader.view(at: try ID3Tag.end(reader), count: FLACStream.headLength)
    guard let stream = FLACStream(view) else {
      throw .malformed("no stream information behind the signature")
    }
    metadata.add(track: .audio, "fLaC")
    // 0 samples stands for a number that nobody knew.
    if stream.sampleRate > 0, stream.samples > 0 {
      metadata.duration = Double(stream.samples) / Double(stream.sampleRate)
    }
  }
}
