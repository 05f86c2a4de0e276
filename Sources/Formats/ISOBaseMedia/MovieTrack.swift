internal import ByteSources
internal import ContainerFormats
internal import MediaMetadata

extension ISOBaseMedia.Track {
  /// What the track's handler stands for.
  var kind: MediaTrack.Kind { MediaTrack.Kind(handler: handler) }

  /// Exif's number for a matrix of quarter turns and mirrors; nil for others.
  var orientation: Int? {
    let rows: [(a: Int32, b: Int32, c: Int32, d: Int32, orientation: Int)] = [
      (1, 0, 0, 1, 1), (-1, 0, 0, 1, 2), (-1, 0, 0, -1, 3), (1, 0, 0, -1, 4),
      (0, 1, 1, 0, 5), (0, 1, -1, 0, 6), (0, -1, -1, 0, 7), (0, -1, 1, 0, 8),
    ]
    guard let matrix else { return nil }
    return rows.first {
      $0.a == matrix.a.signum() && $0.b == matrix.b.signum() && $0.c == matrix.c.signum()
        && $0.d == matrix.d.signum()
    }?.orientation
  }
}

extension MediaTrack.Kind {
  init(handler: FourCharacterCode?) {
    switch handler {
    case "vide": self = .video
    case "soun": self = .audio
    case "pict": self = .picture
    case "auxv": self = .auxiliaryVideo
    case "text", "sbtl", "subt", "clcp", "subp": self = .subtitle
    case "meta": self = .metadata
    case "tmcd": self = .timecode
    default: self = .other
    }
  }
}
