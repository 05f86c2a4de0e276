import AppleNames
import Foundation
import Testing
import UniformTypes

/// The names of Photos in `TypeTables/surface.tsv`: what needs no file is checked, the rest compiles.
@MainActor @Suite struct PhotosSurfaceTests {
  @Test func outcomes1() {
    outcome("PHAccessLevel", PHAccessLevel(rawValue: 1) == .addOnly)
    outcome("PHAccessLevel.readWrite", PHAccessLevel.readWrite.rawValue == 2)
    outcome(
      "PHAdjustmentData.formatVersion",
      PHAdjustmentData(formatIdentifier: "a", formatVersion: "1.4", data: Data()).formatVersion == "1.4")
    outcome(
      "PHAdjustmentData.init(formatIdentifier:formatVersion:data:)",
      PHAdjustmentData(formatIdentifier: "a", formatVersion: "1", data: Data([1])).data == Data([1]))
    outcome("PHAsset.AdjustmentsState", PHAsset.AdjustmentsState(rawValue: 1) == nil)
    outcome("PHAsset.AdjustmentsState.none", PHAsset.AdjustmentsState.none.rawValue == 0)
    outcome(
      "PHAsset.OriginalResourceChoice.compressed", PHAsset.OriginalResourceChoice.compressed.rawValue == 0)
    outcome("PHAsset.PlaybackStyle.livePhoto", PHAsset.PlaybackStyle.livePhoto.rawValue == 3)
    outcome("PHAsset.PlaybackStyle.video", PHAsset.PlaybackStyle.video.rawValue == 4)
    outcome("PHAsset.PlaybackStyle.videoLooping", PHAsset.PlaybackStyle.videoLooping.rawValue == 5)
    outcome("PHAsset.PlaybackVariation.autoloop", PHAsset.PlaybackVariation.autoloop.rawValue == 1)
    outcome("PHAsset.PlaybackVariation.longExposure", PHAsset.PlaybackVariation.longExposure.rawValue == 3)
    outcome("PHAsset.Rating", PHAsset.Rating(rawValue: 5) == .five)
    outcome("PHAsset.Rating.four", PHAsset.Rating.four.rawValue == 4)
    outcome("PHAsset.Rating.unset", PHAsset.Rating.unset.rawValue == 0)
    outcome("PHAssetBurstSelectionType", PHAssetBurstSelectionType([.autoPick, .userPick]).rawValue == 3)
    outcome("PHAssetBurstSelectionType.autoPick", PHAssetBurstSelectionType.autoPick.rawValue == 1 << 0)
    outcome(
      "PHAssetBurstSelectionType.init(rawValue:)", PHAssetBurstSelectionType(rawValue: 1 << 9).rawValue == 512
    )
    outcome("PHAssetBurstSelectionType.userPick", PHAssetBurstSelectionType.userPick.rawValue == 1 << 1)
    outcome("PHAssetCollectionSubtype", PHAssetCollectionSubtype(rawValue: 999)?.rawValue == 999)
    outcome(
      "PHAssetCollectionSubtype.albumCloudShared", PHAssetCollectionSubtype.albumCloudShared.rawValue == 101)
    outcome("PHAssetCollectionSubtype.albumImported", PHAssetCollectionSubtype.albumImported.rawValue == 6)
    outcome(
      "PHAssetCollectionSubtype.albumMyPhotoStream",
      PHAssetCollectionSubtype.albumMyPhotoStream.rawValue == 100)
    outcome("PHAssetCollectionSubtype.albumRegular", PHAssetCollectionSubtype.albumRegular.rawValue == 2)
    outcome(
      "PHAssetCollectionSubtype.albumSyncedEvent", PHAssetCollectionSubtype.albumSyncedEvent.rawValue == 3)
    outcome("PHAssetCollectionSubtype.any", PHAssetCollectionSubtype.any.rawValue == Int.max)
    outcome(
      "PHAssetCollectionSubtype.smartAlbumBursts", PHAssetCollectionSubtype.smartAlbumBursts.rawValue == 207)
    outcome(
      "PHAssetCollectionSubtype.smartAlbumCinematic",
      PHAssetCollectionSubtype.smartAlbumCinematic.rawValue == 218)
    outcome(
      "PHAssetCollectionSubtype.smartAlbumFavorites",
      PHAssetCollectionSubtype.smartAlbumFavorites.rawValue == 203)
    outcome(
      "PHAssetCollectionSubtype.smartAlbumGeneric", PHAssetCollectionSubtype.smartAlbumGeneric.rawValue == 200
    )
    outcome(
      "PHAssetCollectionSubtype.smartAlbumLivePhotos",
      PHAssetCollectionSubtype.smartAlbumLivePhotos.rawValue == 213)
    outcome(
      "PHAssetCollectionSubtype.smartAlbumScreenshots",
      PHAssetCollectionSubtype.smartAlbumScreenshots.rawValue == 211)
    outcome(
      "PHAssetCollectionSubtype.smartAlbumSpatial", PHAssetCollectionSubtype.smartAlbumSpatial.rawValue == 219
    )
    outcome(
      "PHAssetCollectionSubtype.smartAlbumTimelapses",
      PHAssetCollectionSubtype.smartAlbumTimelapses.rawValue == 204)
    outcome(
      "PHAssetCollectionSubtype.smartAlbumUserLibrary",
      PHAssetCollectionSubtype.smartAlbumUserLibrary.rawValue == 209)
    outcome(
      "PHAssetCollectionSubtype.smartAlbumVideos", PHAssetCollectionSubtype.smartAlbumVideos.rawValue == 202)
    outcome("PHAssetCollectionType", PHAssetCollectionType(rawValue: 9)?.rawValue == 9)
    outcome("PHAssetCollectionType.album", PHAssetCollectionType.album.rawValue == 1)
    outcome("PHAssetCollectionType.init(rawValue:)", PHAssetCollectionType(rawValue: 2) == .smartAlbum)
    outcome("PHAssetCollectionType.moment", PHAssetCollectionType.moment.rawValue == 3)
  }

