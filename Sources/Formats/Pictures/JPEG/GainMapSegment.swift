internal import ByteSources
internal import MediaMetadata

/// The APP2 segment that says that a gain map belongs to a JPEG, or that this JPEG is one (ISO 21496-1).
enum GainMapSegment {
  /// The segment's name, which is that of the auxiliary picture in other formats too.
  static let name = "urn:iso:std:iso:ts:21496:-1"
  static let longest = 32

  static func holds(_ segment: ByteView) -> Bool {
    segment.matches(Array(name.utf8)) && segment[name.utf8.count] == 0
  }
}

extension MediaMetadata {
  /// Notes an auxiliary picture, each kind once.
  mutating func note(auxiliary name: String) {
    if !auxiliaryTypes.contains(name) { auxiliaryTypes.append(name) }
  }
}
