/// The tracks of a media file with the same kind and coding, and their number.
public struct MediaTrack: Hashable, Sendable {
  /// The content of a track.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    /// The kind by the media header and handler.
    case video, audio, picture, auxiliaryVideo, subtitle, metadata, timecode, other
  }

  /// The content.
  public var kind: Kind
  /// The coding in the file: a four-character code or a codec identifier.
  public var coding: String
  /// The number of such tracks.
  public var count: Int

  /// Creates an entry for one track.
  public init(kind: Kind, coding: String, count: Int = 1) {
    self.kind = kind
    self.coding = coding
    self.count = count
  }
}

extension MediaMetadata {
  package mutating func add(track kind: MediaTrack.Kind, _ coding: String) {
    if let index = tracks.firstIndex(where: { $0.kind == kind && $0.coding == coding }) {
      tracks[index].count += 1
    } else {
      tracks.append(MediaTrack(kind: kind, coding: coding))
    }
  }

  /// Returns true if there is a track of this kind.
  public func hasTrack(_ kind: MediaTrack.Kind) -> Bool { tracks.contains { $0.kind == kind } }
}
