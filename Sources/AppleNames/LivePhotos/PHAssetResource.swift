#if !canImport(Darwin)
  internal import FileIdentification
  public import Foundation
  internal import ItemProviders
  internal import MediaItems
  internal import SystemPackage
  public import UniformTypes

  /// One of the files that an asset or a Live Photo consists of.
  ///
  /// Those found here are the photo, the video, a Live Photo's pair of both, and the adjustment data of an `.AAE` file. That
  /// one picture is a rendition of another is not looked for.
  public final class PHAssetResource: NSObject, Sendable {
    enum Source: Sendable {
      /// A Live Photo keeps the temporary file that its parts lie in.
      case part(MediaPart, of: LivePhotoObject)
      case file(URL)
    }

    /// What the resource is to its asset.
    public let type: PHAssetResourceType
    /// The asset's identifier; empty for a Live Photo of no library.
    public let assetLocalIdentifier: String
    /// The file's name.
    public let originalFilename: String
    /// The type of its bytes.
    public let uniformTypeIdentifier: String
    let source: Source

    /// The file's name, under its newer name.
    public var filename: String? { originalFilename }
    /// How many bytes it has; nil where that is not known.
    public var dataSize: Int? { (value(forKey: "fileSize") as? NSNumber)?.intValue }

    /// The type of its bytes.
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

    /// The still and the movie of a Live Photo.
    public class func assetResources(for livePhoto: PHLivePhoto) -> [PHAssetResource] {
      halves(of: livePhoto.object, "")
    }

    /// The files of an asset; none when a Live Photo's can no longer be read.
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
#endif
