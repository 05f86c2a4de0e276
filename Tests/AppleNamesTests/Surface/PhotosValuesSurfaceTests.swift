import AppleNames
import Foundation
import Testing

/// Further names of Photos in `TypeTables/surface.tsv`: values, defaults and what needs no file.
@MainActor @Suite struct PhotosValuesSurfaceTests {
  @Test func outcomes1() {
    outcome("PHAccessLevel.addOnly", PHAccessLevel.addOnly.rawValue == 1)
    outcome("PHAsset.AdjustmentsState.userAdjusted", PHAsset.AdjustmentsState.userAdjusted.rawValue == 2)
    outcome(
      "PHAsset.AdjustmentsState.cameraAutoAdjusted", PHAsset.AdjustmentsState.cameraAutoAdjusted.rawValue == 3
    )
    outcome("PHAsset.OriginalResourceChoice.raw", PHAsset.OriginalResourceChoice.raw.rawValue == 1)
    outcome("PHAsset.PlaybackStyle.unsupported", PHAsset.PlaybackStyle.unsupported.rawValue == 0)
    outcome("PHAsset.PlaybackStyle.image", PHAsset.PlaybackStyle.image.rawValue == 1)
    outcome("PHAsset.PlaybackStyle.imageAnimated", PHAsset.PlaybackStyle.imageAnimated.rawValue == 2)
    outcome("PHAsset.PlaybackVariation.none", PHAsset.PlaybackVariation.none.rawValue == 0)
    outcome("PHAsset.PlaybackVariation.mirror", PHAsset.PlaybackVariation.mirror.rawValue == 2)
    outcome("PHAsset.Rating.one", PHAsset.Rating.one.rawValue == 1)
    outcome("PHAsset.Rating.two", PHAsset.Rating.two.rawValue == 2)
    outcome("PHAsset.Rating.three", PHAsset.Rating.three.rawValue == 3)
    outcome("PHAsset.Rating.five", PHAsset.Rating.five.rawValue == 5)
    outcome(
      "PHAssetCollectionSubtype.albumSyncedFaces", PHAssetCollectionSubtype.albumSyncedFaces.rawValue == 4)
    outcome(
      "PHAssetCollectionSubtype.albumSyncedAlbum", PHAssetCollectionSubtype.albumSyncedAlbum.rawValue == 5)
    outcome(
      "PHAssetCollectionSubtype.smartAlbumPanoramas",
      PHAssetCollectionSubtype.smartAlbumPanoramas.rawValue == 201)
    outcome(
      "PHAssetCollectionSubtype.smartAlbumAllHidden",
      PHAssetCollectionSubtype.smartAlbumAllHidden.rawValue == 205)
    outcome(
      "PHAssetCollectionSubtype.smartAlbumRecentlyAdded",
      PHAssetCollectionSubtype.smartAlbumRecentlyAdded.rawValue == 206)
    outcome(
      "PHAssetCollectionSubtype.smartAlbumSlomoVideos",
      PHAssetCollectionSubtype.smartAlbumSlomoVideos.rawValue == 208)
    outcome(
      "PHAssetCollectionSubtype.smartAlbumSelfPortraits",
      PHAssetCollectionSubtype.smartAlbumSelfPortraits.rawValue == 210)
    outcome(
      "PHAssetCollectionSubtype.smartAlbumDepthEffect",
      PHAssetCollectionSubtype.smartAlbumDepthEffect.rawValue == 212)
    outcome(
      "PHAssetCollectionSubtype.smartAlbumAnimated",
      PHAssetCollectionSubtype.smartAlbumAnimated.rawValue == 214)
    outcome(
      "PHAssetCollectionSubtype.smartAlbumLongExposures",
      PHAssetCollectionSubtype.smartAlbumLongExposures.rawValue == 215)
    outcome(
      "PHAssetCollectionSubtype.smartAlbumUnableToUpload",
      PHAssetCollectionSubtype.smartAlbumUnableToUpload.rawValue == 216)
    outcome("PHAssetCollectionSubtype.smartAlbumRAW", PHAssetCollectionSubtype.smartAlbumRAW.rawValue == 217)
    outcome(
      "PHAssetCollectionSubtype.smartAlbumScreenRecordings",
      PHAssetCollectionSubtype.smartAlbumScreenRecordings.rawValue == 220)
    outcome(
      "PHAssetCollectionSubtype.init(rawValue:)",
      PHAssetCollectionSubtype(rawValue: 214) == .smartAlbumAnimated)
    outcome("PHAssetCollectionType.smartAlbum", PHAssetCollectionType.smartAlbum.rawValue == 2)
    outcome("PHAssetMediaSubtype.photoPanorama", PHAssetMediaSubtype.photoPanorama.rawValue == 1 << 0)
    outcome("PHAssetMediaSubtype.photoScreenshot", PHAssetMediaSubtype.photoScreenshot.rawValue == 1 << 2)
    outcome("PHAssetMediaSubtype.photoLive", PHAssetMediaSubtype.photoLive.rawValue == 1 << 3)
    outcome("PHAssetMediaSubtype.photoAnimation", PHAssetMediaSubtype.photoAnimation.rawValue == 1 << 6)
    outcome("PHAssetMediaSubtype.spatialMedia", PHAssetMediaSubtype.spatialMedia.rawValue == 1 << 10)
    outcome("PHAssetMediaSubtype.videoStreamed", PHAssetMediaSubtype.videoStreamed.rawValue == 1 << 16)
    outcome(
      "PHAssetMediaSubtype.videoHighFrameRate", PHAssetMediaSubtype.videoHighFrameRate.rawValue == 1 << 17)
    outcome(
      "PHAssetMediaSubtype.videoScreenRecording", PHAssetMediaSubtype.videoScreenRecording.rawValue == 1 << 19
    )
    outcome(
      "PHAssetMediaSubtype.init(rawValue:)", PHAssetMediaSubtype(rawValue: 9) == [.photoPanorama, .photoLive])
    outcome("PHAssetMediaType.image", PHAssetMediaType.image.rawValue == 1)
    outcome("PHAssetMediaType.video", PHAssetMediaType.video.rawValue == 2)
    outcome("PHAssetMediaType.audio", PHAssetMediaType.audio.rawValue == 3)
    outcome("PHAssetEditOperation", PHAssetEditOperation.allCases.count == 3)
    outcome("PHAssetSourceType.init(rawValue:)", PHAssetSourceType(rawValue: 1) == .typeUserLibrary)
    outcome("PHAssetResourceRequestOptions", PHAssetResourceRequestOptions().progressHandler == nil)
    outcome("PHAssetResourceType.video", PHAssetResourceType.video.rawValue == 2)
    outcome("PHAssetResourceType.adjustmentData", PHAssetResourceType.adjustmentData.rawValue == 7)
    outcome(
      "PHAssetResourceType.adjustmentBasePairedVideo",
      PHAssetResourceType.adjustmentBasePairedVideo.rawValue == 11)
    outcome("PHAssetResourceType.init(rawValue:)", PHAssetResourceType(rawValue: 9) == .pairedVideo)
    outcome("PHInvalidAssetResourceDataRequestID", PHInvalidAssetResourceDataRequestID == 0)
    outcome("PHAssetResourceDataRequestID", PHAssetResourceDataRequestID.self == Int32.self)
    outcome("PHAuthorizationStatus.notDetermined", PHAuthorizationStatus.notDetermined.rawValue == 0)
  }

