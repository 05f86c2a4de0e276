internal import ByteSources
internal import ContainerFormats
internal import MediaMetadata

extension DetailsReader {
  /// Apple's projection kinds, in the words of Core Media.
  private static let kinds: [(kind: FourCharacterCode, name: String)] = [
    ("rect", "rectilinear"), ("equi", "equirectangular"), ("hequ", "halfEquirectangular"),
    ("prim", "parametricImmersive"), ("fish", "fisheye"),
  ]
  private static let packings: [(kind: FourCharacterCode, name: String)] = [
    ("side", "sideBySide"), ("over", "overUnder"),
  ]

  /// How a track's pictures are laid out, and for which eyes: its `vexu` box.
  mutating func readViews(_ usage: ISOBaseMedia.Box) throws(ReadFailure) {
    var views = ISOBaseMedia.Views()
    let reader = reader
    try attempt { (_) throws(ReadFailure) in try views.read(usage, reader) }
    found.projection = found.projection ?? Self.kinds.first { $0.kind == views.projection }?.name
    if found.eyes.isEmpty { found.eyes = views.eyeNames }
    found.heroEye = found.heroEye ?? [1: "left", 2: "right"][views.heroEye ?? 0]
    found.baseline = found.baseline ?? views.baseline.map(Int.init)
    found.disparityAdjustment = found.disparityAdjustment ?? views.disparityAdjustment.map(Int.init)
    found.packing = found.packing ?? Self.packings.first { $0.kind == views.packing }?.name
  }

  /// The horizontal field of view, in thousandths of a degree (`hfov`, beside `vexu`); a whole turn is the widest.
  mutating func readFieldOfView(_ box: ISOBaseMedia.Box) throws(ReadFailure) {
    let angle = try box.number(UInt32.self, 0, reader)
    if found.fieldOfView == nil, (1...360_000).contains(angle) { found.fieldOfView = Double(angle) / 1000 }
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
