internal import ByteSources
internal import FileIdentification
internal import MediaMetadata
public import UniformTypes

/// A small picture of an item without metadata.
public struct Thumbnail: Sendable {
  /// JPEG or PNG, or the type of the file itself: GIF, WebP or AVIF.
  public package(set) var type: UTType
  /// The width in pixels, as stored.
  public package(set) var pixelWidth: Int
  /// The height in pixels, as stored.
  public package(set) var pixelHeight: Int
  /// The Exif orientation, 1 to 8.
  public package(set) var orientation: Int
  /// The bytes of a complete file.
  public package(set) var bytes: [UInt8]
}

/// A request for one of an item's thumbnails.
struct ThumbnailRequest: Hashable, Sendable {
  var limit: Int
  /// The minimum shorter side in pixels.
  var leastSide = 100
  /// True if the file itself is used if no preview is large enough.
  var prefersWhole = false

  /// Returns true if so many bytes may fit the limit without metadata.
  func mayFit(_ byteCount: Int64) -> Bool { byteCount / 2 <= Int64(limit) }

  func isSatisfied(by thumbnail: Thumbnail) -> Bool {
    min(thumbnail.pixelWidth, thumbnail.pixelHeight) >= leastSide
  }
}

extension Thumbnail {
  /// Creates the thumbnail of a picture file without its metadata; nil for an incomplete or too large picture.
  init?(_ type: UTType, _ bytes: [UInt8], _ metadata: MediaMetadata, _ request: ThumbnailRequest) {
    self.init(type, bytes, upTo: request.limit)
    orientation = orientation(under: metadata)
  }

  /// Creates the thumbnail of a decoder's output without its metadata; nil unless it is a complete JPEG or PNG.
  package init?(stripping bytes: [UInt8], upTo limit: Int) {
    for type in [UTType.jpeg, .png] {
      guard let thumbnail = Thumbnail(type, bytes, upTo: limit) else { continue }
      self = thumbnail
      return
    }
    return nil
  }

  private init?(_ type: UTType, _ bytes: [UInt8], upTo limit: Int) {
    let reader = ByteReader()
    guard (try? reader.open(MemorySource(bytes))) != nil,
      let picture = StrippedPicture(reader, type, upTo: limit)
    else { return nil }
    self.init(
      type: type, pixelWidth: picture.pixelWidth, pixelHeight: picture.pixelHeight, orientation: 1,
      bytes: picture.bytes)
  }

  /// Returns the orientation of the picture, or 1 for a preview that has the shape of the rotated picture.
  private func orientation(under metadata: MediaMetadata) -> Int {
    // The container rotates it, in browsers too.
    if type == StrippedPicture.avif { return 1 }
    guard let orientation = metadata.orientation, (2...8).contains(orientation) else { return 1 }
    guard orientation >= 5, let width = metadata.pixelWidth, let height = metadata.pixelHeight,
      width != height, pixelWidth != pixelHeight
    else { return orientation }
    return (width > height) == (pixelWidth > pixelHeight) ? 1 : orientation
  }

  /// Creates the thumbnail of a read file, from a preview or the file itself.
  init?(_ reading: FileReadResult, over source: any ByteSource, _ request: ThumbnailRequest)
    throws(IdentificationError)
  {
    guard let metadata = reading.headers?.metadata, let byteCount = source.byteCount else { return nil }
    func wholeFile(or preview: Thumbnail?) throws(IdentificationError) -> Thumbnail? {
      let type = reading.identification.type
      guard StrippedPicture.types.contains(type), request.mayFit(byteCount),
        let bytes = try Self.bytes(of: source, [0..<byteCount])
      else { return preview }
      return Thumbnail(type, bytes, metadata, request) ?? preview
    }
    var largest: Thumbnail?
    for preview in MediaExtraction.distinct(metadata.previews.filter { $0.isPreview && $0.isFile }).reversed()
    where preview.type == .jpeg && request.mayFit(preview.byteCount)
      && preview.extents.allSatisfy({ $0.lowerBound >= 0 && $0.upperBound <= byteCount })
    {
      guard let bytes = try Self.bytes(of: source, preview.extents),
        let thumbnail = Thumbnail(preview.type, bytes, metadata, request)
      else { continue }
      largest = thumbnail
      if request.isSatisfied(by: thumbnail) { break }
    }
    if largest.map({ !request.isSatisfied(by: $0) && request.prefersWhole }) ?? true {
      largest = try wholeFile(or: largest)
    }
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
  package static var placeholder: Thumbnail {
    Thumbnail(type: .jpeg, pixelWidth: 0, pixelHeight: 0, orientation: 1, bytes: [])
  }

  package mutating func transfer(_ wire: inout WireCoder) {
    var kind = StrippedPicture.types.firstIndex(of: type) ?? 0
    kind.transfer(&wire)
    pixelWidth.transfer(&wire)
    pixelHeight.transfer(&wire)
    orientation.transfer(&wire)
    bytes.transfer(&wire)
    guard wire.isReading else { return }
    guard StrippedPicture.types.indices.contains(kind) else { return wire.fail() }
    type = StrippedPicture.types[kind]
    let sides = 1...(1 << 24)
    if !sides.contains(pixelWidth) || !sides.contains(pixelHeight) || !(1...8).contains(orientation) {
      wire.fail()
    }
  }
}

extension ThumbnailRequest: WireCodable {
  static var placeholder: ThumbnailRequest { ThumbnailRequest(limit: 0) }
  mutating func transfer(_ wire: inout WireCoder) {
    limit.transfer(&wire)
    leastSide.transfer(&wire)
    prefersWhole.transfer(&wire)
    if wire.isReading, limit < 0 { wire.fail() }
  }
}
