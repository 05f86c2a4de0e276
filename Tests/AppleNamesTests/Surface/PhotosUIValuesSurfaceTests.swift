import AppleNames
import Foundation
import Testing

/// Further names of PhotosUI in `TypeTables/surface.tsv`: values, defaults and what needs no file.
@MainActor @Suite struct PhotosUIValuesSurfaceTests {
  @Test func outcomes() {
    outcome(
      "PHPickerConfiguration.AssetRepresentationMode.automatic",
      PHPickerConfiguration.AssetRepresentationMode.automatic.rawValue == 0)
    outcome(
      "PHPickerConfiguration.AssetRepresentationMode.current",
      PHPickerConfiguration.AssetRepresentationMode.current.rawValue == 1)
    outcome(
      "PHPickerConfiguration.Selection.continuous", PHPickerConfiguration.Selection.continuous.rawValue == 2)
    outcome("PHPickerConfiguration.Mode.default", PHPickerConfiguration.Mode.default.rawValue == 0)
    outcome("PHPickerCapabilities.selectionActions", PHPickerCapabilities.selectionActions.rawValue == 8)
    outcome("PHPickerConfiguration.init()", PHPickerConfiguration() == PHPickerConfiguration())
    outcome("PHPickerConfiguration.selectionLimit", PHPickerConfiguration().selectionLimit == 1)
    outcome("PHPickerConfiguration.mode", PHPickerConfiguration().mode == .default)
    outcome("PHPickerConfiguration.disabledCapabilities", PHPickerConfiguration().disabledCapabilities == [])
    outcome("PHPickerConfiguration.Update", PHPickerConfiguration.Update() == PHPickerConfiguration.Update())
    outcome(
      "PHPickerConfiguration.Update.edgesWithoutContentMargins",
      PHPickerConfiguration.Update().edgesWithoutContentMargins == nil)
    outcome("PHPickerConfiguration.Update.searchText", PHPickerConfiguration.Update().searchText == nil)
    outcome("PHPickerFilter.panoramas", PHPickerFilter.panoramas.filter == .panoramas)
    outcome("PHPickerFilter.screenRecordings", PHPickerFilter.screenRecordings.filter == .screenRecordings)
    outcome("PHPickerFilter.slomoVideos", PHPickerFilter.slomoVideos.filter == .slomoVideos)
    outcome("PHPickerFilter", PHPickerFilter.images != .videos)
    outcome("PHPickerFilter.livePhotos", PHPickerFilter.livePhotos != .images)
    outcome(
      "PHPickerFilter.all(of:)", PHPickerFilter.all(of: [.images, .bursts]) != .any(of: [.images, .bursts]))
    outcome("PHPickerFilter.not(_:)", PHPickerFilter.not(.images) != .images)
    outcome(
      "PHPickerFilter.playbackStyle(_:)",
      PHPickerFilter.playbackStyle(.video) != .playbackStyle(.imageAnimated))
    outcome(
      "PhotosPickerSelectionBehavior.default",
      PHPickerConfiguration(maxSelectionCount: nil, selectionBehavior: .default).selection == .default)
    outcome(
      "PhotosPickerSelectionBehavior.ordered",
      PHPickerConfiguration(maxSelectionCount: nil, selectionBehavior: .ordered).selection == .ordered)
    outcome(
      "PhotosPickerSelectionBehavior.continuous",
      PHPickerConfiguration(maxSelectionCount: nil, selectionBehavior: .continuous).selection == .continuous)
    outcome(
      "PhotosPickerSelectionBehavior.continuousAndOrdered",
      PHPickerConfiguration(maxSelectionCount: nil, selectionBehavior: .continuousAndOrdered).selection
        == .continuousAndOrdered)
  }
}
