import AppleNames
import Foundation
import Testing

@MainActor @Suite struct ImagePickerTests {
  final class Recorder: UIImagePickerControllerDelegate, UINavigationControllerDelegate {
    var info: [UIImagePickerController.InfoKey: Any]?
    var isCancelled = false

    func imagePickerController(
      _ picker: UIImagePickerController,
      didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
    ) { self.info = info }

    func imagePickerControllerDidCancel(_ picker: UIImagePickerController) { isCancelled = true }
  }

  /// A delegate with default methods.
  final class Silent: UIImagePickerControllerDelegate, UINavigationControllerDelegate {}

  private let recorder = Recorder()

  private func picker(_ types: [CFString] = [kUTTypeImage]) -> UIImagePickerController {
    let picker = UIImagePickerController()
    picker.mediaTypes = types.map { $0 as String }
    picker.delegate = recorder
    return picker
  }

  private func isCopy(_ url: URL, _ file: URL) -> Bool {
    url != file && FileManager.default.contentsEqual(atPath: url.path, andPath: file.path)
  }

  /// Returns the recorded calls and removes the copies.
  private func told() -> [UIImagePickerController.InfoKey: Any] {
    for key in [UIImagePickerController.InfoKey.imageURL, .mediaURL] {
      if let url = recorder.info?[key] as? URL { try? FileManager.default.removeItem(at: url) }
    }
    return recorder.info ?? [:]
  }

  @Test func aPhotoIsAnImageAndAFile() throws {
    let file = Media.url("subtypes/plain.jpg")
    try picker().finish(picking: file)
    let url = try #require(recorder.info?[.imageURL] as? URL)
    #expect(
      url.pathExtension == "jpeg"
        && isCopy(url, file))
    let info = told()
    #expect(
      info[.mediaType] as? String == "public.image" && info[.mediaURL] == nil && info[.livePhoto] == nil)
    #expect((info[.originalImage] as? UIImage)?.encoded?.data == (try Data(contentsOf: file)))
    #expect(info[.phAsset] == nil && info[.editedImage] == nil && info[.mediaMetadata] == nil)
  }

  @Test func aVideoIsAFile() throws {
    let file = Media.url("subtypes/plain.mov")
    try picker([kUTTypeImage, kUTTypeMovie]).finish(picking: file, in: Media.library.get())
    let url = try #require(recorder.info?[.mediaURL] as? URL)
    #expect(url.pathExtension == "mov" && isCopy(url, file))
    let info = told()
    #expect(info[.mediaType] as? String == "public.movie" && info[.originalImage] == nil)
    #expect((info[.phAsset] as? PHAsset)?.mediaType == .video)
  }

  @Test(arguments: [(false, "public.image"), (true, "com.apple.live-photo")])
  func livePhotosNeedTheirMediaType(isAskedFor: Bool, type: String) throws {
    let picker = picker(isAskedFor ? [kUTTypeImage, kUTTypeLivePhoto] : [kUTTypeImage])
    try picker.finish(picking: Media.url("live/IMG_0001.JPG"), in: Media.library.get())
    let info = told()
    #expect(info[.mediaType] as? String == type && (info[.livePhoto] is PHLivePhoto) == isAskedFor)
    #expect((info[.originalImage] as? UIImage)?.encoded?.data == (try Media.data("live/IMG_0001.JPG")))
  }

  nonisolated static let refused: [(path: String, type: String)] = [
    ("subtypes/plain.mov", "public.image"), ("subtypes/plain.jpg", "public.movie"),
    ("subtypes/nothing.jpg", "public.image"), ("manifest.json", "public.image"),
  ]

  @Test(arguments: refused) func hiddenFilesCannotBePicked(path: String, type: String) {
    let picker = picker([type as CFString])
    #expect(throws: PHPickerRefusal.self) { try picker.finish(picking: Media.url(path)) }
    #expect(recorder.info == nil)
  }

  @Test func cameraPicturesHaveMetadata() throws {
    #expect(!UIImagePickerController.isSourceTypeAvailable(.camera))
    #expect(UIImagePickerController.availableMediaTypes(for: .camera) == nil)
    UIImagePickerController.hasCamera = true
    defer { UIImagePickerController.hasCamera = false }
    #expect(UIImagePickerController.isSourceTypeAvailable(.camera))
    let picker = picker()
    picker.sourceType = .camera
    try picker.finish(taking: Media.url("headers/located_turned_thumbnail.jpg"))
    let info = told()
    let metadata = info[.mediaMetadata] as? [String: Any]
    #expect((metadata?["{TIFF}"] as? [String: Any])?["Model"] as? String == "NIKON D90")
    #expect(info[.imageURL] == nil && info[.originalImage] is UIImage)
  }

  @Test func squarePicturesNeedNoCropping() throws {
    let picker = picker()
    picker.allowsEditing = true
    let square = Media.folder.deletingLastPathComponent().appendingPathComponent(
      "Properties/standard-tags.jpg")
    for (file, isSquare) in [(square, true), (Media.url("subtypes/plain.jpg"), false)] {
      try picker.finish(picking: file)
      let info = told()
      #expect((info[.editedImage] is UIImage) == isSquare)
    }
  }

  @Test func cancelCallsDelegateOrDismisses() {
    let picker = picker()
    picker.cancel()
    #expect(recorder.isCancelled)
    let screen = UIViewController()
    let silent = Silent()
    picker.delegate = silent
    screen.present(picker, animated: true)
    picker.cancel()
    #expect(screen.presentedViewController == nil)
  }

  @Test func keysAreUIKits() {
    #expect(UIImagePickerController.InfoKey.originalImage.rawValue == "UIImagePickerControllerOriginalImage")
    #expect(UIImagePickerController.SourceType.savedPhotosAlbum.rawValue == 2)
    #expect(UIImagePickerController().mediaTypes == ["public.image"])
    let library = UIImagePickerController.availableMediaTypes(for: .photoLibrary)
    #expect(library == ["public.image", "public.movie", "com.apple.live-photo"])
  }
}
