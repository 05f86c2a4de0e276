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
    let parts = (try? previews(of: item, .all)) ?? []
    let shown = parts.filter { $0.head.isEmpty && $0.type == .jpeg && wish.takes($0.byteCount) }
    var largest: Thumbnail?
    for part in shown.reversed() {
      guard let found = try Self.thumbnail(part, metadata, wish) else { continue }
      largest = found
      if wish.isMet(by: found) { break }
    }
    if let largest { return largest }
    let type = item.file.identification.type
    guard type == .jpeg || type == .png, item.livePhoto?.form != .bundle,
      let size = item.file.byteCount, wish.takes(size)
    else { return nil }
    let whole = try MediaPart.withFile(item.path) { _, byteCount in
      MediaPart(
        role: .still, name: item.path.lastComponent ?? "item", type: type,
        container: MediaPart.Container(path: item.path, range: 0..<byteCount), extents: [0..<byteCount])
    }
    return try Self.thumbnail(whole, metadata, wish)
  }

  private static func thumbnail(_ part: MediaPart, _ metadata: MediaMetadata, _ wish: ThumbnailWish) throws
    -> Thumbnail?
  {
    var bytes: [UInt8] = []
    try part.read { bytes.append(contentsOf: $0) }
    return Thumbnail(part.type, bytes, metadata, wish)
  }
}
