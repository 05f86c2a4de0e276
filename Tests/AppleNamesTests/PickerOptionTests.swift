import AppleNames
import Foundation
import Testing
import UniformTypes

/// What a picker leaves out, searches for and prefers.
@MainActor @Suite struct PickerOptionTests {
  private let recorder = Recorder()

  private func provider(_ fixture: String, _ options: PHPickerMetadataOptions) throws -> NSItemProvider {
    var configuration = PHPickerConfiguration()
    configuration.metadataOptions = options
    let picker = PHPickerViewController(configuration: configuration)
    picker.delegate = recorder
    try picker.finish(picking: [Media.url(fixture)], in: Media.library.get())
    return try #require(recorder.calls.last?.first?.itemProvider)
  }

  @Test(arguments: [
    PHPickerMetadataOptions.removeLocation, .removeCaptions, [.removeLocation, .removeCaptions],
  ])
  func whatHoldsNothingOfItIsHandedOver(options: PHPickerMetadataOptions) async throws {
    let provider = try provider("subtypes/plain.jpg", options)
    #expect(provider.registeredTypeIdentifiers == ["public.jpeg"])
    #expect(try await provider.data(for: .jpeg) == (try Media.data("subtypes/plain.jpg")))
  }

  @Test func bothFilesOfALivePhotoAreLookedAt() async throws {
    let pair = try provider("live/IMG_0002.HEIC", .removeCaptions)
    #expect(try await pair.data(for: .heic) == (try Media.data("live/IMG_0002.HEIC")))
    // The movie in the picture's file is not read by itself.
    let motion = try provider("motion/PXL_0001.MP.jpg", .removeCaptions)
    await #expect(throws: (any Error).self) { _ = try await motion.data(for: .jpeg) }
  }

  @Test func captionsAreHeldBack() async throws {
    let folder = try Folder([("../Details/xmp.jpg", "a.jpg")])
    var configuration = PHPickerConfiguration()
    configuration.metadataOptions = .removeCaptions
    let picker = PHPickerViewController(configuration: configuration)
    picker.delegate = recorder
    try picker.finish(
      picking: [folder.url.appendingPathComponent("a.jpg")], in: PHPhotoLibrary(folder: folder.url))
    let provider = try #require(recorder.calls.last?.first?.itemProvider)
    #expect(provider.registeredTypeIdentifiers == ["public.jpeg"])
    await #expect(throws: (any Error).self) { _ = try await provider.data(for: .jpeg) }
  }

  @Test func whatHoldsItIsHeldBack() async throws {
    let provider = try provider("headers/located_turned_thumbnail.jpg", .removeLocation)
    #expect(provider.registeredTypeIdentifiers == ["public.jpeg"])
    await #expect(throws: (any Error).self) { _ = try await provider.data(for: .jpeg) }
    let whole = try self.provider("headers/located_turned_thumbnail.jpg", [])
    #expect(try await !whole.data(for: .jpeg).isEmpty)
  }

  @Test(arguments: [("live", true), ("plain", false), ("PLAIN.J", false)])
  func whatIsSearchedForCanBePicked(text: String, isRefused: Bool) throws {
    var configuration = PHPickerConfiguration()
    configuration.searchText = PHPickerSearchText(text)
    let picker = PHPickerViewController(configuration: configuration)
    picker.delegate = recorder
    let file = Media.url("subtypes/plain.jpg")
    if isRefused {
      #expect(throws: PHPickerRefusal.self) { try picker.finish(picking: [file], in: Media.library.get()) }
    } else {
      try picker.finish(picking: [file], in: Media.library.get())
      #expect(recorder.calls.last?.count == 1)
    }
  }

  @Test func aSearchIsChangedByUpdates() {
    let picker = PHPickerViewController(configuration: PHPickerConfiguration())
    var update = PHPickerConfiguration.Update()
    update.searchText = PHPickerSearchText("a")
    picker.updatePicker(using: update)
    #expect(picker.configuration.searchText == PHPickerSearchText("a"))
    picker.updatePicker(using: PHPickerConfiguration.Update())
    #expect(picker.configuration.searchText == PHPickerSearchText("a"))
  }

  typealias Policy = PhotosPickerItem.EncodingDisambiguationPolicy

  nonisolated static let policies: [(Policy, PHPickerConfiguration.AssetRepresentationMode)] = [
    (.automatic, .automatic), (.current, .current), (.compatible, .compatible),
  ]

  @Test(arguments: policies) func policiesAreModes(
    policy: Policy, mode: PHPickerConfiguration.AssetRepresentationMode
  ) {
    let configuration = PHPickerConfiguration(maxSelectionCount: nil, preferredItemEncoding: policy)
    #expect(configuration.preferredAssetRepresentationMode == mode && configuration.selectionLimit == 0)
  }
}
