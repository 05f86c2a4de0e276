internal import ByteSources
internal import FileIdentification
internal import MediaMetadata
public import UniformTypes

/// A small picture of an item, of nothing but what is needed to show it.
public struct Thumbnail: Sendable {
  /// JPEG or PNG, or what the file itself is: GIF, WebP or AVIF.
  public package(set) var type: UTType
  /// The width in pixels, as stored.
  public package(set) var pixelWidth: Int
  /// The height in pixels, as stored.
  public package(set) var pixelHeight: Int
  /// How it is to be turned, by Exif's numbers, 1 to 8.
  public package(set) var orientation: Int
  /// A whole file's bytes.
  public package(set) var bytes: [UInt8]
}

/// Which of an item's small pictures is wanted.
struct ThumbnailWish: Hashable, Sendable {
  /// The most bytes.
  var limit: Int
  /// The shorter side of what is large enough; below the usual one little can be seen.
  var leastSide = 100
  /// Whether the file itself is taken where no preview is large enough.
  var prefersWhole = false

  /// Whether so many bytes may be few enough once the metadata are taken out of them.
  func takes(_ byteCount: Int64) -> Bool { byteCount / 2 <= Int64(limit) }

  func isMet(by thumbnail: Thumbnail) -> Bool {
    min(thumbnail.pixelWidth, thumbnail.pixelHeight) >= leastSide
  }
}

extension Thumbnail {
  /// The picture that `bytes` are, without metadata; nil where that is no whole picture or too long.
  init?(_ type: UTType, _ bytes: [UInt8], _ metadata: MediaMetadata, _ wish: ThumbnailWish) {
    self.init(type, bytes, upTo: wish.limit)
    orientation = orientation(under: metadata)
  }

  /// What a decoder wrote, without whatever else it wrote into it; nil for what is no whole JPEG or PNG.
  package init?(bare bytes: [UInt8], upTo limit: Int) {
    for type in [UTType.jpeg, .png] {
      guard let found = Thumbnail(type, bytes, upTo: limit) else { continue }
      self = found
      return
    }
    return nil
  }

  private init?(_ type: UTType, _ bytes: [UInt8], upTo limit: Int) {
    let reader = ByteReader()
    guard (try? reader.open(MemorySource(bytes))) != nil,
      let bare = BarePicture(reader, type, upTo: limit)
    else { return nil }
    self.init(
      type: type, pixelWidth: bare.pixelWidth, pixelHeight: bare.pixelHeight, orientation: 1,
      bytes: bare.bytes)
  }

  /// A preview is stored as its picture is, and turned with it; one that has the shown picture's shape is turned already.
  private func orientation(under metadata: MediaMetadata) -> Int {
    // The container turns it, for browsers too.
    if type == BarePicture.avif { return 1 }
    guard let orientation = metadata.orientation, (2...8).contains(orientation) else { return 1 }
    guard orientation >= 5, let width = metadata.pixelWidth, let height = metadata.pixelHeight,
      width != height, pixelWidth != pixelHeight
    else { return orientation }
    return (width > height) == (pixelWidth > pixelHeight) ? 1 : orientation
  }

  /// The picture of a file that was read, by its previews or by itself.
  init?(_ reading: FileReading, over source: any ByteSource, _ wish: ThumbnailWish)
    throws(IdentificationError)
  {
    guard let metadata = reading.headers?.metadata, let byteCount = source.byteCount else { return nil }
    func whole(_ found: Thumbnail?) throws(IdentificationError) -> Thumbnail? {
      let type = reading.identification.type
      guard BarePicture.types.contains(type), wish.takes(byteCount),
        let bytes = try Self.bytes(of: source, [0..<byteCount])
      else { return found }
      return Thumbnail(type, bytes, metadata, wish) ?? found
    }
    var largest: Thumbnail?
    for preview in MediaExtraction.distinct(metadata.previews.filter { $0.isPreview && $0.isFile }).reversed()
    where preview.type == .jpeg && wish.takes(preview.byteCount)
      && preview.extents.allSatisfy({ $0.lowerBound >= 0 && $0.upperBound <= byteCount })
    {
      guard let bytes = try Self.bytes(of: source, preview.extents),
        let found = Thumbnail(preview.type, bytes, metadata, wish)
      else { continue }
      largest = found
      if wish.isMet(by: found) { break }
    }
    if largest.map({ !wish.isMet(by: $0) && wish.prefersWhole }) ?? true { largest = try whole(largest) }
    guard let largest else { return nil }
    self = largest
  }

  private static func bytes(
    of source: any ByteSource, _ extents: [Range<Int64>]
  ) throws(IdentificationError) -> [UInt8]? {
    let part = ExtentSource(source, extents: extents)
    var bytes = [UInt8](repeating: 0, count: Int(clamping: part.byteCount ?? 0))
    var filled = 0
    while filled < bytes.count {
      let result: Result<Int, ByteSourceError> = bytes.withUnsafeMutableBytes { buffer in
        Result { () throws(ByteSourceError) in
          try part.read(at: Int64(filled), into: UnsafeMutableRawBufferPointer(rebasing: buffer[filled...]))
        }
      }
      let count: Int
      do throws(ByteSourceError) { count = try result.get() } catch {
        throw IdentificationError(code: "EIO", message: error.description)
      }
      if count <= 0 { return nil }
      filled += count
    }
    return bytes
  }
}

extension Thumbnail: WireCodable {
  package static var blank: Thumbnail {
    Thumbnail(type: .jpeg, pixelWidth: 0, pixelHeight: 0, orientation: 1, bytes: [])
  }

  package mutating func transfer(_ wire: inout Wire) {
    var kind = BarePicture.types.firstIndex(of: type) ?? 0
    kind.transfer(&wire)
    pixelWidth.transfer(&wire)
    pixelHeight.transfer(&wire)
    orientation.transfer(&wire)
    bytes.transfer(&wire)
    guard wire.isReading else { return }
    guard BarePicture.types.indices.contains(kind) else { return wire.refuse() }
    type = BarePicture.types[kind]
    let sides = 1...(1 << 24)
    if !sides.contains(pixelWidth) || !sides.contains(pixelHeight) || !(1...8).contains(orientation) {
      wire.refuse()
    }
  }
}

extension ThumbnailWish: WireCodable {
  static var blank: ThumbnailWish { ThumbnailWish(limit: 0) }
  mutating func transfer(_ wire: inout Wire) {
    limit.transfer(&wire)
    leastSide.transfer(&wire)
    prefersWhole.transfer(&wire)
    if wire.isReading, limit < 0 { wire.refuse() }
  }
}
