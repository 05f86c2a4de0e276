internal import FileIdentification
internal import MediaMetadata
internal import SystemPackage
internal import UniformTypes

extension MediaExtraction {
  /// The picture in the item's file that shows it best in at most `limit` bytes, without metadata: a preview, or the file
  /// itself where it is small; nil where there is none that can be shown without decoding it.
  ///
  /// Errors: ``ExtractionError``, when the file cannot be read.
  package func thumbnail(of item: MediaItem, upTo limit: Int) throws -> Thumbnail? {
    guard [.photo, .livePhoto].contains(item.kind), let metadata = item.file.metadata else { return nil }
    let wish = ThumbnailWish(limit: limit)
    var parts: [MediaPart] = []
    do { parts = try previews(of: item, .all) } catch let error as ExtractionError
      where error.code != .unreadable
    {}
    let shown = parts.filter { $0.head.isEmpty && $0.type == .jpeg && wish.takes($0.byteCount) }
    var largest: Thumbnail?
    for part in shown.reversed() {
      guard let found = try Self.thumbnail(part, metadata, wish) else { continue }
      largest = found
      if wish.isMet(by: found) { break }
    }
    if let largest { return largest }
    guard BarePicture.types.contains(item.file.identification.type), item.livePhoto?.form != .bundle,
      let size = item.file.byteCount, wish.takes(size)
    else { return nil }
    return try Self.thumbnail(try Self.whole(.still, item), metadata, wish)
  }

  /// The item's file as it is.
  static func whole(_ role: MediaPart.Role, _ item: MediaItem) throws -> MediaPart {
    try MediaPart.withFile(item.path) { _, byteCount in
      MediaPart(
        role: role, name: item.path.lastComponent ?? "item", type: item.file.identification.type,
        container: MediaPart.Container(path: item.path, range: 0..<byteCount), extents: [0..<byteCount])
    }
  }

  /// The part without metadata, if that is small enough.
  private static func thumbnail(_ part: MediaPart, _ metadata: MediaMetadata, _ wish: ThumbnailWish) throws
    -> Thumbnail?
  {
    var bytes: [UInt8] = []
    try part.read { bytes.append(contentsOf: $0) }
    return Thumbnail(part.type, bytes, metadata, wish)
  }
}
