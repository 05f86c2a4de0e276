import AppleNames
import Foundation
import Testing

/// Raw values that programs store equal Apple's.
@Suite struct ConstantTests {
  @Test func aConfigurationBeginsWithTheDefaults() {
    let configuration = PHPickerConfiguration()
    #expect(configuration.filter == nil && configuration.selectionLimit == 1)
    #expect(configuration.preferredAssetRepresentationMode == .automatic)
    #expect(configuration.selection == .default && configuration.mode == .default)
    #expect(configuration.preselectedAssetIdentifiers.isEmpty)
    #expect(configuration.edgesWithoutContentMargins == [] && configuration.disabledCapabilities == [])
    let update = PHPickerConfiguration.Update()
    #expect(update.selectionLimit == nil && update.edgesWithoutContentMargins == nil)
  }

  static let numbers: [(name: String, found: Int, expected: Int)] = [
    ("automatic", PHPickerConfiguration.AssetRepresentationMode.automatic.rawValue, 0),
    ("current", PHPickerConfiguration.AssetRepresentationMode.current.rawValue, 1),
    ("compatible", PHPickerConfiguration.AssetRepresentationMode.compatible.rawValue, 2),
    ("default selection", PHPickerConfiguration.Selection.default.rawValue, 0),
    ("ordered", PHPickerConfiguration.Selection.ordered.rawValue, 1),
    ("continuous", PHPickerConfiguration.Selection.continuous.rawValue, 2),
    ("continuousAndOrdered", PHPickerConfiguration.Selection.continuousAndOrdered.rawValue, 3),
    ("search", PHPickerCapabilities.search.rawValue, 1),
    ("stagingArea", PHPickerCapabilities.stagingArea.rawValue, 2),
    ("collectionNavigation", PHPickerCapabilities.collectionNavigation.rawValue, 4),
    ("selectionActions", PHPickerCapabilities.selectionActions.rawValue, 8),
    ("sensitivity", PHPickerCapabilities.sensitivityAnalysisIntervention.rawValue, 16),
    ("image", PHAssetMediaType.image.rawValue, 1), ("video", PHAssetMediaType.video.rawValue, 2),
    ("imageAnimated", PHAsset.PlaybackStyle.imageAnimated.rawValue, 2),
    ("videoLooping", PHAsset.PlaybackStyle.videoLooping.rawValue, 5),
    ("photo", PHAssetResourceType.photo.rawValue, 1),
    ("adjustmentData", PHAssetResourceType.adjustmentData.rawValue, 7),
    ("pairedVideo", PHAssetResourceType.pairedVideo.rawValue, 9),
    ("authorized", PHAuthorizationStatus.authorized.rawValue, 3),
    ("limited", PHAuthorizationStatus.limited.rawValue, 4),
    ("readWrite", PHAccessLevel.readWrite.rawValue, 2),
    ("smartAlbumFavorites", PHAssetCollectionSubtype.smartAlbumFavorites.rawValue, 203),
    ("smartAlbumLivePhotos", PHAssetCollectionSubtype.smartAlbumLivePhotos.rawValue, 213),
    ("any", PHAssetCollectionSubtype.any.rawValue, Int.max),
  ]

  @Test(arguments: numbers) func rawValuesAreApples(name: String, found: Int, expected: Int) {
    #expect(found == expected)
  }

  static let bits: [(PHAssetMediaSubtype, UInt)] = [
    (.photoPanorama, 0), (.photoHDR, 1), (.photoScreenshot, 2), (.photoLive, 3), (.photoDepthEffect, 4),
    (.photoAnimation, 6), (.spatialMedia, 10), (.videoStreamed, 16), (.videoHighFrameRate, 17),
    (.videoTimelapse, 18), (.videoScreenRecording, 19), (.videoCinematic, 21),
  ]

  @Test(arguments: bits) func subtypesAreBits(subtype: PHAssetMediaSubtype, bit: UInt) {
    #expect(subtype.rawValue == 1 << bit)
  }

  @Test func keysAreImageIOs() {
    #expect(kCGImagePropertyPixelWidth as String == "PixelWidth")
    #expect(kCGImagePropertyExifDictionary as String == "{Exif}")
    #expect(kCGImagePropertyTIFFDictionary as String == "{TIFF}")
    #expect(kCGImagePropertyMakerAppleDictionary as String == "{MakerApple}")
  }
}
