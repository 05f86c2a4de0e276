internal import ByteSources
internal import ContainerFormats

extension DetailsReader {
  /// Apple's projection kinds of movies for two eyes and spheres; a flat picture (`rect`) is laid out in no way.
  private static let kinds: [(kind: FourCharacterCode, name: String)] = [
    ("equi", "equirectangular"), ("hequ", "halfEquirectangular"), ("prim", "parametricImmersive"),
    ("fish", "fisheye"),
  ]

  /// How a track's pictures are laid out, by its `vexu` box (Apple HEVC Stereo Video; Apple Projected Media Profile).
  mutating func readViews(_ usage: ISOBaseMedia.Box) throws(ReadFailure) {
    guard let kind = try usage.first("proj", "prji", reader: reader) else { return }
    let code = FourCharacterCode(try kind.number(UInt32.self, 4, reader))
    found.projection = found.projection ?? Self.kinds.first { $0.kind == code }?.name
  }

  /// The key of Apple's immersive video (AVFoundation's `quickTimeMetadataAIMEData`), whose value is data.
  private static let immersive = "com.apple.quicktime.aime-data"

  /// Whether a movie is of Apple's immersive video, by a key of its metadata.
  mutating func readImmersion(_ meta: ISOBaseMedia.Box) throws(ReadFailure) {
    guard try ISOBaseMedia.metadata(meta: meta, reader).contains(where: { $0.key == Self.immersive }) else {
      return
    }
    // It counts before what the tracks say of their own layout.
    found.projection = "appleImmersiveVideo"
  }
}
