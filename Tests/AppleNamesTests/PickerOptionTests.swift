import AppleNames
import Foundation
import Testing
import UniformTypes

/// Metadata removal, search and preferences of a picker.
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
  func filesWithoutMetadataAreLoaded(options: PHPickerMetadataOptions) async throws {
    let provider = try provider("subtypes/plain.jpg", options)
    #expect(provider.registeredTypeIdentifiers == ["public.jpeg"])
    #expect(try await provider.data(for: .jpeg) == (try Media.data("subtypes/plain.jpg")))
  }

  /// The files of Live Photos are copies and still pair.
  @Test func bothFilesOfALivePhotoAreCopies() async throws {
    let pair = try provider("live/IMG_0002.HEIC", [.removeLocation, .removeCaptions])
    let still = try await pair.data(for: .heic)
    #expect(still.count == (try Media.data("live/IMG_0002.HEIC")).count)
    let photo = try await pair.object(ofClass: PHLivePhoto.self)
    #expect(photo.size.width > 0)
    let motion = try provider("motion/PXL_0001.MP.jpg", .removeCaptions)
    #expect(try await motion.data(for: .jpeg).range(of: Data("ftyp".utf8)) != nil)
  }

  @Test func captionsAreRemoved() async throws {
    let folder = try Folder([("../Details/xmp.jpg", "a.jpg")])
    var configuration = PHPickerConfiguration()
    configuration.metadataOptions = .removeCaptions
    let picker = PHPickerViewController(configuration: configuration)
    picker.delegate = recorder
    try picker.finish(
      picking: [folder.url.appendingPathComponent("a.jpg")], in: PHPhotoLibrary(folder: folder.url))
    let provider = try #require(recorder.calls.last?.first?.itemProvider)
    let whole = try Data(contentsOf: folder.url.appendingPathComponent("a.jpg"))
    let copy = try await provider.data(for: .jpeg)
    #expect(whole.range(of: Data("<dc:title>".utf8)) != nil && copy.range(of: Data("<dc:title>".utf8)) == nil)
  }

  @Test func locationIsRemoved() async throws {
    let name = "headers/located_turned_thumbnail.jpg"
    let source = try #require(CGImageSourceCreateWithData(try Media.data(name) as CFData, nil))
    let properties = CGImageSourceCopyPropertiesAtIndex(source, 0, nil)
    #expect(properties?[kCGImagePropertyGPSDictionary] != nil)
    let data = try await provider(name, .removeLocation).data(for: .jpeg)
    let copy = try #require(CGImageSourceCreateWithData(data as CFData, nil))
    let left = CGImageSourceCopyPropertiesAtIndex(copy, 0, nil)
    #expect(left != nil && left?[kCGImagePropertyGPSDictionary] == nil)
    #expect(try await provider(name, []).data(for: .jpeg) == (try Media.data(name)))
  }

  /// Unsupported formats are not loaded.
  @Test func unremovableMetadataIsAnError() async throws {
    let provider = try provider("headers/synthetic.raf", .removeLocation)
    let type = try #require(provider.registeredTypeIdentifiers.first.flatMap { UTType($0) })
    await #expect(throws: (any Error).self) { _ = try await provider.data(for: type) }
  }

  @Test(arguments: [("live", true), ("plain", false), ("PLAIN.J", false)])
  func searchResultsCanBePicked(text: String, isRefused: Bool) throws {
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
