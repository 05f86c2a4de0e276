internal import FileIdentification
internal import MediaMetadata
internal import SystemPackage
internal import UniformTypes

extension MediaExtraction {
  /// Returns the best thumbnail of at most `limit` bytes without metadata: a preview or a small file itself; nil if there is
  /// none without decoding.
  ///
  /// Errors: ``ExtractionError`` if the file is unreadable.
  package func thumbnail(of item: MediaItem, upTo limit: Int) throws -> Thumbnail? {
    guard [.photo, .livePhoto].contains(item.kind), let metadata = item.file.metadata else { return nil }
    let request = ThumbnailRequest(limit: limit)
    var parts: [MediaPart] = []
    do { parts = try previews(of: item, .all) } catch let error as ExtractionError
      where error.code != .unreadable
    {}
    let candidates = parts.filter { $0.head.isEmpty && $0.type == .jpeg && request.mayFit($0.byteCount) }
    var largest: Thumbnail?
    for part in candidates.reversed() {
      guard let thumbnail = try Self.thumbnail(part, metadata, request) else { continue }
      largest = thumbnail
      if request.isSatisfied(by: thumbnail) { break }
    }
    if let largest { return largest }
    guard StrippedPicture.types.contains(item.file.identification.type), item.livePhoto?.form != .bundle,
      let size = item.file.byteCount, request.mayFit(size)
    else { return nil }
    return try Self.thumbnail(try Self.whole(.still, item), metadata, request)
  }

  /// Returns the item's whole file as a part.
  static func whole(_ role: MediaPart.Role, _ item: MediaItem) throws -> MediaPart {
    try MediaPart.withFile(item.path) { _, byteCount in
      MediaPart(
        role: role, name: item.path.lastComponent ?? "item", type: item.file.identification.type,
        container: MediaPart.Container(path: item.path, range: 0..<byteCount), extents: [0..<byteCount])
    }
  }

  /// Returns the part without metadata, if it is small enough.
  private static func thumbnail(_ part: MediaPart, _ metadata: MediaMetadata, _ request: ThumbnailRequest)
    throws
    -> Thumbnail?
  {
    var bytes: [UInt8] = []
    try part.read { bytes.append(contentsOf: $0) }
    return Thumbnail(part.type, bytes, metadata, request)
  }
}
