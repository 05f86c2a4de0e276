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
}
