internal import ByteSources
internal import ContainerFormats
internal import MediaMetadata

// Media details of spatial and immersive video: projection, eyes and field of view.
extension DetailsReader {
  /// Apple's projection kinds, with Core Media's names.
  private static let kinds: [(kind: FourCharacterCode, name: String)] = [
    ("rect", "rectilinear"), ("equi", "equirectangular"), ("hequ", "halfEquirectangular"),
    ("prim", "parametricImmersive"), ("fish", "fisheye"),
  ]
  private static let packings: [(kind: FourCharacterCode, name: String)] = [
    ("side", "sideBySide"), ("over", "overUnder"),
  ]

  /// Reads a track's `vexu` box: layout, projection and eyes.
  mutating func readViews(_ usage: ISOBaseMedia.Box) throws(ReadFailure) {
    var views = ISOBaseMedia.Views()
    let reader = reader
    try attempt { (_) throws(ReadFailure) in try views.read(usage, reader) }
    result.projection = result.projection ?? Self.kinds.first { $0.kind == views.projection }?.name
    if result.eyes.isEmpty { result.eyes = views.eyeNames }
    result.heroEye = result.heroEye ?? [1: "left", 2: "right"][views.heroEye ?? 0]
    result.baseline = result.baseline ?? views.baseline.map(Int.init)
    result.disparityAdjustment = result.disparityAdjustment ?? views.disparityAdjustment.map(Int.init)
    result.packing = result.packing ?? Self.packings.first { $0.kind == views.packing }?.name
  }

  /// Reads the horizontal field of view, in thousandths of a degree (`hfov`, beside `vexu`).
  mutating func readFieldOfView(_ box: ISOBaseMedia.Box) throws(ReadFailure) {
    let angle = try box.number(UInt32.self, 0, reader)
    if result.fieldOfView == nil, (1...360_000).contains(angle) { result.fieldOfView = Double(angle) / 1000 }
  }

  /// The key of Apple's immersive video (AVFoundation's `quickTimeMetadataAIMEData`), whose value is data.
  private static let immersive = "com.apple.quicktime.aime-data"

  /// Detects Apple Immersive Video by a key of the movie's metadata.
  mutating func readImmersion(_ meta: ISOBaseMedia.Box) throws(ReadFailure) {
    guard try ISOBaseMedia.metadata(meta: meta, reader).contains(where: { $0.key == Self.immersive }) else {
      return
    }
    // It takes precedence over the tracks' own layout.
    result.projection = "appleImmersiveVideo"
  }
}
