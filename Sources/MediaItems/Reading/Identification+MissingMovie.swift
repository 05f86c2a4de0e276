internal import ByteSources
internal import FileIdentification

extension Identification {
  /// Fewer bytes than this behind a still are no movie's beginning that can be known.
  private static let leastMovie: Int64 = 16

  /// Notes that a still announces a movie of `length` bytes, and that the file ends where the still does.
  ///
  /// The still is whole: nothing tells a file that was cut there from one whose movie somebody took away.
  mutating func note(missingMovie length: Int64?) {
    guard let length, damage == nil, let seen = end, let trailing = seen.trailingBytes,
      trailing < Self.leastMovie, length > trailing
    else { return }
    end = FileEnd(
      checked: "\(seen.checked); the movie of \(length) bytes that the XMP packet announces is not here",
      trailingBytes: trailing)
  }

  /// Notes that the movie behind a still lacks bytes, where nobody looked for the file's end.
  mutating func noteCutMovie() {
    guard damage == nil else { return }
    damage = .truncated
    isDamagedBehindReading = true
    // Of a file that is cut nothing trails.
    if var seen = end {
      seen.trailingBytes = nil
      end = seen
    }
  }
}