  @Test func outcomes2() {
    outcome("PHAuthorizationStatus.denied", PHAuthorizationStatus.denied.rawValue == 2)
    outcome("PHAuthorizationStatus.authorized", PHAuthorizationStatus.authorized.rawValue == 3)
    outcome("PHAuthorizationStatus.init(rawValue:)", PHAuthorizationStatus(rawValue: 4) == .limited)
    outcome("PHCollectionEditOperation.rename", PHCollectionEditOperation.rename.rawValue == 7)
    outcome(
      "PHCollectionEditOperation.init(rawValue:)", PHCollectionEditOperation(rawValue: 1) == .deleteContent)
    outcome("PHCollectionListSubtype", PHCollectionListSubtype(rawValue: 100) == .regularFolder)
    outcome(
      "PHCollectionListSubtype.smartFolderEvents", PHCollectionListSubtype.smartFolderEvents.rawValue == 200)
    outcome(
      "PHCollectionListSubtype.smartFolderFaces", PHCollectionListSubtype.smartFolderFaces.rawValue == 201)
    outcome("PHCollectionListType", PHCollectionListType(rawValue: 2) == .folder)
    outcome("PHCollectionListType.smartFolder", PHCollectionListType.smartFolder.rawValue == 3)
    outcome(
      "PHFetchOptions.wantsIncrementalChangeDetails", PHFetchOptions().wantsIncrementalChangeDetails == true)
    outcome(
      "PHFetchOptions.prefetchAssetExtendedMetadata", PHFetchOptions().prefetchAssetExtendedMetadata == false)
    outcome("PHImageContentMode.aspectFit", PHImageContentMode.aspectFit.rawValue == 0)
    outcome("PHImageContentMode.aspectFill", PHImageContentMode.aspectFill.rawValue == 1)
    outcome("PHImageContentMode", PHImageContentMode.allCases == [.aspectFit, .aspectFill])
    outcome("PHImageContentMode.init(rawValue:)", PHImageContentMode(rawValue: 1) == .aspectFill)
    outcome("PHImageErrorKey", PHImageErrorKey == "PHImageErrorKey")
    outcome("PHImageManager", PHImageManager.default() is PHCachingImageManager == false)
    outcome("PHImageManager.default()", PHImageManager.default() === PHImageManager.default())
    outcome("PHInvalidImageRequestID", PHInvalidImageRequestID == 0)
    outcome(
      "PHImageRequestOptionsDeliveryMode.opportunistic",
      PHImageRequestOptionsDeliveryMode.opportunistic.rawValue == 0)
    outcome(
      "PHImageRequestOptionsDeliveryMode.highQualityFormat",
      PHImageRequestOptionsDeliveryMode.highQualityFormat.rawValue == 1)
    outcome("PHImageRequestOptionsResizeMode.exact", PHImageRequestOptionsResizeMode.exact.rawValue == 2)
    outcome(
      "PHImageRequestOptionsVersion", PHImageRequestOptions().version == PHImageRequestOptionsVersion.current)
    outcome("PHLivePhotoRequestIDInvalid", PHLivePhotoRequestIDInvalid == 0)
    outcome("PHPhotosErrorDomain", PHPhotosErrorDomain == "PHPhotosErrorDomain")
    outcome("PHPhotosError.internalError", PHPhotosError.internalError.rawValue == -1)
    outcome("PHPhotosError.invalid", PHPhotosError.invalid.rawValue == -1)
    outcome(
      "PHPhotosError.persistentChangeTokenExpired",
      PHPhotosError.persistentChangeTokenExpired.rawValue == 3105)
    outcome("PHPhotosError.libraryVolumeOffline", PHPhotosError.libraryVolumeOffline.rawValue == 3114)
    outcome(
      "PHPhotosError.relinquishingLibraryBundleToWriter",
      PHPhotosError.relinquishingLibraryBundleToWriter.rawValue == 3142)
    outcome(
      "PHPhotosError.switchingSystemPhotoLibrary", PHPhotosError.switchingSystemPhotoLibrary.rawValue == 3143)
    outcome("PHPhotosError.networkAccessRequired", PHPhotosError.networkAccessRequired.rawValue == 3164)
    outcome("PHPhotosError.networkError", PHPhotosError.networkError.rawValue == 3169)
    outcome("PHPhotosError.identifierNotFound", PHPhotosError.identifierNotFound.rawValue == 3201)
    outcome("PHPhotosError.multipleIdentifiersFound", PHPhotosError.multipleIdentifiersFound.rawValue == 3202)
    outcome(
      "PHPhotosError.persistentChangeDetailsUnavailable",
      PHPhotosError.persistentChangeDetailsUnavailable.rawValue == 3210)
    outcome("PHPhotosError.changeNotSupported", PHPhotosError.changeNotSupported.rawValue == 3300)
    outcome("PHPhotosError.operationInterrupted", PHPhotosError.operationInterrupted.rawValue == 3301)
    outcome("PHPhotosError.invalidResource", PHPhotosError.invalidResource.rawValue == 3302)
    outcome("PHPhotosError.notEnoughSpace", PHPhotosError.notEnoughSpace.rawValue == 3305)
    outcome(
      "PHPhotosError.requestNotSupportedForAsset", PHPhotosError.requestNotSupportedForAsset.rawValue == 3306)
    outcome("PHPhotosError.accessRestricted", PHPhotosError.accessRestricted.rawValue == 3310)
    outcome(
      "PHPhotosError.libraryInFileProviderSyncRoot",
      PHPhotosError.libraryInFileProviderSyncRoot.rawValue == 5423)
    outcome("PHPhotosError.Code", PHPhotosError(.invalidResource).code == .invalidResource)
    outcome("PHVideoRequestOptions", PHVideoRequestOptions().version == .current)
    outcome("PHVideoRequestOptions.version", PHVideoRequestOptions().version == .current)
    outcome("PHVideoRequestOptionsDeliveryMode", PHVideoRequestOptionsDeliveryMode(rawValue: 0) == .automatic)
    outcome(
      "PHVideoRequestOptionsDeliveryMode.automatic", PHVideoRequestOptionsDeliveryMode.automatic.rawValue == 0
    )
    outcome(
      "PHVideoRequestOptionsDeliveryMode.highQualityFormat",
      PHVideoRequestOptionsDeliveryMode.highQualityFormat.rawValue == 1)
  }

  @Test func outcomes3() {
    outcome(
      "PHAdjustmentData",
      PHAdjustmentData(formatIdentifier: "a", formatVersion: "1", data: Data()).data.isEmpty)
    outcome(
      "PHAdjustmentData.formatIdentifier",
      PHAdjustmentData(formatIdentifier: "a", formatVersion: "1", data: Data()).formatIdentifier == "a")
  }
}
