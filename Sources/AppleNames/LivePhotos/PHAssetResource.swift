#if !canImport(Darwin)
  internal import FileIdentification
  public import Foundation
  internal import ItemProviders
  internal import MediaItems
  internal import MediaMetadata
  internal import SystemPackage
  public import UniformTypes

  /// A file of an asset or a Live Photo.
  ///
  /// An asset has a photo, a video, or both for a Live Photo, and the adjustment data of an `.AAE` file.
  /// Renditions of a picture are not detected.
  public final class PHAssetResource: NSObject, Sendable {
    enum Source: Sendable {
      /// The still or movie of a Live Photo, whose object retains the temporary file.
      case part(MediaPart, of: LivePhotoObject)
      case file(URL)
    }

    /// The type of the resource.
    public let type: PHAssetResourceType
    /// The asset's identifier; empty for a Live Photo outside of a library.
    public let assetLocalIdentifier: String
    /// The file's name.
    public let originalFilename: String
    /// The identifier of the file's type.
    public let uniformTypeIdentifier: String
    let source: Source

    /// The file's name, like ``originalFilename``.
    public var filename: String? { originalFilename }
    /// The size in bytes; nil if unknown.
    public var dataSize: Int? { (value(forKey: "fileSize") as? NSNumber)?.intValue }

    /// The file's type.
    public var contentType: UTType { UTType(uniformTypeIdentifier) ?? .data }

    private init(
      _ type: PHAssetResourceType, _ owner: String, name: String, identifier: String, _ source: Source
    ) {
      self.type = type
      assetLocalIdentifier = owner
      originalFilename = name
      uniformTypeIdentifier = identifier
      self.source = source
    }

    private convenience init(
      _ type: PHAssetResourceType, _ owner: String, _ part: MediaPart, of photo: LivePhotoObject
    ) {
      self.init(
        type, owner, name: part.name.string, identifier: part.type.identifier, .part(part, of: photo))
    }

    private convenience init(
      _ type: PHAssetResourceType, _ owner: String, file path: String, _ identifier: String
    ) {
      let url = URL(fileURLWithPath: path)
      self.init(type, owner, name: url.lastPathComponent, identifier: identifier, .file(url))
    }

    /// Returns the still and the movie of a Live Photo.
    public class func assetResources(for livePhoto: PHLivePhoto) -> [PHAssetResource] {
      halves(of: livePhoto.object, "")
    }

    /// Returns the files of an asset; none if those of a Live Photo can no longer be read.
    public class func assetResources(for asset: PHAsset) -> [PHAssetResource] {
      let owner = asset.localIdentifier
      let item = asset.mediaAsset.item
      let edits = item.adjustmentFiles.map {
        PHAssetResource(.adjustmentData, owner, file: $0.string, "com.apple.photos.apple-adjustment-envelope")
      }
      guard item.kind == .livePhoto, !asset.mediaAsset.isMotionPhoto else {
        let type = item.file.identification.type.identifier
        let kind: PHAssetResourceType = item.kind == .video ? .video : .photo
        return [PHAssetResource(kind, owner, file: item.path.string, type)] + edits
      }
      guard let photo = try? LivePhotoObject(of: item) else { return [] }
      return halves(of: photo, owner) + edits
    }

    private static func halves(of photo: LivePhotoObject, _ owner: String) -> [PHAssetResource] {
      [
        PHAssetResource(.photo, owner, photo.still, of: photo),
        PHAssetResource(.pairedVideo, owner, photo.movie, of: photo),
      ]
    }
  }

  extension PHAssetResource {
    /// The displayed width in pixels; 0 if there is none or the headers do not state it.
    ///
    /// Complexity: reads the resource's headers.
    public var pixelWidth: Int { headers?.pixelWidth ?? 0 }
    /// The displayed height in pixels; 0 if there is none or the headers do not state it.
    ///
    /// Complexity: like ``pixelWidth``.
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
