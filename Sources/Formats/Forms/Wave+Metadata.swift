internal import ByteSources
internal import ContainerFormats
internal import MediaMetadata

/// Reads WAVE's format and the length of its data.
enum WaveMetadata {
  static func read(_ reader: ByteReader, into metadata: inout MediaMetadata) throws(ReadFailure) {
    metadata.medium = .audio
    var bytesPerSecond: UInt32 = 0
    var samplesPerSecond: UInt32 = 0
    var samples: UInt32 = 0
    // RF64 and BW64 keep the data's length in a chunk of its own (EBU Tech 3306).
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
          // Compressed sound says how many samples it holds.
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
