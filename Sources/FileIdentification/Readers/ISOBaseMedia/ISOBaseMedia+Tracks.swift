public import ByteSources

extension ISOBaseMedia {
  /// One track of a movie, as far as its type matters.
  public struct Track: Hashable, Sendable {
    /// The media handler: `vide`, `soun`, `pict`, `meta`, `text` and others.
    public var handler: FourCharacterCode?
    /// The first sample entry's type: `hvc1`, `avc1`, `mp4a` and others.
    public var coding: FourCharacterCode?
    /// The `trak` box.
    public var range: Range<Int64>
  }

  private static let mostTracks = 256

  /// The tracks of a `moov` box, in file order.
  ///
  /// Complexity: one step per box on the way `trak/mdia/minf/stbl/stsd`; sample tables are stepped over.
  public static func tracks(in movie: Box, _ reader: ByteReader) throws(ReadFailure) -> [Track] {
    var tracks: [Track] = []
    var boxes = Boxes(reader, in: movie.contents)
    while tracks.count < mostTracks, let box = try boxes.next() {
      if box.type == "trak" { tracks.append(try track(in: box, reader)) }
    }
    return tracks
  }

  private static func track(in box: Box, _ reader: ByteReader) throws(ReadFailure) -> Track {
    var track = Track(range: box.range)
    guard let media = try first("mdia", in: box.contents, reader) else { return track }
    var boxes = Boxes(reader, in: media.contents)
    while let box = try boxes.next() {
      switch box.type {
      case "hdlr":
        track.handler = FourCharacterCode(try field(UInt32.self, 8, in: box.contents, reader))
      case "minf":
        guard let table = try first("stbl", in: box.contents, reader),
          let entries = try first("stsd", in: table.contents, reader),
          entries.contents.upperBound - entries.contents.lowerBound >= 16
        else { break }
        track.coding = FourCharacterCode(
          try field(UInt32.self, 12, in: entries.contents, reader))
      default: break
      }
    }
    return track
  }
}