  @Test func outcomes2() {
    outcome("PHAssetEditOperation.content", PHAssetEditOperation.content.rawValue == 2)
    outcome("PHAssetEditOperation.delete", PHAssetEditOperation.delete.rawValue == 1)
    outcome("PHAssetEditOperation.init(rawValue:)", PHAssetEditOperation(rawValue: 3) == .properties)
    outcome("PHAssetEditOperation.properties", PHAssetEditOperation.properties.rawValue == 3)
    outcome("PHAssetMediaSubtype", PHAssetMediaSubtype(rawValue: 1 << 30).rawValue == 1 << 30)
    outcome("PHAssetMediaSubtype.photoDepthEffect", PHAssetMediaSubtype.photoDepthEffect.rawValue == 1 << 4)
    outcome("PHAssetMediaSubtype.photoHDR", PHAssetMediaSubtype.photoHDR.rawValue == 1 << 1)
    outcome("PHAssetMediaSubtype.videoCinematic", PHAssetMediaSubtype.videoCinematic.rawValue == 1 << 21)
    outcome("PHAssetMediaSubtype.videoTimelapse", PHAssetMediaSubtype.videoTimelapse.rawValue == 1 << 18)
    outcome("PHAssetMediaType", PHAssetMediaType.allCases.count == 4)
    outcome("PHAssetMediaType.init(rawValue:)", PHAssetMediaType(rawValue: 2) == .video)
    outcome("PHAssetMediaType.unknown", PHAssetMediaType.unknown.rawValue == 0)
    outcome("PHAssetResourceManager", PHAssetResourceManager.default() === PHAssetResourceManager.default())
    outcome(
      "PHAssetResourceRequestOptions.isNetworkAccessAllowed",
      PHAssetResourceRequestOptions().isNetworkAccessAllowed == false)
    outcome(
      "PHAssetResourceRequestOptions.progressHandler", PHAssetResourceRequestOptions().progressHandler == nil)
    outcome("PHAssetResourceType", PHAssetResourceType(rawValue: 18)?.rawValue == 18)
    outcome("PHAssetResourceType.adjustmentBasePhoto", PHAssetResourceType.adjustmentBasePhoto.rawValue == 8)
    outcome("PHAssetResourceType.adjustmentBaseVideo", PHAssetResourceType.adjustmentBaseVideo.rawValue == 12)
    outcome("PHAssetResourceType.alternatePhoto", PHAssetResourceType.alternatePhoto.rawValue == 4)
    outcome("PHAssetResourceType.audio", PHAssetResourceType.audio.rawValue == 3)
    outcome("PHAssetResourceType.fullSizePairedVideo", PHAssetResourceType.fullSizePairedVideo.rawValue == 10)
    outcome("PHAssetResourceType.fullSizePhoto", PHAssetResourceType.fullSizePhoto.rawValue == 5)
    outcome("PHAssetResourceType.fullSizeVideo", PHAssetResourceType.fullSizeVideo.rawValue == 6)
    outcome("PHAssetResourceType.pairedVideo", PHAssetResourceType.pairedVideo.rawValue == 9)
    outcome("PHAssetResourceType.photo", PHAssetResourceType.photo.rawValue == 1)
    outcome("PHAssetResourceType.photoProxy", PHAssetResourceType.photoProxy.rawValue == 19)
    outcome("PHAssetSourceType", PHAssetSourceType(rawValue: 8).rawValue == 8)
    outcome("PHAssetSourceType.typeCloudShared", PHAssetSourceType.typeCloudShared.rawValue == 2)
    outcome("PHAssetSourceType.typeUserLibrary", PHAssetSourceType.typeUserLibrary.rawValue == 1)
    outcome("PHAssetSourceType.typeiTunesSynced", PHAssetSourceType.typeiTunesSynced.rawValue == 4)
    outcome("PHAuthorizationStatus.limited", PHAuthorizationStatus.limited.rawValue == 4)
    outcome("PHAuthorizationStatus.restricted", PHAuthorizationStatus.restricted.rawValue == 1)
    outcome("PHCachingImageManager", (PHCachingImageManager() as Any) is PHImageManager == true)
    outcome(
      "PHCachingImageManager.allowsCachingHighQualityImages",
      PHCachingImageManager().allowsCachingHighQualityImages == true)
    outcome("PHCollectionEditOperation", PHCollectionEditOperation(rawValue: 7) == .rename)
    outcome("PHCollectionEditOperation.addContent", PHCollectionEditOperation.addContent.rawValue == 3)
    outcome("PHCollectionEditOperation.createContent", PHCollectionEditOperation.createContent.rawValue == 4)
    outcome("PHCollectionEditOperation.delete", PHCollectionEditOperation.delete.rawValue == 6)
    outcome("PHCollectionEditOperation.deleteContent", PHCollectionEditOperation.deleteContent.rawValue == 1)
    outcome(
      "PHCollectionEditOperation.rearrangeContent", PHCollectionEditOperation.rearrangeContent.rawValue == 5)
  }

