import AppleNames
import Foundation
import Testing

/// Delegates get the selection from a presenter.
@MainActor @Suite(.serialized) struct PresenterTests {
  /// A presenter with a fixed result.
  struct Person: PHPickerPresenter {
    var answer: Result<[String]?, any Error>
    var seen: @MainActor (PHPickerViewController, URL) -> Void = { _, _ in }

    func selection(for picker: PHPickerViewController, in folder: URL) async throws -> [String]? {
      seen(picker, folder)
      return try answer.get()
    }
  }

  struct Broken: Error {}

  private let recorder = Recorder()

  private func picker(_ change: (inout PHPickerConfiguration) -> Void = { _ in }) throws
    -> PHPickerViewController
  {
    var configuration = PHPickerConfiguration(photoLibrary: try Media.library.get())
    configuration.selectionLimit = 2
    configuration.selection = .ordered
    change(&configuration)
    let picker = PHPickerViewController(configuration: configuration)
    picker.delegate = recorder
    return picker
  }

  @Test func delegateGetsSelection() async throws {
    let wanted = try ["subtypes/plain.jpg", "live/IMG_0001.JPG"].map(Media.identifier)
    var folder: URL?
    try await picker().show(by: Person(answer: .success(wanted)) { folder = $1 })
    #expect(recorder.calls.map { $0.map(\.assetIdentifier) } == [wanted])
    #expect(folder?.lastPathComponent == "Media")
  }

  @Test func cancellingReturnsEmptySelection() async throws {
    try await picker().show(by: Person(answer: .success(nil)))
    #expect(recorder.calls.map(\.count) == [0])
  }

  @Test func hiddenAssetsAreRefused() async throws {
    let picker = try picker { $0.filter = .videos }
    let wanted = [try Media.identifier("subtypes/plain.jpg")]
    await #expect(throws: PHPickerRefusal.self) {
      try await picker.show(by: Person(answer: .success(wanted)))
    }
    #expect(recorder.calls.isEmpty)
  }

  @Test func preselectedItemsCanBeDeselected() async throws {
    let first = try Media.identifier("subtypes/plain.jpg")
    let second = try Media.identifier("live/IMG_0001.JPG")
    let picker = try picker { $0.preselectedAssetIdentifiers = [first] }
    try await picker.show(by: Person(answer: .success([second])))
    #expect(recorder.calls.map { $0.map(\.assetIdentifier) } == [[second]])
    #expect(recorder.calls[0][0].itemProvider.registeredTypeIdentifiers.isEmpty == false)
  }

  @Test(arguments: [true, false]) func presentingCallsThePresenter(works: Bool) async throws {
    let wanted = [try Media.identifier("subtypes/plain.jpg")]
    let picker = try picker()
    // The default is global, and other tests also present pickers.
    picker.presenter = Person(answer: works ? .success(wanted) : .failure(Broken()))
    UIViewController().present(picker, animated: false)
    while recorder.calls.isEmpty { await Task.yield() }
    #expect(recorder.calls.map { $0.map(\.assetIdentifier) } == [works ? wanted : []])
    #expect((picker.presentationFailure is Broken) != works)
  }

  @Test func withoutPresenterNothingIsShown() async throws {
    let picker = try picker()
    UIViewController().present(picker, animated: false)
    for _ in 0..<50 { await Task.yield() }
    #expect(recorder.calls.isEmpty)
  }
}
