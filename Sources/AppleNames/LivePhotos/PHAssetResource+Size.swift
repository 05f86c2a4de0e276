#if !canImport(Darwin)
  internal import Foundation
  internal import ItemProviders
  internal import MediaItems
  internal import MediaMetadata
  internal import SystemPackage

  extension PHAssetResource {
    /// The width in pixels, as shown; 0 for what has none, and where the headers do not say.
    ///
    /// Complexity: reads the resource's headers.
    public var pixelWidth: Int { headers?.pixelWidth ?? 0 }
    /// The height in pixels, as shown; 0 for what has none, and where the headers do not say.
    ///
    /// Complexity: as ``pixelWidth``.
    public var pixelHeight: Int { headers?.pixelHeight ?? 0 }

    private var headers: MediaMetadata? {
      switch source {
      case .part(let part, let photo):
        part.role == .still ? photo.properties : try? LivePhotoObject.metadata(of: part)
      case .file(let url): try? MediaItemReader().read(path: FilePath(url.path)).file.metadata
      }
    }
  }
#endif
