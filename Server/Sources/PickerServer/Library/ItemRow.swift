internal import FileIdentification
internal import MediaItems
internal import MediaMetadata
internal import SystemPackage
internal import UniformTypes

/// The JSON of an item for the page, without its folder, place of capture and author.
struct ItemRow: Encodable, Sendable {
  var id: Int
  var name: String
  var kind: String
  /// ISO 8601, with a zone where the file says one.
  var captured: String?
  var width: Int?
  var height: Int?
  var duration: Double?
  /// True for a Live Photo: pair, bundle or motion photo.
  var live: Bool?
  /// The text of the badge: the filename extension, shown if there is no picture.
  var letters: String
  /// The MIME type of the movie; nil if there is none to play.
  var movie: String?
  /// True if the server can make a picture of the movie.
  var picture: Bool?
  /// The movie's coding, if known.
  var coding: String?

  init(_ asset: MediaAsset, at index: Int, decoding: Bool) {
    let item = asset.item
    id = index
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
