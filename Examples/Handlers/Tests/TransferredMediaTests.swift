import AppleNames
import Foundation
import Testing
import UniformTypeIdentifiers

@MainActor @Suite struct TransferredMediaTests {
  private func item(_ path: String) throws -> PhotosPickerItem {
    let recorder = Recorder()
    var configuration = PHPickerConfiguration()
    configuration.preferredAssetRepresentationMode = .current
    let picker = PHPickerViewController(configuration: configuration)
    picker.delegate = recorder
    try picker.finish(picking: [Fixture.url(path)], in: Fixture.library.get())
    return PhotosPickerItem(try #require(recorder.calls.first?.first))
  }

  @Test func eachKindIsTransferredAsItself() async throws {
    let model = TransferModel()
    await model.load(try item("live/IMG_0001.JPG"))
    guard case .livePhoto(let livePhoto) = model.state else { throw PickingError.notAPhoto }
    #expect(livePhoto.object.identifier == "11111111-AAAA-4AAA-8AAA-000000000001")
    await model.load(try item("subtypes/plain.mp4"))
    guard case .movie(let url) = model.state else { throw PickingError.noFile }
    #expect(
      try Data(contentsOf: url) == (try Fixture.data("subtypes/plain.mp4")) && url.pathExtension == "mp4")
    try FileManager.default.removeItem(at: url)
    // UIKit's class cannot read this image; the type reads every image.
    await model.load(try item("headers/synthetic_animated.webp"))
    guard case .picture(let image) = model.state else { throw PickingError.notAPhoto }
    #expect(image.encoded?.type.identifier == "org.webmproject.webp")
    await model.load(PhotosPickerItem(itemIdentifier: "selected already"))
    guard case .failure(nil) = model.state else { throw PickingError.notAPhoto }
  }

  @Test func aHandlerWithAResult() async throws {
    let model = TransferModel()
    model.loadPicture(from: try item("subtypes/plain.heic"))
    guard case .loading = model.state else { throw PickingError.notAPhoto }
    #expect(try await becomes { if case .picture = model.state { true } else { false } })
    model.loadPicture(from: try item("subtypes/plain.mov"))
    #expect(try await becomes { if case .empty = model.state { true } else { false } })
    #expect(try item("live/IMG_0002.HEIC").supportedContentTypes.contains(.heic))
  }
}
