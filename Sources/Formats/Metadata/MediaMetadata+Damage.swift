internal import ByteSources
internal import MediaMetadata

extension MediaMetadata {
  /// Runs one part of the reading; damage in it is noted and keeps what was read, a source's failure is passed on.
  mutating func attempt(_ body: (inout MediaMetadata) throws(ReadFailure) -> Void) throws(ReadFailure) {
    do throws(ReadFailure) { try body(&self) } catch { try note(error) }
  }

  /// Notes why a part could not be read.
  mutating func note(_ failure: ReadFailure) throws(ReadFailure) {
    guard failure != .budget else { return isIncomplete = true }
    let found = try failure.damage()
    damage = damage ?? found
  }

  /// The longest side that is believed, in pixels: more than any format's readers take, and products stay in range.
  private static let believable = 1..<1 << 31

  /// Sets what the headers give as the stored size; zeros and numbers that no picture has are no size.
  mutating func store(width: Int?, height: Int?) {
    guard let width, let height, Self.believable ~= width, Self.believable ~= height else { return }
    storedWidth = width
    storedHeight = height
  }

  /// Sets the size as shown, after cropping, turning and in the pixels' proportions.
  mutating func show(width: Double, height: Double) {
    guard let width = Int(exactly: width.rounded()), let height = Int(exactly: height.rounded()),
      Self.believable ~= width, Self.believable ~= height
    else { return }
    pixelWidth = width
    pixelHeight = height
  }

  /// Sets the container's own orientation, and keeps Exif's where it is another.
  mutating func settle(orientation own: Int?) {
    if let own, let stated = orientation, stated != own { exifOrientation = stated }
    orientation = own
  }

  /// Sets the shown size from the stored one where no reader knew better.
  mutating func settleSize() {
    guard pixelWidth == nil, let width = storedWidth, let height = storedHeight else { return }
    let isTurned = (5...8).contains(orientation ?? 1)
    pixelWidth = isTurned ? height : width
    pixelHeight = isTurned ? width : height
  }
}
