#if !canImport(Darwin)
  public import Foundation
  internal import MediaItems

  /// An observer of changes found by a rescan of a library's folder.
  public protocol PHPhotoLibraryChangeObserver: AnyObject, Sendable {
    /// Called on the library's own queue.
    func photoLibraryDidChange(_ changeInstance: PHChange)
  }

  /// The result of a rescan.
  public final class PHChange: NSObject, Sendable {
    private let library: MediaLibrary

    init(_ library: MediaLibrary) { self.library = library }

    /// Returns the changes of a fetch's result; nil if there are none.
    public func changeDetails<Object: PHObject>(
      for fetchResult: PHFetchResult<Object>
    ) -> PHFetchResultChangeDetails<Object>? {
      let details = PHFetchResultChangeDetails(fetchResult, fetchResult.refetched(from: library))
      return details.isEmpty ? nil : details
    }

    /// Returns the changes of an asset; nil if there are none.
    public func changeDetails(for asset: PHAsset) -> PHObjectChangeDetails<PHAsset>? {
      let after = library.asset(withLocalIdentifier: asset.localIdentifier).map { PHAsset($0) }
      if let after, after.isSame(as: asset) { return nil }
      return PHObjectChangeDetails(before: asset, after: after)
    }

    func isDifferent(_ before: MediaLibrary) -> Bool {
      let assets = library.assets.map { PHAsset($0) }
      let previous = before.assets.map { PHAsset($0) }
      return assets.count != previous.count || zip(assets, previous).contains { !$0.isSame(as: $1) }
    }
  }

  /// The change of one object.
  public final class PHObjectChangeDetails<ObjectType: PHObject>: NSObject, Sendable {
    /// The object before the change.
    public let objectBeforeChanges: ObjectType
    /// The object after the change; nil if it was deleted.
    public let objectAfterChanges: ObjectType?
    /// True if the object was deleted.
    public var objectWasDeleted: Bool { objectAfterChanges == nil }
    /// True if its file changed, judged by size and date.
    public var assetContentChanged: Bool { objectAfterChanges != nil }

    init(before: ObjectType, after: ObjectType?) {
      objectBeforeChanges = before
      objectAfterChanges = after
    }
  }
#endif
