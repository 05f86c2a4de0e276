package import ByteSources
package import MediaMetadata

extension MediaMetadata {
  /// Reads the metadata of a file into an empty value, by its format.
  ///
  /// Errors: only those of the source; damage is recorded.
  package mutating func read(
    _ reader: ByteReader, by row: FileFormat, reusing identified: FileFormat.IdentifiedFacts = .init()
  ) throws(ReadFailure) {
    guard let reading = row.metadata else { return }
    format = row.name
    medium = row.medium
    if medium == .still { isAnimated = false }
    try attempt { (metadata) throws(ReadFailure) in try reading.read(reader, identified, into: &metadata) }
    if isAnimated == nil, medium == .movie { isAnimated = false }
    settleSize()
    // A single time stamp or an unfilled header gives zero, a rate of 0 infinity.
    if let seconds = duration, !(seconds > 0 && seconds.isFinite) { duration = nil }
    if let video = motionVideo {
      for range in [video.range] + video.further where !locations.isFound {
        try attempt { (metadata) throws(ReadFailure) in
          metadata.locations.merge(try MovieLocations.search(within: range, reader))
        }
      }
    }
    isIncomplete = isIncomplete || reader.isBudgetExhausted
    coordinates = locations.coordinates
    captured = captured ?? locations.captionDate
    isLocated = locations.answer(isWhole: damage == nil && !isIncomplete)
  }
}

extension MediaMetadata {
  /// Runs one part of the reading; records its damage, and rethrows a source's failure.
  mutating func attempt(_ body: (inout MediaMetadata) throws(ReadFailure) -> Void) throws(ReadFailure) {
    do throws(ReadFailure) { try body(&self) } catch { try note(error) }
  }

  /// Records why a part could not be read.
  mutating func note(_ failure: ReadFailure) throws(ReadFailure) {
    guard failure != .budget else { return isIncomplete = true }
    let new = try failure.damage()
    damage = damage ?? new
  }

  /// The plausible lengths of a side, in pixels: beyond any format's limits, but products cannot overflow.
  private static let plausibleSides = 1..<1 << 31

  /// Sets the stored size from the headers; ignores zeros and implausible numbers.
  mutating func store(width: Int?, height: Int?) {
    guard let width, let height, Self.plausibleSides ~= width, Self.plausibleSides ~= height else { return }
    storedWidth = width
    storedHeight = height
  }

  /// Sets the display size: cropped, rotated and scaled by the pixel aspect ratio.
  mutating func show(width: Double, height: Double) {
    guard let width = Int(exactly: width.rounded()), let height = Int(exactly: height.rounded()),
      Self.plausibleSides ~= width, Self.plausibleSides ~= height
    else { return }
    pixelWidth = width
    pixelHeight = height
  }

  /// Sets the container's orientation, and stores a different one of Exif separately.
  mutating func settle(orientation own: Int?) {
    if let own, let stated = orientation, stated != own { exifOrientation = stated }
    orientation = own
  }

  /// Sets the display size from the stored one if no reader set it.
  mutating func settleSize() {
    guard pixelWidth == nil, let width = storedWidth, let height = storedHeight else { return }
    let isRotated = (5...8).contains(orientation ?? 1)
    pixelWidth = isRotated ? height : width
    pixelHeight = isRotated ? width : height
  }
}
