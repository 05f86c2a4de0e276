import AppleNames
import Foundation
import Testing
import UniformTypes

/// The names of PhotosUI in `TypeTables/surface.tsv`, each with its outcome.
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

  private let recorder = Recorder()

  private func picker(_ change: (inout PHPickerConfiguration) -> Void = { _ in }) throws
    -> PHPickerViewController
  {
    var configuration = PHPickerConfiguration(photoLibrary: try Media.library.get())
    change(&configuration)
    let picker = PHPickerViewController(configuration: configuration)
    picker.delegate = recorder
    return picker
  }

  @Test func outcomesOfPicking() async throws {
    let picker = try picker()
    try picker.finish(picking: [Media.url("live/IMG_0002.HEIC")])
    let identifier = try Media.identifier("live/IMG_0002.HEIC")
    let result = try #require(recorder.calls.last?.first)
    outcome(
      "PHPickerConfiguration.init(photoLibrary:)",
      try PHPickerConfiguration(photoLibrary: Media.library.get()) != PHPickerConfiguration())
    outcome("PHPickerResult", Set([result, result]).count == 1)
    outcome("PHPickerResult.assetIdentifier", result.assetIdentifier == identifier)
    outcome(
      "PHPickerResult.itemProvider",
      result.itemProvider.registeredTypeIdentifiers == ["com.apple.live-photo-bundle", "public.heic"])
    outcome("PHPickerViewController", picker.selectedAssetIdentifiers == [identifier])
    outcome("PHPickerViewControllerDelegate", picker.delegate === recorder)
    outcome(
      "PHPickerViewControllerDelegate.picker(_:didFinishPicking:)",
      recorder.calls.map { $0.map(\.assetIdentifier) } == [[identifier]])
    let still = PhotosPickerItem(result)
    let bytes = try Media.data("live/IMG_0002.HEIC")
    outcome("PhotosPickerItem.supportedContentTypes", still.supportedContentTypes.last == .heic)
    outcome(
      "PhotosPickerItem.loadTransferable(type:)",
      try await still.loadTransferable(type: HEICPicture.self)?.bytes == bytes)
    outcome(
      "PhotosPickerItem.loadTransferable(type:completionHandler:)",
      await answer { give in
        let _: Progress = still.loadTransferable(type: HEICPicture.self) {
          give((try? $0.get())?.bytes == bytes)
        }
      })
  }

  @Test func outcomesOfAnOpenPicker() throws {
    let identifiers = try ["subtypes/plain.jpg", "subtypes/plain.mov"].map { try Media.identifier($0) }
    let picker = try picker {
      $0.selectionLimit = 0
      $0.preselectedAssetIdentifiers = identifiers
    }
    picker.moveAsset(withIdentifier: identifiers[1], afterAssetWithIdentifier: nil)
    outcome(
      "PHPickerViewController.moveAsset(withIdentifier:afterAssetWithIdentifier:)",
      picker.selectedAssetIdentifiers == [identifiers[1], identifiers[0]])
    picker.deselectAssets(withIdentifiers: [identifiers[0]])
    outcome(
      "PHPickerViewController.deselectAssets(withIdentifiers:)",
      picker.selectedAssetIdentifiers == [identifiers[1]])
    var update = PHPickerConfiguration.Update()
    update.selectionLimit = 3
    picker.updatePicker(using: update)
    outcome("PHPickerViewController.updatePicker(using:)", picker.configuration.selectionLimit == 3)
    // Without a user interface, scrolling and zooming do not change the selection.
    picker.scrollToInitialPosition()
    outcome(
      "PHPickerViewController.scrollToInitialPosition()", picker.selectedAssetIdentifiers == [identifiers[1]])
    picker.zoomOut()
    outcome("PHPickerViewController.zoomOut()", picker.selectedAssetIdentifiers == [identifiers[1]])
    picker.zoomIn()
    outcome("PHPickerViewController.zoomIn()", picker.selectedAssetIdentifiers == [identifiers[1]])
  }
}
