internal import ByteSources
internal import ContainerFormats
internal import FileIdentification
internal import MediaMetadata
internal import SystemPackage
package import UniformTypes

/// A small picture of an item, of nothing but what is needed to show it.
package struct Thumbnail: Sendable {
  package var type: UTType
  package var pixelWidth: Int
  package var pixelHeight: Int
  /// How it is to be turned, by Exif's numbers, 1 to 8.
  package var orientation: Int
  package var bytes: [UInt8]

  /// What a decoder wrote, without whatever else it wrote into it; nil for what is no whole JPEG or PNG.
  package init?(bare bytes: [UInt8], upTo limit: Int) {
    let reader = ByteReader()
    guard (try? reader.open(MemorySource(bytes))) != nil else { return nil }
    for type in [UTType.jpeg, .png] {
      guard let bare = BarePicture(reader, type, upTo: limit) else { continue }
      self.init(
        type: type, pixelWidth: bare.pixelWidth, pixelHeight: bare.pixelHeight, orientation: 1,
        bytes: bare.bytes)
      return
    }
    return nil
  }

  init(type: UTType, pixelWidth: Int, pixelHeight: Int, orientation: Int, bytes: [UInt8]) {
    (self.type, self.pixelWidth, self.pixelHeight) = (type, pixelWidth, pixelHeight)
    (self.orientation, self.bytes) = (orientation, bytes)
  }
}

extension MediaExtraction {
  /// A shorter side below this shows little.
  private static let leastSide = 100

  /// The picture in the item's file that shows it best in at most `limit` bytes, without metadata: a preview, or the file
  /// itself where it is small; nil where there is none that can be shown without decoding it.
  ///
  /// Errors: ``ExtractionError``, when the file cannot be read.
  package func thumbnail(of item: MediaItem, upTo limit: Int) throws -> Thumbnail? {
    guard [.photo, .livePhoto].contains(item.kind), let metadata = item.file.metadata else { return nil }
    var parts: [MediaPart] = []
    do { parts = try previews(of: item, .all) } catch let error as ExtractionError
      where error.code != .unreadable
    {}
    let shown = parts.filter { $0.head.isEmpty && $0.type == .jpeg && $0.byteCount <= Int64(limit) * 2 }
    var largest: Thumbnail?
    for part in shown.reversed() {
      guard let found = try Self.thumbnail(part, metadata, limit) else { continue }
      largest = found
      if min(found.pixelWidth, found.pixelHeight) >= Self.leastSide { break }
    }
    if let largest { return largest }
    let type = item.file.identification.type
    guard BarePicture.types.contains(type), item.livePhoto?.form != .bundle,
      let size = item.file.byteCount, size <= Int64(limit) * 2
    else { return nil }
    return try Self.thumbnail(try Self.whole(.still, item), metadata, limit)
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
  private static func thumbnail(_ part: MediaPart, _ metadata: MediaMetadata, _ limit: Int) throws
    -> Thumbnail?
  {
    var bytes: [UInt8] = []
    try part.read { bytes.append(contentsOf: $0) }
    let reader = ByteReader()
    guard (try? reader.open(MemorySource(bytes))) != nil else { return nil }
    guard let bare = BarePicture(reader, part.type, upTo: limit) else { return nil }
    var thumbnail = Thumbnail(
      type: part.type, pixelWidth: bare.pixelWidth, pixelHeight: bare.pixelHeight, orientation: 1,
      bytes: bare.bytes)
    thumbnail.orientation = orientation(of: thumbnail, metadata)
    return thumbnail
  }

  /// A preview is stored as its picture is, and turned with it; one that has the shown picture's shape is turned already.
  private static func orientation(of thumbnail: Thumbnail, _ metadata: MediaMetadata) -> Int {
    // The container turns it, for browsers too.
    if thumbnail.type == BarePicture.avif { return 1 }
    guard let orientation = metadata.orientation, (2...8).contains(orientation) else { return 1 }
    guard orientation >= 5, let width = metadata.pixelWidth, let height = metadata.pixelHeight,
      width != height, thumbnail.pixelWidth != thumbnail.pixelHeight
    else { return orientation }
    return (width > height) == (thumbnail.pixelWidth > thumbnail.pixelHeight) ? 1 : orientation
  }
}
