internal import ByteSources
internal import FileIdentification
internal import MediaMetadata
internal import UniformTypes

/// Reads the headers of pictures and movies while their files are still open.
final class MetadataInspector {
  private var headers: MediaFile.Headers?
  private var byteCount: Int64?
  private var kinds = KnownKinds()

  /// `slims`: whether only what records show is kept.
  init(_ identifier: FileIdentifier, isOn: Bool, slims: Bool) {
    guard isOn else { return }
    identifier.inspection = { [unowned self] reader, identification in
      byteCount = reader.byteCount
      headers = nil
      switch MediaKind.rules[position(for: identification.type)].then {
      case .photo, .video, .audio:
        let type = identification.contentType ?? identification.type
        do throws(ReadFailure) {
          let metadata = try MediaMetadata.read(reader, type: type)
          headers = slims ? MediaFile.Headers(slimming: metadata) : MediaFile.Headers(metadata)
        } catch {
          // A source that fails is the file's error, which the identifier throws.
        }
      default: break
      }
    }
  }

  /// The position of the rule that gives a type its kind.
  func position(for type: UTType) -> Int { kinds.position(for: type) }

  /// What the last file said; asked once.
  func taken() -> (headers: MediaFile.Headers?, byteCount: Int64?) {
    defer { (headers, byteCount) = (nil, nil) }
    return (headers, byteCount)
  }
}
