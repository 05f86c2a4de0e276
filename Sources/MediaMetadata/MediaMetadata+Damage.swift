internal import ByteSources
internal import FileIdentification

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

  /// Sets what the headers give as the stored size; zeros are no size.
  mutating func store(width: Int?, height: Int?) {
    guard let width, let height, width > 0, height > 0 else { return }
    storedWidth = width
    storedHeight = height
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
