package import ByteSources
package import MediaMetadata

extension MediaMetadata {
  /// Reads into metadata that say nothing yet, by a format's row.
  ///
  /// Errors: those of the source alone; damage is noted.
  package mutating func read(
    _ reader: ByteReader, by row: FileFormat, knowing known: FileFormat.KnownFacts = .init()
  ) throws(ReadFailure) {
    guard let reading = row.metadata else { return }
    format = row.name
    medium = row.medium
    if medium == .still { isAnimated = false }
    try attempt { (metadata) throws(ReadFailure) in try reading.read(reader, known, into: &metadata) }
    if isAnimated == nil, medium == .movie { isAnimated = false }
    settleSize()
    // One stamp alone, or a header that was never filled in, is no duration; a rate of 0 gives an endless one.
    if let seconds = duration, !(seconds > 0 && seconds.isFinite) { duration = nil }
    if let video = motionVideo {
      for range in [video.range] + video.further where !locations.isFound {
        try attempt { (metadata) throws(ReadFailure) in
          metadata.locations.take(try MovieLocations.search(within: range, reader))
        }
      }
    }
    isIncomplete = isIncomplete || reader.isBudgetExhausted
    coordinates = locations.coordinates
    captured = captured ?? locations.captionDate
    isLocated = locations.answer(isWhole: damage == nil && !isIncomplete)
  }
}
