internal import ByteSources
internal import ContainerFormats

/// Reads WAVE's format and the length of its data.
enum WaveMetadata {
  static func read(_ reader: ByteReader, into metadata: inout MediaMetadata) throws(ReadFailure) {
    metadata.medium = .audio
    var bytesPerSecond: UInt32 = 0
    var samplesPerSecond: UInt32 = 0
    var samples: UInt32 = 0
    try metadata.attempt { (metadata) throws(ReadFailure) in
      var chunks = IFFChunks(ofFormIn: reader)
      while let chunk = try chunks.next() {
        let start = chunk.contents.lowerBound
        if chunk.type == "fmt " {
          metadata.add(track: .audio, String(try reader.littleEndian(UInt16.self, at: start), radix: 16))
          samplesPerSecond = try reader.littleEndian(UInt32.self, at: start + 4)
          bytesPerSecond = try reader.littleEndian(UInt32.self, at: start + 8)
        } else if chunk.type == "fact", samplesPerSecond > 0 {
          // Compressed sound says how many samples it holds.
          samples = try reader.littleEndian(UInt32.self, at: start)
        } else if chunk.type == "data" {
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
