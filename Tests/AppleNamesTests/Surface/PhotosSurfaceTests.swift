import AppleNames
import Foundation
import Testing
import UniformTypes

/// The names of Photos in `TypeTables/surface.tsv`, each with its outcome.
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

  @Test func outcomesOfAssets() async {
    await #expect(processExitsWith: .success) {
      let surface = try SurfaceLibrary()
      let asset = try surface.asset("IMG_0001.JPG")
      let movie = try surface.asset("IMG_0002.MOV")
      let pair = try surface.asset("IMG_0003.JPG")
      let burst = "55555555-EEEE-4EEE-8EEE-000000000005"
      outcome("PHAdjustmentData.data", PHAdjustmentData(of: asset)?.data == Data([1, 2, 3]))
      outcome(
        "PHAsset",
        PHAsset.fetchAssets(withLocalIdentifiers: [asset.localIdentifier], options: nil).firstObject == asset)
      outcome("PHAsset.addedDate", asset.addedDate == nil)
      outcome("PHAsset.adjustmentFormatIdentifier", asset.adjustmentFormatIdentifier == "com.apple.photo")
      outcome(
        "PHAsset.adjustmentTimestamp", asset.adjustmentTimestamp == Date(timeIntervalSince1970: 1_562_330_806)
      )
      outcome(
        "PHAsset.adjustmentsState", asset.adjustmentsState == .userAdjusted && movie.adjustmentsState == .none
      )
      outcome(
        "PHAsset.burstIdentifier",
        try surface.asset("IMG_0005.JPG").burstIdentifier == burst && asset.burstIdentifier == nil)
      outcome("PHAsset.burstSelectionTypes", try surface.asset("IMG_0004.JPG").burstSelectionTypes == [])
      outcome("PHAsset.contentType", asset.contentType == .jpeg && movie.contentType == .quickTimeMovie)
      outcome("PHAsset.canPerform(_:)", asset.canPerform(.delete) == false)
      outcome(
        "PHAsset.creationDate", try pair.creationDate == Date("2024-05-01T12:00:00+02:00", strategy: .iso8601)
      )
      outcome("PHAsset.duration", asset.duration == 0 && movie.duration > 0)
      outcome("PHAsset.extendedMetadata", asset.extendedMetadata.caption == "Boats & <sails>")
      outcome(
        "PHAsset.fetchAssets(in:options:)",
        try PHAsset.fetchAssets(in: surface.album("Holiday"), options: nil).count == 2)
      outcome(
        "PHAsset.fetchAssets(withLocalIdentifiers:options:)",
        PHAsset.fetchAssets(withLocalIdentifiers: [movie.localIdentifier, "a"], options: nil).count == 1)
      outcome(
        "PHAsset.fetchKeyAssets(in:options:)",
        try PHAsset.fetchKeyAssets(in: surface.album("Holiday"), options: nil)?.count == 2)
      outcome("PHAsset.fetchAssets(with:)", PHAsset.fetchAssets(with: nil).count == 4)
      outcome(
        "PHAsset.fetchAssets(with:options:)",
        PHAsset.fetchAssets(with: .video, options: nil).firstObject == movie)
      let all = PHFetchOptions()
      all.includeAllBurstAssets = true
      outcome(
        "PHAsset.fetchAssets(withBurstIdentifier:options:)",
        PHAsset.fetchAssets(withBurstIdentifier: burst, options: nil).count == 1
          && PHAsset.fetchAssets(withBurstIdentifier: burst, options: all).count == 2)
      outcome("PHAsset.hasAdjustments", asset.hasAdjustments && !movie.hasAdjustments)
      outcome("PHAsset.isFavorite", asset.isFavorite && !movie.isFavorite)
      outcome("PHAsset.isHidden", asset.isHidden == false)
      outcome("PHAsset.isSyncFailureHidden", asset.isSyncFailureHidden == false)
      let located = try Media.asset("headers/located_turned_thumbnail.jpg")
      outcome("PHAsset.location", located?.location?.coordinate.latitude != nil && asset.location == nil)
      outcome("PHAsset.mediaSubtypes", pair.mediaSubtypes == .photoLive && movie.mediaSubtypes == [])
      outcome("PHAsset.mediaType", asset.mediaType == .image && movie.mediaType == .video)
      let file = surface.folder.url.appendingPathComponent("Holiday/IMG_0001.JPG")
      let modified = try FileManager.default.attributesOfItem(atPath: file.path)[.modificationDate] as? Date
      outcome(
        "PHAsset.modificationDate",
        asset.modificationDate?.timeIntervalSince1970 == modified?.timeIntervalSince1970.rounded(.down))
      outcome("PHAsset.originalResourceChoice", asset.originalResourceChoice == .compressed)
      outcome("PHAsset.pixelHeight", asset.pixelHeight == 16 && pair.pixelHeight == 48)
      outcome("PHAsset.pixelWidth", asset.pixelWidth == 16 && pair.pixelWidth == 64)
      outcome("PHAsset.playbackStyle", pair.playbackStyle == .livePhoto && movie.playbackStyle == .video)
      outcome("PHAsset.playbackVariation", asset.playbackVariation == .none)
      outcome("PHAsset.rating", asset.rating == .five && movie.rating == .unset)
      outcome(
        "PHAsset.representsBurst",
        try surface.asset("IMG_0004.JPG").representsBurst
          && !surface.asset("IMG_0005.JPG").representsBurst)
      outcome("PHAsset.sourceType", asset.sourceType == .typeUserLibrary)
      let words = asset.extendedMetadata
      outcome("PHAssetExtendedMetadata", movie.extendedMetadata.caption == nil)
      outcome("PHAssetExtendedMetadata.caption", words.caption == "Boats & <sails>")
      outcome("PHAssetExtendedMetadata.keywords", words.keywords == ["boat", "wind"])
      outcome("PHAssetExtendedMetadata.originalFilename", words.originalFilename == "IMG_0001.JPG")
      outcome("PHObject", (asset as any PHObject).localIdentifier == asset.localIdentifier)
      outcome("PHObject.localIdentifier", asset.localIdentifier.hasSuffix("/L0/001"))
    }
  }

  @Test func outcomesOfResources() async {
    await #expect(processExitsWith: .success) {
      let surface = try SurfaceLibrary()
      let pair = try surface.asset("IMG_0003.JPG")
      let asset = try surface.asset("IMG_0001.JPG")
      let bytes = try Media.data("live/IMG_0001.MOV")
      let parts = PHAssetResource.assetResources(for: pair)
      let (still, movie) = (try #require(parts.first), try #require(parts.last))
      outcome("PHAssetResource", parts.map(\.type) == [.photo, .pairedVideo])
      outcome("PHAssetResource.assetLocalIdentifier", movie.assetLocalIdentifier == pair.localIdentifier)
      outcome("PHAssetResource.assetResources(for:)", PHAssetResource.assetResources(for: asset).count == 2)
      outcome(
        "PHAssetResource.contentType", still.contentType == .jpeg && movie.contentType == .quickTimeMovie)
      outcome("PHAssetResource.dataSize", movie.dataSize == bytes.count)
      outcome("PHAssetResource.filename", movie.filename == "IMG_0003.MOV")
      outcome("PHAssetResource.originalFilename", still.originalFilename == "IMG_0003.JPG")
      outcome("PHAssetResource.pixelHeight", still.pixelHeight == 48)
      outcome("PHAssetResource.pixelWidth", still.pixelWidth == 64)
      outcome(
        "PHAssetResource.type", PHAssetResource.assetResources(for: asset).last?.type == .adjustmentData)
      outcome(
        "PHAssetResource.uniformTypeIdentifier", movie.uniformTypeIdentifier == "com.apple.quicktime-movie")
      let target = surface.folder.url.appendingPathComponent("copy.mov")
      outcome(
        "PHAssetResourceManager.writeData(for:toFile:options:completionHandler:)",
        await answer { give in
          PHAssetResourceManager.default().writeData(for: movie, toFile: target, options: nil) { error in
            give(error == nil && (try? Data(contentsOf: target)) == bytes)
          }
        })
      outcome(
        "PHAssetResourceManager.default()",
        PHAssetResourceManager.default() === PHAssetResourceManager.default())
      outcome(
        "PHAssetResourceManager.requestData(for:options:dataReceivedHandler:completionHandler:)",
        await answer { give in
          var data = Data()
          PHAssetResourceManager.default().requestData(
            for: movie, options: nil, dataReceivedHandler: { data += $0 }
          ) { error in
            give(error == nil && data == bytes)
          }
        })
      outcome(
        "PHAssetResourceManager.cancelDataRequest(_:)",
        await answer { give in
          let number = PHAssetResourceManager.default().requestData(
            for: movie, options: nil, dataReceivedHandler: { _ in }
          ) { error in
            give(error == nil || (error as? CocoaError)?.code == .userCancelled)
          }
          PHAssetResourceManager.default().cancelDataRequest(number)
        })
      let files = [
        surface.folder.url.appendingPathComponent("Pairs/IMG_0003.JPG"),
        surface.folder.url.appendingPathComponent("Pairs/IMG_0003.MOV"),
      ]
      outcome(
        "PHLivePhoto.request(withResourceFileURLs:placeholderImage:targetSize:contentMode:resultHandler:)",
        await answer { give in
          PHLivePhoto.request(
            withResourceFileURLs: Array(files.prefix(1)), placeholderImage: nil, targetSize: .zero,
            contentMode: .aspectFit
          ) { photo, info in
            give(photo == nil && info[PHLivePhotoInfoErrorKey] != nil)
          }
        })
      outcome(
        "PHLivePhoto",
        await answer { give in
          PHLivePhoto.request(
            withResourceFileURLs: files, placeholderImage: nil, targetSize: .zero, contentMode: .aspectFit
          ) { photo, info in
            give(photo?.object.identifier == "11111111-AAAA-4AAA-8AAA-000000000001")
          }
        })
      outcome(
        "PHLivePhoto.size",
        await answer { give in
          PHLivePhoto.request(
            withResourceFileURLs: files, placeholderImage: nil, targetSize: .zero, contentMode: .aspectFit
          ) { photo, info in
            give(photo?.size == CGSize(width: 64, height: 48))
          }
        })
      outcome(
        "PHLivePhoto.cancelRequest(withRequestID:)",
        await answerOnMain { give in
          let number = PHLivePhoto.request(
            withResourceFileURLs: files, placeholderImage: nil, targetSize: .zero, contentMode: .aspectFit
          ) { photo, info in
            give(photo == nil && info[PHLivePhotoInfoCancelledKey] as? Bool == true)
          }
          PHLivePhoto.cancelRequest(withRequestID: number)
        })
    }
  }

  @Test func outcomesOfImages() async {
    await #expect(processExitsWith: .success) {
      let surface = try SurfaceLibrary()
      let asset = try surface.asset("IMG_0001.JPG")
      let movie = try surface.asset("IMG_0002.MOV")
      let bytes = try Media.data("../Details/xmp.jpg")
      let manager = PHCachingImageManager()
      outcome(
        "PHImageManager.requestAVAsset(forVideo:options:resultHandler:)",
        await answer { give in
          manager.requestAVAsset(forVideo: movie, options: nil) { movie, mix, info in
            give((movie as? AVURLAsset)?.url.lastPathComponent == "IMG_0002.MOV")
          }
        })
      outcome(
        "PHImageManager.requestImage(for:targetSize:contentMode:options:resultHandler:)",
        await answer { give in
          manager.requestImage(
            for: asset, targetSize: PHImageManagerMaximumSize, contentMode: .default, options: nil
          ) { image, info in
            give(image?.size == CGSize(width: 16, height: 16))
          }
        })
      outcome(
        "PHImageManager.requestImageDataAndOrientation(for:options:resultHandler:)",
        await answer { give in
          manager.requestImageDataAndOrientation(for: asset, options: nil) { data, type, orientation, info in
            give(data == bytes && type == "public.jpeg" && orientation == .up)
          }
        })
      outcome(
        "PHImageManager.requestImageData(for:options:resultHandler:)",
        await answer { give in
          manager.requestImageData(for: asset, options: nil) { data, type, orientation, info in
            give(data == bytes && type == "public.jpeg" && orientation == .up)
          }
        })
      let pair = try surface.asset("IMG_0003.JPG")
      outcome(
        "PHImageManager.requestLivePhoto(for:targetSize:contentMode:options:resultHandler:)",
        await answer { give in
          manager.requestLivePhoto(for: pair, targetSize: .zero, contentMode: .aspectFit, options: nil) {
            photo, info in
            give(photo?.object.identifier == "11111111-AAAA-4AAA-8AAA-000000000001")
          }
        })
      outcome(
        "PHImageManager.cancelImageRequest(_:)",
        await answerOnMain { give in
          let number = manager.requestImageDataAndOrientation(for: asset, options: nil) { data, _, _, info in
            give(data == nil && info?[PHImageCancelledKey] as? Bool == true)
          }
          manager.cancelImageRequest(number)
        })
      let options = PHImageRequestOptions()
      let handler: PHAssetImageProgressHandler = { fraction, error, stop, info in }
      options.progressHandler = handler
      options.isSynchronous = true
      func isGiven() -> Bool {
        var image: UIImage?
        manager.requestImage(for: asset, targetSize: .zero, contentMode: .aspectFit, options: options) {
          found, _ in image = found
        }
        return image?.encoded?.data == bytes
      }
      outcome("PHAssetImageProgressHandler", options.progressHandler != nil && isGiven())
      manager.startCachingImages(for: [asset], targetSize: .zero, contentMode: .aspectFit, options: nil)
      outcome("PHCachingImageManager.startCachingImages(for:targetSize:contentMode:options:)", isGiven())
      manager.stopCachingImages(for: [asset], targetSize: .zero, contentMode: .aspectFit, options: nil)
      outcome("PHCachingImageManager.stopCachingImages(for:targetSize:contentMode:options:)", isGiven())
      manager.stopCachingImagesForAllAssets()
      outcome("PHCachingImageManager.stopCachingImagesForAllAssets()", isGiven())
    }
  }

  @Test func outcomesOfCollections() async {
    await #expect(processExitsWith: .success) {
      let surface = try SurfaceLibrary()
      let album = try surface.album("Holiday")
      let fetched = PHAsset.fetchAssets(in: album, options: nil)
      outcome(
        "PHAssetCollection",
        PHAssetCollection.fetchAssetCollections(with: .album, subtype: .any, options: nil).count == 2)
      outcome("PHAssetCollection.assetCollectionType", album.assetCollectionType == .album)
      outcome(
        "PHAssetCollection.endDate",
        album.endDate == fetched.objects(at: IndexSet(0..<2)).compactMap(\.creationDate).max())
      outcome(
        "PHAssetCollection.estimatedAssetCount",
        try album.estimatedAssetCount == 2 && surface.album("Pairs").estimatedAssetCount == 2)
      let some = PHAssetCollection.transientAssetCollection(withAssetFetchResult: fetched, title: "A")
      outcome(
        "PHAssetCollection.transientAssetCollection(withAssetFetchResult:title:)",
        some.localizedTitle == "A" && some.estimatedAssetCount == 2)
      let albums = PHCollection.fetchTopLevelUserCollections(with: nil)
      outcome("PHCollection", albums.firstObject is PHAssetCollection)
      outcome("PHAssetCollection.assetCollectionSubtype", album.assetCollectionSubtype == .albumRegular)
      outcome(
        "PHAssetCollection.startDate",
        album.startDate == fetched.objects(at: IndexSet(0..<2)).compactMap(\.creationDate).min())
      outcome("PHAssetCollection.approximateLocation", album.approximateLocation == nil)
      outcome("PHAssetCollection.localizedLocationNames", album.localizedLocationNames == [])
      outcome(
        "PHAssetCollection.fetchAssetCollections(with:subtype:options:)",
        PHAssetCollection.fetchAssetCollections(with: .smartAlbum, subtype: .smartAlbumVideos, options: nil)
          .firstObject?.estimatedAssetCount == 1)
      outcome(
        "PHAssetCollection.fetchAssetCollections(withLocalIdentifiers:options:)",
        PHAssetCollection.fetchAssetCollections(withLocalIdentifiers: [album.localIdentifier], options: nil)
          .firstObject == album)
      outcome(
        "PHAssetCollection.fetchAssetCollectionsContaining(_:with:options:)",
        PHAssetCollection.fetchAssetCollectionsContaining(fetched[0], with: .album, options: nil).firstObject
          == album)
      outcome(
        "PHAssetCollection.fetchMoments(with:)", PHAssetCollection.fetchMoments(with: nil).count == 0)
      outcome(
        "PHAssetCollection.transientAssetCollection(with:title:)",
        PHAsset.fetchAssets(
          in: PHAssetCollection.transientAssetCollection(with: [fetched[1]], title: nil), options: nil
        ).firstObject == fetched[1])
      outcome("PHCollection.canContainAssets", album.canContainAssets)
      outcome("PHCollection.canContainCollections", album.canContainCollections == false)
      outcome("PHCollection.canPerform(_:)", album.canPerform(.rename) == false)
      outcome("PHCollection.fetchTopLevelUserCollections(with:)", albums.count == 2)
      outcome("PHCollection.localizedTitle", album.localizedTitle == "Holiday")
      let list = PHCollectionList.transientCollectionList(withCollectionsFetchResult: albums, title: "All")
      outcome(
        "PHCollection.fetchCollections(in:options:)",
        PHCollection.fetchCollections(in: list, options: nil).count == 2)
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
      outcome("PHCollectionList", list.canContainCollections && !list.canContainAssets)
      outcome("PHCollectionList.endDate", list.endDate != nil)
      outcome(
        "PHAssetCollection.fetchMoments(inMomentList:options:)",
        PHAssetCollection.fetchMoments(inMomentList: list, options: nil).count == 0)
      outcome(
        "PHCollectionList.fetchMomentLists(with:options:)",
        PHCollectionList.fetchMomentLists(with: .momentListYear, options: nil).count == 0)
      outcome(
        "PHCollectionList.transientCollectionList(with:title:)",
        PHCollectionList.transientCollectionList(with: [album], title: "A").localizedTitle == "A")
      outcome(
        "PHCollectionList.transientCollectionList(withCollectionsFetchResult:title:)",
        list.localizedTitle == "All")
      outcome("PHCollectionList.localizedLocationNames", list.localizedLocationNames == [])
      outcome("PHCollectionList.startDate", list.startDate == album.startDate && list.startDate != nil)
      outcome("PHFetchResult.count", fetched.count == 2)
      outcome("PHFetchResult.countOfAssets(with:)", fetched.countOfAssets(with: .video) == 1)
      var names: [String?] = []
      fetched.enumerateObjects(options: .reverse) { asset, index, stop in
        names.append(asset.extendedMetadata.originalFilename)
        if index == 1 { stop.pointee = true }
      }
      outcome("PHFetchResult.enumerateObjects(options:using:)", names == ["IMG_0002.MOV"])
      outcome(
        "PHFetchResult.firstObject",
        fetched.firstObject == fetched.object(at: 0) && PHFetchResult<PHAsset>().firstObject == nil)
      outcome("PHFetchResult.objects(at:)", fetched.objects(at: [1]) == [fetched.object(at: 1)])
      outcome("PHFetchResult.subscript(_:)", fetched[1] == fetched.lastObject)
      outcome("PHFetchResult", (fetched.copy() as? PHFetchResult<PHAsset>) === fetched)
      outcome(
        "PHFetchResult.contains(_:)",
        try fetched.contains(fetched[1]) && !fetched.contains(surface.asset("IMG_0003.JPG")))
      outcome("PHFetchResult.index(of:)", fetched.index(of: fetched[1]) == 1)
      outcome(
        "PHFetchResult.index(of:in:)",
        fetched.index(of: fetched[1], in: NSRange(location: 0, length: 1)) == NSNotFound)
      outcome("PHFetchResult.lastObject", fetched.lastObject == fetched[1])
      outcome("PHFetchResult.object(at:)", fetched.object(at: 1) == fetched[1])
      var places: [Int] = []
      fetched.enumerateObjects { _, index, _ in places.append(index) }
      outcome("PHFetchResult.enumerateObjects(_:)", places == [0, 1])
      places = []
      fetched.enumerateObjects(at: [0, 1, 7], options: .reverse) { _, index, _ in places.append(index) }
      outcome("PHFetchResult.enumerateObjects(at:options:using:)", places == [1, 0])
      let wishes = PHFetchOptions()
      wishes.predicate = NSPredicate(format: "mediaType == %d", 2)
      wishes.fetchLimit = 5
      let copy = wishes.copy() as? PHFetchOptions
      outcome(
        "PHFetchOptions.predicate", PHAsset.fetchAssets(with: copy).count == 1 && copy?.fetchLimit == 5)
    }
  }

  @Test func outcomesOfChanges() async {
    await #expect(processExitsWith: .success) {
      let surface = try SurfaceLibrary()
      let library = PHPhotoLibrary.shared()
      let options = PHFetchOptions()
      options.sortDescriptors = [NSSortDescriptor(key: "modificationDate", ascending: true)]
      func touch(_ path: String, _ seconds: Double) throws {
        try FileManager.default.setAttributes(
          [.modificationDate: Date(timeIntervalSince1970: seconds)],
          ofItemAtPath: surface.folder.url.appendingPathComponent(path).path)
      }
      try touch("Holiday/IMG_0001.JPG", 1000)
      try touch("Holiday/IMG_0002.MOV", 2000)
      try library.rescan()
      let before = PHAsset.fetchAssets(in: try surface.album("Holiday"), options: options)
      let first = try surface.asset("IMG_0001.JPG")
      let movie = try surface.asset("IMG_0002.MOV")
      let observer = SurfaceObserver()
      library.register(observer as any PHPhotoLibraryChangeObserver)
      try touch("Holiday/IMG_0001.JPG", 3000)
      try surface.folder.place("subtypes/screenshot.png", "Holiday/IMG_0009.PNG")
      try touch("Holiday/IMG_0009.PNG", 4000)
      try library.rescan()
      var changes = observer.changes.makeAsyncIterator()
      let change = try #require(await changes.next())
      outcome("PHPhotoLibrary.register(_:)", PHAsset.fetchAssets(with: nil).count == 5)
      let details = try #require(change.changeDetails(for: before))
      outcome("PHChange.changeDetails(for:)", change.changeDetails(for: movie) == nil)
      outcome("PHFetchResultChangeDetails.changedIndexes", details.changedIndexes == [1])
      outcome("PHFetchResultChangeDetails.changedObjects", details.changedObjects == [first])
      var moves: [[Int]] = []
      details.enumerateMoves { moves.append([$0, $1]) }
      outcome("PHFetchResultChangeDetails.enumerateMoves(_:)", moves.contains([0, 1]))
      outcome(
        "PHFetchResultChangeDetails.fetchResultAfterChanges", details.fetchResultAfterChanges.count == 3)
      outcome(
        "PHFetchResultChangeDetails.fetchResultBeforeChanges", details.fetchResultBeforeChanges === before)
      outcome("PHFetchResultChangeDetails.insertedIndexes", details.insertedIndexes == [2])
      outcome(
        "PHFetchResultChangeDetails.insertedObjects",
        details.insertedObjects.map(\.mediaSubtypes) == [.photoScreenshot])
      outcome("PHFetchResultChangeDetails.removedIndexes", details.removedIndexes == [])
      try FileManager.default.removeItem(
        at: surface.folder.url.appendingPathComponent("Holiday/IMG_0002.MOV"))
      try library.rescan()
      let second = try #require(await changes.next())
      outcome("PHObjectChangeDetails", second.changeDetails(for: movie)?.objectWasDeleted == true)
      let gone = second.changeDetails(for: movie)
      outcome("PHObjectChangeDetails.objectWasDeleted", gone?.objectWasDeleted == true)
      outcome("PHObjectChangeDetails.objectAfterChanges", gone != nil && gone?.objectAfterChanges == nil)
      outcome("PHObjectChangeDetails.objectBeforeChanges", gone?.objectBeforeChanges == movie)
      outcome(
        "PHObjectChangeDetails.assetContentChanged",
        change.changeDetails(for: first)?.assetContentChanged == true && gone?.assetContentChanged == false)
      let removal = second.changeDetails(for: details.fetchResultAfterChanges)
      outcome("PHFetchResultChangeDetails", removal?.removedIndexes == [0])
      outcome("PHFetchResultChangeDetails.removedObjects", removal?.removedObjects == [movie])
      outcome("PHFetchResultChangeDetails.hasIncrementalChanges", removal?.hasIncrementalChanges == true)
      outcome("PHFetchResultChangeDetails.hasMoves", details.hasMoves && removal?.hasMoves == false)
      outcome(
        "PHFetchResultChangeDetails.init(from:to:changedObjects:)",
        PHFetchResultChangeDetails(from: before, to: before, changedObjects: [first]).changedIndexes == [0])
      outcome("PHChange", try second.changeDetails(for: surface.asset("IMG_0001.JPG")) == nil)
      library.unregisterChangeObserver(observer)
      try surface.folder.place("subtypes/plain.mov", "Holiday/IMG_0010.MOV")
      try library.rescan()
      let third = SurfaceObserver()
      library.register(third as any PHPhotoLibraryChangeObserver)
      try surface.folder.place("subtypes/plain.mov", "Holiday/IMG_0011.MOV")
      try library.rescan()
      var later = third.changes.makeAsyncIterator()
      _ = await later.next()
      outcome("PHPhotoLibrary.unregisterChangeObserver(_:)", observer.changeCount == 2)
      outcome("PHPhotoLibraryChangeObserver", third.changeCount == 1)
      outcome("PHPhotoLibraryChangeObserver.photoLibraryDidChange(_:)", observer.changeCount == 2)
      outcome("PHPhotoLibrary.shared()", PHPhotoLibrary.shared() === library)
      outcome("PHPhotoLibraryAvailabilityObserver", library.unavailabilityReason == nil)
      library.register(observer as any PHPhotoLibraryAvailabilityObserver)
      try FileManager.default.removeItem(at: surface.folder.url)
      #expect(throws: (any Error).self) { try library.rescan() }
      var absences = observer.absences.makeAsyncIterator()
      outcome(
        "PHPhotoLibraryAvailabilityObserver.photoLibraryDidBecomeUnavailable(_:)",
        await absences.next() == true)
      outcome(
        "PHPhotoLibrary.unavailabilityReason",
        (library.unavailabilityReason as? PHPhotosError)?.code == .libraryVolumeOffline)
      library.unregisterAvailabilityObserver(observer)
      try FileManager.default.createDirectory(at: surface.folder.url, withIntermediateDirectories: true)
      try library.rescan()
      library.register(third as any PHPhotoLibraryAvailabilityObserver)
      try FileManager.default.removeItem(at: surface.folder.url)
      #expect(throws: (any Error).self) { try library.rescan() }
      var others = third.absences.makeAsyncIterator()
      _ = await others.next()
      outcome("PHPhotoLibrary.unregisterAvailabilityObserver(_:)", observer.absenceCount == 1)
    }
  }

  @Test func outcomesOfAuthorization() async {
    await #expect(processExitsWith: .success) {
      outcome(
        "PHPhotoLibrary.requestAuthorization(_:)",
        await answer { give in PHPhotoLibrary.requestAuthorization { give($0 == .denied) } })
      let surface = try SurfaceLibrary()
      outcome("PHAuthorizationStatus", PHPhotoLibrary.authorizationStatus() == .authorized)
      outcome("PHPhotoLibrary", PHPhotoLibrary.shared().unavailabilityReason == nil)
      outcome("PHPhotoLibrary.authorizationStatus()", PHPhotoLibrary.authorizationStatus() == .authorized)
      outcome(
        "PHPhotoLibrary.authorizationStatus(for:)",
        PHPhotoLibrary.authorizationStatus(for: .addOnly) == .restricted)
      outcome(
        "PHPhotoLibrary.requestAuthorization(for:handler:)",
        await answer { give in
          PHPhotoLibrary.requestAuthorization(for: .readWrite) { give($0 == .authorized) }
        } && FileManager.default.fileExists(atPath: surface.folder.url.path))
    }
  }
}
