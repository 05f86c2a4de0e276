#if !canImport(Darwin)
  public import Foundation
  internal import MediaItems

  /// Who wants to know when a library's folder was read again and is different.
  public protocol PHPhotoLibraryChangeObserver: AnyObject, Sendable {
    /// Called on a queue of the library's own.
    func photoLibraryDidChange(_ changeInstance: PHChange)
  }

  /// What a rescan found.
  public final class PHChange: NSObject, Sendable {
    private let library: MediaLibrary

    init(_ library: MediaLibrary) { self.library = library }

    /// What is different in a fetch's result; nil when nothing is.
    public func changeDetails<Object: PHObject>(
      for fetchResult: PHFetchResult<Object>
    ) -> PHFetchResultChangeDetails<Object>? {
      let details = PHFetchResultChangeDetails(fetchResult, fetchResult.refetched(from: library))
      return details.isEmpty ? nil : details
    }

    /// What is different about an asset; nil when nothing is.
    public func changeDetails(for asset: PHAsset) -> PHObjectChangeDetails<PHAsset>? {
      let after = library.asset(withLocalIdentifier: asset.localIdentifier).map { PHAsset($0) }
      if let after, after.isSame(as: asset) { return nil }
      return PHObjectChangeDetails(before: asset, after: after)
    }

    func isDifferent(_ before: MediaLibrary) -> Bool {
      let assets = library.assets.map { PHAsset($0) }
      let known = before.assets.map { PHAsset($0) }
      return assets.count != known.count || zip(assets, known).contains { !$0.isSame(as: $1) }
    }
  }

  /// What became of one object.
  public final class PHObjectChangeDetails<ObjectType: PHObject>: NSObject, Sendable {
    /// The object as it was.
    public let objectBeforeChanges: ObjectType
    /// nil when it is gone.
    public let objectAfterChanges: ObjectType?
    /// Whether the object is gone.
    public var objectWasDeleted: Bool { objectAfterChanges == nil }
    /// Whether its file has other bytes now, as far as size and date tell.
    public var assetContentChanged: Bool { objectAfterChanges != nil }

    init(before: ObjectType, after: ObjectType?) {
      objectBeforeChanges = before
      objectAfterChanges = after
    }
  }
#endif
