internal import ByteSources

extension BareMovie {
  private static let mostChunks: Int64 = 1 << 20
  private static let mostSamples: Int64 = 8 << 20

  /// Notes where the chunks of a sample table (`stbl`) lie, each with the lengths of its samples together.
  mutating func keepChunks(_ table: ISOBaseMedia.Box, _ reader: ByteReader) throws {
    guard var walk = try ISOBaseMedia.SampleChunks(table, reader) else { throw Obstacle.damaged }
    guard walk.count <= Self.mostChunks, walk.sampleCount <= Self.mostSamples else { throw Obstacle.tooLong }
    while let chunk = try walk.next() {
      let end = chunk.start + chunk.length
      guard end <= reader.end else { throw Obstacle.damaged }
      if chunk.length > 0 { chunks.append(chunk.start..<end) }
    }
  }
}
