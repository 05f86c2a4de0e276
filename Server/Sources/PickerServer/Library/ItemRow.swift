internal import FileIdentification
internal import MediaItems
internal import MediaMetadata
internal import SystemPackage
internal import UniformTypes

/// What the page is told of an item: nothing of where it lies, was taken, or of who took it.
struct ItemRow: Encodable, Sendable {
  var id: Int
  var name: String
  var kind: String
  /// ISO 8601, with a zone where the file says one.
  var captured: String?
  var width: Int?
  var height: Int?
  var duration: Double?
  /// Whether it is a Live Photo: pair, bundle or motion photo.
  var live: Bool?
  /// The words of the badge beside that: the filename extension where no picture can be shown.
  var letters: String
  /// What a movie would be played as; nil where the server has none to play.
  var movie: String?
  /// Whether a picture of a movie can be had.
  var picture: Bool?
  /// The movie's coding, where it is known.
  var coding: String?

  init(_ asset: MediaAsset, at place: Int, decoding: Bool) {
    let item = asset.item
    id = place
    name = asset.relativePath.lastComponent?.string ?? ""
    kind = item.kind.rawValue
    captured = asset.captured?.description
    let metadata = item.file.metadata
    (width, height) = (metadata?.pixelWidth, metadata?.pixelHeight)
    duration = item.kind == .video ? metadata?.duration : nil
    live = item.kind == .livePhoto ? true : nil
    letters = (asset.relativePath.extension ?? item.file.identification.type.preferredFilenameExtension ?? "")
      .uppercased()
    picture = item.kind == .video && decoding ? true : nil
    movie = MediaSource.movie(of: item)?.mime
    coding = item.kind == .video ? metadata?.tracks.first { $0.kind == .video }?.coding : nil
  }
}
