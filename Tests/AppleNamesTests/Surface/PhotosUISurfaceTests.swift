import AppleNames
import Foundation
import Testing
import UniformTypes

/// The names of PhotosUI in `TypeTables/surface.tsv`: what needs no file is checked, the rest compiles.
@MainActor @Suite struct PhotosUISurfaceTests {
  @Test func outcomes1() {
    outcome("PHPickerCapabilities", PHPickerCapabilities([.search, .stagingArea]).rawValue == 3)
    outcome(
      "PHPickerCapabilities.collectionNavigation", PHPickerCapabilities.collectionNavigation.rawValue == 4)
    outcome("PHPickerCapabilities.search", PHPickerCapabilities.search.rawValue == 1)
    outcome(
      "PHPickerCapabilities.sensitivityAnalysisIntervention",
      PHPickerCapabilities.sensitivityAnalysisIntervention.rawValue == 16)
    outcome("PHPickerCapabilities.stagingArea", PHPickerCapabilities.stagingArea.rawValue == 2)
    outcome("PHPickerConfiguration", PHPickerConfiguration().selectionLimit == 1)
    outcome(
      "PHPickerConfiguration.AssetRepresentationMode.compatible",
      PHPickerConfiguration.AssetRepresentationMode.compatible.rawValue == 2)
    outcome("PHPickerConfiguration.Mode", PHPickerConfiguration().mode == .default)
    outcome("PHPickerConfiguration.Mode.compact", PHPickerConfiguration.Mode.compact.rawValue == 1)
    outcome("PHPickerConfiguration.Selection", PHPickerConfiguration().selection == .default)
    outcome(
      "PHPickerConfiguration.Selection.continuousAndOrdered",
      PHPickerConfiguration.Selection.continuousAndOrdered.rawValue == 3)
    outcome("PHPickerConfiguration.Selection.default", PHPickerConfiguration.Selection.default.rawValue == 0)
    outcome("PHPickerConfiguration.Selection.ordered", PHPickerConfiguration.Selection.ordered.rawValue == 1)
    outcome(
      "PHPickerConfiguration.Update.selectionLimit", PHPickerConfiguration.Update().selectionLimit == nil)
    outcome(
      "PHPickerConfiguration.edgesWithoutContentMargins",
      PHPickerConfiguration().edgesWithoutContentMargins == [])
    outcome("PHPickerConfiguration.filter", PHPickerConfiguration().filter == nil)
    outcome("PHPickerConfiguration.metadataOptions", PHPickerConfiguration().metadataOptions == [])
    outcome(
      "PHPickerConfiguration.preferredAssetRepresentationMode",
      PHPickerConfiguration().preferredAssetRepresentationMode == .automatic)
    outcome(
      "PHPickerConfiguration.preselectedAssetIdentifiers",
      PHPickerConfiguration().preselectedAssetIdentifiers == [])
    outcome("PHPickerConfiguration.searchText", PHPickerConfiguration().searchText == nil)
    outcome("PHPickerConfiguration.selection", PHPickerConfiguration().selection == .default)
    outcome(
      "PHPickerFilter.any(of:)", PHPickerFilter.any(of: [.images, .videos]) == .any(of: [.images, .videos]))
    outcome("PHPickerFilter.bursts", PHPickerFilter.bursts.filter == .bursts)
    outcome("PHPickerFilter.cinematicVideos", PHPickerFilter.cinematicVideos.filter == .cinematicVideos)
    outcome("PHPickerFilter.depthEffectPhotos", PHPickerFilter.depthEffectPhotos.filter == .depthEffectPhotos)
    outcome("PHPickerFilter.images", PHPickerFilter.images.filter == .images)
    outcome("PHPickerFilter.screenshots", PHPickerFilter.screenshots.filter == .screenshots)
    outcome("PHPickerFilter.spatialMedia", PHPickerFilter.spatialMedia.filter == .spatialMedia)
    outcome("PHPickerFilter.timelapseVideos", PHPickerFilter.timelapseVideos.filter == .timelapseVideos)
    outcome("PHPickerFilter.videos", PHPickerFilter.videos.filter == .videos)
    outcome(
      "PHPickerMetadataOptions", PHPickerMetadataOptions([.removeLocation, .removeCaptions]).rawValue == 3)
    outcome("PHPickerMetadataOptions.removeCaptions", PHPickerMetadataOptions.removeCaptions.rawValue == 2)
    outcome("PHPickerMetadataOptions.removeLocation", PHPickerMetadataOptions.removeLocation.rawValue == 1)
    outcome("PHPickerSearchText", PHPickerSearchText("a") == PHPickerSearchText("a"))
    outcome(
      "PHPickerViewController.configuration",
      PHPickerViewController(configuration: PHPickerConfiguration()).configuration == PHPickerConfiguration())
    outcome(
      "PHPickerViewController.delegate",
      PHPickerViewController(configuration: PHPickerConfiguration()).delegate == nil)
    outcome(
      "PHPickerViewController.init(configuration:)",
      PHPickerViewController(configuration: PHPickerConfiguration()).selectedAssetIdentifiers == [])
    outcome(
      "PhotosPickerItem.EncodingDisambiguationPolicy",
      PhotosPickerItem.EncodingDisambiguationPolicy.current != .compatible)
    outcome(
      "PhotosPickerItem.EncodingDisambiguationPolicy.automatic",
      PHPickerConfiguration(maxSelectionCount: 1, preferredItemEncoding: .automatic)
        .preferredAssetRepresentationMode == .automatic)
    outcome(
      "PhotosPickerItem.EncodingDisambiguationPolicy.compatible",
      PHPickerConfiguration(maxSelectionCount: 1, preferredItemEncoding: .compatible)
        .preferredAssetRepresentationMode == .compatible)
  }