  @Test func outcomes3() {
    outcome("PHCollectionEditOperation.removeContent", PHCollectionEditOperation.removeContent.rawValue == 2)
    outcome("PHCollectionListSubtype.any", PHCollectionListSubtype.any.rawValue == Int.max)
    outcome(
      "PHCollectionListSubtype.init(rawValue:)", PHCollectionListSubtype(rawValue: 999)?.rawValue == 999)
    outcome(
      "PHCollectionListSubtype.momentListCluster", PHCollectionListSubtype.momentListCluster.rawValue == 1)
    outcome("PHCollectionListSubtype.momentListYear", PHCollectionListSubtype.momentListYear.rawValue == 2)
    outcome("PHCollectionListSubtype.regularFolder", PHCollectionListSubtype.regularFolder.rawValue == 100)
    outcome("PHCollectionListSubtype.rootFolder", PHCollectionListSubtype.rootFolder.rawValue == 101)
    outcome("PHCollectionListType.folder", PHCollectionListType.folder.rawValue == 2)
    outcome("PHCollectionListType.init(rawValue:)", PHCollectionListType(rawValue: 9)?.rawValue == 9)
    outcome("PHCollectionListType.momentList", PHCollectionListType.momentList.rawValue == 1)
    outcome("PHFetchOptions", PHFetchOptions().predicate == nil)
    outcome("PHFetchOptions.fetchLimit", PHFetchOptions().fetchLimit == 0)
    outcome("PHFetchOptions.includeAllBurstAssets", PHFetchOptions().includeAllBurstAssets == false)
    outcome("PHFetchOptions.includeAssetSourceTypes", PHFetchOptions().includeAssetSourceTypes == [])
    outcome("PHFetchOptions.includeHiddenAssets", PHFetchOptions().includeHiddenAssets == false)
    outcome("PHFetchOptions.sortDescriptors", PHFetchOptions().sortDescriptors == nil)
    outcome("PHImageCancelledKey", PHImageCancelledKey == "PHImageCancelledKey")
    outcome("PHImageContentMode.default", PHImageContentMode.default == .aspectFit)
    outcome("PHImageManagerMaximumSize", PHImageManagerMaximumSize == CGSize(width: -1, height: -1))
    outcome("PHImageRequestID", PHInvalidImageRequestID == 0)
    outcome("PHImageRequestOptions", PHImageRequestOptions().isSynchronous == false)
    outcome(
      "PHImageRequestOptions.allowSecondaryDegradedImage",
      PHImageRequestOptions().allowSecondaryDegradedImage == false)
    outcome("PHImageRequestOptions.deliveryMode", PHImageRequestOptions().deliveryMode == .opportunistic)
    outcome(
      "PHImageRequestOptions.isNetworkAccessAllowed", PHImageRequestOptions().isNetworkAccessAllowed == false)
    outcome("PHImageRequestOptions.isSynchronous", PHImageRequestOptions().isSynchronous == false)
    outcome("PHImageRequestOptions.normalizedCropRect", PHImageRequestOptions().normalizedCropRect == .zero)
    outcome("PHImageRequestOptions.progressHandler", PHImageRequestOptions().progressHandler == nil)
    outcome("PHImageRequestOptions.resizeMode", PHImageRequestOptions().resizeMode == .fast)
    outcome("PHImageRequestOptions.version", PHImageRequestOptions().version == .current)
    outcome(
      "PHImageRequestOptionsDeliveryMode",
      PHImageRequestOptionsDeliveryMode.self == PHImageRequestOptions.DeliveryMode.self)
    outcome(
      "PHImageRequestOptionsDeliveryMode.fastFormat",
      PHImageRequestOptionsDeliveryMode.fastFormat.rawValue == 2)
    outcome(
      "PHImageRequestOptionsDeliveryMode.init(rawValue:)",
      PHImageRequestOptionsDeliveryMode(rawValue: 2) == .fastFormat)
    outcome(
      "PHImageRequestOptionsResizeMode",
      PHImageRequestOptionsResizeMode.self == PHImageRequestOptions.ResizeMode.self)
    outcome("PHImageRequestOptionsResizeMode.fast", PHImageRequestOptionsResizeMode.fast.rawValue == 1)
    outcome(
      "PHImageRequestOptionsResizeMode.init(rawValue:)",
      PHImageRequestOptionsResizeMode(rawValue: 2) == .exact)
    outcome("PHImageRequestOptionsResizeMode.none", PHImageRequestOptionsResizeMode.none.rawValue == 0)
    outcome("PHImageRequestOptionsVersion.current", PHImageRequestOptionsVersion.current.rawValue == 0)
    outcome(
      "PHImageRequestOptionsVersion.init(rawValue:)", PHImageRequestOptionsVersion(rawValue: 1) == .unadjusted
    )
    outcome("PHImageRequestOptionsVersion.original", PHImageRequestOptionsVersion.original.rawValue == 2)
    outcome("PHImageRequestOptionsVersion.unadjusted", PHImageRequestOptionsVersion.unadjusted.rawValue == 1)
  }

