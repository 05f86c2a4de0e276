import AppleNames
import Foundation
import Testing

@MainActor @Suite struct SinglePhotoTests {
  private func picker(of screen: SinglePhotoController) throws -> PHPickerViewController {
    screen.choosePhoto()
    return try #require(screen.presentedViewController as? PHPickerViewController)
  }

  @Test func aPhotoIsShown() async throws {
    let screen = SinglePhotoController()
    var wasOnMain: [Bool] = []
    screen.imageDidChange = { wasOnMain.append(MainQueue.isCurrent) }
    try picker(of: screen).finish(
      picking: [Fixture.url("headers/located_turned_thumbnail.jpg")], in: Fixture.library.get())
    #expect(try await becomes { screen.image != nil })
    #expect(screen.presentedViewController == nil)
    #expect(screen.image?.encoded?.data == (try Fixture.data("headers/located_turned_thumbnail.jpg")))
    #expect(screen.image?.imageOrientation == .right && screen.image?.scale == 1)
    #expect(screen.image?.size == CGSize(width: 48, height: 64))
    #expect(wasOnMain == [true])
  }

  @Test func cancelledPickerReturnsNothing() async throws {
    let screen = SinglePhotoController()
    let picker = try picker(of: screen)
    let recorder = Recorder()
    picker.delegate = recorder
    picker.cancel()
    #expect(recorder.calls == [[]])
    #expect(screen.presentedViewController === picker)
    picker.delegate = screen
    picker.cancel()
    #expect(screen.presentedViewController == nil)
    try await Task.sleep(nanoseconds: 50_000_000)
    #expect(screen.image == nil && screen.lastError == nil)
  }

  @Test func unreadablePicturesAreErrors() async throws {
    let screen = SinglePhotoController()
    try picker(of: screen).finish(
      picking: [Fixture.url("headers/synthetic_animated.webp")], in: Fixture.library.get())
    #expect(try await becomes { screen.lastError != nil })
    let error = try #require(screen.lastError as NSError?)
    #expect(error.domain == NSItemProvider.errorDomain && error.code == -1200)
    #expect(screen.image == nil)
  }

  @Test func videosAreNotShownAndNothingIsPickedTwice() throws {
    let screen = SinglePhotoController()
    let picker = try picker(of: screen)
    let library = try Fixture.library.get()
    #expect(throws: PHPickerRefusal(asset: try identifier("subtypes/plain.mov"), refusal: .notShown)) {
      try picker.finish(picking: [Fixture.url("subtypes/plain.mov")], in: library)
    }
    #expect(throws: PHPickerRefusal(asset: try identifier("subtypes/plain.jpg"), refusal: .overLimit)) {
      try picker.finish(
        picking: ["subtypes/plain.heic", "subtypes/plain.jpg"].map(Fixture.url), in: library)
    }
    #expect(picker.selectedAssetIdentifiers.isEmpty && screen.presentedViewController === picker)
  }

  private func identifier(_ path: String) throws -> String {
    try #require(try Fixture.library.get().mediaLibrary?.asset(at: .init(path))).localIdentifier
  }
}
