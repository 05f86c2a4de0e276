internal import FileIdentification

extension Identification {
  /// Fewer bytes than this behind a still are no movie's beginning that can be known.
  private static let leastMovie: Int64 = 16

  /// Notes that a still announces a movie behind it, and that the file ends where the still does.
  mutating func note(missingMovie length: Int64?) {
    guard let length, damage == nil, let seen = end, let trailing = seen.trailingBytes,
      trailing < Self.leastMovie, length > trailing
    else { return }
    damage = .truncated
    end = FileEnd(
      checked: "\(seen.checked), and the length that the XMP packet states for a movie behind it",
      missingBytes: length - trailing)
  }
}
