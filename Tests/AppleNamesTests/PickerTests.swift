import AppleNames
import Foundation
import Testing

@MainActor @Suite struct PickerTests {
  private let recorder = Recorder()

  private func picker(
    _ library: PHPhotoLibrary? = nil, _ change: (inout PHPickerConfiguration) -> Void = { _ in }
  ) -> PHPickerViewController {
    var configuration = library.map { PHPickerConfiguration(photoLibrary: $0) } ?? PHPickerConfiguration()
    change(&configuration)
    let picker = PHPickerViewController(configuration: configuration)
    picker.delegate = recorder
    return picker
  }

  nonisolated static let modes: [(PHPickerConfiguration.AssetRepresentationMode, [String])] = [
    (.automatic, ["public.heic"]), (.current, ["public.heic"]),
    // Representations that need transcoding are not registered.
    (.compatible, []),
  ]

  @Test(arguments: modes) func modesRegister(
    mode: PHPickerConfiguration.AssetRepresentationMode, registered: [String]
  ) throws {
    let picker = picker { $0.preferredAssetRepresentationMode = mode }
    try picker.finish(picking: [Media.url("subtypes/plain.heic")], in: Media.library.get())
    let provider = try #require(recorder.calls.last?.first?.itemProvider)
    #expect(provider.registeredTypeIdentifiers == registered)
    #expect(provider.formsNeedingTranscoding == ["public.jpeg"])
  }

  @Test func identifiersNeedALibrary() throws {
    let library = try Media.library.get()
    let file = [Media.url("subtypes/plain.jpg")]
    try picker().finish(picking: file, in: library)
    try picker(library).finish(picking: file)
    #expect(
      recorder.calls.map { $0.map(\.assetIdentifier) } == [
        [nil], [try Media.identifier("subtypes/plain.jpg")],
      ])
  }

  @Test func orderIsBySelectionOrDate() throws {
    let library = try Media.library.get()
    let files = ["subtypes/screenshot.png", "headers/synthetic_turned.mov", "subtypes/plain.jpg"]
    for isOrdered in [true, false] {
      let picker = picker(library) {
        $0.selectionLimit = 0
        $0.selection = isOrdered ? .ordered : .default
      }
      try picker.finish(picking: files.map(Media.url))
    }
    let expected = try files.map(Media.identifier)
    #expect(recorder.calls[0].map(\.assetIdentifier) == expected)
    let dates = try files.map { (try Media.asset($0)?.creationDate, try Media.identifier($0)) }
    let dated = dates.filter { $0.0 != nil }.sorted { $0.0 ?? .distantPast < $1.0 ?? .distantPast }.map(\.1)
    let found = recorder.calls[1].compactMap(\.assetIdentifier)
    #expect(Set(found) == Set(expected) && found.filter(dated.contains) == dated)
  }

  @Test func continuousSelectionReportsEachTap() throws {
    let library = try Media.library.get()
    let picker = picker(library) {
      $0.selection = .continuousAndOrdered
      $0.selectionLimit = 2
    }
    let (a, b) = (try Media.identifier("subtypes/plain.mov"), try Media.identifier("subtypes/plain.jpg"))
    for identifier in [a, b, a] { try picker.tap(identifier) }
    #expect(recorder.calls.map { $0.map(\.assetIdentifier) } == [[a], [a, b], [b]])
    var update = PHPickerConfiguration.Update()
    update.selectionLimit = 1
    picker.updatePicker(using: update)
    #expect(throws: PHPickerRefusal(asset: a, refusal: .overLimit)) { try picker.tap(a) }
    #expect(throws: PHPickerRefusal(asset: "nobody", refusal: .notThere)) { try picker.tap("nobody") }
    #expect(recorder.calls.count == 3)
  }

  @Test func preselectionNeedsLibraryAndLimit() throws {
    let library = try Media.library.get()
    let wanted = [try Media.identifier("subtypes/plain.jpg")]
    let rows: [(PHPhotoLibrary?, Int, [String])] = [(library, 0, wanted), (library, 1, []), (nil, 0, [])]
    for (own, limit, expected) in rows {
      let picker = picker(own) {
        $0.selectionLimit = limit
        $0.preselectedAssetIdentifiers = wanted
      }
      #expect(picker.selectedAssetIdentifiers == expected)
      picker.cancel(in: library)
      #expect(recorder.calls.last?.compactMap(\.assetIdentifier) == expected)
      #expect(recorder.calls.last?.allSatisfy { $0.itemProvider.registeredTypeIdentifiers.isEmpty } == true)
    }
  }

  @Test func reselectedPreselectedAssetStaysEmpty() throws {
    let library = try Media.library.get()
    let wanted = try Media.identifier("subtypes/plain.jpg")
    let picker = picker(library) {
      $0.selectionLimit = 0
      $0.preselectedAssetIdentifiers = [wanted, "gone"]
    }
    try picker.tap(wanted)
    picker.finish()
    #expect(recorder.calls.last == [])
    try picker.tap(wanted)
    picker.finish()
    #expect(recorder.calls.last?.map(\.itemProvider.registeredTypeIdentifiers) == [[]])
  }

  @Test func withoutALibraryMembersCannotBeChanged() throws {
    let picker = picker { $0.selectionLimit = 0 }
    let library = try Media.library.get()
    let (a, b) = (try Media.identifier("subtypes/plain.mov"), try Media.identifier("subtypes/plain.jpg"))
    try picker.tap(a, in: library)
    try picker.tap(b, in: library)
    picker.deselectAssets(withIdentifiers: [a])
    picker.moveAsset(withIdentifier: b, afterAssetWithIdentifier: nil)
    #expect(picker.selectedAssetIdentifiers == [a, b])
  }

  @Test func resultsAreTheSameOnlyWithTheirProvider() throws {
    let picker = picker(try Media.library.get()) { $0.selectionLimit = 0 }
    try picker.finish(picking: [Media.url("subtypes/plain.mov")])
    picker.finish()
    let (first, second) = (try #require(recorder.calls[0].first), try #require(recorder.calls[1].first))
    #expect(first != second && first.assetIdentifier == second.assetIdentifier)
    #expect(Set([first, second, first]).count == 2)
  }

  @Test func aControllerLoadsOnce() {
    final class Screen: UIViewController {
      var loads = 0
      override func viewDidLoad() {
        super.viewDidLoad()
        loads += 1
      }
    }
    let (outer, inner) = (UIViewController(), Screen())
    #expect(!inner.isViewLoaded)
    for _ in 0..<2 {
      outer.present(inner, animated: true)
      outer.dismiss(animated: true)
    }
    inner.loadViewIfNeeded()
    #expect(inner.isViewLoaded && inner.loads == 1)
  }

  @Test func inPlaceFilesAreAccessible() {
    let file = Media.url("subtypes/plain.jpg")
    #expect(file.startAccessingSecurityScopedResource())
    file.stopAccessingSecurityScopedResource()
    #expect(!URL(fileURLWithPath: "/nowhere/at/all").startAccessingSecurityScopedResource())
  }

  @Test func presenterDismissesPicker() async throws {
    let screen = UIViewController()
    let picker = picker()
    await withCheckedContinuation { done in
      screen.present(picker, animated: true) { done.resume() }
    }
    screen.present(UIViewController(), animated: false)
    picker.cancel()
    #expect(screen.presentedViewController === picker && picker.presentingViewController === screen)
    await withCheckedContinuation { done in picker.dismiss(animated: true) { done.resume() } }
    #expect(screen.presentedViewController == nil && picker.presentingViewController == nil)
  }
}
