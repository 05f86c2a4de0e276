import AppleNames
import Foundation
import MediaItems
import Testing

/// Each filter with a matching and a non-matching fixture.
@MainActor @Suite struct FilterTests {
  struct Row: Sendable, CustomTestStringConvertible {
    var name: String
    var filter: PHPickerFilter
    var shown: [String]
    var hidden: [String]
    var testDescription: String { name }
  }

  nonisolated static let rows: [Row] = [
    Row(
      name: "images", filter: .images, shown: ["subtypes/plain.jpg", "live/IMG_0001.JPG"],
      hidden: ["subtypes/plain.mov"]),
    Row(
      name: "videos", filter: .videos, shown: ["subtypes/plain.mov"],
      hidden: ["live/IMG_0001.JPG", "subtypes/animated.gif"]),
    Row(
      name: "livePhotos", filter: .livePhotos, shown: ["live/IMG_0002.HEIC", "bundle/IMG_0003.pvt"],
      hidden: ["subtypes/plain.heic"]),
    Row(
      name: "stills alone", filter: .all(of: [.images, .not(.livePhotos)]), shown: ["subtypes/plain.heic"],
      hidden: ["live/IMG_0002.HEIC", "subtypes/plain.mp4"]),
    Row(
      name: "panoramas", filter: .panoramas, shown: ["subtypes/panorama.jpg"], hidden: ["subtypes/plain.jpg"]),
    Row(
      name: "screenshots", filter: .screenshots, shown: ["subtypes/screenshot.png"],
      hidden: ["subtypes/plain.heic"]),
    Row(
      name: "screenRecordings", filter: .screenRecordings, shown: ["subtypes/screen_recording.mov"],
      hidden: ["subtypes/plain.mov"]),
    Row(
      name: "slomoVideos", filter: .slomoVideos, shown: ["subtypes/slomo_240fps.mov"],
      hidden: ["subtypes/plain.mp4"]),
    Row(
      name: "timelapseVideos", filter: .timelapseVideos, shown: ["subtypes/timelapse.mov"],
      hidden: ["subtypes/plain.mov"]),
    Row(
      name: "depthEffectPhotos", filter: .depthEffectPhotos, shown: ["subtypes/portrait.jpg"],
      hidden: ["subtypes/plain.jpg"]),
    Row(name: "bursts", filter: .bursts, shown: ["subtypes/burst_1.jpg"], hidden: ["subtypes/plain.jpg"]),
    Row(
      name: "cinematicVideos", filter: .cinematicVideos, shown: ["headers/synthetic_cinematic.mov"],
      hidden: ["subtypes/plain.mov"]),
    Row(
      name: "spatialMedia", filter: .spatialMedia, shown: ["headers/synthetic_spatial.mov"],
      hidden: ["subtypes/plain.jpg"]),
    Row(
      name: "animated", filter: .playbackStyle(.imageAnimated), shown: ["subtypes/animated.gif"],
      hidden: ["subtypes/plain.jpg"]),
    Row(
      name: "nested", filter: .any(of: [.all(of: [.videos, .not(.slomoVideos)]), .screenshots]),
      shown: ["subtypes/screenshot.png"], hidden: ["subtypes/slomo_240fps.mov", "subtypes/plain.jpg"]),
    Row(name: "empty any", filter: .any(of: []), shown: [], hidden: ["subtypes/plain.jpg"]),
    Row(name: "empty all", filter: .all(of: []), shown: ["subtypes/plain.mov"], hidden: []),
  ]

  @Test(arguments: rows) func filtersShowAssets(_ row: Row) throws {
    let library = try Media.library.get()
    for (paths, isShown) in [(row.shown, true), (row.hidden, false)] {
      for path in paths {
        var configuration = PHPickerConfiguration()
        configuration.filter = row.filter
        let picker = PHPickerViewController(configuration: configuration)
        var refusal: MediaPicker.Refusal?
        do { try picker.finish(picking: [Media.url(path)], in: library) } catch let error as PHPickerRefusal {
          refusal = error.refusal
        }
        #expect((refusal == nil) == isShown, "\(path)")
        #expect(isShown || refusal == .notShown || refusal == .notKnown, "\(path)")
      }
    }
  }
}