  @Test func outcomes2() {
    outcome(
      "PhotosPickerItem.EncodingDisambiguationPolicy.current",
      PHPickerConfiguration(maxSelectionCount: 1, preferredItemEncoding: .current)
        .preferredAssetRepresentationMode == .current)
    outcome(
      "PhotosPickerItem.init(itemIdentifier:)",
      PhotosPickerItem(itemIdentifier: "a").supportedContentTypes == [])
    outcome("PhotosPickerItem.itemIdentifier", PhotosPickerItem(itemIdentifier: "a").itemIdentifier == "a")
    outcome(
      "PhotosPickerSelectionBehavior",
      PHPickerConfiguration(maxSelectionCount: nil, selectionBehavior: .ordered).selection == .ordered)
  }

}

extension SurfaceUses {
  func inPhotosUI() async throws {
    outcome(
      "PHPickerConfiguration.init(photoLibrary:)",
      PHPickerViewController(configuration: PHPickerConfiguration(photoLibrary: .shared())).configuration
        .filter == nil)
    outcome("PHPickerResult", Set([result]).contains(result) == true)
    outcome("PHPickerResult.assetIdentifier", result.assetIdentifier == nil)
    outcome(
      "PHPickerResult.itemProvider",
      result.itemProvider.registeredTypeIdentifiers.first == "com.apple.live-photo-bundle")
    use("PHPickerViewController") { try picker.finish(picking: [heic]) }
    use("PHPickerViewController.deselectAssets(withIdentifiers:)") {
      picker.deselectAssets(withIdentifiers: [id])
    }
    use("PHPickerViewController.scrollToInitialPosition()") { picker.scrollToInitialPosition() }
    use("PHPickerViewController.updatePicker(using:)") {
      picker.updatePicker(using: PHPickerConfiguration.Update())
    }
    use("PHPickerViewController.zoomIn()") { picker.zoomIn() }
    use("PHPickerViewControllerDelegate") { picker.cancel() }
    use("PHPickerViewControllerDelegate.picker(_:didFinishPicking:)") { try picker.finish(picking: [heic]) }
    outcome(
      "PhotosPickerItem.loadTransferable(type:)",
      try await PhotosPickerItem(result).loadTransferable(type: Data.self)?.count == 1234)
    use("PhotosPickerItem.loadTransferable(type:completionHandler:)") {
      PhotosPickerItem(itemIdentifier: "a").loadTransferable(type: Data.self) { outcome in }
    }
    outcome(
      "PhotosPickerItem.supportedContentTypes", PhotosPickerItem(result).supportedContentTypes.first == .heic)
  }

}