  @Test func outcomes4() {
    outcome("PHImageResultIsDegradedKey", PHImageResultIsDegradedKey == "PHImageResultIsDegradedKey")
    outcome("PHImageResultIsInCloudKey", PHImageResultIsInCloudKey == "PHImageResultIsInCloudKey")
    outcome("PHImageResultRequestIDKey", PHImageResultRequestIDKey == "PHImageResultRequestIDKey")
    outcome("PHLivePhotoInfoCancelledKey", PHLivePhotoInfoCancelledKey == "PHLivePhotoInfoCancelledKey")
    outcome("PHLivePhotoInfoErrorKey", PHLivePhotoInfoErrorKey == "PHLivePhotoInfoErrorKey")
    outcome("PHLivePhotoInfoIsDegradedKey", PHLivePhotoInfoIsDegradedKey == "PHLivePhotoInfoIsDegradedKey")
    outcome("PHLivePhotoRequestID", PHLivePhotoRequestIDInvalid == 0)
    outcome("PHLivePhotoRequestOptions", PHLivePhotoRequestOptions().version == .current)
    outcome(
      "PHLivePhotoRequestOptions.deliveryMode", PHLivePhotoRequestOptions().deliveryMode == .opportunistic)
    outcome(
      "PHLivePhotoRequestOptions.isNetworkAccessAllowed",
      PHLivePhotoRequestOptions().isNetworkAccessAllowed == false)
    outcome("PHLivePhotoRequestOptions.progressHandler", PHLivePhotoRequestOptions().progressHandler == nil)
    outcome("PHLivePhotoRequestOptions.version", PHLivePhotoRequestOptions().version == .current)
    outcome("PHPhotosError", (PHPhotosError(.missingResource) as NSError).domain == PHPhotosErrorDomain)
    outcome("PHPhotosError.accessUserDenied", PHPhotosError.accessUserDenied.rawValue == 3311)
    outcome("PHPhotosError.missingResource", PHPhotosError.missingResource.rawValue == 3303)
    outcome("PHPhotosError.userCancelled", PHPhotosError.userCancelled.rawValue == 3072)
    outcome("PHVideoRequestOptions.deliveryMode", PHVideoRequestOptions().deliveryMode == .automatic)
    outcome(
      "PHVideoRequestOptions.isNetworkAccessAllowed", PHVideoRequestOptions().isNetworkAccessAllowed == false)
    outcome("PHVideoRequestOptions.progressHandler", PHVideoRequestOptions().progressHandler == nil)
    outcome(
      "PHVideoRequestOptionsDeliveryMode.fastFormat",
      PHVideoRequestOptionsDeliveryMode.fastFormat.rawValue == 3)
    outcome(
      "PHVideoRequestOptionsDeliveryMode.init(rawValue:)",
      PHVideoRequestOptionsDeliveryMode(rawValue: 3) == .fastFormat)
    outcome(
      "PHVideoRequestOptionsDeliveryMode.mediumQualityFormat",
      PHVideoRequestOptionsDeliveryMode.mediumQualityFormat.rawValue == 2)
    outcome("PHVideoRequestOptionsVersion", PHVideoRequestOptions().version == .current)
    outcome("PHVideoRequestOptionsVersion.current", PHVideoRequestOptionsVersion.current.rawValue == 0)
    outcome(
      "PHVideoRequestOptionsVersion.init(rawValue:)", PHVideoRequestOptionsVersion(rawValue: 1) == .original)
    outcome("PHVideoRequestOptionsVersion.original", PHVideoRequestOptionsVersion.original.rawValue == 1)
  }

}

