internal import ByteReading
internal import FileIdentification

/// Reads the headers of pictures and movies while their files are still open.
final class MetadataInspector {
  private var metadata: MediaMetadata?
  private var byteCount: Int64?

  init(_ identifier: FileIdentifier, isOn: Bool) {
    guard isOn else { return }
    identifier.inspection = { [unowned self] reader, identification in
      byteCount = reader.byteCount
      metadata = nil
      switch MediaKind(of: identification.type) {
      case .photo, .video, .audio:
        metadata = try? MediaMetadata.read(reader, type: identification.contentType ?? identification.type)
      default: break
      }
    }
  }

  /// What the last file said; asked once.
  func taken() -> (metadata: MediaMetadata?, byteCount: Int64?) {
    defer { (metadata, byteCount) = (nil, nil) }
    return (metadata, byteCount)
  }
}
