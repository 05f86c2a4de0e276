#if !canImport(Darwin)
  public import Foundation
  internal import SystemCalls

  /// A manager that could prepare pictures: nothing is decoded or scaled here, so that there is nothing to prepare.
  public final class PHCachingImageManager: PHImageManager, @unchecked Sendable {
    private let keepsLarge = Guarded(true)

    public override init() {}

    /// Kept and not looked at.
    public var allowsCachingHighQualityImages: Bool {
      get { keepsLarge.withLock { $0 } }
      set { keepsLarge.withLock { $0 = newValue } }
    }

    /// Does nothing: the pictures are read when they are asked for.
    public func startCachingImages(
      for assets: [PHAsset], targetSize: CGSize, contentMode: PHImageContentMode,
      options: PHImageRequestOptions?
    ) {}

    /// Does nothing: nothing was prepared.
    public func stopCachingImages(
      for assets: [PHAsset], targetSize: CGSize, contentMode: PHImageContentMode,
      options: PHImageRequestOptions?
    ) {}

    /// Does nothing: nothing was prepared.
    public func stopCachingImagesForAllAssets() {}
  }
#endif