extension SurfaceUses {
  func inPhotos1() throws {
    outcome("PHAdjustmentData.data", PHAdjustmentData(of: asset)?.data.isEmpty == false)
    outcome(
      "PHAsset",
      asset == PHAsset.fetchAssets(withLocalIdentifiers: [asset.localIdentifier], options: nil).firstObject)
    outcome("PHAsset.addedDate", asset.addedDate == nil)
    outcome("PHAsset.adjustmentFormatIdentifier", asset.adjustmentFormatIdentifier == "com.apple.photo")
    outcome(
      "PHAsset.adjustmentTimestamp", asset.adjustmentTimestamp == Date(timeIntervalSince1970: 1_562_330_806))
    outcome("PHAsset.adjustmentsState", asset.adjustmentsState == .userAdjusted)
    outcome("PHAsset.burstIdentifier", asset.burstIdentifier == nil)
    outcome("PHAsset.burstSelectionTypes", asset.burstSelectionTypes == [])
    outcome("PHAsset.contentType", asset.contentType.conforms(to: .image) == true)
    outcome("PHAsset.duration", asset.duration == 0)
    outcome("PHAsset.extendedMetadata", asset.extendedMetadata.caption == "A cat")
    outcome(
      "PHAsset.fetchAssets(in:options:)",
      PHAsset.fetchAssets(in: album, options: nil).count == album.estimatedAssetCount)
    outcome("PHAsset.fetchAssets(with:)", PHAsset.fetchAssets(with: nil).count == 0)
    outcome(
      "PHAsset.fetchAssets(with:options:)",
      PHAsset.fetchAssets(with: .video, options: nil).countOfAssets(with: .image) == 0)
    outcome(
      "PHAsset.fetchAssets(withBurstIdentifier:options:)",
      PHAsset.fetchAssets(withBurstIdentifier: burst, options: nil).count == 1)
    outcome("PHAsset.hasAdjustments", asset.hasAdjustments == true)
    outcome("PHAsset.isFavorite", asset.isFavorite == true)
    outcome("PHAsset.isHidden", asset.isHidden == false)
    outcome("PHAsset.isSyncFailureHidden", asset.isSyncFailureHidden == false)
    outcome("PHAsset.location", asset.location?.coordinate.latitude == nil)
    outcome("PHAsset.originalResourceChoice", asset.originalResourceChoice == .compressed)
    outcome("PHAsset.pixelHeight", asset.pixelHeight == 64)
    outcome("PHAsset.playbackStyle", asset.playbackStyle == .livePhoto)
    outcome("PHAsset.playbackVariation", asset.playbackVariation == .none)
    outcome("PHAsset.rating", asset.rating == .three)
    outcome("PHAsset.representsBurst", asset.representsBurst == false)
    outcome(
      "PHAssetCollection",
      PHAssetCollection.fetchAssetCollections(with: .album, subtype: .any, options: nil).count == 2)
    outcome("PHAssetCollection.assetCollectionType", album.assetCollectionType == .album)
    outcome("PHAssetCollection.endDate", album.endDate == nil)
    outcome("PHAssetCollection.estimatedAssetCount", album.estimatedAssetCount == 1)
    outcome(
      "PHAssetCollection.transientAssetCollection(withAssetFetchResult:title:)",
      PHAssetCollection.transientAssetCollection(withAssetFetchResult: fetched, title: "A").localizedTitle
        == "A")
    outcome("PHAssetExtendedMetadata", asset.extendedMetadata.caption == nil)
    outcome("PHAssetExtendedMetadata.keywords", asset.extendedMetadata.keywords == ["cat", "sofa"])
    outcome(
      "PHAssetExtendedMetadata.originalFilename", asset.extendedMetadata.originalFilename == "IMG_0001.HEIC")
    use("PHAssetImageProgressHandler") {
      let _: PHAssetImageProgressHandler = { fraction, error, stop, info in }
    }
    outcome(
      "PHAssetResource", PHAssetResource.assetResources(for: asset).map(\.type) == [.photo, .pairedVideo])
    outcome("PHAssetResource.assetLocalIdentifier", resource.assetLocalIdentifier == asset.localIdentifier)
    outcome("PHAssetResource.assetResources(for:)", PHAssetResource.assetResources(for: asset).count == 2)
    outcome("PHAssetResource.contentType", resource.contentType == .heic)
    outcome("PHAssetResource.dataSize", resource.dataSize == 1234)
  }

