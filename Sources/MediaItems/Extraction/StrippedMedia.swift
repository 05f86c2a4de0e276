internal import ByteSources
internal import ContainerFormats
package import SystemPackage
package import UniformTypes

/// One half of an item as a copy without metadata, or unchanged if requested.
package struct StrippedMedia: Sendable {
  enum Contents: Sendable {
    case bytes([UInt8])
    case part(MediaPart, edits: ByteEdits)
  }

  package let role: MediaPart.Role
  /// The name, with an extension of the type.
  package let name: FilePath.Component
  package let type: UTType
  /// The Exif orientation of a still, 1 to 8.
  package let orientation: Int
  let contents: Contents

  package var byteCount: Int64 {
    switch contents {
    case .bytes(let bytes): Int64(bytes.count)
    case .part(let part, _): part.byteCount
    }
  }

  /// Calls `body` with consecutive chunks of the bytes.
  ///
  /// Errors: ``ExtractionError`` if the file changed, is unreadable, or has metadata that cannot be removed; those of `body`.
  package func read(_ body: (UnsafeRawBufferPointer) throws -> Void) throws {
    switch contents {
    case .bytes(let bytes): try bytes.withUnsafeBytes(body)
    case .part(let part, let edits) where edits.all.isEmpty: try part.read(body)
    case .part(let part, let edits):
      var scanner = CamcorderMetadataScanner()
      try part.withSource { source in
        try part.read(EditedSource(base: source, edits: edits)) { chunk in
          if scanner.detects(in: chunk) { throw CamcorderMetadataScanner.error }
          try body(chunk)
        }
      }
    }
  }
}

/// A picture of a browser format without its metadata.
struct StrippedPicture {
  var bytes: [UInt8]
  var pixelWidth: Int
  var pixelHeight: Int

  static let avif = UTType("public.avif") ?? .image
  /// The types whose metadata can be removed without decoding.
  static let types: [UTType] = [.jpeg, .png, .gif, .webP, avif]

  /// nil for other types, incomplete pictures, and results of more than `limit` bytes.
  init?(_ reader: ByteReader, _ type: UTType, upTo limit: Int) {
    switch type {
    case .jpeg:
      guard let bare = JPEGStripper(reader) else { return nil }
      (bytes, pixelWidth, pixelHeight) = (bare.bytes, bare.pixelWidth, bare.pixelHeight)
    case .png:
      guard let bare = PNGStripper(reader) else { return nil }
      (bytes, pixelWidth, pixelHeight) = (bare.bytes, bare.pixelWidth, bare.pixelHeight)
    case .gif:
      guard let bare = GIFStripper(reader, upTo: limit) else { return nil }
      (bytes, pixelWidth, pixelHeight) = (bare.bytes, bare.pixelWidth, bare.pixelHeight)
    case .webP:
      guard let bare = WebPStripper(reader, upTo: limit) else { return nil }
      (bytes, pixelWidth, pixelHeight) = (bare.bytes, bare.pixelWidth, bare.pixelHeight)
    case Self.avif:
      guard let bare = AVIFStripper(reader, upTo: limit) else { return nil }
      (bytes, pixelWidth, pixelHeight) = (bare.bytes, bare.pixelWidth, bare.pixelHeight)
    default: return nil
    }
    if bytes.count > limit { return nil }
  }
}
