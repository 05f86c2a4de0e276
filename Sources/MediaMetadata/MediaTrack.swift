/// Tracks of one kind and coding.
public struct MediaTrack: Hashable, Sendable {
  /// What a track holds.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    /// What its media header and its handler say.
    case video, audio, picture, auxiliaryVideo, subtitle, metadata, timecode, other
  }

  /// What it holds.
  public var kind: Kind
  /// The coding as the file names it: a four-character code, or a codec identifier.
  public var coding: String
  /// How many tracks are like this.
  public var count: Int

  /// Creates a row of one track.
  public init(kind: Kind, coding: String, count: Int = 1) {
    self.kind = kind
    self.coding = coding
    self.count = count
  }
}

extension MediaMetadata {
  /// Counts one more track.
  package mutating func add(track kind: MediaTrack.Kind, _ coding: String) {
    if let index = tracks.firstIndex(where: { $0.kind == kind && $0.coding == coding }) {
      tracks[index].count += 1
    } else {
      tracks.append(MediaTrack(kind: kind, coding: coding))
    }
  }

  /// Whether there is a track of this kind.
  public func hasTrack(_ kind: MediaTrack.Kind) -> Bool { tracks.contains { $0.kind == kind } }
}