  func inPhotos2() throws {
    outcome("PHAssetResource.filename", resource.filename == "IMG_0001.HEIC")
    outcome("PHAssetResource.originalFilename", resource.originalFilename == "IMG_0001.HEIC")
    outcome("PHAssetResource.pixelWidth", resource.pixelWidth == 64)
    outcome("PHAssetResource.type", resource.type == .adjustmentData)
    outcome(
      "PHAssetResource.uniformTypeIdentifier", resource.uniformTypeIdentifier == "com.apple.quicktime-movie")
    use("PHAssetResourceManager.writeData(for:toFile:options:completionHandler:)") {
      PHAssetResourceManager.default().writeData(for: resource, toFile: target, options: nil) { error in }
    }
    outcome("PHAuthorizationStatus", PHPhotoLibrary.authorizationStatus() == .authorized)
    use("PHCachingImageManager.startCachingImages(for:targetSize:contentMode:options:)") {
      PHCachingImageManager().startCachingImages(
        for: [asset], targetSize: .zero, contentMode: .aspectFit, options: nil)
    }
    use("PHCachingImageManager.stopCachingImagesForAllAssets()") {
      PHCachingImageManager().stopCachingImagesForAllAssets()
    }
    outcome("PHChange.changeDetails(for:)", change.changeDetails(for: fetched) == nil)
    outcome(
      "PHCollection",
      PHCollection.fetchTopLevelUserCollections(with: nil).firstObject is PHAssetCollection == true)
    outcome("PHCollection.canContainAssets", album.canContainAssets == true)
    outcome("PHCollection.canContainCollections", album.canContainCollections == false)
    outcome("PHCollection.canPerform(_:)", album.canPerform(.rename) == false)
    outcome(
      "PHCollection.fetchCollections(in:options:)",
      PHCollection.fetchCollections(in: list, options: nil).count == 0)
    outcome(
      "PHCollection.fetchTopLevelUserCollections(with:)",
      PHCollection.fetchTopLevelUserCollections(with: nil).count == 2)
    outcome("PHCollection.localizedTitle", album.localizedTitle == "Holiday")
    outcome("PHCollectionList.collectionListSubtype", list.collectionListSubtype == .regularFolder)
    outcome("PHCollectionList.collectionListType", list.collectionListType == .folder)
    outcome(
      "PHCollectionList.fetchCollectionLists(with:subtype:options:)",
      PHCollectionList.fetchCollectionLists(with: .folder, subtype: .any, options: nil).count == 0)
    outcome(
      "PHCollectionList.fetchCollectionLists(withLocalIdentifiers:options:)",
      PHCollectionList.fetchCollectionLists(withLocalIdentifiers: ["a"], options: nil).count == 0)
    outcome(
      "PHCollectionList.fetchCollectionListsContaining(_:options:)",
      PHCollectionList.fetchCollectionListsContaining(album, options: nil).count == 0)
    outcome(
      "PHCollectionList.fetchMomentLists(with:containingMoment:options:)",
      PHCollectionList.fetchMomentLists(with: .momentListYear, containingMoment: album, options: nil).count
        == 0)
    outcome("PHCollectionList.localizedLocationNames", list.localizedLocationNames == [])
    outcome("PHCollectionList.startDate", list.startDate == nil)
    outcome("PHFetchResult.count", PHFetchResult<PHAsset>().count == 0)
    outcome("PHFetchResult.countOfAssets(with:)", fetched.countOfAssets(with: .video) == 1)
    use("PHFetchResult.enumerateObjects(options:using:)") {
      fetched.enumerateObjects(options: .reverse) { asset, index, stop in stop.pointee = true }
    }
    outcome("PHFetchResult.firstObject", PHFetchResult<PHAsset>().firstObject == nil)
    outcome(
      "PHFetchResult.objects(at:)", fetched.objects(at: IndexSet(integer: 0)).first == fetched.firstObject)
    outcome("PHFetchResult.subscript(_:)", fetched[0] == fetched.firstObject)
    outcome("PHFetchResultChangeDetails.changedIndexes", details.changedIndexes == IndexSet())
    outcome("PHFetchResultChangeDetails.changedObjects", details.changedObjects == [])
    use("PHFetchResultChangeDetails.enumerateMoves(_:)") { details.enumerateMoves { from, to in } }
    outcome("PHFetchResultChangeDetails.fetchResultAfterChanges", details.fetchResultAfterChanges.count == 2)
    outcome(
      "PHFetchResultChangeDetails.fetchResultBeforeChanges", details.fetchResultBeforeChanges.count == 1)
    outcome("PHFetchResultChangeDetails.insertedIndexes", details.insertedIndexes == IndexSet(integer: 1))
    outcome("PHFetchResultChangeDetails.insertedObjects", details.insertedObjects.count == 1)
    outcome("PHFetchResultChangeDetails.removedIndexes", details.removedIndexes == IndexSet())
    use("PHImageManager.cancelImageRequest(_:)") { PHImageManager.default().cancelImageRequest(number) }
  }

