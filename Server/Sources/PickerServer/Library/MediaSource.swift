internal import FileIdentification
internal import MediaItems
internal import MediaMetadata
internal import SystemPackage
internal import UniformTypes

/// A range of a file that is sent to the browser unchanged, with its MIME type: only pictures and movies that browsers
/// show, never a document or a script.
struct MediaSource: Sendable {
  var path: FilePath
  /// nil is the whole file.
  var range: Range<Int64>?
  var mime: String

  /// The movie types that browsers play.
  private static let movies: [(type: UTType?, mime: String)] = [
    // Browsers that play QuickTime files accept only this MIME type.
    (.quickTimeMovie, "video/mp4"),
    (.mpeg4Movie, "video/mp4"),
    (UTType("com.apple.m4v-video"), "video/mp4"),
    (UTType("public.3gpp"), "video/mp4"),
    (UTType("org.webmproject.webm"), "video/webm"),
  ]

  /// The picture types that are sent as they are: animated ones, and those without a JPEG or PNG inside.
  private static let pictures: [(type: UTType?, mime: String)] = [
    (.gif, "image/gif"),
    (.webP, "image/webp"),
    (UTType("public.avif"), "image/avif"),
    (.bmp, "image/bmp"),
  ]

  /// The largest picture that is sent unchanged, in bytes.
  static let largestPicture: Int64 = 32 << 20

  private static func mime(of type: UTType, in rows: [(type: UTType?, mime: String)]) -> String? {
    rows.first { row in row.type.map { type == $0 } ?? false }?.mime
  }

  /// The movie of a video, or of a Live Photo.
  static func movie(of item: MediaItem) -> MediaSource? {
    if let livePhoto = item.livePhoto, item.kind == .livePhoto {
      if let range = livePhoto.movieRange, livePhoto.form == .motion {
        return MediaSource(path: item.path, range: range, mime: "video/mp4")
      }
      // The movie of a bundle in an archive is not a file.
      guard let movie = livePhoto.movie, livePhoto.form == .pair || isFolder(item) else { return nil }
      return MediaSource(path: movie, mime: "video/mp4")
    }
    guard item.kind == .video else { return nil }
    return mime(of: item.file.identification.type, in: movies).map { MediaSource(path: item.path, mime: $0) }
  }

  /// The picture itself.
  static func picture(of item: MediaItem) -> MediaSource? {
    guard item.kind == .photo else { return nil }
    return mime(of: item.file.identification.type, in: pictures).map {
      MediaSource(path: item.path, mime: $0)
    }
  }

  /// The file that thumbnails are made from; a movie has one only if `decoding`.
  static func still(of item: MediaItem, decoding: Bool) -> FilePath? {
    switch item.kind {
    case .photo: item.path
    case .video: decoding ? item.path : nil
    case .livePhoto:
      item.livePhoto?.form == .bundle ? (isFolder(item) ? item.livePhoto?.still : nil) : item.path
    default: nil
    }
  }

  private static func isFolder(_ item: MediaItem) -> Bool {
    item.file.identification.type.conforms(to: .directory)
  }
}
