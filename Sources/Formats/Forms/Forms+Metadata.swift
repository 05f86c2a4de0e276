internal import ByteSources
internal import ContainerFormats
internal import MediaMetadata

/// Reads the metadata of RIFF files: WebP, AVI and WAVE; big-endian RIFX files are skipped.
enum RIFFMetadata {
  static func read(_ reader: ByteReader, into metadata: inout MediaMetadata) throws(ReadFailure) {
    guard let form = IFFForm(reader.head) else { throw .endOfData }
    // The chunk readers support only little-endian numbers.
    if form.isBigEndian { return }
    switch form.form {
    case "WEBP": try WebPMetadata.read(reader, into: &metadata)
    case "AVI ": try AVIMetadata.read(reader, into: &metadata)
    case "WAVE": try WaveMetadata.read(reader, into: &metadata)
    default: break
    }
  }
}

/// Reads WAVE's format and the length of its data.
enum WaveMetadata {
  static func read(_ reader: ByteReader, into metadata: inout MediaMetadata) throws(ReadFailure) {
    metadata.medium = .audio
    var bytesPerSecond: UInt32 = 0
    var samplesPerSecond: UInt32 = 0
    var samples: UInt32 = 0
    // RF64 and BW64 store the data's length in the ds64 chunk (EBU Tech 3306).
    var wideLength: UInt64 = 0
    try metadata.attempt { (metadata) throws(ReadFailure) in
      var chunks = IFFChunks(ofFormIn: reader)
      while let chunk = try chunks.next() {
        let start = chunk.contents.lowerBound
        if chunk.type == "fmt " {
          metadata.add(track: .audio, String(try reader.littleEndian(UInt16.self, at: start), radix: 16))
          samplesPerSecond = try reader.littleEndian(UInt32.self, at: start + 4)
          bytesPerSecond = try reader.littleEndian(UInt32.self, at: start + 8)
        } else if chunk.type == "fact", samplesPerSecond > 0 {
          // Compressed sound states its number of samples.
          samples = try reader.littleEndian(UInt32.self, at: start)
        } else if chunk.type == "ds64" {
          wideLength = try reader.littleEndian(UInt64.self, at: start + 8)
        } else if chunk.type == "data" {
          if bytesPerSecond > 0, wideLength > 0, wideLength <= UInt64(Int64.max), chunk.length == UInt32.max {
            let length = min(Int64(wideLength), reader.end - start)
            metadata.duration = Double(length) / Double(bytesPerSecond)
            return
          }
          if samples > 0, samples < UInt32.max {
            metadata.duration = Double(samples) / Double(samplesPerSecond)
          } else if bytesPerSecond > 0, chunk.length != 0, chunk.length != UInt32.max {
            metadata.duration = Double(chunk.contents.upperBound - start) / Double(bytesPerSecond)
          }
          return
        }
      }
    }
  }
}

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
      // An 80-bit floating-point number: exponent, then the significand with an explicit first bit.
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