  func inPhotos3() throws {
    use("PHImageManager.requestAVAsset(forVideo:options:resultHandler:)") {
      PHImageManager.default().requestAVAsset(forVideo: asset, options: nil) { movie, mix, info in }
    }
    use("PHImageManager.requestImage(for:targetSize:contentMode:options:resultHandler:)") {
      PHImageManager.default().requestImage(
        for: asset, targetSize: PHImageManagerMaximumSize, contentMode: .default, options: nil
      ) { image, info in }
    }
    use("PHImageManager.requestImageDataAndOrientation(for:options:resultHandler:)") {
      PHImageManager.default().requestImageDataAndOrientation(for: asset, options: nil) {
        data, type, orientation, info in
      }
    }
    outcome("PHLivePhoto", livePhoto.object.identifier == "E905E6C6-0000-0000-0000-000000001F02")
    use("PHLivePhoto.cancelRequest(withRequestID:)") { PHLivePhoto.cancelRequest(withRequestID: number) }
    outcome("PHLivePhoto.size", livePhoto.size == CGSize(width: 64, height: 48))
    outcome("PHObject", (asset as any PHObject).localIdentifier == asset.localIdentifier)
    outcome("PHObject.localIdentifier", asset.localIdentifier.hasSuffix("/L0/001") == true)
    outcome("PHObjectChangeDetails", change.changeDetails(for: asset)?.objectWasDeleted == true)
    use("PHPhotoLibrary.register(_:)") {
      _ = (PHPhotoLibrary.shared().register(_:) as (any PHPhotoLibraryChangeObserver) -> Void)
    }
    use("PHPhotoLibrary.requestAuthorization(_:)") { PHPhotoLibrary.requestAuthorization { status in } }
    use("PHPhotoLibrary.requestAuthorization(for:handler:)") {
      PHPhotoLibrary.requestAuthorization(for: .readWrite) { status in }
    }
    outcome("PHPhotoLibrary.shared()", PHPhotoLibrary.shared() === PHPhotoLibrary.shared())
    outcome("PHPhotoLibrary.unavailabilityReason", PHPhotoLibrary.shared().unavailabilityReason == nil)
    use("PHPhotoLibrary.unregisterChangeObserver(_:)") {
      _ = (PHPhotoLibrary.shared().unregisterChangeObserver(_:) as (any PHPhotoLibraryChangeObserver) -> Void)
    }
    use("PHPhotoLibraryAvailabilityObserver") {
      _ = (PHPhotoLibrary.shared().register(_:) as (any PHPhotoLibraryAvailabilityObserver) -> Void)
    }
    use("PHPhotoLibraryAvailabilityObserver.photoLibraryDidBecomeUnavailable(_:)") {
      _ = { (observer: any PHPhotoLibraryAvailabilityObserver) in
        observer.photoLibraryDidBecomeUnavailable(.shared())
      }
    }
  }

}
