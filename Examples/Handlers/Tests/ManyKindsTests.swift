import AppleNames
import Foundation
import Testing

@MainActor @Suite struct ManyKindsTests {
  /// The first registered type decides the kind.
  static let rows: [(path: String, kind: PickedMedia.Kind)] = [
    ("subtypes/plain.jpg", .photo), ("subtypes/plain.heic", .photo), ("subtypes/screenshot.png", .photo),
    ("subtypes/animated.gif", .photo), ("subtypes/panorama.jpg", .photo), ("subtypes/portrait.jpg", .photo),
    ("subtypes/plain.mov", .video), ("subtypes/plain.mp4", .video), ("subtypes/slomo_240fps.mov", .video),
    ("subtypes/timelapse.mov", .video), ("subtypes/screen_recording.mov", .video),
    ("live/IMG_0001.JPG", .livePhoto), ("live/IMG_0002.HEIC", .livePhoto),
    ("bundle/IMG_0003.pvt", .livePhoto), ("motion/PXL_0001.MP.jpg", .photo),
  ]

  @Test func everyKindIsStored() async throws {
    let documents = try Folder()
    let list = PickedMediaList()
    var wasOnMain: Set<Bool> = []
    list.willChange = { wasOnMain.insert(MainQueue.isCurrent) }
    var finished: [Bool] = []
    let coordinator = ManyKindsCoordinator(list) { finished.append($0) }
    coordinator.documents = documents.url
    var config = PHPickerConfiguration()
    config.filter = .any(of: [.images, .livePhotos, .videos])
    config.selectionLimit = 0
    config.preferredAssetRepresentationMode = .current
    let picker = PHPickerViewController(configuration: config)
    picker.delegate = coordinator
    try picker.finish(picking: Self.rows.map { Fixture.url($0.path) }, in: Fixture.library.get())
    #expect(finished == [true])
    #expect(try await becomes { list.items.count == Self.rows.count })
    #expect(wasOnMain == [true])
    for kind in [PickedMedia.Kind.photo, .video, .livePhoto] {
      let expected = Self.rows.filter { $0.kind == kind }
      let found = list.items.filter { $0.kind == kind }
      #expect(found.count == expected.count)
      switch kind {
      case .photo:
        let data = Set(found.compactMap { $0.photo?.encoded?.data })
        #expect(data == Set(try expected.map { try Fixture.data($0.path) }))
      case .video:
        #expect(Set(found.compactMap { $0.url?.lastPathComponent }) == Set(try documents.names))
        for row in expected {
          let name = Fixture.url(row.path).lastPathComponent
          let copy = documents.url.appendingPathComponent(name)
          #expect(try Data(contentsOf: copy) == (try Fixture.data(row.path)))
        }
      case .livePhoto:
        #expect(found.allSatisfy { $0.livePhoto?.size == CGSize(width: 64, height: 48) })
      }
    }
    #expect(Set(list.items.map(\.id)).count == Self.rows.count)
    list.deleteAll()
    #expect(list.items.isEmpty)
    #expect(try documents.names.isEmpty)
  }

  @Test func fileOfTheSameNameIsReplaced() async throws {
    let documents = try Folder()
    try Data("older".utf8).write(to: documents.url.appendingPathComponent("plain.mov"))
    let list = PickedMediaList()
    let coordinator = ManyKindsCoordinator(list) { _ in }
    coordinator.documents = documents.url
    let picker = PHPickerViewController(configuration: PHPickerConfiguration())
    picker.delegate = coordinator
    try picker.finish(picking: [Fixture.url("subtypes/plain.mov")], in: Fixture.library.get())
    #expect(try await becomes { list.items.count == 1 })
    #expect(try documents.names == ["plain.mov"])
    #expect(
      try Data(contentsOf: try #require(list.items[0].url)) == (try Fixture.data("subtypes/plain.mov")))
  }

  @Test func cancellingIsReported() {
    let list = PickedMediaList()
    var finished: [Bool] = []
    let coordinator = ManyKindsCoordinator(list) { finished.append($0) }
    let picker = PHPickerViewController(configuration: PHPickerConfiguration())
    picker.delegate = coordinator
    picker.cancel()
    #expect(finished == [false] && list.items.isEmpty)
  }

  @Test func manyPhotosShareOneProgress() async throws {
    let screen = ManyPhotosController()
    screen.choosePhotos()
    let picker = try #require(screen.presentedViewController as? PHPickerViewController)
    let photos = ["subtypes/plain.jpg", "subtypes/plain.heic", "live/IMG_0001.JPG"]
    try picker.finish(picking: photos.map(Fixture.url), in: Fixture.library.get())
    #expect(screen.presentedViewController == nil && screen.progress.totalUnitCount == 3)
    #expect(try await becomes { screen.images.count + screen.failures == 3 })
    #expect(screen.failures == 0)
    #expect(try await becomes { screen.progress.isFinished })
  }
}
