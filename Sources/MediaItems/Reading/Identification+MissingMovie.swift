internal import ByteSources
internal import FileIdentification

// Motion photos whose movie is missing or truncated, recorded in the identification.
extension Identification {
  /// The minimum length of a recognizable beginning of a movie.
  private static let minimumMovieLength: Int64 = 16

  /// Records that a still announces a movie of `length` bytes and that the file ends with the still.
  ///
  /// This is not damage: the movie may have been removed on purpose.
  mutating func note(missingMovie length: Int64?) {
    guard let length, damage == nil, let seen = end, let trailing = seen.trailingBytes,
      trailing < Self.minimumMovieLength, length > trailing
    else { return }
    end = FileEnd(
      checked: "\(seen.checked); the movie of \(length) bytes that the XMP packet announces is not here",
      trailingBytes: trailing)
  }

  /// Records that the movie after a still is truncated, if the end of the file was not checked.
  mutating func noteCutMovie() {
    guard damage == nil else { return }
    damage = .truncated
    isDamagedOnlyAtEnd = true
    // A truncated file has no trailing bytes.
    if var seen = end {
      seen.trailingBytes = nil
      end = seen
    }
  }
}
